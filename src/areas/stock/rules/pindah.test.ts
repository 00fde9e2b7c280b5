import { describe, expect, test } from 'vitest';
import { mg, persen } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import {
  bukuPindah,
  masihUtuh,
  periksaAsal,
  periksaPulang,
  periksaTujuan,
  type Tujuan,
} from '#areas/stock/rules/pindah.ts';

const P1 = {
  kode_barcode: 'KJ100001',
  persen: persen(7500),
  berat: mg(3250),
  murni: mg(2438),
  kode_gudang: 'TK',
  kode_baki: 'A-01',
};
const B02 = { kode_gudang: 'TK', kode_baki: 'B-02' };
const baki = (kapasitas: number, qty: number): Tujuan => ({
  jenis: 'TOKO',
  is_active: true,
  ada_baki: true,
  baki: { kapasitas, qty },
});
const codes = (list: readonly { code: string }[]) => list.map((one) => one.code);

describe('a ring of 3.250 g from tray A-01 to tray B-02', () => {
  test('leaves one and arrives at the other, fine gold 2.438 g and all', () => {
    const baris = bukuPindah([P1], B02);
    expect(baris.map(({ akun, qty, berat, murni }) => [akun, qty, berat, murni])).toEqual([
      ['baki:TK/A-01', -1, -3250, -2438],
      ['baki:TK/B-02', 1, 3250, 2438],
    ]);
    expect(periksaSeimbang(baris)).toEqual([]);
  });
  test('does not go to the tray where it lies', () => {
    const said = periksaAsal({ ...P1, jenis_gudang: 'TOKO' }, P1);
    expect(codes(said)).toEqual(['SUDAH_DI_SITU']);
  });
  test('leaves a warehouse of bought goods, where it came damaged from another shop, not one of loose gold', () => {
    expect(periksaAsal({ ...P1, jenis_gudang: 'BELI' }, B02)).toEqual([]);
    expect(codes(periksaAsal({ ...P1, jenis_gudang: 'ROSOK' }, B02))).toEqual(['ASAL_BUKAN_TOKO']);
  });
  test('is carried to no warehouse of bought goods, and goes back to one', () => {
    const beli = { jenis: 'BELI', is_active: true, ada_baki: false, baki: null };
    const ke = { kode_gudang: 'BL', kode_baki: null };
    expect(codes(periksaTujuan(beli, ke, 1))).toEqual(['TUJUAN_BUKAN_TOKO']);
    expect(periksaPulang(beli, ke, 1)).toEqual([]);
  });
});

describe('a tray for 60', () => {
  test('takes two more where 58 lie, and not three', () => {
    expect(periksaTujuan(baki(60, 58), B02, 2)).toEqual([]);
    expect(codes(periksaTujuan(baki(60, 58), B02, 3))).toEqual(['BAKI_PENUH']);
  });
  test('must be named where the warehouse has trays', () => {
    const ke = { kode_gudang: 'TK', kode_baki: null };
    expect(codes(periksaTujuan({ ...baki(1, 0), baki: null }, ke, 1))).toEqual(['BAKI_KOSONG']);
  });
  test('of the scrap warehouse is no place to carry pieces to', () => {
    expect(codes(periksaTujuan({ ...baki(60, 0), jenis: 'ROSOK' }, B02, 1))).toEqual([
      'TUJUAN_BUKAN_TOKO',
    ]);
    expect(codes(periksaTujuan(undefined, B02, 1))).toEqual(['GUDANG_TIDAK_ADA']);
  });
});

test('a move goes back while the piece lies there unchanged', () => {
  const kini = { ...P1, ...B02, status: 'READY' };
  expect(masihUtuh(P1, kini, B02)).toBe(true);
  expect(masihUtuh(P1, { ...kini, berat: mg(3240) }, B02)).toBe(false);
  expect(masihUtuh(P1, { ...kini, status: 'TITIP' }, B02)).toBe(false);
  expect(masihUtuh(P1, { ...kini, kode_baki: 'C-01' }, B02)).toBe(false);
  expect(masihUtuh(P1, undefined, B02)).toBe(false);
});
