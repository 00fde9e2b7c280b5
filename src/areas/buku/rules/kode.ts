/**
 * What a code of ours names: a document (two letters, shop, day, number: D-6.1), a piece (shop and
 * five), a customer (shop and six figures), a tray ('A-01') or the tag of a reader. Nothing else
 * that is typed quickly or pasted is a scan: a telephone number stays in its field.
 */
export type JenisKode = 'dokumen' | 'barang' | 'customer' | 'baki' | 'tag';

const POLA: readonly (readonly [JenisKode, RegExp])[] = [
  ['dokumen', /^[A-Z]{2}[A-Z0-9]{3}\d{2}(0[1-9]|1[0-2])[0-3]\d[A-Z0-9]{3}$/],
  ['barang', /^[A-Z0-9]{8}$/],
  ['customer', /^[A-Z0-9]{3}\d{6}$/],
  ['baki', /^[A-Z]{1,3}-\d{2,3}$/],
  ['tag', /^(?=.*[A-F])[0-9A-F]{16,40}$/],
];
/** A word without a figure, or what begins as a telephone number does, was typed by a person. */
const ORANG = /^([A-Z]+|(0[2-9]|62)\d+)$/;

export function readKode(kode: string): JenisKode | undefined {
  if (ORANG.test(kode)) return undefined;
  return POLA.find(([, pola]) => pola.test(kode))?.[0];
}

/** A piece by its barcode or tag, or the tray that it hangs on. */
export const namaiBarang = (kode: string): boolean =>
  ['barang', 'tag', 'baki'].includes(readKode(kode) ?? '');

/** Whether a code is the number of a document that begins with one of these letters. */
export const nomorDari =
  (...huruf: readonly string[]) =>
  (kode: string): boolean =>
    readKode(kode) === 'dokumen' && huruf.includes(kode.slice(0, 2));

/** The day that the number of a document carries. */
export const hariNomor = (no: string): string =>
  `20${no.slice(5, 7)}-${no.slice(7, 9)}-${no.slice(9, 11)}`;
