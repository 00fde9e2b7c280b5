import type { Hari } from '#kit/rules/hari.ts';
import { minus, persen, rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { hitungPenjualan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { isiTambahan, TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import { lewatBerlaku } from '#areas/penjualan/rules/titipan.ts';
import {
  hargaTertinggi,
  hargaTetap,
  SEPERTI_STOCK,
  buildBaris,
} from '#areas/penjualan/server/siapkan-penjualan.ts';
import { listDititip, type BarisDititip } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { findBarangJual, type BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Owed = {
  readonly no_titip: string;
  readonly status: string;
  readonly harga_total: Rupiah;
  readonly dp_rp: Rupiah;
  readonly berlaku_sampai: Hari;
};

/** The goods stay held, and the agreed price no longer holds. */
export const sudahLewat = ({ status, berlaku_sampai }: Owed, { hari }: Pick<Ctx, 'hari'>) =>
  ['OPEN', 'AKTIF'].includes(status) && lewatBerlaku(berlaku_sampai, hari);

/**
 * What the counter still takes for each of these deposits if it is fetched now: after its days at the higher of the
 * agreed price and today's, by the very sums of the sale (D-51.9).
 */
export async function sisaAmbil(
  on: Sql,
  rows: readonly Owed[],
  ctx: Ctx,
): Promise<ReadonlyMap<string, Rupiah>> {
  const lewat = rows.filter((one) => sudahLewat(one, ctx)).map(({ no_titip }) => no_titip);
  const lines = lewat.length > 0 ? await listDititip(on, ctx.kode_toko, lewat) : [];
  const codes = lines.map(({ kode_barcode }) => kode_barcode);
  const goods = new Map(
    (codes.length > 0 ? await findBarangJual(on, ctx.kode_toko, codes) : []).map((one) => [
      one.kode_barcode,
      one,
    ]),
  );
  return new Map(
    rows.map((one) => {
      const own = lines.filter(({ no_titip }) => no_titip === one.no_titip);
      const total = own.length > 0 ? hargaSekarang(own, goods, ctx) : one.harga_total;
      return [one.no_titip, minus(total, one.dp_rp)];
    }),
  );
}

function hargaSekarang(
  lines: readonly BarisDititip[],
  goods: ReadonlyMap<string, BarangJual>,
  ctx: Ctx,
): Rupiah {
  const baris = lines.flatMap((line) => {
    const one = goods.get(line.kode_barcode);
    if (!one) return [];
    const titip = hargaTertinggi({ ...line, berlaku: false }, one, ctx);
    const asked = { kode_barcode: line.kode_barcode, ...SEPERTI_STOCK };
    const { dasar } = buildBaris(asked, one, ctx, titip);
    const diskon = hargaTetap(titip)?.diskon_rp ?? rp(0);
    return [{ dasar, diskon, potongan: rp(0), kupon: rp(0) }];
  });
  const diskon = { persen: persen(0), rupiah: rp(0) };
  const hitung = { baris, diskon, ...isiTambahan(TAMBAHAN_KOSONG) };
  return hitungPenjualan(hitung, pembulatanOf(ctx)).grand_total;
}
