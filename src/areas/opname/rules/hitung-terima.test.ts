import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import { bukuLot, tentukanLot, type LotHitung } from '#areas/opname/rules/hitung-terima.ts';

const TOLERANSI = mg(20);
/** Four rings of 750, 12.800 g, 12,800,000. */
const sisa = { qty: 4, berat: mg(12_800), murni: mg(9600), modal: rp(12_800_000) };
const lot = (qty: number, berat: number, more: Partial<LotHitung> = {}): LotHitung => ({
  persen: persen(7500),
  sisa,
  batal: false,
  dihitung: { qty, berat: mg(berat), sisa_qty: 4, sisa_berat: mg(12_800) },
  ...more,
});
const hasil = (one: LotHitung) => {
  const said = tentukanLot(one, TOLERANSI);
  return said && [said.hasil, said.hilang.hilang_qty, said.hilang.hilang_berat];
};

describe('a lot of four rings', () => {
  test('within 0.020 g a piece is found', () =>
    expect(hasil(lot(4, 12_720))).toEqual(['KETEMU', 0, 0]));
  test('beyond it has another weight, at no cost', () => {
    expect(hasil(lot(4, 12_719))).toEqual(['BEDA BERAT', 0, 81]);
    expect(tentukanLot(lot(4, 12_719), TOLERANSI)!.hilang.hilang_modal).toBe(0);
  });
  test('with three of them misses one, and a quarter of the cost', () =>
    expect(tentukanLot(lot(3, 9600), TOLERANSI)).toEqual({
      hasil: 'HILANG',
      hilang: {
        hilang_qty: 1,
        hilang_berat: 3200,
        hilang_murni: 2400,
        hilang_modal: 3_200_000,
      },
    }));
  test('with five of them holds one more', () =>
    expect(hasil(lot(5, 16_000))).toEqual(['LEBIH', -1, -3200]));
  test('of which none is there, or that nobody counted, is gone whole', () => {
    expect(hasil(lot(0, 0))).toEqual(['HILANG', 4, 12_800]);
    expect(hasil(lot(0, 0, { dihitung: null }))).toEqual(['HILANG', 4, 12_800]);
  });
  test('labelled meanwhile, or given back, is no loss', () => {
    const habis = { qty: 0, berat: mg(0), murni: mg(0), modal: rp(0) };
    expect(hasil(lot(0, 0, { sisa: habis, dihitung: null }))).toEqual(['BERGERAK', 0, 0]);
    expect(hasil(lot(3, 9600, { batal: true }))).toEqual(['BERGERAK', 0, 0]);
  });
  test('labelled further than was counted must be counted again', () => {
    const satu = { qty: 1, berat: mg(3200), murni: mg(2400), modal: rp(3_200_000) };
    expect(hasil(lot(2, 6400, { sisa: satu }))).toBeUndefined();
  });
});

test('what is missing is booked in balance', () => {
  const { hilang } = tentukanLot(lot(3, 9600), TOLERANSI)!;
  expect(periksaSeimbang(bukuLot('TK', [{ ...hilang, persen: persen(7500) }]))).toEqual([]);
});
