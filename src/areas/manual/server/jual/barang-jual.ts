import { mg, rp } from '#kit/rules/quantity.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import { zip } from '#kit/rules/lists.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { hargaReseller } from '#areas/barang/rules/harga-reseller.ts';
import { ongkosBanyak, TIDAK_DAGANG } from '#areas/manual/rules/dagang-manual.ts';
import type { StockManual } from '#areas/manual/rules/stock-manual.ts';
import { listHargaManual, type HargaManual } from '#areas/manual/server/jual/harga-manual.query.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { hargaHari } from '#areas/penjualan/server/siapkan-penjualan.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Lines = Pick<StockManual, keyof StockManual>;

/**
 * Goods of a stock line as a sale of pieces knows a piece: priced by gram, of the kadar of their group, not bought
 * with a tax invoice (D-41.8), without stones. What a piece is weighed against is what was weighed now. 422 where they
 * lie in no warehouse for selling, or have no price.
 */
export async function barangManualJual(
  on: Sql,
  lines: readonly Lines[],
  reseller: boolean,
  ctx: Ctx,
): Promise<BarangJual[]> {
  const harga = await listHargaManual(on, lines, ctx);
  refuseIf(
    harga.flatMap(({ jenis_gudang }, index) =>
      jenis_gudang === 'TOKO' ? [] : [at(TIDAK_DAGANG.GUDANG_JUAL, 'barang', index)],
    ),
  );
  const barang = zip(lines, harga).map(([line, one]) => {
    const biasa = sebagaiBarang(line, one);
    return reseller ? untukReseller(biasa, one, ctx) : biasa;
  });
  refuseIf(
    barang.flatMap((one, index) =>
      hargaHari(one, ctx) === null
        ? [at(fill(TIDAK_JUAL.HARGA_BELUM_ADA, { kadar: one.label_kadar }), 'barang', index)]
        : [],
    ),
  );
  return barang;
}

const sebagaiBarang = (line: Lines, harga: HargaManual): BarangJual => ({
  // What the approver reads instead of a barcode.
  kode_barcode: `${line.kode_group} ${line.kode_dept}`,
  nama_barang: harga.nama_barang,
  deskripsi: null,
  kode_kategori: '',
  kode_dept: line.kode_dept,
  kode_group: line.kode_group,
  kode_kadar: line.kode_kadar,
  label_kadar: harga.label_kadar,
  kadar: line.persen,
  persen: line.persen,
  berat: line.berat,
  berat_asli: line.berat,
  berat_atribut: mg(0),
  murni: line.murni,
  kategori_harga: 'GRAM',
  kode_bandrol: null,
  harga_bandrol: null,
  kode_kelompok: harga.kode_kelompok,
  harga_jual: rp(0),
  ongkos: null,
  ongkos_master: harga.ongkos_master && ongkosBanyak(harga.ongkos_master, line.qty),
  harga_atribut: rp(0),
  harga_modal: line.modal,
  harga_id: harga.harga_id,
  harga_per_gram: harga.harga_per_gram,
  kode_gudang: line.kode_gudang,
  kode_baki: line.kode_baki,
  status: 'READY',
  no_pegang: null,
  dokumen_perolehan: 'TIDAK_ADA',
  jenis_berlian: false,
  berlian: [],
  keranjang: null,
});

/** The prices of a reseller, as of a piece (D-39.6). */
const untukReseller = (one: BarangJual, harga: HargaManual, ctx: Ctx): BarangJual => ({
  ...one,
  harga_per_gram: hargaReseller(
    hargaHari(one, ctx),
    harga.reseller_per_gram,
    ctx.param(penjualanParam.RESELLER_PERSEN),
  ),
  harga_id: harga.reseller_id ?? one.harga_id,
});
