import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuKembali, bukuLabel, bukuPindahLot } from '#areas/sepuhan/rules/buku-sortir.ts';

/** The worked postings of sorting, line by line: account, pieces, milligrams, kadar, fine milligrams. */
const emas = (baris: readonly Baris[]) => {
  expect(periksaSeimbang(baris)).toEqual([]);
  return baris
    .filter((one) => one.kadar > 0)
    .map((one) => [one.akun, one.qty, one.berat, one.kadar, one.murni]);
};
const di = (akun: string, kadar: number, qty: number, berat: number, murni: number) => ({
  akun,
  kadar: persen(kadar),
  qty,
  berat: mg(berat),
  murni: mg(murni),
});
const label = (akun: string, kadar: number, berat: number, murni: number) => ({
  akun,
  kode_barcode: 'KJ100001',
  kadar: persen(kadar),
  berat: mg(berat),
  murni: mg(murni),
});

test('30 pieces of 125.400 g to a craftsman who washes them', () => {
  expect(emas(bukuPindahLot(di('gudang:RS', 7000, 30, 125_400, 87_780), 'tukang:T01'))).toEqual([
    ['gudang:RS', -30, -125_400, 7000, -87_780],
    ['tukang:T01', 30, 125_400, 7000, 87_780],
  ]);
});

test('a piece of 2.340 g of 42 % to a tray with a new barcode', () => {
  const baris = bukuLabel(
    di('gudang:RS', 4200, 1, 2_340, 983),
    label('baki:TK/A-01', 4200, 2_340, 983),
  );
  expect(emas(baris)).toEqual([
    ['gudang:RS', -1, -2_340, 4200, -983],
    ['baki:TK/A-01', 1, 2_340, 4200, 983],
  ]);
  expect(baris.at(-1)).toMatchObject({ kode_barcode: 'KJ100001' });
});

test('a bar of 31.200 g of 96.50 becomes a piece at lebur', () => {
  const bar = di('gudang:RS', 9650, 0, 31_200, 30_108);
  expect(emas(bukuLabel(bar, label('baki:TK/L-01', 9650, 31_200, 30_108)))).toEqual([
    ['gudang:RS', 0, -31_200, 9650, -30_108],
    ['lebur', -1, 0, 9650, 0],
    ['baki:TK/L-01', 1, 31_200, 9650, 30_108],
  ]);
});

test('a piece tested 74.80 that is called 750, lighter by 0.010 g: through lebur, susut holds both', () => {
  const baris = bukuLabel(
    di('gudang:RS', 7480, 1, 3_240, 2_424),
    label('baki:TK/A-01', 7500, 3_230, 2_423),
  );
  expect(emas(baris)).toEqual([
    ['gudang:RS', -1, -3_240, 7480, -2_424],
    ['lebur', 1, 3_230, 7480, 2_423],
    ['susut', 0, 10, 7480, 1],
    ['lebur', -1, -3_230, 7500, -2_423],
    ['baki:TK/A-01', 1, 3_230, 7500, 2_423],
  ]);
});

test('a piece that goes back to BELI is its receipt the other way round, its lost cost too', () => {
  const line = {
    kode_gudang: 'BL',
    kadar: persen(7500),
    qty: 1,
    berat: mg(3_240),
    murni: mg(2_430),
    kadar_hasil: persen(7480),
    berat_hasil: mg(3_229),
    murni_hasil: mg(2_415),
  };
  const baris = bukuKembali(line, 'RS', rp(22_550));
  expect(emas(baris)).toEqual([
    ['gudang:BL', 1, 3_240, 7500, 2_430],
    ['lebur', -1, -3_229, 7500, -2_415],
    ['susut', 0, -11, 7500, -15],
    ['lebur', 1, 3_229, 7480, 2_415],
    ['gudang:RS', -1, -3_229, 7480, -2_415],
  ]);
  expect(baris.filter((one) => one.rupiah !== 0).map((one) => [one.akun, one.rupiah])).toEqual([
    ['selisih_stock', -22_550],
    ['persediaan', 22_550],
  ]);
});
