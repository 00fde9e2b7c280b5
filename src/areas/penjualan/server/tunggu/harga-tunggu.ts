import { rp, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import type { BarisJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { tentukanTuntutan, type BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { batasOf } from '#areas/penjualan/server/jual.ts';
import type { Penjualan, PenjualanBarang } from '#areas/penjualan/server/penjualan.table.ts';
import { askNaikGrosir } from '#areas/penjualan/server/grosir/harga-grosir.ts';
import { listHargaKomputer } from '#areas/penjualan/server/tunggu/harga-tunggu.query.ts';
import { adalahReseller, untukReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { buildBaris, hargaHari, SEPERTI_STOCK } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { findBatuJual } from '#areas/penjualan/server/batu/siapkan-batu.ts';
import { findBarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Menunggui = Pick<Penjualan, 'no_faktur_jual' | 'jenis_customer' | 'grosir'>;

/**
 * A sale that waits holds no price against the shop (D-10.5): what costs more by now than when it was written is
 * measured as a sale of this moment, at the level of the person who validates. A piece out of a deposit keeps what was
 * agreed there (D-11).
 */
export async function askHargaNaik(
  tx: Tx,
  { no_faktur_jual: no, jenis_customer, grosir }: Menunggui,
  lines: readonly PenjualanBarang[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  if (grosir) return askNaikGrosir(tx, grosir, lines, ctx);
  const dulu = new Map(
    (await listHargaKomputer(tx, ctx.kode_toko, no)).map((one) => [one.kode_barcode, one]),
  );
  const bebas = lines.filter(({ no_titip }) => no_titip === null);
  return askNaik(
    tx,
    bebas.map((line) => ({
      ...line,
      harga_komputer: dulu.get(line.kode_barcode)?.harga_komputer ?? null,
    })),
    jenis_customer,
    ctx,
  );
}

/** A line that waits with what it cost when it was written; null on a row of before that was kept. */
type Menunggu = Omit<BarisJadi, 'nilai_emas'> & {
  readonly kode_barcode: string;
  readonly berat: Miligram;
  readonly harga_komputer: Rupiah | null;
};

/** The same of a deposit, which would fix the price of before for its days; a reseller's by his prices (D-39.6). */
export async function askNaik(
  tx: Tx,
  lines: readonly Menunggu[],
  jenis: Penjualan['jenis_customer'],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  tx.guards.add('waited');
  if (lines.length === 0) return [];
  const codes = lines.map(({ kode_barcode }) => kode_barcode);
  const found = await findBarangJual(tx, ctx.kode_toko, codes);
  const barang = adalahReseller({ jenis }, ctx)
    ? await untukReseller(tx, found, (one) => hargaHari(one, ctx), ctx)
    : found;
  const lain = codes.filter((kode) => found.every((one) => one.kode_barcode !== kode));
  const batu = await findBatuJual(tx, lain, ctx);
  const kini = new Map([...barang, ...batu].map((one) => [one.kode_barcode, one]));
  const naik = lines.flatMap((line) => {
    const one = kini.get(line.kode_barcode);
    const { kode_barcode, berat, harga_komputer: then } = line;
    if (!one || then === null) return [];
    const { asli } = buildBaris({ kode_barcode, ...SEPERTI_STOCK, berat }, one, ctx);
    return asli.harga_komputer > then ? [[asli, line] as const] : [];
  });
  return tuntutanNaik(naik, ctx);
}

/** What costs more by now than when it was written, measured as a sale of this moment. */
export const tuntutanNaik = (
  naik: readonly (readonly [kini: BarisAsli, line: Omit<BarisJadi, 'nilai_emas'>])[],
  ctx: Ctx,
): Tuntutan[] =>
  tentukanTuntutan(
    ctx.level,
    naik.map(([kini]) => kini),
    naik.map(([, line]) => ({ ...line, nilai_emas: rp(0) })),
    batasOf(ctx),
  )
    .filter(({ event }) => event === 'HARGA_DI_BAWAH')
    .map((one) => ({ ...one, event: penjualanEvents[one.event] }));
