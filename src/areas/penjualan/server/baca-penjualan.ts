import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { pageOf, windowOf } from '#kit/server/page.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import type {
  cetakUlangJualEndpoint,
  daftarPenjualanEndpoint,
} from '#areas/penjualan/contract/penjualan.api.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { daftarPenjualanQuery } from '#areas/penjualan/server/daftar-penjualan.query.ts';
import { readDokumen } from '#areas/penjualan/server/dokumen-penjualan.ts';
import { addCetak, findPenjualan, lockPenjualan } from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaDilihat, hariDilihat } from '#areas/toko/server/hari-dilihat.ts';

/** The list of sales, of the days that this person may look at. */
export async function daftarPenjualan(
  on: Sql,
  { query }: InputOf<typeof daftarPenjualanEndpoint>,
  ctx: Ctx,
) {
  const window = windowOf(query);
  const cari = { ...query, ...window, ...hariDilihat(query, ctx) };
  const rows = await on.many(daftarPenjualanQuery(ctx.kode_toko, cari));
  return pageOf(rows, window, ['batal', 'qty', 'berat', 'grand_total']);
}

export async function bacaPenjualan(on: Sql, no: string, ctx: Ctx) {
  const head = await findPenjualan(on, ctx.kode_toko, no);
  if (!head || !bisaDilihat(head.tgl_system, ctx)) throw missing(TIDAK_JUAL.PENJUALAN_TIDAK_ADA);
  return readDokumen(on, ctx.kode_toko, head);
}

/** A copy of the nota, of a sale that this person may look at. */
export async function cetakUlangPenjualan(
  tx: Tx,
  { params: { no }, body }: InputOf<typeof cetakUlangJualEndpoint>,
  ctx: Ctx,
) {
  const head = await lockPenjualan(tx, ctx.kode_toko, no);
  if (!head || !bisaDilihat(head.tgl_system, ctx)) throw missing(TIDAK_JUAL.PENJUALAN_TIDAK_ADA);
  const { cetak_ke } = head;
  const tambah = () => addCetak(tx, ctx.kode_toko, no, ctx.op);
  const nota = { no, tabel: 'penjualan', sebutan: 'nota', label: 'No Faktur', cetak_ke, tambah };
  return { no_faktur_jual: no, cetak_ke: await cetakUlang(tx, { ...nota, ...body }, ctx) };
}
