import { choice, rupiah, yesNo } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { coin } from '#areas/uang/contract/pecahan.field.ts';
import { defineParameters, type Param } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about money that comes in and goes out (D-4.2). */
export const uangParam = defineParameters({
  PECAHAN_TERKECIL: {
    group: 'Kas dan tutup toko',
    at: 5,
    field: coin('Pecahan terkecil'),
    bawaan: rp(100),
    hint: 'Bagian tunai yang dihitung toko dibulatkan ke pecahan ini: 1, 50, 100, 200, 500 atau 1,000.',
  },
  BATAS_KIRIM_UANG: {
    group: 'Kas dan tutup toko',
    at: 20,
    field: rupiah('Batas kirim uang tanpa otorisasi', { min: 0 }),
    bawaan: rp(0),
    batas: true,
  },
  SLIP_SETOR_WAJIB: {
    group: 'Kas dan tutup toko',
    at: 25,
    field: yesNo('Nomor slip setoran bank wajib'),
    bawaan: false,
    batas: true,
    hint: 'Kas yang dibawa ke bank disimpan dengan nomor slip dari bank, satu kali untuk tiap rekening dalam setahun.',
  },
  // Every document that a customer pays reads it, not sales alone.
  BIAYA_KARTU_DITANGGUNG: {
    group: 'Penjualan',
    at: 60,
    field: choice('Penanggung biaya kartu', { TOKO: 'Toko', CUSTOMER: 'Customer' }),
    bawaan: 'TOKO',
    batas: true,
  },
  // Of money, not of loans: it parts the drawers, which money asks first.
  KAS_HUTANG_TERPISAH: {
    group: 'Hutang',
    at: 150,
    field: yesNo('Kas hutang terpisah'),
    bawaan: false,
    hint: 'Selama laci berisi uang, uangnya dipindahkan bersama perubahan ini.',
  },
});

/** The customer pays the percent of a card on top, where the shop says so (D-10.2). */
export const feeOnCustomer = (param: Param): boolean =>
  param(uangParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER';
