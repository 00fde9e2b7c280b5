import { choice, optional, rupiah } from '#kit/contract/field.ts';
import { kurs } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { amounts, phones } from '#areas/toko/contract/isi-parameter.ts';
import { defineParameters, KELOLA, PAPER } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about the end of a day (D-4.2). */
export const akhirHariParam = defineParameters({
  KURS_USD: {
    group: 'Harga dan pembulatan',
    at: 120,
    field: optional(kurs('Kurs USD')),
    bawaan: null,
    level: KELOLA,
    hint: 'Bila diisi, laporan uang hari ini menutup dengan satu baris dalam USD.',
  },
  TOLERANSI_SELISIH_KAS: {
    group: 'Kas dan tutup toko',
    at: 40,
    field: rupiah('Toleransi selisih kas', { min: 0 }),
    bawaan: rp(0),
    batas: true,
    hint: 'Selisih sampai di sini cukup dengan alasan, tanpa otorisasi.',
  },
  PECAHAN_UANG: {
    group: 'Kas dan tutup toko',
    at: 50,
    field: amounts('Pecahan uang'),
    bawaan: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100],
    level: PAPER,
    hint: 'Pisahkan dengan koma.',
  },
  LAPORAN_TUTUP_KE_WA: {
    group: 'Kas dan tutup toko',
    at: 60,
    field: phones('Laporan tutup toko ke WhatsApp'),
    bawaan: [],
    hint: 'Nomor dengan koma di antaranya.',
  },
  TIMBANG_BAKI_TUTUP: {
    group: 'Kas dan tutup toko',
    at: 70,
    field: choice('Timbang baki sebelum tutup', {
      TIDAK: 'Tidak',
      BERGILIR: 'Bergilir',
      SEMUA: 'Semua',
    }),
    bawaan: 'TIDAK',
  },
});
