import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import { hargaKini, type AturanHarga } from '#areas/stock/rules/harga-kini.ts';
import type { BarangRow } from '#areas/stock/server/barang.query.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

/** How the shop makes prices: its parameters, gathered for the rule. */
export const aturanHarga = ({ param, modul }: Pick<Ctx, 'param' | 'modul'>): AturanHarga => ({
  kategori_harga: param(barangParam.kategori_harga),
  harga_global: param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE),
  pembulatan: pembulatanOf({ modul, param }),
  tabel_berat: param(barangParam.PEMBULATAN_BERAT),
});

/** A piece as the wire shows it: with its price of now, and without its cost for who may not see it (D-3.5). */
export function tampilBarang(row: BarangRow, ctx: Ctx): Barang {
  const {
    persen: _,
    kategori_sendiri,
    ongkos_master: __,
    harga_bandrol: ___,
    no_pegang: ____,
    harga_modal,
    berlian,
    ...shown
  } = row;
  const { harga_per_gram, ongkos, harga_hari_ini } = hargaKini(row, aturanHarga(ctx));
  return {
    ...shown,
    harga_per_gram,
    ongkos,
    harga_hari_ini,
    ongkos_sendiri: row.ongkos,
    kategori_harga: kategori_sendiri,
    berlian: ctx.lihat_modal ? berlian : berlian.map(({ harga_modal: _____, ...stone }) => stone),
    ...(ctx.lihat_modal ? { harga_modal } : {}),
  } as Barang;
}
