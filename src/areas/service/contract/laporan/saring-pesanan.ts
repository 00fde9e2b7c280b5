import { choice } from '#kit/contract/field.ts';
import { semua } from '#kit/contract/report.ts';
import { saringTukang } from '#areas/service/contract/laporan/saring-service.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** States of an order as the report asks for them. */
export const STATUS_PESANAN = {
  OPEN: 'BELUM VALIDASI',
  VALID: 'VALID',
  PROSES: 'DI TUKANG',
  SELESAI: 'SELESAI',
  DIAMBIL: 'DIAMBIL',
  CANC: 'BATAL',
} as const;

/** What the report of orders is asked by, besides its days. */
export const saringPesanan = {
  status: semua(choice('Status', STATUS_PESANAN)),
  ...saringSales,
  ...saringTukang,
  contoh: semua(choice('Barang Contoh', { ADA: 'ADA CONTOH', BELUM: 'CONTOH BELUM DIAMBIL' })),
  terlambat: semua(choice('Terlambat', { TERLAMBAT: 'TERLAMBAT' })),
};
