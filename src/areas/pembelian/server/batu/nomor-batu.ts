import type { Miligram } from '#kit/rules/quantity.ts';
import type { BatuDikenal, Sebelah } from '#areas/pembelian/server/batu/surat-batu.table.ts';

type Surat = {
  readonly kode_berlian: string;
  readonly carat: Miligram;
  readonly lembaga: string | null;
  readonly no_sertifikat: string | null;
};
/** One of a nota, with a certificate: others of its number are looked for (decision 1134). */
export const bernota = (
  { dijual, kode_berlian, carat, lembaga, no_sertifikat }: Surat & { readonly dijual?: unknown },
  di: number,
) =>
  dijual === undefined || no_sertifikat === null
    ? []
    : [{ di, kode_berlian, carat, lembaga, no_sertifikat }];

type Disebut = { readonly carat: Miligram | null; readonly no_faktur_jual: string | null };
type Bernama = { readonly kode_berlian: string };
type Milik = {
  readonly sold: readonly Bernama[];
  readonly loose: readonly (Bernama & { readonly no: string })[];
};
/**
 * Which stone a certificate is, of all that were sold or lost under its number (decision 1134): of the size that is
 * said, where one is; one that was sold before one that was lost, by the nota that is there.
 */
export function pilihDikenal(
  { carat, no_faktur_jual }: Disebut,
  bernomor: readonly BatuDikenal[],
  { sold, loose }: Milik,
): BatuDikenal | undefined {
  const seukuran = bernomor.filter((one) => one.carat === carat);
  const mungkin = seukuran.length > 0 ? seukuran : bernomor;
  const laku = mungkin.filter(({ status }) => status === 'TERJUAL');
  const di = (ini: readonly Bernama[]) =>
    laku.find((one) => ini.some(({ kode_berlian }) => kode_berlian === one.kode_berlian));
  const disebut = loose.filter(({ no }) => no === no_faktur_jual);
  return di(sold) ?? di(disebut) ?? di(loose) ?? laku[0] ?? mungkin[0];
}

/** The counts that missed stones of this number, all of them. */
export const hilangDi = (bernomor: readonly BatuDikenal[]): string | null =>
  bernomor
    .filter(({ status }) => status !== 'TERJUAL')
    .map(({ no_pegang }) => no_pegang ?? '-')
    .join(' ') || null;

/** Of each stone the others of its number. */
export const perBaris = (kenal: readonly unknown[], sebelah: readonly Sebelah[]): Sebelah[][] =>
  kenal.map((_, at) => sebelah.filter(({ di }) => di === at));

/** With the counts that missed others of its number. */
export const denganHilang = <B extends { readonly hilang_di: string | null }>([
  one,
  lain,
]: readonly [B, readonly Sebelah[]]): B => {
  const hilang = lain.flatMap(({ no, hilang: ya }) => (ya ? no : []));
  const semua = new Set([...(one.hilang_di?.split(' ') ?? []), ...hilang]);
  return { ...one, hilang_di: [...semua].join(' ') || null };
};
