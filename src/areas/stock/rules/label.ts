import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { barsOf } from '#areas/stock/rules/code128.ts';
import { dalamMm, UKURAN_LABEL, type UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';

/** What a small jewellery label says. */
export type Label = {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: Miligram;
  readonly kadar: Persen;
  readonly label_kadar: string;
  readonly kode_intern: string | null;
  readonly harga_bandrol: Rupiah | null;
};

/** One module of the barcode: a hand scanner reads a quarter of a millimetre. */
const MODUL_MM = 0.25;
/** What is left at both sides of the words, together. */
const TEPI_MM = 2;

/** Letters that a row has room for: more than `longgar` are set smaller, and no row has more than `rapat`. */
function muatDi(ukuran: UkuranLabel) {
  const rapat = Math.floor(dalamMm(ukuran.lebar) - TEPI_MM);
  return {
    longgar: Math.floor((rapat * 5) / 6),
    rapat,
    nama: Math.floor((rapat * 13) / 18),
    intern: 10,
  };
}

/** Where things lie on a label, in millimetres: words above and below, the bars take the height between them. */
export function bidangOf(label: Label, ukuran: UkuranLabel) {
  const [lebar, tinggi] = [dalamMm(ukuran.lebar), dalamMm(ukuran.tinggi)];
  const { width } = barsOf(label.kode_barcode);
  // A code of many signs is drawn finer rather than over the edge.
  const modul = Math.min(MODUL_MM, lebar / width);
  return {
    lebar,
    tinggi,
    modul,
    batang: { x: (lebar - width * modul) / 2, y: 3.6, tinggi: tinggi - 7.4 },
    atas: 1,
    bawah: tinggi - 2.7,
  };
}

/** A row of words above or below the bars, from both edges inwards. */
export type BarisLabel = {
  readonly kiri: string;
  readonly kanan: string;
  /** What is read first: the name at the top, weight or price at the foot. */
  readonly tebal: 'kiri' | 'kanan';
  /** So many letters that they must be small. */
  readonly rapat: boolean;
};

/** The words of a label; the barcode is between its two rows, and in neither of them words touch. */
export function katakan(
  label: Label,
  ukuran: UkuranLabel,
): { readonly atas: BarisLabel; readonly bawah: BarisLabel } {
  const muat = muatDi(ukuran);
  const { berat, label_kadar, kode_barcode, kode_intern, harga_bandrol } = label;
  const emas = `${formatGram(berat)} g  ${label_kadar}`;
  const dijual = harga_bandrol !== null;
  const kanan = dijual ? emas : '';
  const nama = [...biasa(label.nama_barang)]
    .slice(0, Math.max(0, Math.min(muat.nama, muat.rapat - kanan.length - 1)))
    .join('')
    .trim();
  const kaki = dijual ? `Rp ${formatInt(harga_bandrol)}` : emas;
  const sisa = muat.rapat - kaki.length - kode_barcode.length - 2;
  const intern = kode_intern?.slice(0, Math.max(0, Math.min(muat.intern, sisa)));
  const kode = [kode_barcode, intern].filter(Boolean).join(' ');
  return {
    atas: baris(nama, kanan, { tebal: 'kiri', longgar: muat.longgar }),
    bawah: baris(kode, kaki, { tebal: 'kanan', longgar: muat.longgar }),
  };
}

const baris = (
  kiri: string,
  kanan: string,
  { tebal, longgar }: Pick<BarisLabel, 'tebal'> & { longgar: number },
): BarisLabel => ({ kiri, kanan, tebal, rapat: hurufDi({ kiri, kanan }) > longgar });
const hurufDi = ({ kiri, kanan }: Pick<BarisLabel, 'kiri' | 'kanan'>): number =>
  kiri.length + (kanan === '' ? 0 : kanan.length + 1);

/** Signs that word processors put into names, as every printer has them. */
const biasa = (words: string): string =>
  words
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replaceAll('\u2026', '...');

/** Printer languages have signs of their own: none of them may come from a name. */
const tanpaTanda = (words: string, marks: RegExp): string =>
  words.replace(/[\u0000-\u001f\u007f]/g, ' ').replace(marks, ' ');

/** Dots of a label printer in an inch: 8 or 12 in a millimetre. */
type Dpi = 203 | 300;

/** The measures of a label in dots: as they are set for 8 in a millimetre, half as much again for 12. */
function dotsOf({ kode_barcode }: Label, { dpi, ukuran }: Cetakan) {
  const z = (at203: number): number => Math.round(at203 * (dpi === 300 ? 1.5 : 1));
  const lebar = z(dalamMm(ukuran.lebar) * 8);
  const tinggi203 = Math.round(dalamMm(ukuran.tinggi) * 8);
  const tepi = z(8);
  const { width } = barsOf(kode_barcode);
  // A code of many signs is drawn finer rather than over the edge.
  const modul = Math.max(1, Math.min(z(2), Math.floor(lebar / width)));
  /** Where the bars begin, so that the quiet zones at both sides are alike. */
  const batang = Math.round((lebar - width * modul) / 2);
  return {
    z,
    lebar,
    tinggi: z(tinggi203),
    tepi,
    modul,
    muat: lebar - 2 * tepi,
    batang,
    /** Of the bars, and where the row below them begins. */
    tinggi_batang: z(tinggi203 - 68),
    bawah: tinggi203 - 30,
  };
}

/** What a label is printed with: the dots of the printer and the size of its labels. */
type Cetakan = { readonly dpi: Dpi; readonly ukuran: UkuranLabel };

/** For Zebra printers and those that speak like them. */
export const zplOf = (
  labels: readonly Label[],
  { dpi = 203, ukuran = UKURAN_LABEL }: Partial<Cetakan> = {},
): string => labels.map((label) => `${zplLabel(label, { dpi, ukuran })}\n`).join('');

function zplLabel(label: Label, cetakan: Cetakan): string {
  const dots = dotsOf(label, cetakan);
  const { z, lebar, tinggi, tepi, modul, muat, batang } = dots;
  const { atas, bawah } = katakan(label, cetakan.ukuran);
  const clean = (words: string): string => tanpaTanda(words, /[\^~\\]/g);
  const row = ({ kiri, kanan, rapat }: BarisLabel, y: number): string[] => {
    const font = `^FO${tepi},${z(y)}^A0N,${z(20)},${z(rapat ? 14 : 18)}`;
    return [
      `${font}^FD${clean(kiri)}^FS`,
      ...(kanan ? [`${font}^FB${muat},1,0,R^FD${clean(kanan)}^FS`] : []),
    ];
  };
  const code = label.kode_barcode;
  return [
    '^XA',
    '^CI28',
    `^PW${lebar}`,
    `^LL${tinggi}`,
    ...row(atas, 6),
    `^FO${batang},${z(30)}^BY${modul}^BCN,${dots.tinggi_batang},N,N,N^FD${clean(code)}^FS`,
    ...row(bawah, dots.bawah),
    '^XZ',
  ].join('\n');
}

/** Letters of TSC printers, all alike in width, in dots of any printer: the larger ones wherever their row has room. */
const TSPL = {
  203: [
    { font: 2, lebar: 12, turun: 0 },
    { font: 1, lebar: 8, turun: 4 },
  ],
  300: [
    { font: 3, lebar: 16, turun: 2 },
    { font: 2, lebar: 12, turun: 5 },
  ],
} as const;

/** For TSC printers and those that speak like them. */
export function tsplOf(
  labels: readonly Label[],
  { dpi = 203, ukuran = UKURAN_LABEL }: Partial<Cetakan> = {},
): string {
  const { lebar, tinggi, jarak } = ukuran;
  const head = [
    `SIZE ${dalamMm(lebar)} mm,${dalamMm(tinggi)} mm`,
    `GAP ${dalamMm(jarak)} mm,0 mm`,
    'DIRECTION 1',
    'CODEPAGE UTF-8',
  ];
  const lines = labels.flatMap((label) => tsplLabel(label, { dpi, ukuran }));
  return [...head, ...lines, ''].join('\r\n');
}

function tsplLabel(label: Label, cetakan: Cetakan): string[] {
  const dots = dotsOf(label, cetakan);
  const { z, lebar: seluruh, tepi, modul, muat, batang } = dots;
  const { dpi } = cetakan;
  const { atas, bawah } = katakan(label, cetakan.ukuran);
  const clean = (words: string): string => tanpaTanda(words, /["\\]/g);
  const row = (words: BarisLabel, y: number): string[] => {
    const { font, lebar, turun } =
      TSPL[dpi].find((one) => hurufDi(words) * one.lebar <= muat) ?? TSPL[dpi][1];
    const put = (x: number, text: string): string =>
      `TEXT ${x},${z(y) + turun},"${font}",0,1,1,"${clean(text)}"`;
    const { kiri, kanan } = words;
    // Older printers cannot set text to the right by themselves.
    const right = seluruh - tepi - kanan.length * lebar;
    return [put(tepi, kiri), ...(kanan ? [put(right, kanan)] : [])];
  };
  const code = label.kode_barcode;
  return [
    'CLS',
    ...row(atas, 6),
    // 128M stays in set B, as wide as it was measured.
    `BARCODE ${batang},${z(30)},"128M",${dots.tinggi_batang},0,0,${modul},${modul},"${clean(code)}"`,
    ...row(bawah, dots.bawah),
    'PRINT 1,1',
  ];
}
