import { expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import {
  bagiDatang,
  hitungDatang,
  periksaDatang,
  teksKurang,
} from '#areas/pembelian/rules/batu-datang.ts';

const PARCEL = { kode_berlian: 'KJ1B5', carat: mg(1_000), butir: 10 };
const SATU = { kode_berlian: 'KJ1B1', carat: mg(520), butir: 1 };
const datang = (butir: number | null, carat: number | null = null) => ({
  butir,
  carat: carat === null ? null : mg(carat),
});

test('of a parcel of ten stones, 1.000 ct, eight came: 0.800 ct, or what they weigh', () => {
  expect(hitungDatang(PARCEL, datang(8))).toEqual({ carat: 800, butir: 8 });
  expect(hitungDatang(PARCEL, datang(8, 750))).toEqual({ carat: 750, butir: 8 });
  expect(hitungDatang(PARCEL, datang(10))).toEqual({ carat: 1_000, butir: 10 });
  // One of three stones that together weigh 0.001 ct weighs something.
  expect(hitungDatang({ ...PARCEL, carat: mg(1), butir: 3 }, datang(1))).toEqual({
    carat: 1,
    butir: 1,
  });
});

test('a parcel is counted, and no more of it comes than was sold; one stone is as it was sold', () => {
  const kode = (one: ReturnType<typeof periksaDatang>) => one.map(({ code }) => code);
  expect(kode(periksaDatang(PARCEL, datang(null)))).toEqual(['BUTIR_BELUM_DIHITUNG']);
  expect(kode(periksaDatang(PARCEL, datang(11)))).toEqual(['BAGIAN_LEBIH']);
  expect(kode(periksaDatang(PARCEL, datang(8, 1_000)))).toEqual(['BAGIAN_TIDAK_HABIS']);
  expect(kode(periksaDatang(PARCEL, datang(10, 900)))).toEqual(['BAGIAN_TIDAK_HABIS']);
  expect(periksaDatang(PARCEL, datang(8, 750))).toEqual([]);
  expect(periksaDatang(SATU, datang(null))).toEqual([]);
  expect(kode(periksaDatang(SATU, datang(null, 500)))).toEqual(['BATU_BERKODE']);
});

test('who gains: eight of ten are paid 80 % however heavy they are said to be, and less where they are light', () => {
  const bagi = (one: { carat: number; butir: number }) =>
    bagiDatang(rp(20_000_000), PARCEL, { carat: mg(one.carat), butir: one.butir });
  expect(bagi({ carat: 800, butir: 8 })).toBe(16_000_000);
  expect(bagi({ carat: 999, butir: 8 })).toBe(16_000_000);
  expect(bagi({ carat: 500, butir: 8 })).toBe(10_000_000);
  expect(bagi(PARCEL)).toBe(20_000_000);
});

test('what did not come is named: a stone by its code, of a parcel how much', () => {
  const kurang = { dinota: true, dasar: rp(0), harga: rp(0) };
  const bagian = { ...PARCEL, carat: mg(200), butir: 2, bagian: true, ...kurang };
  expect(teksKurang([{ ...SATU, bagian: false, ...kurang }, bagian])).toBe(
    'KJ1B1 KJ1B5 (2 butir, 0.200 ct)',
  );
  expect(teksKurang([])).toBeNull();
});
