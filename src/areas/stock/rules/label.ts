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

/** Dots of a label printer in an inch: 8 or 12 in a millimetre. */
type Dpi = 203 | 300;

/** The measures of a label in dots: as they are set for 8 in a millimetre, half as much again for 12. */
function dotsOf(dpi: Dpi) {
  const z = (at203: number): number => Math.round(at203 * (dpi === 300 ? 1.5 : 1));
  const lebar = z(UKURAN.lebar * 8);
  const tepi = z(8);
  const modul = z(2);
  /** Where the bars begin, so that the quiet zones at both sides are alike. */
  const batang = (code: string): number => Math.round((lebar - barsOf(code).width * modul) / 2);
  return { z, lebar, tinggi: z(UKURAN.tinggi * 8), tepi, modul, muat: lebar - 2 * tepi, batang };
}

/** For Zebra printers and those that speak like them. */
export const zplOf = (labels: readonly Label[], dpi: Dpi = 203): string =>
  labels.map((label) => `${zplLabel(label, dpi)}\n`).join('');

function zplLabel(label: Label, dpi: Dpi): string {
  const { z, lebar, tinggi, tepi, modul, muat, batang } = dotsOf(dpi);
  const { atas, bawah } = katakan(label);
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
    `^FO${batang(code)},${z(30)}^BY${modul}^BCN,${z(44)},N,N,N^FD${clean(code)}^FS`,
    ...row(bawah, 82),
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
export function tsplOf(labels: readonly Label[], dpi: Dpi = 203): string {
  const head = [
    `SIZE ${UKURAN.lebar} mm,${UKURAN.tinggi} mm`,
    'GAP 2 mm,0 mm',
    'DIRECTION 1',
    'CODEPAGE UTF-8',
  ];
  return [...head, ...labels.flatMap((label) => tsplLabel(label, dpi)), ''].join('\r\n');
}

function tsplLabel(label: Label, dpi: Dpi): string[] {
  const { z, lebar: seluruh, tepi, modul, muat, batang } = dotsOf(dpi);
  const { atas, bawah } = katakan(label);
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
    `BARCODE ${batang(code)},${z(30)},"128M",${z(44)},0,0,${modul},${modul},"${clean(code)}"`,
    ...row(bawah, 82),
    'PRINT 1,1',
  ];
}
