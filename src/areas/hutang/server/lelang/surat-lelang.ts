import { formatGram, percentText, formatRupiahUtuh } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import type { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';

type Lelang = Pick<
  HeldOf<typeof lelangDocument.spec>,
  'detail_barang' | 'nilai_rosok' | 'kelebihan' | 'batas_kelebihan'
>;

/** What the paper of an auction says beside its sums: the goods, and what is left to whom (D-35.16). */
export const suratLelang = (lelang: Lelang, kewajiban: Rupiah): BuktiMore => ({
  barang: lelang.detail_barang.map((one) => [
    one.nama_barang,
    `${formatGram(one.berat)} g, ${scaleOf(one)}kadar ${percentText(one.kadar)}, nilai ${formatRupiahUtuh(one.harga)}`,
  ]),
  syarat: [
    `Barang dinilai paling sedikit nilai rosok hari ini, ${formatRupiahUtuh(lelang.nilai_rosok)}.`,
    `Pokok dan bunga ${formatRupiahUtuh(kewajiban)} dilunasi dari hasil lelang.`,
    sisaOf(lelang),
  ],
});

/** Stones lay on the scale too; an auction from before goods were weighed says nothing of it. */
const scaleOf = ({ ditimbang }: Lelang['detail_barang'][number]): string =>
  ditimbang === null ? '' : `ditimbang ${formatGram(ditimbang)} g, `;

function sisaOf({ kelebihan, batas_kelebihan }: Lelang): string {
  if (kelebihan <= 0) return 'Hasil lelang tidak menyisakan kelebihan. Kekurangan ditanggung toko.';
  const until = formatHariPanjang(batas_kelebihan);
  return `Kelebihan ${formatRupiahUtuh(kelebihan)} adalah hak customer dan dapat diambil sampai ${until}.`;
}
