import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { pair, words, type StrukLine } from '#kit/rules/struk.ts';
import { deret, kadarBerat, namaBarang } from '#areas/toko/rules/nota.ts';
import { batuDiNota, type BatuTerjual } from '#areas/penjualan/rules/batu-nota.ts';
import type { BarisGrosir } from '#areas/penjualan/rules/grosir/grosir.ts';

type Potong = {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group?: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly batu?: readonly BatuTerjual[] | null;
};

/** The goods of a wholesale nota: a group with what it weighs and comes to, and the pieces of it below (D-47.2). */
export const barangGrosir = (
  grosir: readonly BarisGrosir[],
  barang: readonly Potong[],
): StrukLine[] =>
  deret(grosir, ({ kode_group, qty, berat, harga_per_gram, nilai }) => [
    ...namaBarang(`${kode_group}, ${formatInt(qty)} barang`, nilai),
    pair(`${formatGram(berat)} g × ${formatInt(harga_per_gram)}`, formatInt(nilai), 'small'),
    ...barang
      .filter((one) => one.kode_group === kode_group)
      .flatMap((one) => [
        words(one.nama_barang, 'small'),
        kadarBerat(`${one.kode_barcode}, kadar`, one),
        ...batuDiNota(one),
      ]),
  ]);
