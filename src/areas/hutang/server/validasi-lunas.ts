import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf, invariant } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { keluarBanyak } from '#areas/buku/server/keluar/keluar.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import type {
  batalLunasEndpoint,
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { lunas } from '#areas/hutang/server/lunas.ts';
import {
  adaPemegangLaci,
  dibayarkan,
  dibeliTunggu,
  findTungguLunas,
  holdHutang,
  listTungguLunas,
  lunasOf,
} from '#areas/hutang/server/validasi-lunas.query.ts';
import { askHargaTurun } from '#areas/pembelian/server/tunggu/harga-turun.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

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
  ctx: Ctx,
) {
  const row = await findTungguLunas(on, ctx.kode_toko, query.deskripsi);
  if (!row) throw missing(refusalsOf(lunasDocument.spec).missing);
  const at = { no: row.no_lunas, induk: row.no_faktur_hutang };
  return { ...row, pembayaran: (await lunas.read(on, at, ctx)).pembayaran };
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
  const { kode_toko } = ctx;
  const asks = await askHargaTurun(tx, await dibeliTunggu(tx, kode_toko, nos), ctx);
  await keluarBanyak(tx, await dibayarkan(tx, kode_toko, nos), user_id, asks, ctx);
  for (const no of nos) await take(tx, no, user_id, ctx);
  return { divalidasi: nos.length, no_faktur_hutangs: nos };
}

async function take(tx: Tx, induk: string, user_id: string, ctx: Ctx): Promise<void> {
  const no = await lunasOf(tx, ctx.kode_toko, induk);
  invariant(no, `${induk} waits for its redemption`);
  await lunas.step(tx, 'validasi', { no, induk }, { user_id }, ctx);
}

/** By the number of the loan: its one redemption that is valid, or that waits. */
export async function batalLunas(
  tx: Tx,
  { params, body }: InputOf<typeof batalLunasEndpoint>,
  ctx: Ctx,
) {
  const no = await lunasOf(tx, ctx.kode_toko, params.no);
  if (!no) throw missing(refusalsOf(lunasDocument.spec).missing);
  return lunas.cancel(tx, { no, induk: params.no }, body, ctx);
}
