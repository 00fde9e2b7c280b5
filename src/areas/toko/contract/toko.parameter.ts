import { choice, yesNo } from '#kit/contract/field.ts';
import { time } from '#kit/contract/field-more.ts';
import { BAHASA } from '#areas/toko/contract/isi-parameter.ts';
import { defineParameters, KELOLA, PAPER, VENDOR } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about the shop itself: its papers, its language, its day (D-4.2). */
export const tokoParam = defineParameters({
  MULTI_LANGUAGE_FEATURE: {
    group: 'Nota dan bahasa',
    at: 10,
    field: choice('Bahasa', BAHASA),
    bawaan: 'id',
    level: PAPER,
  },
  PLATFORM_NOTA: {
    group: 'Nota dan bahasa',
    at: 20,
    field: choice('Tempat cetak nota', {
      TANYA: 'Tanya sekali di setiap komputer',
      DESKTOP_DEPAN: 'Desktop depan',
      DESKTOP_BELAKANG: 'Desktop belakang',
      MOBILE: 'Mobile',
    }),
    bawaan: 'TANYA',
    level: KELOLA,
    hint: 'Belakang: sisi belakang nota cetak, tepinya di Setting Nota. Mobile: PDF untuk printer ponsel.',
  },
  UKURAN_STRUK: {
    group: 'Nota dan bahasa',
    at: 30,
    field: choice('Ukuran struk', { 58: '58 mm', 80: '80 mm', NOTA: 'Nota cetak' }),
    bawaan: '80',
    level: PAPER,
  },
  // Every area prints; the papers are the shop's.
  AUTO_CUT: {
    group: 'Nota dan bahasa',
    at: 40,
    field: yesNo('Potong kertas otomatis'),
    bawaan: true,
    level: PAPER,
  },
  SETTING_NOTA_OWNER_SAJA: {
    group: 'Nota dan bahasa',
    at: 50,
    field: yesNo('Setting nota hanya owner'),
    bawaan: false,
    hint: 'Setting Nota dan Setting Nota Slip hanya untuk OWN dan SU.',
  },
  JAM_GANTI_HARI: {
    group: 'Kas dan tutup toko',
    at: 80,
    field: time('Jam ganti hari'),
    bawaan: '04:00',
    hint: 'Toko yang buka lewat tengah malam menyelesaikan harinya sampai jam ini.',
  },
  APP_MODE: {
    group: 'Aplikasi',
    at: 10,
    field: choice('Mode aplikasi', {
      NORMAL: 'Normal',
      STOCK_JUAL_MANUAL: 'Stock dan jual manual',
    }),
    bawaan: 'NORMAL',
    level: VENDOR,
  },
  PAYLOAD_ACAK: {
    group: 'Aplikasi',
    at: 40,
    field: yesNo('Payload acak (bukan perlindungan)'),
    bawaan: false,
    level: VENDOR,
    hint: 'Hanya untuk server lama yang memerlukannya; yang melindungi adalah TLS.',
  },
});
