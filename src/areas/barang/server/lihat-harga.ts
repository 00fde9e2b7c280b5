import type { InputOf } from '#kit/contract/endpoint.ts';
import { addDays } from '#kit/rules/hari.ts';
import { nowOrNull, startOfHari } from '#kit/server/clock.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  listHargaEmasEndpoint,
  listHargaGlobalEndpoint,
  listHargaPembelianEndpoint,
} from '#areas/barang/contract/harga.api.ts';
import {
  findHargaGlobal,
  findHargaTermurni,
  listHargaBerlaku,
  listHargaGlobal,
  listRiwayatHarga,
} from '#areas/barang/server/harga.table.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Terhitung = { jumlah_semua: number };
type Halaman = { skip: number | null; limit: number | null };

const halaman = ({ skip, limit }: Halaman) => ({ skip: skip ?? 0, limit: limit ?? undefined });

function pageOf<R extends Terhitung>(rows: R[], { skip, limit }: Halaman) {
  const count = rows[0]?.jumlah_semua ?? 0;
  const data = rows.map(({ jumlah_semua: _, ...row }) => row);
  return { data, count, skip: skip ?? 0, limit: limit ?? count };
}

/** Prices in force at the end of a business day, or the history up to it. */
export async function lihatHargaEmas(
  on: Sql,
  { query }: InputOf<typeof listHargaEmasEndpoint>,
  ctx: Ctx,
) {
  const { tgl, riwayat, ...pilihan } = query;
  const akhirHari =
    tgl && startOfHari(addDays(tgl, 1), ctx.toko.zona, ctx.param(tokoParam.JAM_GANTI_HARI));
  const rows = riwayat
    ? await listRiwayatHarga(on, ctx.kode_toko, pilihan, akhirHari, halaman(query))
    : await listHargaBerlaku(on, ctx.kode_toko, pilihan, akhirHari ?? nowOrNull(), halaman(query));
  return pageOf(rows, query);
}

/** The buying prices alone: the same rows. */
export const lihatHargaPembelian = (
  on: Sql,
  { query }: InputOf<typeof listHargaPembelianEndpoint>,
  ctx: Ctx,
) => lihatHargaEmas(on, { query: { ...query, jenis: 'BELI' }, params: {}, body: {} }, ctx);

export const lihatHargaGlobal = async (
  on: Sql,
  { query }: InputOf<typeof listHargaGlobalEndpoint>,
  ctx: Ctx,
) => pageOf(await listHargaGlobal(on, ctx.kode_toko, halaman(query)), query);

/** The 24K price of the top bar: by kadar, as the counter asks it, and only without one the global price. */
export async function lihatHargaHariIni(on: Sql, _: unknown, ctx: Ctx) {
  const murni = await findHargaTermurni(on, ctx.kode_toko, nowOrNull());
  if (murni) return murni;
  const global = await findHargaGlobal(on, ctx.kode_toko, nowOrNull());
  return {
    kadar: null,
    harga_24k: global?.harga_global ?? null,
    harga_beli: null,
    berlaku_dari: global?.harga_global ? global.berlaku_dari : null,
  };
}
