import { zip } from '#kit/rules/lists.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Customer } from '#areas/customer/server/customer.table.ts';
import { readSejak } from '#areas/penjualan/server/pajak/sejak-tarif.query.ts';
import { aturanPajakOf } from '#areas/penjualan/contract/pajak/aturan-pajak.ts';
import type { Dipajaki } from '#areas/penjualan/rules/hitung-penjualan.ts';
import {
  bayarPph22,
  kelasBarang,
  type AturanPajak,
  type Pembeli,
} from '#areas/penjualan/rules/pajak.ts';
import type { Disiapkan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';

/** The tax rules of this moment; null while the shop keeps no tax: then nothing is read (D-32.8). */
export async function readTaxRules(
  on: Sql,
  pembeli: Pembeli | undefined,
  ctx: Ctx,
): Promise<AturanPajak | null> {
  if (!ctx.param(pajakAktifParam.PPN_AKTIF)) return null;
  const sejak = await readSejak(on, ctx);
  const pph22 = bayarPph22(pembeli, ctx.hari);
  return aturanPajakOf(ctx.param, pph22, (key) => sejak.get(key) ?? null);
}

/** Whether a sale of today to this customer collects PPh 22 (D-41.10). */
export const kenaPph22 = (
  pembeli: Pembeli | undefined,
  { param, hari }: Pick<Ctx, 'param' | 'hari'>,
): boolean => param(pajakAktifParam.PPN_AKTIF) && bayarPph22(pembeli, hari);

/** The tax rules of this moment with the class of each piece of a sale. */
export async function prepareTax(
  on: Sql,
  { barang, berat, asli, hitung }: Pick<Disiapkan, 'barang' | 'berat' | 'asli' | 'hitung'>,
  pembeli: Pembeli | undefined,
  ctx: Ctx,
): Promise<Dipajaki | null> {
  const aturan = await readTaxRules(on, pembeli, ctx);
  return (
    aturan && {
      aturan,
      barang: zip(zip(barang, berat), zip(asli, hitung.baris)).map(([[one, mg], [dulu, line]]) => ({
        kelas: kelasBarang(one),
        berat: mg,
        // A held piece whose agreed price still holds: it was raised at the contract.
        disepakati: dulu.disepakati !== undefined && line.dasar.harga_jual > 0,
      })),
    }
  );
}

/**
 * The same of goods whose price is agreed now and booked by a later sale, or was agreed before: a deposit, a contract.
 * PPh 22 is no part of a price that is agreed.
 */
export async function pajakKontrak(
  on: Sql,
  barang: readonly Pick<BarangJual, 'kode_kategori' | 'persen' | 'dokumen_perolehan' | 'berat'>[],
  ctx: Ctx,
): Promise<Dipajaki | null> {
  const aturan = await readTaxRules(on, undefined, ctx);
  return (
    aturan && {
      aturan,
      barang: barang.map((one) => ({ kelas: kelasBarang(one), berat: one.berat })),
    }
  );
}

/** The number by which a document names an entrepreneur; null for any other customer, and while there is no tax. */
export const npwpPembeli = (
  customer: Pick<Customer, 'pengusaha' | 'npwp'> | undefined,
  { param }: Pick<Ctx, 'param'>,
): string | null =>
  customer?.pengusaha && param(pajakAktifParam.PPN_AKTIF) ? customer.npwp : null;
