import { cutLines, formatGram, formatInt, percentText, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { center, GAP, pair, pairLines, rule, words, type StrukLine } from '#kit/rules/struk.ts';
import { kepalaStruk, kodeStruk, type KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import {
  catatanTemplat,
  cetakBawaan,
  salamTemplat,
  susunStruk,
  type Bagian,
  type JenisTemplat,
} from '#areas/toko/rules/templat-nota.ts';

/*
 * The parts of which every paper is made (1§9, D-6.5, D-30): a kind lists its own, and what two of
 * them say alike is said here.
 */

/** The shop's head, and the hour of the act on its clock (HH:mm). */
export type NotaToko = KepalaToko & { readonly jam: string };

/** The people of a nota, by their names: who sold, and who took or paid the money. */
export type Petugas = { readonly sales: string; readonly kasir: string };
export type NotaBarangToko = NotaToko & { readonly petugas: Petugas };

/** Each part by its name; head, number and closing words stand on every paper where it says nothing else. */
export const susunNota = (
  jenis: JenisTemplat,
  no: string,
  toko: KepalaToko,
  bagian: Readonly<Partial<Record<Bagian, readonly StrukLine[]>>>,
): StrukLine[] => {
  const cetak = toko.cetak ?? cetakBawaan(jenis);
  return susunStruk(
    {
      KEPALA: kepalaStruk(toko),
      CATATAN: catatanTemplat(cetak.templat),
      BARCODE: kodeStruk(no, toko.alamat_nota),
      SALAM: salamTemplat(cetak.templat),
      ...bagian,
    },
    cetak,
  );
};

/** What a paper is, and whatever keeps it from being taken for a first, paid and valid one. */
export type Tanda = {
  readonly judul?: string;
  /** Whose sheet it is, of those that are made in two. */
  readonly lembar?: string | false;
  readonly batal: boolean;
  /** It is not paid yet. */
  readonly belum?: boolean;
  readonly cetak_ke: number;
};

export const BELUM_DIBAYAR = center('BELUM DIBAYAR, BAWA KE KASIR', 'strong');

const tanda = ({ judul, lembar, batal, belum, cetak_ke }: Tanda): StrukLine[] => [
  ...(judul ? [center(judul, 'strong')] : []),
  ...(lembar ? [center(`LEMBAR ${lembar}`, 'strong')] : []),
  ...(batal ? [center('BATAL', 'strong')] : []),
  ...(belum ? [BELUM_DIBAYAR] : []),
  ...(cetak_ke > 1 ? [center(`SALINAN ${cetak_ke - 1}`, 'strong')] : []),
];

/** The marks between two lines; one alone where there is nothing to mark. */
export function tandaTipis(of: Tanda): StrukLine[] {
  const marks = tanda(of);
  return [rule('thin'), ...marks, ...(marks.length > 0 ? [rule('thin')] : [])];
}

/** The marks under a heavy line, as on papers that are signed. */
export const tandaTebal = (of: Tanda): StrukLine[] => [rule('thick'), ...tanda(of), GAP];

/** A day without the name of its weekday. */
export const tanggal = (hari: Hari): string => formatHariPanjang(hari).split(', ')[1] ?? hari;

/** Its number, its day and hour, who sold, and who took or paid the money: people by their names. */
export const dataNota = (
  label: string,
  no: string,
  hari: Hari,
  { jam, petugas: { sales, kasir } }: Pick<NotaBarangToko, 'jam' | 'petugas'>,
): StrukLine[] => [
  pair(label, no, 'strong'),
  pair('Tanggal', `${tanggal(hari)}, ${jam}`),
  ...pairLines('Sales', cutLines(sales)),
  ...pairLines('Kasir', cutLines(kasir)),
];

type Orang = { readonly nama: string; readonly alamat: string };

export const orangNota = (label: string, { nama, alamat }: Orang): StrukLine[] =>
  pairLines(label, [...cutLines(nama), ...cutLines(alamat)]);

/** Things one under the other, with room between them. */
export const deret = <T>(all: readonly T[], lines: (one: T) => StrukLine[]): StrukLine[] =>
  all.flatMap((one, at) => [...(at > 0 ? [GAP] : []), ...lines(one)]);

/** A name that may need several lines, with what the piece costs beside its first. */
export function namaBarang(name: string, harga: Rupiah): StrukLine[] {
  const [nama, ...lanjut] = cutLines(name).map((line) => line.trim());
  return [
    pair(nama ?? '', formatInt(harga), 'strong'),
    ...lanjut.map((line) => words(line, 'strong')),
  ];
}

/** What is known of a piece beside its name: '75 %' and '3.25 g'. */
export const kadarBerat = (
  of: string,
  { kadar, berat }: { readonly kadar: Persen; readonly berat: Miligram },
): StrukLine => pair(`${of} ${percentText(kadar)}`, `${formatGram(berat)} g`);

/** '2 barang, 5.595 g'; of loose stones alone no grams. */
export const jumlahBarang = (
  all: readonly unknown[],
  berat: Miligram,
  qty: number = all.length,
): string => (berat === 0 ? `${qty} barang` : `${qty} barang, ${formatGram(berat)} g`);

/** A figure beside its word; nothing where there is none. */
export const angka = (label: string, rupiah: Rupiah, look?: 'small'): StrukLine[] =>
  rupiah === 0 ? [] : [pair(label, formatInt(rupiah), look)];

/** What the paper comes to, between two heavy lines. */
export const totalNota = (left: string, rupiah: Rupiah): StrukLine[] => [
  rule('thick'),
  { kind: 'total', left, right: formatRupiah(rupiah) },
  rule('thick'),
];

/** Terms that belong to the customer's sheet, and what he declares besides. */
export const syarat = (text: string, ...pernyataan: readonly string[]): StrukLine[] => [
  words('Syarat dan ketentuan', 'strong'),
  ...[text, ...pernyataan].map((one) => words(one, 'small')),
];

/** Room for two signatures. */
export const tandaTangan = (...orang: readonly [string, string]): StrukLine[] => [
  GAP,
  GAP,
  GAP,
  pair(...orang, 'small'),
];
