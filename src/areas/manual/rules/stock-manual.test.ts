import { expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import {
  ambilManual,
  bedaManual,
  bukuKoreksiManual,
  bukuMasukManual,
  periksaAmbil,
  periksaKoreksi,
  sisaManual,
  type StockManual,
} from '#areas/manual/rules/stock-manual.ts';

const CINCIN: StockManual = {
  kode_group: 'M',
  kode_dept: 'CC',
  kode_gudang: 'TK',
  kode_baki: 'M-01',
  kode_kadar: '375',
  persen: persen(3750),
  qty: 20,
  berat: mg(50_000),
  murni: mg(18_750),
  modal: rp(52_000_000),
};
const codes = (qty: number, berat: number) =>
  periksaAmbil(CINCIN, { qty, berat: mg(berat) }).map(({ code }) => code);

test('3 of 20 pieces, 7.450 of 50.000 g, take 2.794 g of fine gold and 7,748,000 of the cost', () => {
  const part = ambilManual(CINCIN, { qty: 3, berat: mg(7450) });
  expect(part).toEqual({ qty: 3, berat: 7450, murni: 2794, modal: 7_748_000 });
  const rest = sisaManual(CINCIN, part);
  expect(ambilManual(rest, { qty: 17, berat: mg(42_550) })).toEqual({
    qty: 17,
    berat: 42_550,
    murni: 15_956,
    modal: 44_252_000,
  });
});

test('a line never falls below nothing, and 0 pieces weigh 0 g', () => {
  expect([codes(21, 50_000), codes(3, 50_001)]).toEqual([['STOCK_KURANG'], ['STOCK_KURANG']]);
  expect([codes(20, 49_999), codes(19, 50_000)]).toEqual([['BERAT_BELUM_HABIS'], ['BERAT_HABIS']]);
  expect([codes(20, 50_000), codes(3, 7450)]).toEqual([[], []]);
});

test('17 pieces of 42.550 g found to weigh 42.530 g lose 0.007 g of fine gold and 20,800 of cost', () => {
  const line = sisaManual(CINCIN, ambilManual(CINCIN, { qty: 3, berat: mg(7450) }));
  const beda = bedaManual(line, { qty: 17, berat: mg(42_530) });
  expect(beda).toEqual({ qty: 0, berat: -20, murni: -7, modal: -20_800 });
  expect(periksaSeimbang(bukuKoreksiManual(line, beda))).toEqual([]);
});

test('a line found empty loses all of it; an empty one that is found holds gold of its kadar at no cost', () => {
  expect(bedaManual(CINCIN, { qty: 0, berat: mg(0) })).toEqual({
    qty: -20,
    berat: -50_000,
    murni: -18_750,
    modal: -52_000_000,
  });
  const none = { ...CINCIN, qty: 0, berat: mg(0), murni: mg(0), modal: rp(0) };
  expect(bedaManual(none, { qty: 2, berat: mg(4100) })).toEqual({
    qty: 2,
    berat: 4100,
    murni: 1538,
    modal: 0,
  });
  expect(periksaKoreksi(CINCIN, { qty: 0, berat: mg(1) })).toHaveLength(1);
  expect(periksaKoreksi(CINCIN, CINCIN)).toHaveLength(1);
});

test('what came in is owed to its supplier, what was there before is the owner’s', () => {
  for (const [supplier, akun] of [
    ['UBS', 'supplier:UBS'],
    ['AWAL', 'modal'],
  ] as const) {
    const lines = bukuMasukManual([CINCIN], supplier);
    expect(periksaSeimbang(lines)).toEqual([]);
    expect(lines.find((one) => one.akun === akun && one.rupiah !== 0)?.rupiah).toBe(-52_000_000);
  }
});
