import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { barsOf } from '#areas/stock/rules/code128.ts';

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

/** A label in millimetres, and how many lie on a sheet of A4: five columns of twenty. */
export const UKURAN = {
  lebar: 38,
  tinggi: 14,
  kolom: 5,
  baris: 20,
  tepi: { x: 10, y: 8.5 },
} as const;
/** One module of the barcode: a hand scanner reads a quarter of a millimetre. */
export const MODUL_MM = 0.25;

/** Letters of one row: more than `longgar` are set smaller, and no row has more than `rapat`. */
const MUAT = { longgar: 30, rapat: 36, nama: 26, intern: 10 } as const;

/** A row of words above or below the bars, from both edges inwards. */
export type BarisLabel = {
  readonly kiri: string;
  readonly kanan: string;
  /** What is read first: the name at the top, weight or price at the foot. */
  readonly tebal: 'kiri' | 'kanan';
  /** So many letters that they must be small. */
  readonly rapat: boolean;
};

/** The words of a label; the barcode stands between its two rows, and in none of them words meet. */
export function katakan(label: Label): { readonly atas: BarisLabel; readonly bawah: BarisLabel } {
  const { berat, label_kadar, kode_barcode, kode_intern, harga_bandrol } = label;
  const emas = `${formatGram(berat)} g  ${label_kadar}`;
  const dijual = harga_bandrol !== null;
  const kanan = dijual ? emas : '';
  const nama = [...biasa(label.nama_barang)]
    .slice(0, Math.min(MUAT.nama, MUAT.rapat - kanan.length - 1))
    .join('')
    .trim();
  const kode = [kode_barcode, kode_intern?.slice(0, MUAT.intern)].filter(Boolean).join(' ');
  return {
    atas: baris(nama, kanan, 'kiri'),
    bawah: baris(kode, dijual ? `Rp ${formatInt(harga_bandrol)}` : emas, 'kanan'),
  };
}

const baris = (kiri: string, kanan: string, tebal: BarisLabel['tebal']): BarisLabel => ({
  kiri,
  kanan,
  tebal,
  rapat: hurufDi({ kiri, kanan }) > MUAT.longgar,
});
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

const DOTS = 8; // dots per millimetre at 203 dpi
const dots = (mm: number): number => Math.round(mm * DOTS);
const MODUL_DOTS = 2;
const TEPI_DOTS = 8;
const MUAT_DOTS = dots(UKURAN.lebar) - 2 * TEPI_DOTS;

/** Where the bars begin, so that the quiet zones at both sides are alike. */
const kiriBatang = (code: string): number =>
  Math.round((dots(UKURAN.lebar) - barsOf(code).width * MODUL_DOTS) / 2);

/** For Zebra printers and those that speak like them. */
export const zplOf = (labels: readonly Label[]): string =>
  labels.map((label) => `${zplLabel(label)}\n`).join('');

function zplLabel(label: Label): string {
  const { atas, bawah } = katakan(label);
  const clean = (words: string): string => tanpaTanda(words, /[\^~\\]/g);
  const row = ({ kiri, kanan, rapat }: BarisLabel, y: number): string[] => {
    const font = `^FO${TEPI_DOTS},${y}^A0N,20,${rapat ? 14 : 18}`;
    return [
      `${font}^FD${clean(kiri)}^FS`,
      ...(kanan ? [`${font}^FB${MUAT_DOTS},1,0,R^FD${clean(kanan)}^FS`] : []),
    ];
  };
  const code = label.kode_barcode;
  return [
    '^XA',
    '^CI28',
    `^PW${dots(UKURAN.lebar)}`,
    `^LL${dots(UKURAN.tinggi)}`,
    ...row(atas, 6),
    `^FO${kiriBatang(code)},30^BY${MODUL_DOTS}^BCN,44,N,N,N^FD${clean(code)}^FS`,
    ...row(bawah, 82),
    '^XZ',
  ].join('\n');
}

/** Letters of TSC printers, all alike in width: the larger one wherever its row has room. */
const TSPL = [
  { font: 2, lebar: 12, turun: 0 },
  { font: 1, lebar: 8, turun: 4 },
] as const;

/** For TSC printers and those that speak like them. */
export function tsplOf(labels: readonly Label[]): string {
  const head = [
    `SIZE ${UKURAN.lebar} mm,${UKURAN.tinggi} mm`,
    'GAP 2 mm,0 mm',
    'DIRECTION 1',
    'CODEPAGE UTF-8',
  ];
  return [...head, ...labels.flatMap(tsplLabel), ''].join('\r\n');
}

function tsplLabel(label: Label): string[] {
  const { atas, bawah } = katakan(label);
  const clean = (words: string): string => tanpaTanda(words, /["\\]/g);
  const row = (words: BarisLabel, y: number): string[] => {
    const { font, lebar, turun } =
      TSPL.find((one) => hurufDi(words) * one.lebar <= MUAT_DOTS) ?? TSPL[1];
    const put = (x: number, text: string): string =>
      `TEXT ${x},${y + turun},"${font}",0,1,1,"${clean(text)}"`;
    const { kiri, kanan } = words;
    // Older printers cannot set text to the right by themselves.
    const right = dots(UKURAN.lebar) - TEPI_DOTS - kanan.length * lebar;
    return [put(TEPI_DOTS, kiri), ...(kanan ? [put(right, kanan)] : [])];
  };
  const code = label.kode_barcode;
  return [
    'CLS',
    ...row(atas, 6),
    // 128M stays in set B, as wide as it was measured.
    `BARCODE ${kiriBatang(code)},30,"128M",44,0,0,${MODUL_DOTS},${MODUL_DOTS},"${clean(code)}"`,
    ...row(bawah, 82),
    'PRINT 1,1',
  ];
}
