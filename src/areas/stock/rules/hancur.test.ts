import { describe, expect, test } from 'vitest';
import { mg, persen } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import {
  bukuHancur,
  hitungMurniHancur,
  periksaHancur,
  TIDAK_HANCUR,
} from '#areas/stock/rules/hancur.ts';

const CINCIN = {
  kode_barcode: 'KJ100001',
  persen: persen(7500),
  berat: mg(3250),
  murni: mg(2438),
  kode_gudang: 'TK',
  kode_baki: 'A-01',
};
const codes = (list: readonly { code: string }[]) => list.map((one) => one.code);

describe('a ring of 3.250 g at 75% that weighs 3.240 g when it is broken', () => {
  test('holds 2.430 g of fine gold; 2.415 g where the shop counts 99.4%', () => {
    expect(hitungMurniHancur(CINCIN, mg(3240), persen(10_000))).toBe(2430);
    expect(hitungMurniHancur(CINCIN, mg(3240), persen(9940))).toBe(2415);
  });
  test('never yields more fine gold than it held, whatever stones weigh in it', () => {
    const berbatu = { ...CINCIN, murni: mg(2300) };
    expect(hitungMurniHancur(berbatu, mg(3250), persen(10_000))).toBe(2300);
  });
  test('leaves its tray for lebur, its gold for the scrap warehouse, 10 mg for susut', () => {
    const baris = bukuHancur([{ ...CINCIN, timbang: mg(3240), murni_timbang: mg(2430) }], 'RS');
    expect(baris.map(({ akun, qty, berat, murni }) => [akun, qty, berat, murni])).toEqual([
      ['baki:TK/A-01', -1, -3250, -2438],
      ['lebur', 1, 3240, 2430],
      ['susut', 0, 10, 8],
      ['lebur', 0, -3240, -2430],
      ['gudang:RS', 0, 3240, 2430],
    ]);
    expect(periksaSeimbang(baris)).toEqual([]);
  });
});

test('a piece is not melted with more than it weighs, with stones set in it, or out of loose gold', () => {
  const piece = { ...CINCIN, jenis_gudang: 'TOKO', berlian: [] };
  expect(periksaHancur(piece, mg(3250))).toEqual([]);
  expect(codes(periksaHancur(piece, mg(3251)))).toEqual([TIDAK_HANCUR.BERAT_LEBIH_HANCUR.code]);
  // It came damaged from another shop: bought gold has no barcode.
  expect(periksaHancur({ ...piece, jenis_gudang: 'BELI' }, mg(3250))).toEqual([]);
  expect(codes(periksaHancur({ ...piece, jenis_gudang: 'ROSOK' }, mg(3250)))).toEqual([
    'BUKAN_STOCK_TOKO',
  ]);
  expect(codes(periksaHancur({ ...piece, berlian: [{}] as never }, mg(3250)))).toEqual([
    'MASIH_BERLIAN',
  ]);
});
