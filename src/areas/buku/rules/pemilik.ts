import { ktpPolos } from '#kit/rules/masked.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { said } from '#kit/rules/sentence.ts';

/** A person as a document names one, or as the cashier writes down the person at the counter. */
export type Orang = { readonly nama: string | null; readonly no_ktp: string | null };

/** How the number that is shown compares with that of the person whom it belongs to. */
export type Cocok = 'SAMA' | 'BEDA' | 'TANPA';
export const KATA_COCOK = {
  SAMA: said('KTP sama'),
  BEDA: said('KTP berbeda'),
  TANPA: said('KTP tidak dapat dicocokkan'),
} as const satisfies Readonly<Record<Cocok, string>>;

export const TIDAK_PEMILIK = refusals({
  PENGAMBIL_NAMA: { field: 'diambil_oleh', message: 'Nama Yang Datang Tidak Boleh Kosong' },
  PENGAMBIL_KTP: { field: 'no_ktp', message: 'No KTP Yang Datang Tidak Boleh Kosong' },
});

/** Only two numbers that are there and equal are one person's, in whichever way each was written. */
export const cocokkan = (milik: string | null, hadir: string | null): Cocok => {
  if (milik === null || hadir === null) return 'TANPA';
  return ktpPolos(milik) === ktpPolos(hadir) ? 'SAMA' : 'BEDA';
};

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
export const namaSama = (a: string | null, b: string | null): boolean =>
  plain(a ?? '') === plain(b ?? '');

/** Another person than the one it belongs to says who he is, by a name and by a number of his own. */
export const periksaPengambil = (milik: Orang, { nama, no_ktp }: Orang): Refusal[] => {
  const beda = cocokkan(milik.no_ktp, no_ktp) === 'BEDA';
  const lain = nama !== null && !namaSama(nama, milik.nama);
  return gather(
    [beda && nama === null, TIDAK_PEMILIK.PENGAMBIL_NAMA],
    [lain && no_ktp === null, TIDAK_PEMILIK.PENGAMBIL_KTP],
  );
};
