import { rupiah } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about money that a person hands out or carries away on a day, whatever for (D-51.6). */
export const bukuParam = defineParameters({
  BATAS_KAS_KELUAR: {
    group: 'Kas dan tutup toko',
    at: 10,
    field: rupiah('Batas kas keluar tanpa otorisasi', { min: 0 }),
    bawaan: rp(5_000_000),
    batas: true,
    hint: 'Kas keluar, bank keluar, setoran dan mutasi oleh satu orang sehari; dihitung lagi setelah tiap persetujuan.',
  },
  BATAS_KELUAR_HARI_KASIR: {
    group: 'Kas dan tutup toko',
    at: 90,
    field: rupiah('Batas uang keluar sehari kasir', { min: 0 }),
    bawaan: rp(250_000_000),
    batas: true,
    hint: 'Tunai dan transfer kepada customer oleh satu orang; dihitung lagi setelah tiap persetujuan.',
  },
  BATAS_KELUAR_HARI_SPV: {
    group: 'Kas dan tutup toko',
    at: 100,
    field: rupiah('Batas uang keluar sehari supervisor', { min: 0 }),
    bawaan: rp(1_000_000_000),
    batas: true,
  },
});
