import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  hitungLaba,
  hitungUbahan,
  jumlahTahu,
  kurangNilai,
  type CaraUbah,
} from '#areas/stock/rules/ubah-massal.ts';

const ubah = (cara: CaraUbah, nilai: number | null, rate: number | null = null) => ({
  cara,
  nilai: nilai === null ? null : rp(nilai),
  persen: rate === null ? null : persen(rate),
});

test('a ring of 3.250 g that cost 6,400,000: 2.5% more is 6,560,000, 2,000,000 a gram is 6,500,000', () => {
  const jadi = (perubahan: ReturnType<typeof ubah>) =>
    hitungUbahan(perubahan, rp(6_400_000), rp(6_400_000), mg(3250));
  expect(jadi(ubah('PERSEN', null, 250))).toBe(6_560_000);
  expect(jadi(ubah('PERSEN', null, -250))).toBe(6_240_000);
  expect(jadi(ubah('PER_GRAM', 2_000_000))).toBe(6_500_000);
  expect(jadi(ubah('TAMBAH', -150_000))).toBe(6_250_000);
  expect(jadi(ubah('MENJADI', 6_000_000))).toBe(6_000_000);
  expect(jadi(ubah('TETAP', 1))).toBe(6_400_000);
});

test('an ongkos that the master gives starts from the 130,000 it comes to, and may follow it again', () => {
  expect(hitungUbahan(ubah('TAMBAH', 20_000), null, rp(130_000), mg(3250))).toBe(150_000);
  expect(hitungUbahan(ubah('MASTER', null), rp(150_000), rp(150_000), mg(3250))).toBeNull();
});

test('nothing is reckoned from a cost that nobody knows', () => {
  expect(hitungUbahan(ubah('PERSEN', null, 250), null, null, mg(3250))).toBeNull();
  expect(hitungLaba(rp(7_102_500), null)).toBeNull();
  expect(hitungLaba(rp(7_102_500), rp(6_400_000))).toBe(702_500);
  expect(jumlahTahu([null, rp(5), rp(6)])).toBe(11);
  expect(jumlahTahu([null])).toBeNull();
});

test('each way asks for its own figure', () => {
  expect(kurangNilai(ubah('PERSEN', 5))).toBe(true);
  expect(kurangNilai(ubah('TAMBAH', null, 5))).toBe(true);
  expect(kurangNilai(ubah('TETAP', null))).toBe(false);
  expect(kurangNilai(ubah('MASTER', null))).toBe(false);
});
