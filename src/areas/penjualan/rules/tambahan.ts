import type { AkunTambahan } from '#areas/buku/rules/bagan-akun.ts';
import { rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';

/** What a customer pays on the whole of a sale, beside its goods (D-10.1). */
type SatuTambahan = {
  /** Its column, and its field wherever a sale is sent or told. */
  readonly kunci: string;
  /** Of the field, and of the columns of reports. */
  readonly label: string;
  /** On screens, papers and in profit and loss. */
  readonly nama: string;
  /** What it is booked on: an account of its own, or that of the goods' labour, with which it is then shown. */
  readonly akun: AkunTambahan | 'ongkos';
};

/**
 * Every charge of a sale, in the order in which it is said. Fields, sums, book, screens, papers and
 * reports go over this list; a further one is a line here (docs/how-to/add-a-field.md).
 */
export const TAMBAHAN = [
  { kunci: 'admin', label: 'Admin', nama: sentence('Admin'), akun: 'admin' },
  { kunci: 'packing', label: 'Packing', nama: sentence('Packing'), akun: 'packing' },
  {
    kunci: 'ongkos_kerja',
    label: 'Ongkos Kerja',
    nama: sentence('Ongkos kerja'),
    akun: 'ongkos',
  },
] as const satisfies readonly SatuTambahan[];

/** Told and booked alone, and those that go with the labour of the goods. */
export const TAMBAHAN_SENDIRI = TAMBAHAN.filter((one) => one.akun !== 'ongkos');
export const TAMBAHAN_ONGKOS = TAMBAHAN.filter((one) => one.akun === 'ongkos');

type Satu = (typeof TAMBAHAN)[number];
export type KunciTambahan = Satu['kunci'];
/** Something of each charge: what it costs, its field, what was typed. */
export type Tambahan<T = Rupiah> = { readonly [K in KunciTambahan]: T };

/** Something of each charge of a list. */
export const tiap = <const S extends Satu, T>(
  list: readonly S[],
  of: (one: S) => T,
): { readonly [K in S['kunci']]: T } =>
  Object.fromEntries(list.map((one) => [one.kunci, of(one)])) as { [K in S['kunci']]: T };

/** The charges of whatever has them: a document, its draft, its sums. */
export const pilihTambahan = <T>(from: Tambahan<T>): Tambahan<T> =>
  tiap(TAMBAHAN, ({ kunci }) => from[kunci]);

/** The same with one of them changed. */
export const ubahTambahan = <T>(from: Tambahan<T>, kunci: KunciTambahan, isi: T): Tambahan<T> =>
  tiap(TAMBAHAN, (one) => (one.kunci === kunci ? isi : from[one.kunci]));

/** A charge that was not typed is 0. */
export const isiTambahan = (typed: Partial<Tambahan<Rupiah | null>>): Tambahan =>
  tiap(TAMBAHAN, ({ kunci }) => typed[kunci] ?? rp(0));

export const jumlahkanTambahan = (from: Tambahan, list: readonly Satu[] = TAMBAHAN): Rupiah =>
  sum(list.map(({ kunci }) => from[kunci]));

export const TANPA_TAMBAHAN = isiTambahan({});
/** A draft in which no charge has been typed yet. */
export const TAMBAHAN_KOSONG = tiap(TAMBAHAN, (): Rupiah | null => null);
