import { addMonths } from '#kit/rules/hari.ts';
import { negate, plus, rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { zip } from '#kit/rules/lists.ts';
import type { CancelBodyOf, GivenOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { cancelInner, lockInner } from '#areas/dokumen/server/inner-document.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { hitungBunga, hitungTambahan } from '#areas/hutang/rules/bunga.ts';
import { bukuRemaja, hitungSelisih, periksaPokok } from '#areas/hutang/rules/hutang.ts';
import { salesOf } from '#areas/hutang/server/dasar.query.ts';
import { nilaiJaminan, pokokOf, tabelPokok, type Hutang } from '#areas/hutang/server/hitung.ts';
import { kartuHutang } from '#areas/hutang/server/kartu-hutang.ts';
import { batasPokok, hutang as loans, setujuPokok } from '#areas/hutang/server/hutang.ts';
import { figuresOf, termsOf } from '#areas/hutang/server/syarat.ts';
import { izinPeminjam } from '#areas/hutang/server/yang-datang.ts';
import { uangKeluar, uangMasuk } from '#areas/hutang/server/uang-hutang.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

type Words = typeof remajaDocument.spec;
type Typed = GivenOf<Words, 'remaja'>;

/** The goods valued today, what was agreed (the principal of now where none is typed), and the difference (D-35.10). */
async function weigh(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const dinilai = await nilaiJaminan(tx, hutang.detail_barang, ctx);
  const jumlah_hutang = typed.jumlah_hutang ?? hutang.jumlah_hutang;
  const terms = termsOf({ ...typed, jumlah_hutang }, dinilai, ctx);
  const owed = hitungBunga(pokokOf(hutang), ctx.hari);
  const { jumlah_hutang: jumlah_lama } = hutang;
  const tambahan = hitungTambahan({ ...terms, jumlah_lama }, ctx.hari, owed.sampai);
  const sums = {
    jumlah_lama,
    bunga_rp: plus(owed.bunga_rp, tambahan.bunga_tambahan),
    admin: terms.admin,
    jumlah_hutang: terms.jumlah_hutang,
  };
  const selisih = hitungSelisih(sums);
  const arah = selisih < 0 ? ('KELUAR' as const) : ('MASUK' as const);
  const jumlah = selisih < 0 ? negate(selisih) : selisih;
  const today = ctx.param(hutangParam.JATUH_TEMPO_PEREMAJAAN) === 'HARI_INI';
  const dasar_tempo = today ? ctx.hari : hutang.tgl_jatuh_tempo;
  const tgl_jatuh_tempo = addMonths(dasar_tempo, terms.lama_bulan);
  return { dinilai, terms, owed, tambahan, sums, arah, jumlah, dasar_tempo, tgl_jatuh_tempo };
}
type Weighed = Awaited<ReturnType<typeof weigh>>;

/** The old loan is closed with its interest, a new one is made on the same goods (D-16.3, D-35.10). */
async function renew(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const of = await weigh(tx, typed, ctx, hutang);
  const { terms, dinilai, owed, sums, arah, jumlah } = of;
  const { plafond } = dinilai;
  const raised = terms.jumlah_hutang > hutang.jumlah_hutang;
  const same = terms.jumlah_hutang === hutang.jumlah_hutang;
  // Who brings money is anybody; what is lent more is lent to the borrower (D-51.7).
  const siapa = izinPeminjam(tx, hutang, typed, ctx, raised || arah === 'KELUAR');
  const money = await (arah === 'MASUK' ? uangMasuk : uangKeluar)(
    tx,
    typed.pembayaran,
    jumlah,
    ctx,
  );
  const refusals = [
    ...siapa.refusals,
    ...periksaPokok(terms.jumlah_hutang, terms.admin, {
      plafond: raised ? plafond : terms.jumlah_hutang,
      mayExceed: ctx.param(hutangParam.PLAFOND_BOLEH_LEWAT),
      table: same ? null : tabelPokok(dinilai.dasar, ctx),
    }),
    ...money.refusals,
  ];
  const { pembayaran, kembali, lines, pembulatan_tunai } = money;
  const kartu = await kartuHutang(tx, hutang, arah === 'KELUAR' ? pembayaran : [], ctx);
  return {
    head: {
      nama_customer: hutang.nama_customer,
      ...sums,
      dari_tgl: hutang.bunga_dibayar_sampai,
      lama_pinjam: owed.lama_pinjam,
      hari_bunga: owed.hari_bunga,
      ...of.tambahan,
      bunga_terhitung: sums.bunga_rp,
      arah,
      jumlah,
      kembali,
      pembulatan_tunai,
      tgl_jatuh_tempo: of.tgl_jatuh_tempo,
      ...siapa.head,
      kartu_kembali_rp: kartu.kartu_kembali_rp,
    },
    tells: () => ({ plafond, bunga: terms.bunga, lama_bulan: terms.lama_bulan }),
    parts: { pembayaran },
    inner: {
      no_hutang_baru: loans.inner('hutang', await renewed(tx, hutang, { ...of, raised }, ctx)),
    },
    postings: bukuRemaja(sums, lines),
    refusals,
    asks: [...siapa.asks, ...kartu.asks],
    ...(siapa.afterNumber && { afterNumber: siapa.afterNumber }),
    // Who renews without raising lends nothing more.
    pays: raised ? { pokok: { jumlah: terms.jumlah_hutang, ...batasPokok(ctx) } } : {},
  };
}

/** The new loan: the same person and goods, valued today, paid up to where the old one was. */
async function renewed(tx: Tx, hutang: Hutang, of: Weighed & { raised: boolean }, ctx: Ctx) {
  const { dinilai, terms, owed, arah, jumlah, dasar_tempo, tgl_jatuh_tempo } = of;
  const paid = owed.sampai > ctx.hari ? owed.sampai : ctx.hari;
  const { taksiran, plafond } = dinilai;
  const { kode_customer, nama_customer, alamat_customer, no_hp, no_ktp, foto_customer } = hutang;
  const { qty, berat, murni, keterangan } = hutang;
  return {
    head: {
      kode_sales: (await salesOf(tx, ctx)) ?? hutang.kode_sales,
      kode_customer,
      nama_customer,
      alamat_customer,
      no_hp,
      no_ktp,
      foto_customer,
      qty,
      berat,
      murni,
      keterangan,
      ...terms,
      // Days that the old loan was paid for are never charged again, nor least days (D-35.10).
      hari_minimal: 0,
      taksiran,
      plafond,
      dasar_tempo,
      tgl_jatuh_tempo,
      dibayar: arah === 'KELUAR' ? jumlah : rp(0),
      pembulatan_tunai: rp(0),
      bunga_dibayar_sampai: paid,
      mulai_bunga: paid,
      jenis: 'PEREMAJAAN' as const,
      no_hutang_lama: hutang.no_faktur_hutang,
      pokok_lama: hutang.jumlah_hutang,
      setuju_pokok: of.raised ? setujuPokok(terms.jumlah_hutang, ctx) : null,
      tunggu: false,
      valid_by: null,
      valid_at: null,
      duplikat_ke: 0,
    },
    lines: zip(hutang.detail_barang, dinilai.nilai).map(([{ urut: _, ...one }, nilai]) => ({
      ...one,
      ...nilai,
    })),
    parts: { pembayaran: [], akta: [] },
    figures: figuresOf(tx, terms, dinilai, kode_customer, ctx),
    // The renewal books both: the old loan that ends, and this one.
    postings: [],
  };
}

/** The new loan is cancelled with it, as long as nothing was done on that; the old one runs again (D-35.18). */
async function undo(
  tx: Tx,
  held: HeldOf<Words>,
  ctx: Ctx,
  hutang: Hutang,
  { alasan }: CancelBodyOf<Words>,
) {
  const { spec } = hutangDocument;
  const row = await lockInner(tx, spec, held.no_hutang_baru, ctx);
  return {
    afterNumber: async (no_batal: string) => {
      await cancelInner(tx, spec, row, alasan, ctx);
      await kabariBatal(tx, milikDokumen(hutang, held.no_remaja, held.jumlah), no_batal, ctx);
    },
  };
}

export const remaja = serveDocument(remajaDocument, {
  makes: { remaja: renew },
  parts: { pembayaran: PAYS },
  undo,
});
