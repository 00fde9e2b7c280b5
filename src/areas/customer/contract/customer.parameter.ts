import { choice, int, rupiah } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { defineParameters, KELOLA } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about customers and points (D-4.2). */
export const customerParam = defineParameters({
  // Sales and exchanges ask for it, too.
  CUSTOMER_WAJIB: {
    group: 'Penjualan',
    at: 20,
    field: choice('Data customer yang wajib', {
      TIDAK: 'Tidak wajib',
      NAMA: 'Nama',
      LENGKAP: 'Nama, telepon dan alamat',
    }),
    bawaan: 'NAMA',
    level: KELOLA,
  },
  NILAI_POIN: {
    group: 'Penjualan',
    at: 70,
    field: rupiah('Nilai satu poin', { min: 1 }),
    bawaan: rp(1000),
    batas: true,
  },
  POIN_KEDALUWARSA_BULAN: {
    group: 'Penjualan',
    at: 80,
    field: int('Poin kedaluwarsa (bulan)', { min: 0, max: 240 }),
    bawaan: 0,
    batas: true,
  },
});
