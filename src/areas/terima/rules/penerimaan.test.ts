import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import { bagiModal, bukuLabel, bukuTerima, melebihi } from '#areas/terima/rules/penerimaan.ts';

const LOT = {
  persen: persen(7500),
  qty: 3,
  berat: mg(10_000),
  murni: mg(7500),
  modal: rp(19_000_000),
};
const cincin = (berat: number, murni: number) => ({
  kode_barcode: `KJ1${berat}`,
  persen: persen(7500),
  berat: mg(berat),
  murni: mg(murni),
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  kode_supplier: 'UBS',
  harga_modal: null,
});

test('three rings of 10.000 g come loose into the warehouse, and 19,000,000 is owed for them', () => {
  const baris = bukuTerima([LOT], 'UBS', 'TK');
  expect(baris.map(({ akun, qty, berat, rupiah }) => [akun, qty, berat, rupiah])).toEqual([
    ['supplier:UBS', -3, -10_000, 0],
    ['gudang:TK', 3, 10_000, 0],
    ['persediaan', 0, 0, 19_000_000],
    ['supplier:UBS', 0, 0, -19_000_000],
  ]);
  expect(periksaSeimbang(baris)).toEqual([]);
});

describe('labelling them', () => {
  test('takes one piece with its weight and fine gold out of the lot', () => {
    const { baris, selisih } = bukuLabel(persen(7500), LOT, 'TK', [cincin(3250, 2438)]);
    expect(baris.map(({ akun, qty, berat, murni }) => [akun, qty, berat, murni])).toEqual([
      ['gudang:TK', -1, -3250, -2438],
      ['baki:TK/A-01', 1, 3250, 2438],
      ['selisih', 0, 0, 0],
    ]);
    expect(selisih).toBe(0);
  });
  test('the last one closes the lot: 20 mg that are left go to selisih', () => {
    const sisa = { qty: 1, berat: mg(3500), murni: mg(2625) };
    const { baris, selisih } = bukuLabel(persen(7500), sisa, 'TK', [cincin(3480, 2610)]);
    expect(selisih).toBe(20);
    expect(baris.at(-1)).toMatchObject({ akun: 'selisih', berat: 20, murni: 15 });
    expect(periksaSeimbang(baris)).toEqual([]);
  });
  test('pieces that weigh more than is left take the rest from selisih', () => {
    const sisa = { qty: 1, berat: mg(3500), murni: mg(2625) };
    const { baris, selisih } = bukuLabel(persen(7500), sisa, 'TK', [cincin(3530, 2648)]);
    expect(selisih).toBe(-30);
    expect(periksaSeimbang(baris)).toEqual([]);
  });
});

test('their cost goes by weight, and the last takes what is left to the rupiah', () => {
  const [satu] = bagiModal(rp(19_000_000), mg(10_000), { terpakai: rp(0), habis: false }, [
    mg(3333),
  ]);
  expect(satu).toBe(6_332_700);
  const sisa = { terpakai: satu!, habis: true };
  expect(bagiModal(rp(19_000_000), mg(10_000), sisa, [mg(3333), mg(3334)])).toEqual([
    6_332_700, 6_334_600,
  ]);
});

test('0.061 g on three pieces is more than 0.020 g a piece', () => {
  expect(melebihi(mg(60), 3, mg(20))).toBe(false);
  expect(melebihi(mg(-61), 3, mg(20))).toBe(true);
});
