import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { TIDAK_TERSEDIA, type StatusBarang } from '#areas/stock/rules/barang.ts';
import { cariBarang, findBarang, listRiwayatLogam } from '#areas/stock/server/barang.query.ts';
import { findPemakaiTag } from '#areas/stock/server/rfid/tag.table.ts';
import { aturanHarga, tampilBarang } from '#areas/stock/server/tampil-barang.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** States after which the same metal may carry another label. */
const BERLANJUT: readonly StatusBarang[] = ['TERJUAL', 'HANCUR'];

/**
 * The piece as it is, with the life of its metal; one indexed read unless it had another label or shop (D-8.2,
 * D-42.4).
 */
export async function lihatBarang(on: Sql, { params }: InputOf<typeof barangEndpoint>, ctx: Ctx) {
  const row = await cariKode(on, params.kode_barcode, ctx);
  if (!row) throw missing(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, params));
  const { riwayat, dari_toko, ...piece } = row;
  const berlanjut =
    row.barcode_asal !== null || BERLANJUT.includes(row.status) || dari_toko !== null;
  return {
    ...tampilBarang(piece, ctx),
    riwayat: berlanjut ? await listRiwayatLogam(on, ctx.kode_toko, row) : (riwayat ?? []),
  };
}

/** By its barcode, or by the tag that a reader types (D-33.23). */
async function cariKode(on: Sql, kode: string, { kode_toko, modul }: Ctx) {
  const row = await findBarang(on, kode_toko, kode);
  if (row || !modul(stockModul.RFID_MODULE)) return row;
  const kode_barcode = await findPemakaiTag(on, kode_toko, kode);
  return kode_barcode === undefined ? undefined : findBarang(on, kode_toko, kode_barcode);
}

export async function daftarBarang(
  on: Sql,
  { query }: InputOf<typeof daftarBarangEndpoint>,
  ctx: Ctx,
) {
  const { count, berat, murni, barang } = await cariBarang(
    on,
    ctx.kode_toko,
    query,
    aturanHarga(ctx),
  );
  return {
    data: barang.map((row) => tampilBarang(row, ctx)),
    count,
    skip: query.skip ?? 0,
    limit: query.limit ?? 50,
    total: { qty: count, berat, murni },
  };
}
