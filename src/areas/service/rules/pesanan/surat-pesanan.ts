import { formatGram, formatRupiahUtuh, percentText } from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import type { Kunci, KunciHarga } from '#areas/service/rules/pesanan/harga.ts';

type Dipesan = {
  readonly deskripsi: string;
  readonly berat: Miligram;
  readonly kadar: Persen;
  readonly harga_per_gram: Rupiah;
  readonly ongkos: Rupiah;
  readonly ppn_persen: Persen;
  readonly harga: Rupiah;
};
type Contoh = Pick<Dipesan, 'berat' | 'kadar'> & { readonly nama_barang: string };
type Isi = {
  readonly status: string;
  readonly kunci_harga: KunciHarga;
  readonly batal_persen: Persen;
  readonly barang: readonly Dipesan[];
};

const KATA_KUNCI: Readonly<Record<KunciHarga, string>> = {
  KUNCI_SEMUA: 'Harga per gram tetap sampai barang diambil, berapa pun berat jadinya.',
  KUNCI_SEBESAR_DP:
    'DP mengunci gram emas menurut harga harinya. Sisanya dihitung dengan harga hari pengambilan.',
  IKUT_HARI_AMBIL: 'Harga emas dihitung dengan harga hari pengambilan.',
};

type Terkunci = Kunci & { readonly no_bayar: string };
/** What was locked, payment by payment. */
const kunciOnPaper = (kunci: readonly Terkunci[]): string[] =>
  kunci.map(
    ({ no_bayar, urut, berat, harga_per_gram }) =>
      `${no_bayar}: barang ${urut}, ${formatGram(berat)} g terkunci di ${formatRupiahUtuh(harga_per_gram)} per gram`,
  );

/** What both sides agree to: how the price is locked, what was locked, what happens when it is ended. */
export function syaratPesanan(
  { kunci_harga, batal_persen: kept }: Pick<Isi, 'kunci_harga' | 'batal_persen'>,
  kunci: readonly Terkunci[],
  contoh: number,
): string[] {
  return [
    KATA_KUNCI[kunci_harga],
    ...kunciOnPaper(kunci),
    'Berat jadi dapat berbeda dari pesanan; harga mengikuti timbangan.',
    kept > 0 ? `Batal: DP dikembalikan dikurangi ${percentText(kept)}.` : 'Batal: DP dikembalikan.',
    ...(contoh > 0 ? ['Barang contoh tetap milik customer dan dapat diambil kapan saja.'] : []),
  ];
}

/** What the slip of an order says beside its sums: pieces, samples, locked grams, what both sides agree to. */
export const suratPesanan = (
  held: Isi,
  kunci: readonly Terkunci[],
  contoh: readonly Contoh[],
): BuktiMore => ({
  ...(held.status === 'OPEN' && { tanda: 'BELUM VALIDASI' }),
  barang: [
    ...held.barang.map((one): [string, string] => [
      one.deskripsi,
      [
        `${formatGram(one.berat)} g`,
        `kadar ${percentText(one.kadar)}`,
        `${formatRupiahUtuh(one.harga_per_gram)} per gram`,
        `ongkos ${formatRupiahUtuh(one.ongkos)}`,
        ...(one.ppn_persen > 0 ? [`PPN ${percentText(one.ppn_persen)}`] : []),
        formatRupiahUtuh(one.harga),
      ].join(', '),
    ]),
    ...contoh.map((one): [string, string] => [
      `Contoh: ${one.nama_barang}`,
      `${formatGram(one.berat)} g, kadar ${percentText(one.kadar)}`,
    ]),
  ],
  syarat: syaratPesanan(held, kunci, contoh.length),
});
