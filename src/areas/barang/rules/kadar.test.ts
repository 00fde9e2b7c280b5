import { expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { periksaKadar, pilihHarga, tentukanKadar, terlaluJauh } from '#areas/barang/rules/kadar.ts';

const KODE = [
  ['375', 3750],
  ['700', 7000],
  ['750', 7500],
  ['999', 9990],
] as const;
const list = KODE.map(([kode_kadar, of]) => ({ kode_kadar, persen: persen(of) }));
const masters = {
  kadar: new Map(list.map((one) => [one.kode_kadar, one.persen])),
  kadarGroup: new Map([['MR', '999']]),
};

test('gold that tests 74.80 is called 700, and 750 where the test may be half a percent off', () => {
  expect(tentukanKadar(list, persen(7480))?.kode_kadar).toBe('700');
  expect(tentukanKadar(list, persen(7480), persen(50))?.kode_kadar).toBe('750');
  expect(tentukanKadar(list, persen(3000), persen(50))).toBeUndefined();
});

test('20K gold may not be called 750 or 16K: five points below its test is the furthest', () => {
  expect(terlaluJauh(persen(8000), persen(7500))).toBe(false);
  expect(terlaluJauh(persen(8001), persen(7500))).toBe(true);
});

test('a piece has the percent of its code, and a group of 999 takes nothing else', () => {
  const one = { kode_group: 'T', kode_kadar: '375', kadar: persen(3750) };
  expect(periksaKadar(one, masters)).toEqual([]);
  expect(periksaKadar({ ...one, kadar: null }, masters)).toEqual([]);
  expect(periksaKadar({ ...one, kadar: persen(9990) }, masters)).toMatchObject([
    { code: 'KADAR_BUKAN_KODE', field: 'kadar' },
  ]);
  expect(periksaKadar({ ...one, kode_group: 'MR' }, masters)).toMatchObject([
    { code: 'KADAR_BUKAN_GROUP', field: 'kode_group' },
  ]);
});

test('a row of a mixed group buys 9K at no more than the price of 9K and sells 24K at no less than 24K', () => {
  const [murah, mahal] = [rp(1_150_000), rp(2_520_000)];
  const baris = { groupBerkadar: false };
  expect(pilihHarga('BELI', { ...baris, group: mahal, kadar: murah })).toBe(murah);
  expect(pilihHarga('BELI', { ...baris, group: murah, kadar: mahal })).toBe(murah);
  expect(pilihHarga('JUAL', { ...baris, group: murah, kadar: mahal })).toBe(mahal);
  expect(pilihHarga('JUAL', { ...baris, group: mahal, kadar: murah })).toBe(mahal);
  expect(pilihHarga('BELI', { ...baris, group: mahal, kadar: null })).toBe(mahal);
  expect(pilihHarga('BELI', { ...baris, group: null, kadar: murah })).toBe(murah);
  expect(pilihHarga('JUAL', { group: murah, kadar: mahal, groupBerkadar: true })).toBe(murah);
  expect(pilihHarga('BELI', { ...baris, group: null, kadar: undefined })).toBeNull();
});
