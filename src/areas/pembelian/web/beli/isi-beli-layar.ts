import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import type { BarisTayang, Tayangan } from '#areas/penjualan/web/layar/tayangan.ts';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import type { BarisDraft } from '#areas/pembelian/web/beli/draft-beli.ts';
import type { Hitung } from '#areas/pembelian/web/beli/use-hitung.ts';

/** Gold that a customer brings, as he may see it: the scale, the kadar, and what the shop offers for it. */
export const emasTayang = (
  baris: readonly BarisDraft[],
  hitung: readonly Hitung[],
): BarisTayang[] =>
  baris.map(({ nama_barang, kadar, berat }, at) => ({
    nama: nama_barang ?? 'Emas',
    kadar,
    berat,
    harga: hitung[at]?.jadi?.harga ?? null,
    kurang: 0 as Rupiah,
  }));

type Beli = {
  readonly baris: readonly BarisDraft[];
  readonly hitung: readonly Hitung[];
  readonly total: Rupiah;
  readonly penjual: { readonly nama: string | null };
};

/** A buy-back on the counter; null while there is nothing to see. */
export const isiBeli = ({ baris, hitung, total, penjual }: Beli): Tayangan | null =>
  baris.length === 0
    ? null
    : {
        nama: penjual.nama,
        barang: [],
        emas: emasTayang(baris, hitung),
        jumlah: [],
        total: ['Toko membayar', total],
        bayar: [],
        akhir: null,
        selesai: null,
      };

type Dibeli = Pick<
  DokumenBeli,
  'no_faktur_beli' | 'status' | 'grand_total' | 'pembulatan_tunai'
> & { readonly customer: { readonly nama: string } };

/** The buy-back that was just saved. */
export const isiDibeli = (dokumen: Dibeli, alamat: string | null): Tayangan => ({
  nama: dokumen.customer.nama || null,
  barang: [],
  emas: [],
  jumlah: [],
  total: [
    dokumen.status === 'OPEN' ? 'Dibayar di kasir' : 'Toko membayar',
    plus(dokumen.grand_total, dokumen.pembulatan_tunai),
  ],
  bayar: [],
  akhir: null,
  selesai: { no: dokumen.no_faktur_beli, alamat },
});
