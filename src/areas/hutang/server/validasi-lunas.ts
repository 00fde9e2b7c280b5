import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf, invariant } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { keluarBanyak } from '#areas/buku/server/keluar/keluar.ts';
import {
  listLines,
  lockDocument,
  saveDocument,
} from '#areas/buku/server/document/document.table.ts';
import { needOther } from '#areas/buku/server/document/need-other.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import type { HeldOf } from '#areas/buku/contract/document-types.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import type {
  batalLunasEndpoint,
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { bukuLunas, type Gadai } from '#areas/hutang/rules/hutang.ts';
import { bukuPutus } from '#areas/hutang/rules/putus.ts';
import { gadaiOf } from '#areas/hutang/server/hitung.ts';
import { lunas } from '#areas/hutang/server/lunas.ts';
import { sahkanBeli } from '#areas/pembelian/server/validasi-pembelian.ts';
import { bukuBulat, bukuKeluar, bukuMasuk } from '#areas/hutang/server/uang-hutang.ts';
import {
  adaPemegangLaci,
  bayarTunggu,
  dibayarkan,
  findTungguLunas,
  holdHutang,
  listTungguLunas,
  lunasOf,
} from '#areas/hutang/server/validasi-lunas.query.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Held = HeldOf<typeof lunasDocument.words>;

const TIDAK_VALIDASI = refusals({
  USER_TIDAK_BISA: { field: 'user_id', message: 'User Tidak Ditemukan Atau Tidak Memegang Laci' },
  USER_LAIN: { field: 'user_id', message: 'Laci User Lain Hanya Dipilih SPV Ke Atas' },
  NOMOR_GANDA: { field: 'no_faktur_hutangs', message: 'No Hutang Tidak Boleh Ganda' },
});

export const daftarTunggu = (
  on: Sql,
  { query }: InputOf<typeof tungguLunasEndpoint>,
  { kode_toko }: Ctx,
) => listTungguLunas(on, kode_toko, query.kode_sales);

export async function detailTunggu(
  on: Sql,
  { query }: InputOf<typeof detailLunasEndpoint>,
  { kode_toko }: Ctx,
) {
  const row = await findTungguLunas(on, kode_toko, query.deskripsi);
  if (!row) throw missing(refusalsOf(lunasDocument.words).missing);
  return { ...row, pembayaran: (await bayarTunggu(on, kode_toko, row.no_lunas)) ?? [] };
}

/** The money of all of them has come, or of none: now the goods are handed over (D-35.13). */
export async function validasiLunas(
  tx: Tx,
  { body }: InputOf<typeof validasiLunasEndpoint>,
  ctx: Ctx,
) {
  const { no_faktur_hutangs: nos, user_id } = body;
  refuseIf(new Set(nos).size === nos.length ? [] : [TIDAK_VALIDASI.NOMOR_GANDA]);
  const other = user_id !== ctx.user_id;
  refuseIf(other && !setidaknya(ctx.level, 'SPV') ? [TIDAK_VALIDASI.USER_LAIN] : []);
  const holds = await adaPemegangLaci(tx, ctx.kode_toko, user_id);
  refuseIf(holds ? [] : [TIDAK_VALIDASI.USER_TIDAK_BISA]);
  const held = await holdHutang(tx, ctx.kode_toko, nos);
  const waits = new Set(
    held.filter(({ status }) => status === 'TUNGGU').map((one) => one.no_faktur_hutang),
  );
  const gone = nos.find((no) => !waits.has(no));
  conflictIf(gone !== undefined, {
    code: 'HUTANG_TIDAK_MENUNGGU',
    message: sentence('Pelunasan Hutang {no} Tidak Menunggu Validasi', { no: gone ?? '' }),
  });
  // What the sold goods of them all bring to customers is one sum of that person's day (D-51.6).
  await keluarBanyak(tx, await dibayarkan(tx, ctx.kode_toko, nos), user_id, ctx);
  for (const no of nos) await take(tx, no, user_id, ctx);
  return { divalidasi: nos.length, no_faktur_hutangs: nos };
}

async function take(tx: Tx, no_faktur_hutang: string, user_id: string, ctx: Ctx): Promise<void> {
  const no = await lunasOf(tx, ctx.kode_toko, no_faktur_hutang);
  const held = no && (await lockDocument(tx, lunasDocument.words, ctx.kode_toko, no));
  invariant(held, `${no_faktur_hutang} waits for its redemption`);
  needOther([held], ctx);
  const bayar = held.bayar?.baris ?? [];
  await saveDocument(tx, lunasDocument.words, { no, status: 'DONE', valid_by: user_id }, ctx, [
    'valid_at',
  ]);
  await saveDocument(tx, hutangDocument.words, { no: no_faktur_hutang, status: 'LUNAS' }, ctx);
  await PAYS.write(tx, no, bayar, ctx);
  const pledged = await listLines(tx, hutangDocument.words, ctx.kode_toko, no_faktur_hutang);
  await catatBuku(
    tx,
    {
      no_bukti: no,
      kode_transaksi: 'LUNAS',
      keterangan: held.nama_customer,
      baris: await bukuOf(tx, held, bayar, gadaiOf(pledged), ctx),
    },
    { ...ctx, user_id },
  );
  if (held.no_faktur_beli) await sahkanBeli(tx, held.no_faktur_beli, { ...ctx, user_id });
  const sesudah = { ...held, status: 'DONE', valid_by: user_id };
  tx.audit({ tindakan: 'VALIDASI', tabel: 'hutang_lunas', kunci: no, sebelum: held, sesudah });
}

async function bukuOf(
  tx: Tx,
  held: Held,
  bayar: readonly BayarJadi[],
  goods: readonly Gadai[],
  ctx: Ctx,
) {
  const move = held.arah === 'MASUK' ? bukuMasuk : bukuKeluar;
  const money = [...(await move(tx, bayar, ctx)), ...bukuBulat(held.pembulatan_tunai)];
  return held.jenis === 'TEBUS' ? bukuLunas(held, money, goods) : bukuPutus(held, money, goods);
}

/** By the number of the loan: its one redemption that stands, or that waits. */
export async function batalLunas(
  tx: Tx,
  { params, body }: InputOf<typeof batalLunasEndpoint>,
  ctx: Ctx,
) {
  const no = await lunasOf(tx, ctx.kode_toko, params.no);
  if (!no) throw missing(refusalsOf(lunasDocument.words).missing);
  return lunas.cancel(tx, { no, induk: params.no }, body, ctx);
}
