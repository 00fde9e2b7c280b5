import { expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import {
  hitungGeseran,
  hitungPerubahan,
  periksaHargaBaru,
  tentukanHargaPerGram,
} from '#areas/barang/rules/harga.ts';

const emas = { global: rp(2_940_000), persen: persen(7500) };

test('a row wins over pure gold', () => {
  expect(tentukanHargaPerGram(rp(2_170_000), emas)).toBe(2_170_000);
  expect(tentukanHargaPerGram(null, emas)).toBe(2_205_000);
  expect(tentukanHargaPerGram(undefined, emas)).toBe(2_205_000);
});

test('pure gold at 2,940,000 makes 37.50% worth 1,102,500 and 91.66% worth 2,694,804', () => {
  expect(tentukanHargaPerGram(null, { ...emas, persen: persen(3750) })).toBe(1_102_500);
  expect(tentukanHargaPerGram(null, { ...emas, persen: persen(9166) })).toBe(2_694_804);
});

test('half a rupiah goes away from zero', () => {
  expect(tentukanHargaPerGram(null, { global: rp(1), persen: persen(5000) })).toBe(1);
});

test.each([null, undefined, rp(0)])('without any price there is none, not zero', (global) => {
  expect(tentukanHargaPerGram(null, { global, persen: persen(7500) })).toBeNull();
});

const hariIni = { awalHari: '2026-11-19T21:00:00.000Z', terakhir: null };
const harga = { kode_group: null, kode_kadar: '750', berlaku_dari: '2026-11-20T02:00:00Z' };

test('a price names one group or one kadar', () => {
  expect(periksaHargaBaru(harga, hariIni)).toEqual([]);
  expect(periksaHargaBaru({ ...harga, kode_kadar: null }, hariIni)).toMatchObject([
    { field: 'kode_group', message: 'Group Atau Kadar Harus Dipilih' },
  ]);
  expect(periksaHargaBaru({ ...harga, kode_group: 'M' }, hariIni)).toMatchObject([
    { field: 'kode_kadar' },
  ]);
});

test('a price cannot begin before this business day, which begins at four in the morning', () => {
  expect(
    periksaHargaBaru({ ...harga, berlaku_dari: '2026-11-20T04:00:00+07:00' }, hariIni),
  ).toEqual([]);
  expect(
    periksaHargaBaru({ ...harga, berlaku_dari: '2026-11-20T03:59:59+07:00' }, hariIni),
  ).toMatchObject([{ code: 'HARGA_HARI_LALU' }]);
});

test('a price cannot slip in behind one that already applies', () => {
  const terakhir = '2026-11-20T02:00:00.000Z';
  expect(
    periksaHargaBaru({ ...harga, berlaku_dari: '2026-11-20T01:59:59Z' }, { ...hariIni, terakhir }),
  ).toMatchObject([{ code: 'HARGA_DIDAHULUI' }]);
  expect(periksaHargaBaru(harga, { ...hariIni, terakhir })).toEqual([]);
});

test('2,170,000 to 2,200,000 is 1.38% up, and back 1.36% down', () => {
  expect(hitungPerubahan(rp(2_170_000), rp(2_200_000))).toBe(138);
  expect(hitungPerubahan(rp(2_200_000), rp(2_170_000))).toBe(-136);
  expect(hitungPerubahan(null, rp(2_170_000))).toBeNull();
});

test('gold up by 20,000 moves 75% by 15,000 and 37.5% by 7,500, to the nearest 1,000', () => {
  const geser = (harga: number, murni: number, by = 20_000) =>
    hitungGeseran(rp(harga), rp(by), persen(murni), rp(1000));
  expect(geser(2_170_000, 7500)).toBe(2_185_000);
  expect(geser(1_225_000, 3750)).toBe(1_233_000);
  expect(geser(2_170_000, 7500, -20_000)).toBe(2_155_000);
  expect(geser(5_000, 7500, -1_000_000)).toBe(1000);
});
