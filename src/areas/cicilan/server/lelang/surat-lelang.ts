import { formatGram, formatRupiahUtuh, percentText } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import type { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';

type Lelang = Pick<
  HeldOf<typeof lelangCicilanDocument.spec>,
  'barang' | 'kelebihan' | 'batas_kelebihan' | 'sudah_bayar' | 'nilai_beli'
>;

/** What the shop would pay for the stones of a piece. */
const batuOf = ({ batu_rp }: Lelang['barang'][number]): string =>
  batu_rp > 0 ? `, harga beli batunya ${formatRupiahUtuh(batu_rp)}` : '';

/** What the paper of an auction says beside its sums: the goods, and what is left to whom. */
export const suratLelangCicilan = (of: Lelang): BuktiMore => ({
  barang: of.barang.map((one) => [
    one.nama_barang,
    `${one.kode_barcode}, ${formatGram(one.berat)} g, kadar ${percentText(one.kadar)}${batuOf(one)}`,
  ]),
  syarat: [
    ...(of.nilai_beli === null
      ? []
      : [`Harga beli toko pada hari lelang ${formatRupiahUtuh(of.nilai_beli)}.`]),
    `Customer sudah membayar ${formatRupiahUtuh(of.sudah_bayar)}.`,
    of.kelebihan > 0
      ? `Kelebihan ${formatRupiahUtuh(of.kelebihan)} adalah hak customer ` +
        `dan dapat diambil sampai ${formatHariPanjang(of.batas_kelebihan)}.`
      : 'Hasil lelang tidak menyisakan kelebihan.',
  ],
});
