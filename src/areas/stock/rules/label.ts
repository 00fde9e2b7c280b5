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

/** Letters of a name that fit its line; beside a label price the weight stands there too. */
const NAMA = { sendiri: 26, berdua: 20 } as const;

/** The words of a label, top and bottom; the barcode stands between them. */
export function katakan({
  nama_barang,
  berat,
  label_kadar,
  kode_barcode,
  kode_intern,
  harga_bandrol,
}: Label) {
  const nama = [...nama_barang]
    .slice(0, harga_bandrol === null ? NAMA.sendiri : NAMA.berdua)
    .join('')
    .trim();
  const harga = harga_bandrol === null ? '' : `Rp ${formatInt(harga_bandrol)}`;
  return {
    nama,
    kode: kode_intern ? `${kode_barcode} ${kode_intern.slice(0, 10)}` : kode_barcode,
    emas: `${formatGram(berat)} g  ${label_kadar}`,
    harga,
  };
}

/** Printer languages have signs of their own: none of them may come from a name. */
const tanpaTanda = (words: string, marks: RegExp): string =>
  words.replace(/[\u0000-\u001f\u007f]/g, ' ').replace(marks, ' ');

const DOTS = 8; // dots per millimetre at 203 dpi
const dots = (mm: number): number => Math.round(mm * DOTS);
const MODUL_DOTS = 2;

/** For Zebra printers and those that speak like them. */
export function zplOf(labels: readonly Label[]): string {
  return (
    labels
      .map((label) => {
        const { nama, kode, emas, harga } = katakan(label);
        const clean = (words: string): string => tanpaTanda(words, /[\^~\\]/g);
        const left = Math.round(
          (dots(UKURAN.lebar) - barsOf(label.kode_barcode).width * MODUL_DOTS) / 2,
        );
        return [
          '^XA',
          '^CI28',
          `^PW${dots(UKURAN.lebar)}`,
          `^LL${dots(UKURAN.tinggi)}`,
          `^FO8,6^A0N,20,18^FD${clean(nama)}^FS`,
          `^FO${left},30^BY${MODUL_DOTS}^BCN,44,N,N,N^FD${clean(label.kode_barcode)}^FS`,
          `^FO8,82^A0N,20,18^FD${clean(kode)}^FS`,
          `^FO8,82^A0N,20,18^FB${dots(UKURAN.lebar) - 16},1,0,R^FD${clean(harga || emas)}^FS`,
          ...(harga
            ? [`^FO8,6^A0N,20,18^FB${dots(UKURAN.lebar) - 16},1,0,R^FD${clean(emas)}^FS`]
            : []),
          '^XZ',
        ].join('\n');
      })
      .join('\n') + '\n'
  );
}

/** For TSC printers and those that speak like them. */
export function tsplOf(labels: readonly Label[]): string {
  const head = [
    `SIZE ${UKURAN.lebar} mm,${UKURAN.tinggi} mm`,
    'GAP 2 mm,0 mm',
    'DIRECTION 1',
    'CODEPAGE UTF-8',
  ];
  const body = labels.flatMap((label) => {
    const { nama, kode, emas, harga } = katakan(label);
    const clean = (words: string): string => tanpaTanda(words, /["\\]/g);
    const left = Math.round(
      (dots(UKURAN.lebar) - barsOf(label.kode_barcode).width * MODUL_DOTS) / 2,
    );
    const right = dots(UKURAN.lebar) - 8;
    return [
      'CLS',
      `TEXT 8,6,"1",0,1,1,"${clean(nama)}"`,
      `BARCODE ${left},30,"128",44,0,0,${MODUL_DOTS},${MODUL_DOTS},"${clean(label.kode_barcode)}"`,
      `TEXT 8,84,"1",0,1,1,"${clean(kode)}"`,
      `TEXT ${right},84,"1",0,1,1,3,"${clean(harga || emas)}"`,
      ...(harga ? [`TEXT ${right},6,"1",0,1,1,3,"${clean(emas)}"`] : []),
      'PRINT 1,1',
    ];
  });
  return [...head, ...body, ''].join('\r\n');
}
