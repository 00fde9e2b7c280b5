import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { periksaKelipatan, pembulatanKeluar, pembulatanMasuk } from '#areas/uang/rules/pecahan.ts';
import { hitungPembayaran, periksaPembayaran, type Bayar } from '#areas/uang/rules/pembayaran.ts';

const tunai = (jumlah: number): Bayar => ({
  jenis: 'CASH',
  kode_bank: null,
  no_rekening: null,
  fee: null,
  jumlah: rp(jumlah),
});
const transfer = (jumlah: number): Bayar => ({
  ...tunai(jumlah),
  jenis: 'TRANSFER',
  kode_bank: 'BCA',
  no_rekening: '1',
});
const aturan = {
  rekening: new Map([['1', { no_rekening: '1', kode_bank: 'BCA', fee_persen: 0 as never }]]),
  ditanggungCustomer: false,
  pecahan: rp(100),
};
const kode = (bayar: Bayar[], tagihan: number) =>
  periksaPembayaran(bayar, rp(tagihan), aturan).map((one) => one.code);

describe('a sum that the house reckons, in coins of 100', () => {
  test.each([
    ['1,469,999 in cash is 1,470,000', [tunai(1_470_000)], 1_469_999, 1],
    [
      '469,950 left in cash is 469,900: half down',
      [transfer(1_000_049), tunai(469_900)],
      1_469_999,
      -50,
    ],
    ['469,951 left is 470,000', [transfer(1_000_048), tunai(470_000)], 1_469_999, 49],
    ['all by transfer it is exact', [transfer(1_469_999)], 1_469_999, 0],
    ['49 left need no line', [transfer(1_469_950)], 1_469_999, -49],
  ] as const)('%s', (_, bayar, tagihan, beda) => {
    expect(kode([...bayar], tagihan)).toEqual([]);
    const jadi = hitungPembayaran([...bayar], rp(tagihan), aturan);
    expect(jadi.pembulatan_tunai).toBe(beda);
    expect(jadi.baris.reduce((all, one) => all + one.jumlah, 0)).toBe(tagihan + beda);
    expect(jadi.kembali).toBe(0);
  });

  test('1,500,000 given for 1,469,999 gives 30,000 back, which coins can make', () => {
    const jadi = hitungPembayaran([tunai(1_500_000)], rp(1_469_999), aturan);
    expect([jadi.kembali, jadi.baris[0]!.jumlah]).toEqual([30_000, 1_470_000]);
  });

  test('a transfer that is short by a coin, and cash below the rounded sum, are refused', () => {
    expect(kode([transfer(1_469_900)], 1_469_999)).toEqual(['BAYAR_KURANG']);
    expect(kode([tunai(1_469_999)], 1_469_999)).toEqual(['BAYAR_KURANG']);
  });
});

describe('money that goes out', () => {
  test.each([
    ['6,642,150 in cash is 6,642,200: half up', [tunai(6_642_200)], 6_642_150, -50],
    ['by transfer it is exact', [transfer(6_642_150)], 6_642_150, 0],
    ['3,489,949 is 3,489,900', [tunai(3_489_900)], 3_489_949, 49],
  ] as const)('%s', (_, bayar, jumlah, beda) =>
    expect(pembulatanKeluar([...bayar], rp(jumlah), rp(100))).toBe(beda),
  );
});

test('with a coin of one rupiah nothing is rounded; cash that a person chooses is a multiple', () => {
  expect(pembulatanMasuk([tunai(1)], rp(1_469_999), rp(1))).toBe(0);
  expect(periksaKelipatan(rp(1_469_999), rp(100)).map((one) => one.code)).toEqual([
    'BUKAN_KELIPATAN',
  ]);
  expect(periksaKelipatan(rp(1_470_000), rp(100))).toEqual([]);
});
