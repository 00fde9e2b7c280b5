import { minus, negate, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { jumlahDp, type Draft } from '#areas/penjualan/web/kasir/draft.ts';
import { barangJual, dibayar } from '#areas/penjualan/web/layar/isi-jual.ts';
import type { BarisTayang, Jumlah, Tayangan } from '#areas/penjualan/web/layar/tayangan.ts';

type Tukar = {
  readonly draft: Draft;
  readonly hitung: Parameters<typeof barangJual>[1];
  readonly tender: Parameters<typeof dibayar>[0];
  readonly emas: readonly BarisTayang[];
  readonly emasRp: Rupiah;
  /** What the customer pays; below zero the shop pays. */
  readonly selisih: Rupiah;
};

/** An exchange as its customer sees it: what goes, what comes, and who pays the difference. */
export function isiTukar(tukar: Tukar): Tayangan | null {
  const { draft, hitung, tender, emas, emasRp, selisih } = tukar;
  if (draft.baris.length + emas.length === 0) return null;
  const dp = jumlahDp(draft);
  const jumlah: Jumlah[] = [
    ['Barang baru', hitung.jadi.grand_total],
    ...(dp > 0 ? [['Titipan dipakai', minus(rp(0), dp)] as const] : []),
    ['Emas Anda', minus(rp(0), emasRp)],
  ];
  return {
    nama: draft.customer.nama,
    barang: barangJual(draft, hitung),
    emas,
    jumlah,
    total: selisih < 0 ? ['Toko membayar', negate(selisih)] : ['Total bayar', selisih],
    ...(selisih > 0 ? dibayar(tender) : { bayar: [], akhir: null }),
    selesai: null,
  };
}
