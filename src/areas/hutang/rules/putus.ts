import { minus, negate, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { padat, pindahPotong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Gadai } from '#areas/hutang/rules/hutang.ts';

export const TIDAK_PUTUS = refusals({
  BARANG_KURANG: { field: 'barang', message: 'Semua Barang Jaminan Harus Dijual, Satu Kali' },
  BERAT_PUTUS_BEDA: {
    field: 'berat',
    message: 'Berat {nama} Harus {berat} g, Selisih Paling Banyak {batas} g',
  },
});

type Lunas = { readonly jumlah_hutang: Rupiah; readonly bunga_rp: Rupiah };
export type Selisih = { readonly arah: 'MASUK' | 'KELUAR'; readonly jumlah: Rupiah };

/** What is left of the price once principal and interest are settled out of it, and who pays it (D-35.17). */
export function hitungPutus({ jumlah_hutang, bunga_rp }: Lunas, harga_beli: Rupiah): Selisih {
  const left = minus(harga_beli, plus(jumlah_hutang, bunga_rp));
  return left > 0 ? { arah: 'KELUAR', jumlah: left } : { arah: 'MASUK', jumlah: negate(left) };
}

/** The loan's half: the price meets the buy-back in `tukar`, the gold is the customer's for a moment. */
export const bukuPutus = (
  { jumlah_hutang, bunga_rp, harga_beli }: Lunas & { readonly harga_beli: Rupiah },
  money: readonly Baris[],
  goods: readonly Gadai[],
): Baris[] =>
  padat([
    uang('tukar', harga_beli),
    ...money,
    uang('pinjaman', negate(jumlah_hutang)),
    uang('bunga', negate(bunga_rp)),
    ...goods.flatMap((one) => pindahPotong('jaminan', 'pelanggan', one)),
  ]);
