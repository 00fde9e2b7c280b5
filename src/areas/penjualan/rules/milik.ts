import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { namaSama } from '#areas/buku/rules/pemilik.ts';

export const TIDAK_AMBIL = refusals({
  QR_SALAH: { field: 'kode_nota', message: 'QR Ini Bukan Milik Barang Yang Diambil' },
  AMBIL_NAMA: { field: 'diambil_oleh', message: 'Nama Yang Mengambil Tidak Boleh Kosong' },
  AMBIL_KTP: { field: 'no_ktp', message: 'No KTP Yang Mengambil Tidak Boleh Kosong' },
});

/** A customer as documents keep one: a code where the shop knows the person. */
export type Pihak = { readonly kode_customer: string | null; readonly nama: string | null };

/** A deposit or coupon without a customer serves every customer; one that names a customer serves that one (D-51.9). */
export function bukanPemilik(milik: Pihak, pemakai: Pihak): boolean {
  if (milik.kode_customer !== null) return milik.kode_customer !== pemakai.kode_customer;
  return (milik.nama ?? '').trim() !== '' && !namaSama(milik.nama, pemakai.nama);
}

export type Pengambil = {
  readonly kode_nota: string | null;
  readonly diambil_oleh: string | null;
  readonly no_ktp: string | null;
};

/** The word of a slip, from the address that its QR holds. */
export const kataQr = (scanned: string): string =>
  scanned
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

/** One of the slips was shown, or somebody says who he is; a name and a number go together. */
export function periksaAmbil(
  typed: Pengambil,
  words: readonly string[],
  wajib: boolean,
): Refusal[] {
  const shown = typed.kode_nota !== null && words.includes(kataQr(typed.kode_nota));
  const { diambil_oleh, no_ktp } = typed;
  const asked = (wajib && !shown) || diambil_oleh !== null || no_ktp !== null;
  return gather(
    [typed.kode_nota !== null && !shown, TIDAK_AMBIL.QR_SALAH],
    [asked && diambil_oleh === null, TIDAK_AMBIL.AMBIL_NAMA],
    [asked && no_ktp === null, TIDAK_AMBIL.AMBIL_KTP],
  );
}
