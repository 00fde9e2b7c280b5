import { choice, int, yesNo } from '#kit/contract/field.ts';
import { defineParameters, VENDOR } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about log-in, screens that lock, and approvals (D-4.2). */
export const aksesParam = defineParameters({
  OTORISASI_CARA: {
    group: 'Otorisasi dan keamanan',
    at: 10,
    field: choice('Cara otorisasi pertama', {
      MANUAL: 'Pengguna dan password',
      QR: 'QR',
      FINGERPRINT: 'Sidik jari',
    }),
    bawaan: 'MANUAL',
  },
  OTORISASI_MENIT: {
    group: 'Otorisasi dan keamanan',
    at: 20,
    field: int('Menit otorisasi berlaku', { min: 1, max: 2 }),
    bawaan: 2,
    level: VENDOR,
  },
  OWN_TANPA_OTORISASI: {
    group: 'Otorisasi dan keamanan',
    at: 30,
    field: yesNo('Owner bertindak tanpa otorisasi kedua'),
    bawaan: false,
    hint: 'Untuk toko tanpa supervisor. Semuanya tercatat di laporan otorisasi.',
  },
  SESSION_IDLE_MINUTES: {
    group: 'Otorisasi dan keamanan',
    at: 40,
    field: int('Menit sesi menganggur', { min: 1, max: 720 }),
    bawaan: 30,
    hint: 'Setelah ini user id dapat dipakai di komputer lain.',
  },
  SESSION_LOCK_MINUTES: {
    group: 'Otorisasi dan keamanan',
    at: 50,
    field: int('Menit sampai layar terkunci', { min: 1, max: 720 }),
    bawaan: 15,
    hint: 'Setelah ini kasir mengetik passwordnya lagi.',
  },
  LOGIN_GAGAL_MAKSIMAL: {
    group: 'Otorisasi dan keamanan',
    at: 60,
    field: int('Salah password sampai dikunci', { min: 1, max: 20 }),
    bawaan: 5,
    level: VENDOR,
  },
  MODAL_TERLIHAT_SPV: {
    group: 'Otorisasi dan keamanan',
    at: 70,
    field: yesNo('Supervisor melihat modal'),
    bawaan: false,
  },
  WAJIB_DUA_FAKTOR: {
    group: 'Otorisasi dan keamanan',
    at: 80,
    field: choice('Faktor kedua wajib', {
      TIDAK: 'Tidak',
      OWN_SPV: 'Owner dan supervisor',
      SEMUA: 'Semua',
    }),
    bawaan: 'TIDAK',
    hint: 'Yang belum memasangnya diminta memasang saat masuk.',
  },
});
