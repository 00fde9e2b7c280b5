import type { InputOf } from '#kit/contract/endpoint.ts';
import { addMonths } from '#kit/rules/hari.ts';
import { negate, rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf, invariant } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { zip } from '#kit/rules/lists.ts';
import type { BodyOf, CancelBodyOf, HeldOf } from '#areas/buku/contract/document-types.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { saveBatalDokumen } from '#areas/buku/server/dokumen.table.ts';
import { insertDocument, lockDocument } from '#areas/buku/server/document/document.table.ts';
import { findParent } from '#areas/buku/server/document/parent.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import { serveDocument } from '#areas/buku/server/document/serve-document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import {
  remajaDocument,
  type hitungRemajaEndpoint,
} from '#areas/hutang/contract/remaja.document.ts';
import { hitungBunga } from '#areas/hutang/rules/bunga.ts';
import { bukuRemaja, hitungSelisih, periksaPokok } from '#areas/hutang/rules/hutang.ts';
import { salesOf } from '#areas/hutang/server/dasar.query.ts';
import { nilaiJaminan, pokokOf, tabelPokok, type Hutang } from '#areas/hutang/server/hitung.ts';
import { asksOf, termsOf, type Syarat } from '#areas/hutang/server/hutang.ts';
import { uangKeluar, uangMasuk } from '#areas/hutang/server/uang-hutang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

type Words = typeof remajaDocument.words;
type Typed = BodyOf<Words, 'remaja'>;

/** The goods valued anew, what was agreed, and the difference that is paid (D-35.10). */
async function weigh(on: Sql, typed: Syarat, ctx: Ctx, hutang: Hutang) {
  const dinilai = await nilaiJaminan(on, hutang.detail_barang, ctx);
  const terms = termsOf(typed, dinilai, ctx);
  const owed = hitungBunga(pokokOf(hutang), ctx.hari);
  const sums = {
    jumlah_lama: hutang.jumlah_hutang,
    bunga_rp: owed.bunga_rp,
    admin: terms.admin,
    jumlah_hutang: terms.jumlah_hutang,
  };
  const selisih = hitungSelisih(sums);
  const arah = selisih < 0 ? ('KELUAR' as const) : ('MASUK' as const);
  const jumlah = selisih < 0 ? negate(selisih) : selisih;
  const today = ctx.param(hutangParam.JATUH_TEMPO_PEREMAJAAN) === 'HARI_INI';
  const dasar_tempo = today ? ctx.hari : hutang.tgl_jatuh_tempo;
  const tgl_jatuh_tempo = addMonths(dasar_tempo, terms.lama_bulan);
  return { dinilai, terms, owed, sums, arah, jumlah, dasar_tempo, tgl_jatuh_tempo };
}
type Weighed = Awaited<ReturnType<typeof weigh>>;

/** The old loan is closed with its interest, a new one stands on the same goods (D-16.3, D-35.10). */
async function renew(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const of = await weigh(tx, typed, ctx, hutang);
  const { terms, dinilai, owed, sums, arah, jumlah } = of;
  const raised = terms.jumlah_hutang > hutang.jumlah_hutang;
  const same = terms.jumlah_hutang === hutang.jumlah_hutang;
  refuseIf(
    periksaPokok(terms.jumlah_hutang, terms.admin, {
      plafond: raised ? dinilai.plafond : terms.jumlah_hutang,
      mayExceed: ctx.param(hutangParam.PLAFOND_BOLEH_LEWAT),
      table: same ? null : tabelPokok(dinilai.dasar, ctx),
    }),
  );
  const move = arah === 'MASUK' ? uangMasuk : uangKeluar;
  const { pembayaran, kembali, lines } = await move(tx, typed.pembayaran, jumlah, ctx);
  const no_hutang_baru = await takeNomor(tx, ctx.kode_toko, 'HT', ctx.hari);
  return {
    head: {
      nama_customer: hutang.nama_customer,
      no_hutang_baru,
      ...sums,
      dari_tgl: hutang.bunga_dibayar_sampai,
      lama_pinjam: owed.lama_pinjam,
      hari_bunga: owed.hari_bunga,
      bunga_terhitung: owed.bunga_rp,
      arah,
      jumlah,
      kembali,
      tgl_jatuh_tempo: of.tgl_jatuh_tempo,
    },
    parts: { pembayaran },
    postings: bukuRemaja(sums, lines),
    asks: await asksOf(tx, terms, dinilai, hutang.kode_customer, ctx, raised),
    also: () => standAnew(tx, no_hutang_baru, hutang, of, ctx),
  };
}

/** The new loan: the same person and goods, valued today, paid up to where the old one was. */
async function standAnew(
  tx: Tx,
  no: string,
  hutang: Hutang,
  { dinilai, terms, owed, arah, jumlah, dasar_tempo, tgl_jatuh_tempo }: Weighed,
  ctx: Ctx,
): Promise<void> {
  const paid = owed.sampai > ctx.hari ? owed.sampai : ctx.hari;
  const { taksiran, plafond } = dinilai;
  const row = {
    no_faktur_hutang: no,
    kode_sales: (await salesOf(tx, ctx)) ?? hutang.kode_sales,
    kode_customer: hutang.kode_customer,
    nama_customer: hutang.nama_customer,
    alamat_customer: hutang.alamat_customer,
    no_hp: hutang.no_hp,
    no_ktp: hutang.no_ktp,
    foto_customer: hutang.foto_customer,
    qty: hutang.qty,
    berat: hutang.berat,
    murni: hutang.murni,
    ...terms,
    // Days that the old loan was paid for are never charged again, nor least days (D-35.10).
    hari_minimal: 0,
    taksiran,
    plafond,
    dasar_tempo,
    tgl_jatuh_tempo,
    dibayar: arah === 'KELUAR' ? jumlah : rp(0),
    bunga_dibayar_sampai: paid,
    mulai_bunga: paid,
    keterangan: hutang.keterangan,
    jenis: 'PEREMAJAAN',
    no_hutang_lama: hutang.no_faktur_hutang,
    tunggu: false,
  };
  const lines = zip(hutang.detail_barang, dinilai.nilai).map(([{ urut: _, ...one }, nilai]) => ({
    ...one,
    ...nilai,
  }));
  await insertDocument(tx, hutangDocument.words, { row, lines }, ctx);
  const { no_ktp: __, ...sesudah } = row;
  tx.audit({ tindakan: 'HUTANG', tabel: 'hutang', kunci: no, sesudah });
}

/** The new loan goes with it, as long as nothing was done on that; the old one runs again (D-35.18). */
async function undo(
  tx: Tx,
  held: HeldOf<Words>,
  ctx: Ctx,
  _: Hutang,
  { alasan }: CancelBodyOf<Words>,
) {
  const no = held.no_hutang_baru;
  const row = await lockDocument(tx, hutangDocument.words, ctx.kode_toko, no);
  invariant(row, `${no} was made by a renewal`);
  const says = refusalsOf(hutangDocument.words);
  conflictIf((row.no_terakhir ?? null) !== null, says.wentOn(row.no_terakhir ?? ''));
  conflictIf(row.status !== 'AKTIF', says.inState(row));
  return {
    also: async () => {
      const table = { tabel: 'hutang', nomor: 'no_faktur_hutang' };
      await saveBatalDokumen(tx, table, { no, no_batal: null, alasan }, ctx);
      const sesudah = { ...row, status: 'CANC', alasan_batal: alasan };
      tx.audit({ tindakan: 'BATAL', tabel: 'hutang', kunci: no, sebelum: row, sesudah });
    },
  };
}

export const remaja = serveDocument(remajaDocument, {
  makes: { remaja: renew },
  parts: { pembayaran: PAYS },
  undo,
});

/** A renewal worked out, nothing kept; left empty it is the principal of now. */
export async function hitungRemaja(
  on: Sql,
  { params, body }: InputOf<typeof hitungRemajaEndpoint>,
  ctx: Ctx,
) {
  const hutang = await findParent(on, hutangDocument, params.induk, ctx);
  const typed = { ...body, jumlah_hutang: body.jumlah_hutang ?? hutang.jumlah_hutang };
  const { dinilai, terms, owed, arah, jumlah, tgl_jatuh_tempo } = await weigh(
    on,
    typed,
    ctx,
    hutang,
  );
  const { bunga, admin, lama_bulan } = terms;
  const { hari_bunga, bunga_rp } = owed;
  return {
    plafond: dinilai.plafond,
    bunga,
    admin,
    lama_bulan,
    hari_bunga,
    bunga_rp,
    arah,
    jumlah,
    tgl_jatuh_tempo,
  };
}
