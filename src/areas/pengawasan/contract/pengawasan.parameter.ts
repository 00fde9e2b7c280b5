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
  // Windows of № 114. Each has a least and a most: none is turned off (decision 1288).
  SINYAL_BATAL_JUAL_HARI: {
    group: 'Penjualan',
    at: 95,
    field: int('Hari sinyal batal lalu jual', { min: 3, max: 30 }),
    bawaan: 7,
    batas: true,
  },
  SINYAL_SUPPLIER_LAMA_HARI: {
    group: 'Pembelian',
    at: 140,
    field: int('Hari sinyal hutang supplier lama', { min: 30, max: 180 }),
    bawaan: 90,
    batas: true,
  },
  SINYAL_SUPPLIER_BARU_HARI: {
    group: 'Pembelian',
    at: 150,
    field: int('Hari sinyal supplier baru', { min: 7, max: 60 }),
    bawaan: 14,
    batas: true,
  },
  SINYAL_RETUR_LAGI_HARI: {
    group: 'Pembelian',
    at: 160,
    field: int('Hari sinyal retur datang lagi', { min: 7, max: 90 }),
    bawaan: 30,
    batas: true,
  },
});
