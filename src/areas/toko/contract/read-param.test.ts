import { expect, expectTypeOf, test } from 'vitest';
import { choice, gram, int, optional, persen, rupiah, yesNo } from '#kit/contract/field.ts';
import { passes, type Gate } from '#kit/rules/gate.ts';
import { mg, persen as per, rp, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { defineParameters, paramIs, VENDOR } from '#areas/toko/contract/parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';

const ujiParam = defineParameters({
  BERAT: { group: 'Penjualan', at: 10, field: gram('Berat'), bawaan: mg(50) },
  DISKON: { group: 'Penjualan', at: 20, field: persen('Diskon'), bawaan: per(200), level: VENDOR },
  LANGKAH: { group: 'Penjualan', at: 30, field: rupiah('Langkah'), bawaan: rp(500) },
  BULAN: { group: 'Penjualan', at: 40, field: int('Bulan'), bawaan: 3 },
  HARGA: { group: 'Penjualan', at: 50, field: optional(rupiah('Harga')), bawaan: null },
  IKUT: {
    group: 'Penjualan',
    at: 60,
    field: choice('Ikut', { IKUT: 'Ikut penjualan', ON: 'Ya', OFF: 'Tidak' }),
    bawaan: 'IKUT',
  },
  TUNGGU: { group: 'Penjualan', at: 70, field: yesNo('Menunggu'), bawaan: false },
});

test('a parameter knows its key, its type and who may change it', () => {
  expect([ujiParam.BERAT.key, ujiParam.BERAT.level]).toEqual(['BERAT', ['OWN', 'SU']]);
  expect(ujiParam.DISKON.level).toEqual(['SU', 'DEV']);
  expectTypeOf(ujiParam.BERAT.bawaan).toEqualTypeOf<Miligram>();
  expectTypeOf(ujiParam.HARGA.bawaan).toEqualTypeOf<Rupiah | null>();
  expectTypeOf(readParam({}, ujiParam.IKUT)).toEqualTypeOf<'IKUT' | 'ON' | 'OFF'>();
});

test('0.02 gram is 20 milligrams, 2.5 percent 250 hundredths, 500 rupiah 500', () => {
  const told = { BERAT: 0.02, DISKON: 2.5, LANGKAH: 500 };
  expect(readParam(told, ujiParam.BERAT)).toBe(20);
  expect(readParam(told, ujiParam.DISKON)).toBe(250);
  expect(readParam(told, ujiParam.LANGKAH)).toBe(500);
});

test('what no session tells is what the declaration says: 3 months, 2 percent, 500 rupiah', () => {
  expect(readParam({}, ujiParam.BULAN)).toBe(3);
  expect(readParam({}, ujiParam.DISKON)).toBe(200);
  expect(readParam({}, ujiParam.LANGKAH)).toBe(500);
});

test('a price that was emptied is none, and a word that is no choice is the default', () => {
  const told = { HARGA: null, IKUT: 'MUNGKIN' };
  expect(readParam(told, ujiParam.HARGA)).toBeNull();
  expect(readParam(told, ujiParam.IKUT)).toBe('IKUT');
});

test('a gate asks for what the shop decided, and for the default where it decided nothing', () => {
  const opens = (gate: Gate, told: Record<string, unknown>): boolean =>
    passes(gate, { level: 'OWN', kode_toko: 'KJ1', variant: 'cabang', moduls: new Set(), told });
  const [ikut, tunggu] = [paramIs(ujiParam.IKUT, 'IKUT'), paramIs(ujiParam.TUNGGU, true)];
  expect([opens(ikut, {}), opens(ikut, { IKUT: 'IKUT' }), opens(ikut, { IKUT: 'ON' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([opens(tunggu, {}), opens(tunggu, { TUNGGU: true })]).toEqual([false, true]);
});
