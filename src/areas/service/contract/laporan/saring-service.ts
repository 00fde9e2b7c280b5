import { choice, ref } from '#kit/contract/field.ts';
import { picked, semua } from '#kit/contract/report.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** States of a job as the report asks for them; BELUM DIAMBIL are all that are still here, whatever their day. */
export const STATUS_SERVICE = {
  OPEN: 'BELUM VALIDASI',
  VALID: 'VALID',
  DITERIMA: 'DITERIMA',
  PROSES: 'DI TUKANG',
  SELESAI: 'SELESAI',
  DIAMBIL: 'DIAMBIL',
  CANC: 'BATAL',
} as const;
export const BELUM_DIAMBIL = 'BELUM_DIAMBIL';

export const saringTukang = { kode_tukang: semua(ref('Tukang', tukangMaster, 'nama')) };

/** What the report of jobs is asked by, besides its days. */
export const saringService = {
  status: semua(choice('Status', { ...STATUS_SERVICE, [BELUM_DIAMBIL]: 'BELUM DIAMBIL' })),
  dasar_tanggal: picked(
    choice('Dasar Tanggal', {
      TERIMA: 'TGL TERIMA',
      SELESAI: 'TGL SELESAI',
      AMBIL: 'TGL AMBIL',
    }),
  ),
  ...saringTukang,
  ...saringSales,
};
