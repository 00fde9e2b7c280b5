import { cutLines, formatGram, formatInt } from '#kit/rules/format.ts';
import {
  mg,
  minus,
  negate,
  priceOf,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { pair, words, type StrukLine } from '#kit/rules/struk.ts';
import { batuDiNota, type BatuTerjual } from '#areas/penjualan/rules/batu-nota.ts';
import { angka, kadarBerat, namaBarang } from '#areas/toko/rules/nota.ts';

/** A piece as its nota tells it. */
export type NotaBarang = {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  /** By which wholesale puts it on the paper. */
  readonly kode_group?: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga: Rupiah;
  readonly diskon_rp: Rupiah;
  /** Taken off by table. */
  readonly potongan_rp?: Rupiah;
  /** Of a loose stone: its carats, and how many stones they are. */
  readonly kode_berlian?: string | null;
  readonly carat?: Miligram | null;
  readonly butir?: number | null;
  /** What the stock says of it, in words. */
  readonly deskripsi?: string;
  /** Those that were set in the piece when it was sold. */
  readonly batu?: readonly BatuTerjual[] | null;
};

/** Letters of a name to a line (1§9). */
const HURUF_NAMA = 20;

/** A piece explains its price: gold, ongkos and rounding where they make it, else the price as it is fixed. */
export function potongNota(one: NotaBarang, langkah: Rupiah): StrukLine[] {
  if (one.kode_berlian) return batuNota(one);
  const nilai = priceOf(one.harga_per_gram, one.berat, 'half');
  const sisa = minus(one.harga_jual, nilai);
  const terurai = Math.abs(sisa) < Math.max(langkah, 1);
  const dari = terurai
    ? [
        pair(
          `${formatGram(one.berat)} g × ${formatInt(one.harga_per_gram)}`,
          formatInt(nilai),
          'small',
        ),
      ]
    : [pair('Harga barang', formatInt(one.harga_jual), 'small')];
  return [
    ...namaBarang(one.nama_barang, one.harga),
    ...deskripsiNota(one),
    kadarBerat(`${one.kode_barcode}, kadar`, one),
    ...batuDiNota(one),
    ...dari,
    ...angka('Ongkos', one.ongkos, 'small'),
    ...(terurai ? angka('Pembulatan', sisa, 'small') : []),
    ...angka('Diskon', negate(one.diskon_rp), 'small'),
    ...(one.potongan_rp ? angka('Potongan', negate(one.potongan_rp), 'small') : []),
  ];
}

/** The words of a piece, as many letters as five lines of twenty hold (1§9), broken where the paper ends. */
const deskripsiNota = ({ deskripsi = '' }: NotaBarang): StrukLine[] =>
  deskripsi.trim() === '' ? [] : [words(cutLines(deskripsi.trim()).join(''), 'small')];

/** A loose stone: what it is with its certificate, its code, its carats. */
const batuNota = (one: NotaBarang): StrukLine[] => [
  ...namaUtuh(one.nama_barang, one.harga),
  pair(
    [
      one.kode_barcode,
      ...((one.butir ?? 1) > 1 ? [`${formatInt(one.butir ?? 1)} butir`] : []),
    ].join(', '),
    `${formatGram(one.carat ?? mg(0))} ct`,
  ),
  pair('Harga berlian', formatInt(one.harga_jual), 'small'),
  ...angka('Diskon', negate(one.diskon_rp), 'small'),
  ...(one.potongan_rp ? angka('Potongan', negate(one.potongan_rp), 'small') : []),
];

/** Whole words to a line: the number of a certificate is not cut. */
function namaUtuh(nama: string, harga: Rupiah): StrukLine[] {
  const lines: string[] = [];
  for (const kata of nama.split(' ')) {
    const lagi = `${lines.at(-1) ?? ''} ${kata}`.trim();
    if (lines.length > 0 && lagi.length <= HURUF_NAMA) lines.splice(-1, 1, lagi);
    else lines.push(kata);
  }
  const [first = '', ...lanjut] = lines;
  return [pair(first, formatInt(harga), 'strong'), ...lanjut.map((line) => words(line, 'strong'))];
}
