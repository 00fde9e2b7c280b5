import { refusals } from '#kit/rules/refusal.ts';

export const TIDAK_OPNAME_HUTANG = refusals({
  OPNAME_HUTANG_BERJALAN: {
    message: 'Opname Hutang Sedang Berjalan, Dimulai {user}',
  },
  OPNAME_HUTANG_TIDAK_ADA: { message: 'Belum Ada Opname Hutang Yang Berjalan' },
  OPNAME_HUTANG_KOSONG: { message: 'Tidak Ada Hutang Berjalan Untuk Dihitung' },
  HUTANG_TIDAK_DIHITUNG: {
    field: 'no_faktur_hutang',
    message: 'Hutang {no} Tidak Termasuk Opname Ini, Statusnya {status}',
  },
  HUTANG_SUDAH_KELUAR: {
    field: 'no_faktur_hutang',
    message: 'Hutang {no} Sudah Keluar, Statusnya {status}',
  },
  HUTANG_SUDAH_DIPINDAI: {
    field: 'no_faktur_hutang',
    message: 'Hutang {no} Sudah Dipindai Oleh {user}',
  },
});
