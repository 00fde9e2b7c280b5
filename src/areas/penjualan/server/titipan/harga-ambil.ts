import type { Hari } from '#kit/rules/hari.ts';
import { minus, persen, rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { hitungPenjualan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { kelasBarang, type AturanPajak } from '#areas/penjualan/rules/pajak.ts';
import { listPengusaha, listReseller } from '#areas/customer/server/customer.table.ts';
import { readTaxRules } from '#areas/penjualan/server/pajak/pajak.ts';
import { isiTambahan, TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import { lewatBerlaku } from '#areas/penjualan/rules/titipan.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { untukReseller } from '#areas/penjualan/server/harga-reseller.ts';
import {
  hargaHari,
  hargaTertinggi,
  hargaTetap,
  SEPERTI_STOCK,
  buildBaris,
} from '#areas/penjualan/server/siapkan-penjualan.ts';
import { listDititip, type BarisDititip } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { findBarangJual, type BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';

type Owed = {
  readonly no_titip: string;
  readonly status: string;
  readonly harga_total: Rupiah;
  readonly dp_rp: Rupiah;
  readonly berlaku_sampai: Hari;
  /** Whose it is: an entrepreneur pays PPh 22 with the goods. */
  readonly kode_customer: string | null;
};

const masihDititip = ({ status }: Pick<Owed, 'status'>): boolean =>
  ['OPEN', 'AKTIF'].includes(status);

/** The goods stay held, and the agreed price no longer holds. */
export const sudahLewat = (
  one: Pick<Owed, 'status' | 'berlaku_sampai'>,
  { hari }: Pick<Ctx, 'hari'>,
): boolean => masihDititip(one) && lewatBerlaku(one.berlaku_sampai, hari);

/**
 * What the counter still takes for each of these deposits if it is fetched now: after its days at the higher of the
 * agreed price and today's, by the very sums of the sale (D-51.9); of an entrepreneur with PPh 22 (D-41.10).
 */
export async function sisaAmbil(
  on: Sql,
  rows: readonly Owed[],
  ctx: Ctx,
): Promise<ReadonlyMap<string, Rupiah>> {
  const pengusaha = await kenaSiapa(on, rows, ctx);
  const dihitung = rows
    .filter(
      (one) => masihDititip(one) && (sudahLewat(one, ctx) || pengusaha.has(one.kode_customer)),
    )
    .map(({ no_titip }) => no_titip);
  const lines = dihitung.length > 0 ? await listDititip(on, ctx.kode_toko, dihitung) : [];
  const codes = lines.map(({ kode_barcode }) => kode_barcode);
  const found = codes.length > 0 ? await findBarangJual(on, ctx.kode_toko, codes) : [];
  const goods = perBarcode(found);
  const reseller = found.length > 0 ? await resellerSiapa(on, rows, ctx) : new Set<string | null>();
  const goodsReseller =
    reseller.size > 0
      ? perBarcode(await untukReseller(on, found, (one) => hargaHari(one, ctx), ctx))
      : goods;
  const readRules = (kena: boolean) =>
    readTaxRules(on, { pengusaha: kena, bebas_pph22_sampai: null }, ctx);
  const [biasa, kena] =
    lines.length > 0 ? await Promise.all([readRules(false), readRules(true)]) : [null, null];
  return new Map(
    rows.map((one) => {
      const own = lines.filter(({ no_titip }) => no_titip === one.no_titip);
      const aturan = pengusaha.has(one.kode_customer) ? kena : biasa;
      const berlaku = !sudahLewat(one, ctx);
      const held = own.map((line) => ({ ...line, berlaku }));
      const barang = reseller.has(one.kode_customer) ? goodsReseller : goods;
      const total = own.length > 0 ? hargaSekarang(held, barang, aturan, ctx) : one.harga_total;
      return [one.no_titip, minus(total, one.dp_rp)];
    }),
  );
}

/** Whose sale of today collects PPh 22; no customer is looked up while the shop keeps no tax. */
async function kenaSiapa(
  on: Sql,
  rows: readonly Owed[],
  { param, hari }: Ctx,
): Promise<ReadonlySet<string | null>> {
  const codes = rows.flatMap((one) => (masihDititip(one) ? (one.kode_customer ?? []) : []));
  if (codes.length === 0 || !param(pajakAktifParam.PPN_AKTIF)) return new Set();
  return new Set(await listPengusaha(on, codes, hari));
}

const perBarcode = (goods: readonly BarangJual[]): ReadonlyMap<string, BarangJual> =>
  new Map(goods.map((one) => [one.kode_barcode, one]));

/** Whose pick-up of today is a sale at the prices of a reseller (D-39.6). */
async function resellerSiapa(
  on: Sql,
  rows: readonly Owed[],
  { modul }: Ctx,
): Promise<ReadonlySet<string | null>> {
  const codes = rows.flatMap((one) => (masihDititip(one) ? (one.kode_customer ?? []) : []));
  if (codes.length === 0 || !modul(barangModul.RESELLER_MODULE)) return new Set();
  return new Set(await listReseller(on, codes));
}

function hargaSekarang(
  lines: readonly (BarisDititip & { readonly berlaku: boolean })[],
  goods: ReadonlyMap<string, BarangJual>,
  aturan: AturanPajak | null,
  ctx: Ctx,
): Rupiah {
  const susun = lines.flatMap((line) => {
    const one = goods.get(line.kode_barcode);
    if (!one) return [];
    const titip = hargaTertinggi(line, one, ctx);
    const asked = { kode_barcode: line.kode_barcode, ...SEPERTI_STOCK };
    const { dasar } = buildBaris(asked, one, ctx, titip);
    const tetap = hargaTetap(titip);
    const diskon = tetap?.diskon_rp ?? rp(0);
    return [
      {
        baris: { dasar, diskon, potongan: rp(0), kupon: rp(0) },
        pajak: {
          kelas: kelasBarang(one),
          berat: one.berat,
          disepakati: tetap !== undefined && dasar.harga_jual > 0,
        },
      },
    ];
  });
  const diskon = { persen: persen(0), rupiah: rp(0) };
  const baris = susun.map((one) => one.baris);
  const hitung = { baris, diskon, ...isiTambahan(TAMBAHAN_KOSONG) };
  const dipajaki = aturan && { aturan, barang: susun.map((one) => one.pajak) };
  return hitungPenjualan(hitung, pembulatanOf(ctx), dipajaki).grand_total;
}
