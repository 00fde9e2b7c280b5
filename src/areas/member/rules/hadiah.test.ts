import { expect, test } from 'vitest';
import { periksaHadiah, periksaKoreksi } from '#areas/member/rules/hadiah.ts';

const dompet = { kode_hadiah: 'DOMPET', nama_hadiah: 'Dompet', point: 50, stock: 2 };
const kode = (all: { code: string }[]) => all.map((one) => one.code);

test('a purse of 50 points: 100 points and two purses are enough for two, 99 points or three purses are not', () => {
  expect(periksaHadiah(dompet, 2, 100)).toEqual([]);
  expect(kode(periksaHadiah(dompet, 2, 99))).toEqual(['POIN_TIDAK_CUKUP']);
  expect(kode(periksaHadiah(dompet, 3, 1000))).toEqual(['HADIAH_KURANG']);
  expect(kode(periksaHadiah(dompet, 3, 100))).toEqual(['HADIAH_KURANG', 'POIN_TIDAK_CUKUP']);
});

test('a correction is some points, and takes no more than there are; what is below 0 may be raised', () => {
  expect(kode(periksaKoreksi(0, 10))).toEqual(['KOREKSI_NOL']);
  expect(kode(periksaKoreksi(-11, 10))).toEqual(['KOREKSI_LEBIH']);
  expect(periksaKoreksi(-10, 10)).toEqual([]);
  expect(periksaKoreksi(3, -5)).toEqual([]);
  expect(kode(periksaKoreksi(-1, -5))).toEqual(['KOREKSI_LEBIH']);
});
