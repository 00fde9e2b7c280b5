import { int, withModul, type Field } from '#kit/contract/field.ts';
import { onlyIf } from '#kit/contract/field-more.ts';
import { sumRupiah } from '#kit/contract/report.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';

const saldo = <T>(of: Field<T>) => onlyIf('tampilan', 'SALDO', of);
/** A column of the movements alone. */
export const mutasi = <T>(of: Field<T>) => onlyIf('tampilan', 'MUTASI', of);
const bayar = <T>(of: Field<T>) => withModul(customerModul.PENJUALAN_BAYAR_POIN_MODULE.key, of);
const reset = <T>(of: Field<T>) => withModul(customerModul.MEMBER_RESET_POIN_MODULE.key, of);

/** What the report calls a movement; points that expired stand under RESET and say so (D-39.3). */
export const JENIS_LAPORAN = [
  'DAPAT',
  'BAYAR',
  'TUKAR HADIAH',
  'AFILIASI',
  'RESET',
  'KOREKSI',
] as const;

/** How the balance of a member came to what it is. */
export const saldoColumns = {
  awal: saldo(int('Saldo Awal')),
  dapat: saldo(int('Dapat')),
  afiliasi: saldo(int('Afiliasi')),
  bayar: bayar(saldo(int('Bayar'))),
  tukar: saldo(int('Tukar Hadiah')),
  reset: reset(saldo(int('Reset'))),
  koreksi: saldo(int('Koreksi')),
  akhir: saldo(int('Saldo Akhir')),
  nilai_rp: saldo(sumRupiah('Nilai')),
};

export const JUMLAH = [
  'poin',
  'awal',
  'dapat',
  'afiliasi',
  'bayar',
  'tukar',
  'reset',
  'koreksi',
  'akhir',
  'nilai_rp',
] as const;
