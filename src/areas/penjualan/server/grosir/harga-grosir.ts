import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { opnameParam } from '#areas/opname/contract/opname.parameter.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import {
  groupJadi,
  susunGroup,
  type AturanGrosir,
  type BarisGrosir,
  type PotongGrosir,
} from '#areas/penjualan/rules/grosir/grosir.ts';
import { tentukanTuntutanGrosir } from '#areas/penjualan/rules/grosir/periksa-grosir.ts';
import { batasOf } from '#areas/penjualan/server/jual.ts';
import { listHargaGrosir } from '#areas/penjualan/server/grosir/harga-grosir.query.ts';
import type { PenjualanBarang } from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What the shop has decided of wholesale. */
export const aturanGrosir = (ctx: Ctx): AturanGrosir => ({
  hitungPotong: ctx.modul(barangModul.SEMI_GROSIR_QTY_MODULE),
  toleransi: ctx.param(opnameParam.TOLERANSI_TIMBANG_BAKI),
  pembulatan: pembulatanOf(ctx),
});

type Potong = Pick<PotongGrosir, 'kode_group' | 'berat'> & { readonly kode_barcode: string };

/** Pieces with the wholesale price of now (D-47.1). */
export async function denganHargaGrosir(
  on: Sql,
  barang: readonly Potong[],
  { kode_toko }: Ctx,
): Promise<PotongGrosir[]> {
  const codes = barang.map((one) => one.kode_barcode);
  const rows = new Map(
    (await listHargaGrosir(on, kode_toko, codes)).map((row) => [row.kode_barcode, row]),
  );
  return barang.map(({ kode_barcode, kode_group, berat }) => ({
    kode_group,
    berat,
    harga_per_gram: rows.get(kode_barcode)?.harga_per_gram ?? null,
    harga_id: rows.get(kode_barcode)?.harga_id ?? null,
  }));
}

/** Wholesale that waits holds no price against the shop: the whole is measured at the prices of now (D-47.2). */
export async function askNaikGrosir(
  tx: Tx,
  grosir: readonly BarisGrosir[],
  lines: readonly PenjualanBarang[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  tx.guards.add('waited');
  const stock = lines.map((line) => ({ ...line, berat: line.berat_stock }));
  const barang = await denganHargaGrosir(tx, stock, ctx);
  const diketik = grosir.map(({ kode_group, berat_timbang, qty }) => ({
    kode_group,
    berat: berat_timbang,
    qty,
  }));
  // A module that was switched meanwhile changes nothing of what was weighed or counted.
  const hitungPotong = grosir.every((one) => one.berat_timbang === null);
  const aturan = { ...aturanGrosir(ctx), hitungPotong };
  const kini = groupJadi(susunGroup(barang, diketik, aturan));
  const dulu = new Map(grosir.map((one) => [one.kode_group, one.harga_per_gram]));
  const naik = kini.some((one) => one.harga_per_gram > (dulu.get(one.kode_group) ?? 0));
  if (!naik) return [];
  const netto = sum(lines.map((line) => line.netto));
  return tentukanTuntutanGrosir(ctx.level, kini, { netto }, batasGrosir(ctx))
    .filter(({ event }) => event === 'HARGA_DI_BAWAH')
    .map((one) => ({ ...one, event: penjualanEvents[one.event] }));
}

/** What each level may give away of the whole, and how far the scale may be off. */
export const batasGrosir = (ctx: Ctx) => ({
  diskon: batasOf(ctx).diskon,
  toleransi: ctx.param(opnameParam.TOLERANSI_TIMBANG_BAKI),
});
