import { formatGram, formatRupiahUtuh, percentText } from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';

type Piece = {
  readonly nama_barang: string;
  readonly berat: Miligram;
  readonly kadar: Persen;
  readonly deskripsi: string;
  readonly ongkos: Rupiah;
};
type Isi = { readonly status: string; readonly barang: readonly Piece[] };

/** What the slip of a job says beside its sums: the pieces, what is done to each, what both sides agree to. */
export const suratService = ({ barang, status }: Isi): BuktiMore => ({
  ...(status === 'OPEN' && { tanda: 'BELUM VALIDASI' }),
  barang: barang.map((one) => [
    one.nama_barang,
    [
      `${formatGram(one.berat)} g, kadar ${percentText(one.kadar)}`,
      one.deskripsi,
      `ongkos ${formatRupiahUtuh(one.ongkos)}`,
    ].join(', '),
  ]),
  syarat: [
    'Barang tetap milik customer dan diambil dengan membawa surat ini.',
    'Ongkos dapat berubah menurut pekerjaan. Emas yang ditambahkan dihitung dengan harga hari pengambilan.',
  ],
});
