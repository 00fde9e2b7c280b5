import type { InputOf } from '#kit/contract/endpoint.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { daftarHancurBeliEndpoint } from '#areas/pembelian/contract/hancur-beli.api.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import {
  findHancurBeli,
  listHancurBeli,
  listHancurBeliIsi,
} from '#areas/pembelian/server/gudang/hancur-beli.table.ts';

export async function readDokumenHancurBeli(on: Sql, no: string, { kode_toko }: Ctx) {
  const head = await findHancurBeli(on, kode_toko, no);
  if (!head) throw missing(TIDAK_BELI.HANCUR_TIDAK_ADA);
  const barang = await listHancurBeliIsi(on, kode_toko, no);
  return { ...(await lengkapi(on, kode_toko, no, head)), barang };
}

export const daftarHancurBeli = (
  on: Sql,
  { query }: InputOf<typeof daftarHancurBeliEndpoint>,
  { kode_toko, hari }: Ctx,
) => listHancurBeli(on, kode_toko, query.tgl_from ?? hari, query.tgl_to ?? hari);
