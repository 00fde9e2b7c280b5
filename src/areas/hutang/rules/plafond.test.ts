import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hitungJaminan, jumlahPlafond, type DasarPlafond } from '#areas/hutang/rules/plafond.ts';

const DASAR: DasarPlafond = {
  cara: 'PER_KADAR',
  share: persen(7000),
  toleransi: persen(0),
  kadar: [
    {
      kode_kadar: '700',
      persen: persen(7000),
      jual: rp(2_030_000),
      plafond_per_gram: rp(1_420_000),
    },
    {
      kode_kadar: '750',
      persen: persen(7500),
      jual: rp(2_170_000),
      plafond_per_gram: rp(1_515_000),
    },
    { kode_kadar: '375', persen: persen(3750), jual: null, plafond_per_gram: null },
  ],
  rentang: [
    { kadar_dari: persen(7000), kadar_sampai: persen(7499), plafond_per_gram: rp(1_400_000) },
    { kadar_dari: persen(7500), kadar_sampai: persen(10_000), plafond_per_gram: rp(1_500_000) },
  ],
  kondisi: {
    PATAH: { cara: 'PERSEN', persen: persen(1000), rupiah: null },
    BATU: { cara: 'PER_GRAM', persen: null, rupiah: rp(30_000) },
  },
};
const piece = (berat: number, kadar: number, more: object = {}) => ({
  kode_kadar: null,
  kadar: persen(kadar),
  berat_bersih: mg(berat),
  kondisi: null,
  ...more,
});
const J1 = piece(3_000, 7000);
const J2 = piece(1_500, 7500);

test('3 g of 70 % and 1.5 g of 75 % are lent 6,532,500 on, by the kadar at or under the test', () => {
  const both = [J1, J2].map((one) => hitungJaminan(one, DASAR));
  expect(both.map((one) => [one.murni, one.taksiran, one.plafond])).toEqual([
    [2_100, 6_090_000, 4_260_000],
    [1_125, 3_255_000, 2_272_500],
  ]);
  expect(jumlahPlafond(both)).toBe(6_532_500);
  expect(hitungJaminan(piece(1_000, 7480), DASAR).plafond).toBe(1_420_000);
});

test('a code that says more than the test, or less, is not believed', () => {
  expect(hitungJaminan(piece(1_000, 7000, { kode_kadar: '750' }), DASAR).plafond).toBe(1_420_000);
  expect(hitungJaminan(piece(1_000, 7600, { kode_kadar: '700' }), DASAR).plafond).toBe(1_515_000);
});

test('by range of kadar both ends count, and by share it is 70 % of the estimate', () => {
  expect(hitungJaminan(J1, { ...DASAR, cara: 'RENTANG' }).plafond).toBe(4_200_000);
  expect(hitungJaminan(J2, { ...DASAR, cara: 'RENTANG' }).plafond).toBe(2_250_000);
  expect(hitungJaminan(J1, { ...DASAR, cara: 'PERSEN_TAKSIRAN' }).plafond).toBe(4_263_000);
});

test('a look takes off the estimate and off nothing else', () => {
  const look = (kondisi: string) => hitungJaminan(piece(3_000, 7000, { kondisi }), DASAR);
  expect(look('PATAH')).toMatchObject({ taksiran: 5_481_000, plafond: 4_260_000 });
  expect(look('BATU')).toMatchObject({ taksiran: 6_000_000, plafond: 4_260_000 });
});

test('gold without a price or a row counts nothing', () => {
  expect(hitungJaminan(piece(2_000, 3750), DASAR)).toMatchObject({
    harga_per_gram: null,
    taksiran: 0,
    plafond: 0,
  });
  expect(hitungJaminan(piece(2_000, 2000), DASAR)).toMatchObject({ taksiran: 0, plafond: 0 });
});
