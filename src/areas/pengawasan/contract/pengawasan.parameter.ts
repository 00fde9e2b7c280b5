import { int, persen } from '#kit/contract/field.ts';
import { persen as per } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about what must be reported, taxes, and signals (D-4.2). */
export const pengawasanParam = defineParameters({
  BATAS_LAPOR_HARI: {
    group: 'Pembelian',
    at: 120,
    field: int('Hari kerja batas lapor', { min: 1, max: 60 }),
    bawaan: 14,
    batas: true,
  },
  PERINGATAN_PECAH_TUNAI_PERSEN: {
    group: 'Pembelian',
    at: 130,
    field: persen('Peringatan pecah tunai'),
    bawaan: per(8000),
    batas: true,
  },
  SINYAL_HARGA_MENIT: {
    group: 'Penjualan',
    at: 90,
    field: int('Menit sinyal setelah harga berubah', { min: 1, max: 1440 }),
    bawaan: 30,
    batas: true,
  },
});
