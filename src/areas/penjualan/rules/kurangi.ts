import { hitungHargaBarang, type Pembulatan } from '#areas/barang/rules/harga-barang.ts';
import { minus, plus, type Rupiah } from '#kit/rules/quantity.ts';
import type { PenjualanHitung } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { bagiKupon, type Kupon } from '#areas/penjualan/rules/kupon.ts';
import { hitungPotongan, type Potongan } from '#areas/penjualan/rules/potongan.ts';
import { zip } from '#kit/rules/lists.ts';

/** What is taken off by table: of each line one reduction, and whether a coupon may touch it at all. */
export type Pengurang = {
  readonly baris: readonly { readonly potongan: Potongan | null; readonly bisaKupon: boolean }[];
  readonly kupon: Kupon | null;
};

/** What is left of every line before the coupon, and whether the coupon may touch it. */
export type SisaBaris = { readonly sisa: Rupiah; readonly bisa: boolean };

/** Reductions by table before the discount by hand, the coupon after both (D-33.14). */
export function kurangi(
  hitung: PenjualanHitung,
  { baris, kupon }: Pengurang,
  pembulatan: Pembulatan,
): { hitung: PenjualanHitung; sisa: SisaBaris[] } {
  const dipotong = zip(hitung.baris, baris).map(([one, pengurang]) => {
    const { harga } = hitungHargaBarang(one.dasar, pembulatan);
    const potongan = hitungPotongan(pengurang.potongan, harga);
    return { one: { ...one, potongan }, sisa: minus(harga, plus(one.diskon, potongan)) };
  });
  const sisa = zip(dipotong, baris).map(([one, { bisaKupon }]) => ({
    sisa: one.sisa,
    bisa: bisaKupon,
  }));
  const dibagi = bagiKupon(kupon, sisa);
  return {
    hitung: {
      ...hitung,
      baris: zip(dipotong, dibagi).map(([{ one }, kupon]) => ({ ...one, kupon })),
    },
    sisa,
  };
}
