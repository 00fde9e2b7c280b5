import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for loans (D-33.1). */
export const hutangModul = defineModuls({
  HUTANG_MODULE: {
    at: 70,
    nama: 'Hutang dengan jaminan emas',
    bawaan: true,
    peringatan:
      'Usaha gadai memerlukan izin otoritas. Pastikan izin usaha Anda berlaku dan cantumkan nomornya di NO_IZIN_GADAI.',
  },
  OPNAME_HUTANG: { at: 80, nama: 'Stock opname hutang', butuh: ['HUTANG_MODULE'] },
  VALIDASI_PELUNASAN_HUTANG_MODULE: {
    at: 90,
    nama: 'Pelunasan hutang menunggu validasi',
    butuh: ['HUTANG_MODULE'],
  },
  PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: {
    at: 100,
    nama: 'Pilihan jumlah hutang pokok',
    butuh: ['HUTANG_MODULE'],
  },
  PARAMETER_BUNGA_HUTANG_MODULE: {
    at: 110,
    nama: 'Bunga hutang menurut pokok',
    butuh: ['HUTANG_MODULE'],
  },
  PLAFOND_HUTANG_MODULE: { at: 120, nama: 'Plafond hutang', butuh: ['HUTANG_MODULE'] },
});
