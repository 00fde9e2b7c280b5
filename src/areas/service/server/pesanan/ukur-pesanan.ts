import { zip } from '#kit/rules/lists.ts';
import { atLeast, minus, rp, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { hitungOngkos } from '#areas/barang/rules/harga-barang.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { tentukanTuntutan, type BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { batasOf } from '#areas/penjualan/server/jual.ts';
import { hargaPesan } from '#areas/service/rules/pesanan/harga.ts';
import {
  asliPesan,
  diminta,
  readHargaSekarang,
  tuntutanPesan,
  type Patokan,
} from '#areas/service/server/pesanan/harga-pesanan.ts';
import type { BarangPesanan } from '#areas/service/server/pesanan/pegang.ts';
import { listOngkos } from '#areas/service/server/pesanan/pesanan.table.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * An order that waited is measured again where it costs more by now than when it was written (D-28.2): what somebody
 * agreed to then is not asked again while nothing moved. A line of before that was kept is measured whole.
 */
export function tuntutanTunggu(
  lines: readonly BarangPesanan[],
  patokan: Patokan,
  ctx: Ctx,
): Tuntutan[] {
  const naik = zip(lines, asliPesan(lines, patokan, ctx)).flatMap(([line, kini]) =>
    line.harga_komputer === null || kini.harga_komputer > patokanDulu(line, ctx) ? [line] : [],
  );
  return tuntutanPesan(naik, patokan, ctx).filter(
    ({ event }) => event === penjualanEvents.HARGA_DI_BAWAH,
  );
}

/** What the line was measured by when it was written, before tax: the row has it with as much more as the tax made. */
function patokanDulu(line: BarangPesanan, ctx: Ctx): Rupiah {
  const bersih = hargaPesan(line, line.ongkos, pembulatanOf(ctx)).harga;
  return minus(line.harga_komputer ?? bersih, minus(line.harga, bersih));
}

/** A line as it was made, and the group that was chosen for it. */
type Dibuat = {
  readonly line: BarangPesanan;
  readonly kode_group: string | null;
  readonly berat: Miligram;
  readonly nama_barang: string;
};
/** A made piece that the shop asks more for than its order was measured by. */
export type LebihJadi = {
  readonly nama_barang: string;
  readonly harga_toko: Rupiah;
  readonly harga_pesan: Rupiah;
  readonly penyetuju: 'SPV' | 'OWN';
};

/**
 * An order is measured by the group that it named, or by none, and by its ordered weight; the piece has a group and a
 * weight. Where gold of that group or the shop's ongkos for that weight is more, the line is measured once more at its
 * finished weight (D-36.2): above what the level gives away it is a superior's to agree to. A discount that was agreed
 * with the order is not asked again; one that the level gave alone counts with it.
 */
export async function ukurJadi(
  tx: Tx,
  made: readonly Dibuat[],
  ctx: Ctx,
): Promise<readonly LebihJadi[]> {
  if (made.length === 0) return [];
  const dulu = made.map(({ line }) => line);
  const kini = made.map(({ line, kode_group }) => ({ ...line, kode_group }));
  const [lama, baru] = [
    await readHargaSekarang(tx, dulu, ctx),
    await readHargaSekarang(tx, kini, ctx),
  ];
  const master = await listOngkos(tx, ctx.kode_toko);
  const pembulatan = pembulatanOf(ctx);
  return made.flatMap(({ line, kode_group, berat, nama_barang }) => {
    const { kode_dept, ongkos, urut } = line;
    const [gram, gramKini] = [lama.get(urut) ?? null, baru.get(urut) ?? null];
    if (gram === null || gramKini === null) return [];
    const kerja = atLeast(ongkos, hitungOngkos(master, line));
    const kerjaKini = atLeast(kerja, hitungOngkos(master, { kode_dept, kode_group, berat }));
    const harga = (harga_per_gram: Rupiah, work: Rupiah): Rupiah =>
      hargaPesan({ berat, harga_per_gram }, work, pembulatan).harga;
    const toko = harga(atLeast(gram, gramKini), kerjaKini);
    const ukuran = harga(gram, kerja);
    if (toko <= ukuran) return [];
    const pesan = harga(gram, ongkos);
    const asli = { kode_barcode: nama_barang, berat, gram };
    const disepakati = tuntut(asli, ukuran, pesan, ctx) !== undefined;
    const penyetuju = tuntut(asli, toko, disepakati ? ukuran : pesan, ctx);
    return penyetuju === undefined
      ? []
      : [{ nama_barang, harga_toko: toko, harga_pesan: pesan, penyetuju }];
  });
}

/**
 * A line whose price was paid and follows no weight (decision 1128), beside what its order asks for at the finished
 * weight: gold beyond the ordered weight, more than a scale may differ, is a discount. One that was agreed to with the
 * order is not asked again; one that the level gave alone counts with it.
 */
export const ukurTetap = (
  lines: readonly (readonly [
    BarangPesanan,
    { readonly berat: Miligram; readonly nama_barang: string },
  ])[],
  ctx: Ctx,
): readonly LebihJadi[] =>
  lines.flatMap(([line, { berat, nama_barang }]) => {
    const { harga_per_gram: gram, ongkos, ppn_persen, harga: dibayar } = line;
    const harga = (of: Miligram): Rupiah =>
      hargaPesan({ berat: of, harga_per_gram: gram }, ongkos, pembulatanOf(ctx), ppn_persen).harga;
    if (minus(berat, line.berat) <= ctx.param(stockParam.TOLERANSI_BERAT_JUAL)) return [];
    const [harga_toko, ukuran] = [harga(berat), harga(line.berat)];
    const asli = { kode_barcode: nama_barang, berat, gram };
    const disepakati = tuntut(asli, ukuran, dibayar, ctx) !== undefined;
    const penyetuju = tuntut(asli, harga_toko, disepakati ? ukuran : dibayar, ctx);
    return penyetuju === undefined
      ? []
      : [{ nama_barang, harga_toko, harga_pesan: dibayar, penyetuju }];
  });

type Diukur = { readonly kode_barcode: string; readonly berat: Miligram; readonly gram: Rupiah };

/** Who must agree to such a price beside that of the shop, if anybody (D-9.3). */
function tuntut(
  { kode_barcode, berat, gram }: Diukur,
  harga_komputer: Rupiah,
  harga: Rupiah,
  ctx: Ctx,
): 'SPV' | 'OWN' | undefined {
  const asli: BarisAsli = {
    kode_barcode,
    harga_komputer,
    harga_per_gram: gram,
    harga_hari: gram,
    berat,
    berat_stock: berat,
    berlian: false,
    harga_modal: null,
  };
  const [one] = tentukanTuntutan(ctx.level, [asli], [diminta(harga, rp(0))], batasOf(ctx));
  return one && (one.penyetuju ?? 'SPV');
}
