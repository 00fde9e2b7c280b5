import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pageOf, windowOf } from '#kit/server/page.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaDilihat, hariDilihat } from '#areas/toko/server/hari-dilihat.ts';
import type {
  cariNotaEndpoint,
  cetakUlangBeliEndpoint,
  daftarPembelianEndpoint,
} from '#areas/pembelian/contract/pembelian.api.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { daftarPembelianQuery } from '#areas/pembelian/server/daftar-pembelian.query.ts';
import { cariNota, jualTiket, notaBarcode } from '#areas/pembelian/server/dasar-beli.query.ts';
import { readDokumenBeli } from '#areas/pembelian/server/dokumen-pembelian.ts';
import {
  addCetakBeli,
  findPembelian,
  lockPembelian,
} from '#areas/pembelian/server/pembelian.table.ts';

/** The list of buy-backs, of the days that this person may look at. */
export async function daftarPembelian(
  on: Sql,
  { query }: InputOf<typeof daftarPembelianEndpoint>,
  ctx: Ctx,
) {
  const window = windowOf(query);
  const cari = { ...query, ...window, ...hariDilihat(query, ctx) };
  const rows = await on.many(daftarPembelianQuery(ctx.kode_toko, cari));
  return pageOf(rows, window, ['batal', 'qty', 'berat', 'grand_total']);
}

export async function bacaPembelian(on: Sql, no: string, ctx: Ctx) {
  const head = await findPembelian(on, ctx.kode_toko, no);
  if (!head || !bisaDilihat(head.tgl_system, ctx)) throw missing(TIDAK_BELI.PEMBELIAN_TIDAK_ADA);
  return readDokumenBeli(on, ctx.kode_toko, head);
}

/** The pieces of a nota of the chain, by its number or its ticket's, or one of them by its barcode. */
export async function cariNotaBeli(
  on: Sql,
  { query: { q } }: InputOf<typeof cariNotaEndpoint>,
  { kode_toko }: Ctx,
) {
  const [barcode] = await notaBarcode(on, kode_toko, [q]);
  const [tiket] = await jualTiket(on, [q]);
  const no = barcode?.no_faktur_jual ?? tiket?.no_faktur_jual ?? q;
  const rows = await cariNota(on, kode_toko, no, barcode ? q : null);
  if (rows.length === 0) throw missing(TIDAK_BELI.NOTA_TIDAK_ADA);
  return rows;
}

/** A copy of the paper, of a buy-back that this person may look at. */
export async function cetakUlangPembelian(
  tx: Tx,
  { params: { no }, body }: InputOf<typeof cetakUlangBeliEndpoint>,
  ctx: Ctx,
) {
  const head = await lockPembelian(tx, ctx.kode_toko, no);
  if (!head || !bisaDilihat(head.tgl_system, ctx)) throw missing(TIDAK_BELI.PEMBELIAN_TIDAK_ADA);
  const { cetak_ke } = head;
  const tambah = () => addCetakBeli(tx, ctx.kode_toko, no, ctx.op);
  const nota = { no, tabel: 'pembelian', sebutan: 'pembelian', label: 'No Faktur', cetak_ke };
  return { no_faktur_beli: no, cetak_ke: await cetakUlang(tx, { ...nota, ...body, tambah }, ctx) };
}
