import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  bukuPasang,
  hitungPasang,
  modalLepas,
  type BarangBatu,
  type Dipasang,
} from '#areas/berlian/rules/pasang.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import { beratBatu } from '#areas/stock/rules/barang.ts';

/** P1 of the worked postings. */
const P1: BarangBatu = {
  kode_barcode: 'KJ100001',
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  persen: persen(7500),
  berat: mg(3250),
  berat_asli: mg(3250),
  berat_atribut: mg(0),
  murni: mg(2438),
  harga_modal: rp(6_400_000),
  carat: mg(0),
  modal_batu: rp(0),
  susut_lalu: mg(0),
};
const BERBATU: BarangBatu = {
  ...P1,
  berat: mg(3354),
  berat_atribut: mg(104),
  harga_modal: rp(24_400_000),
  carat: mg(520),
  modal_batu: rp(18_000_000),
};
const act = (more: Partial<Dipasang> = {}): Dipasang => ({
  langkah: 'PASANG',
  carat: mg(520),
  modal: rp(18_000_000),
  berat: mg(3354),
  toleransi: mg(20),
  ...more,
});
const lepasDari = (piece: BarangBatu, berat: number, more: Partial<Dipasang> = {}) =>
  hitungPasang(piece, act({ langkah: 'LEPAS', berat: mg(berat), ...more }));

const lines = (...given: Parameters<typeof bukuPasang>) =>
  padat(bukuPasang(...given)).map(({ akun, rupiah, qty, berat, murni }) =>
    [akun, rupiah || null, qty, berat, murni].filter((one) => one !== null),
  );

test('a carat is 200 mg; stones of a piece are rounded once together, half up', () => {
  expect(beratBatu(mg(520))).toBe(104);
  expect(beratBatu(mg(2))).toBe(0);
  expect(beratBatu(mg(3))).toBe(1);
  // Three stones of 0.002 ct weigh a milligram, though none of them does.
  expect(beratBatu(mg(6))).toBe(1);
});

test('0.520 ct set into P1: 0.104 g of `batu`, no fine gold, the cost joins the piece', () => {
  const jadi = hitungPasang(P1, act());
  expect(jadi).toMatchObject({
    berat_atribut: 104,
    emas: 3250,
    murni: 2438,
    harga_modal: 24_400_000,
  });
  expect(jadi.susut).toMatchObject({ susut: 0, lebih: false });
  expect(lines(P1, mg(3354), jadi, [])).toEqual([
    ['batu', 0, -104, 0],
    ['baki:TK/A-01', 0, 104, 0],
  ]);
});

test('in consignment it is bought in the same set', () => {
  const beli = [{ kode_supplier: 'D01', modal: rp(18_000_000) }];
  expect(lines(P1, mg(3354), hitungPasang(P1, act()), beli)).toEqual([
    ['batu', 0, -104, 0],
    ['baki:TK/A-01', 0, 104, 0],
    ['persediaan', 18_000_000, 0, 0, 0],
    ['supplier:BLN/D01', -18_000_000, 0, 0, 0],
  ]);
});

test('taken out, the piece weighs 3.245 g after: 0.005 g of gold are lost, within the tolerance', () => {
  const jadi = lepasDari(BERBATU, 3245);
  expect(jadi).toMatchObject({ berat_atribut: 0, emas: 3245, murni: 2434, harga_modal: 6_400_000 });
  expect(jadi.susut).toMatchObject({ susut: 5, lebih: false, modal: 0 });
  expect(lines(BERBATU, mg(3245), jadi, [])).toEqual([
    ['batu', 0, 104, 0],
    ['baki:TK/A-01', 0, -109, -4],
    ['susut', 0, 5, 4],
  ]);
});

test('0.050 g less than it should be is a loss of an owner’s word, its cost no stock any more', () => {
  const jadi = lepasDari(BERBATU, 3200);
  // 6,400,000 of gold x 50 / 3,250.
  expect(jadi.susut).toMatchObject({ susut: 50, boleh: 20, lebih: true, modal: 98_462 });
  expect(jadi.harga_modal).toBe(6_400_000 - 98_462);
});

test('0.015 g after 0.015 g is 0.030 g: slices are counted together; a heavier piece is never free', () => {
  expect(lepasDari(BERBATU, 3235).susut.lebih).toBe(false);
  expect(lepasDari({ ...BERBATU, susut_lalu: mg(15) }, 3235).susut.lebih).toBe(true);
  expect(lepasDari(BERBATU, 3251).susut.lebih).toBe(true);
});

test('a piece that hid its stones in its gold tells it when one is taken out', () => {
  const typed = { ...P1, carat: mg(600), modal_batu: rp(9_000_000) };
  const jadi = lepasDari(typed, 3230, { carat: mg(100), modal: rp(0) });
  expect(jadi).toMatchObject({ berat_atribut: 100, emas: 3130 });
  expect(jadi.susut.lebih).toBe(true);
});

test('stones never take more cost than their piece has; a piece of unknown cost has theirs', () => {
  expect(modalLepas({ harga_modal: rp(5_000_000) }, rp(18_000_000))).toBe(5_000_000);
  // A known cost of nothing would guard it against no price for ever.
  expect(modalLepas({ harga_modal: null }, rp(18_000_000))).toBeNull();
  expect(hitungPasang({ ...P1, harga_modal: null }, act()).harga_modal).toBe(18_000_000);
});
