import { expect, test } from 'vitest';
import { readParam } from '#areas/toko/contract/read-param.ts';

test('0.02 gram is 20 milligrams, 2.5 percent 250 hundredths, 500 rupiah 500', () => {
  const told = { TOLERANSI_BERAT_JUAL: 0.02, BATAS_DISKON_KASIR: 2.5, PEMBULATAN: 500 };
  expect(readParam(told, 'TOLERANSI_BERAT_JUAL')).toBe(20);
  expect(readParam(told, 'BATAS_DISKON_KASIR')).toBe(250);
  expect(readParam(told, 'PEMBULATAN')).toBe(500);
});

test('what no session tells is what the declaration says: 3 months, 2 percent, 500 rupiah, a name', () => {
  expect(readParam({}, 'BULAN_BELI_KEMBALI')).toBe(3);
  expect(readParam({}, 'BATAS_DISKON_KASIR')).toBe(200);
  expect(readParam({}, 'PEMBULATAN')).toBe(500);
  expect(readParam({}, 'CUSTOMER_WAJIB')).toBe('NAMA');
});

test('a price of pure gold that was emptied is none, and a word that is no choice is the default', () => {
  const told = { PARAMETER_HARGA_EMAS_GLOBAL_VALUE: null, PEMBULATAN_BERAT: '30/90' };
  expect(readParam(told, 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE')).toBeNull();
  expect(readParam(told, 'PEMBULATAN_BERAT')).toBe('NONE');
});
