import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { syaratTitipan } from '#areas/penjualan/rules/nota-titipan.ts';
import { hitungRefund } from '#areas/penjualan/rules/titipan.ts';

test('of 1,000,005 at 10 % goes back 900,004: rounded down, what is kept up (D-36.8)', () => {
  expect(hitungRefund(rp(1_000_005), persen(1_000))).toEqual({
    refund_rp: 900_004,
    ditahan_rp: 100_001,
  });
  expect(hitungRefund(rp(1_000_000), persen(1_000)).refund_rp).toBe(900_000);
  expect(hitungRefund(rp(1_000_005), persen(0)).refund_rp).toBe(1_000_005);
});

describe('the customer’s sheet of a deposit', () => {
  const berlaku_sampai = hari('2026-12-20');

  test('promises the higher price after its days, not the price of the day (D-51.9)', () => {
    expect(syaratTitipan({ berlaku_sampai, batal_persen: persen(0) })).toBe(
      'Harga berlaku sampai 20 Desember 2026; sesudahnya berlaku harga yang lebih tinggi antara harga ini dan harga hari ' +
        'pengambilan. Barang diambil dengan membawa nota ini. Bila batal, uang titip dikembalikan.',
    );
  });

  test('says what a cancellation costs', () => {
    expect(syaratTitipan({ berlaku_sampai, batal_persen: persen(1_250) })).toContain(
      'Bila batal, 12.5% uang titip ditahan toko.',
    );
  });
});
