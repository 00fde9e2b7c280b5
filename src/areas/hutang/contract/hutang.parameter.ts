import { choice, int, optional, persen, rupiah, text, yesNo } from '#kit/contract/field.ts';
import { persen as per, rp } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about loans (D-4.2). */
export const hutangParam = defineParameters({
  PEMBULATAN_BUNGA: {
    group: 'Harga dan pembulatan',
    at: 60,
    field: rupiah('Kelipatan pembulatan bunga', { min: 1, max: 100_000 }),
    bawaan: rp(500),
    batas: true,
  },
  CARA_BUNGA: {
    group: 'Hutang',
    at: 10,
    field: choice('Cara bunga', {
      HARIAN: 'Harian',
      BULAN_PENUH: 'Bulan penuh',
      SETENGAH_BULAN: 'Setengah bulan',
    }),
    bawaan: 'HARIAN',
    batas: true,
  },
  HARI_BUNGA_MINIMAL: {
    group: 'Hutang',
    at: 20,
    field: int('Hari bunga paling sedikit', { min: 0, max: 365 }),
    bawaan: 1,
    batas: true,
  },
  BUNGA_DEFAULT_PERSEN: {
    group: 'Hutang',
    at: 30,
    field: persen('Bunga per bulan'),
    bawaan: per(300),
    batas: true,
  },
  LAMA_PINJAM_DEFAULT: {
    group: 'Hutang',
    at: 40,
    field: int('Lama pinjam (bulan)', { min: 1, max: 60 }),
    bawaan: 4,
    batas: true,
  },
  ADMIN_HUTANG_RP: {
    group: 'Hutang',
    at: 50,
    field: rupiah('Admin hutang', { min: 0 }),
    bawaan: rp(0),
    batas: true,
  },
  BATAS_HUTANG_KASIR: {
    group: 'Hutang',
    at: 52,
    field: rupiah('Batas pinjaman kasir', { min: 0 }),
    bawaan: rp(25_000_000),
    batas: true,
  },
  BATAS_HUTANG_SPV: {
    group: 'Hutang',
    at: 54,
    field: rupiah('Batas pinjaman supervisor', { min: 0 }),
    bawaan: rp(100_000_000),
    batas: true,
  },
  CARA_PLAFOND: {
    group: 'Hutang',
    at: 60,
    field: choice('Cara plafond', {
      PER_KADAR: 'Per kadar',
      RENTANG: 'Rentang',
      PERSEN_TAKSIRAN: 'Persen taksiran',
    }),
    bawaan: 'PER_KADAR',
    batas: true,
  },
  PLAFOND_PERSEN: {
    group: 'Hutang',
    at: 70,
    field: persen('Plafond terhadap taksiran'),
    bawaan: per(7000),
    batas: true,
  },
  PLAFOND_BOLEH_LEWAT: {
    group: 'Hutang',
    at: 80,
    field: yesNo('Plafond boleh lewat dengan otorisasi'),
    bawaan: false,
    batas: true,
  },
  PARAMETER_JUMLAH_HUTANG_POKOK: {
    group: 'Hutang',
    at: 90,
    field: choice('Pokok hutang', { TABEL: 'Tabel', HARGA_EMAS: 'Harga emas' }),
    bawaan: 'TABEL',
    batas: true,
  },
  JATUH_TEMPO_PEREMAJAAN: {
    group: 'Hutang',
    at: 100,
    field: choice('Jatuh tempo peremajaan', {
      HARI_INI: 'Dari hari ini',
      JATUH_TEMPO_LAMA: 'Dari jatuh tempo lama',
    }),
    bawaan: 'HARI_INI',
    batas: true,
  },
  MASA_TENGGANG_LELANG: {
    group: 'Hutang',
    at: 110,
    field: int('Masa tenggang lelang (hari)', { min: 0, max: 365 }),
    bawaan: 14,
    batas: true,
  },
  BIAYA_LELANG_PERSEN: {
    group: 'Hutang',
    at: 120,
    field: persen('Biaya lelang'),
    bawaan: per(0),
    batas: true,
  },
  MASA_KELEBIHAN_LELANG: {
    group: 'Hutang',
    at: 130,
    field: int('Masa kelebihan lelang (bulan)', { min: 1, max: 120 }),
    bawaan: 12,
    batas: true,
  },
  PERINGATAN_HUTANG_PERSEN: {
    group: 'Hutang',
    at: 140,
    field: persen('Peringatan hutang terhadap nilai rosok'),
    bawaan: per(9000),
    batas: true,
  },
  NO_IZIN_GADAI: {
    group: 'Hutang',
    at: 160,
    field: optional(text('Nomor izin gadai')),
    bawaan: null,
  },
});
