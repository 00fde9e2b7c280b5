import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { diBawahBiasa, hitungOngkosBiasa } from '#areas/stock/rules/ongkos-label.ts';

const tanpa = { master: null, qty: 0, tengah: null, tengah_gram: null };
const stock = { master: null, qty: 5, tengah: rp(100_000), tengah_gram: rp(30_000) };

describe('the usual labour of a piece', () => {
  test('is that of its row: 40,000 a gram, at least 15,000', () => {
    const master = { cara: 'PER_GRAM' as const, tarif: rp(40_000), minimal: rp(15_000) };
    expect(hitungOngkosBiasa({ ...stock, master }, mg(10_000))).toBe(400_000);
    expect(hitungOngkosBiasa({ ...stock, master }, mg(100))).toBe(15_000);
  });

  test('without a row it is the lower of the middle piece and the middle gram of five pieces or more', () => {
    expect(hitungOngkosBiasa(stock, mg(2_000))).toBe(60_000);
    expect(hitungOngkosBiasa(stock, mg(10_000))).toBe(100_000);
    expect(hitungOngkosBiasa({ ...stock, qty: 4 }, mg(10_000))).toBe(0);
    expect(hitungOngkosBiasa(tanpa, mg(10_000))).toBe(0);
  });
});

describe('labour below 80 % of 100,000', () => {
  const low = (ongkos: number | null, adaMaster = true, biasa = 100_000) =>
    diBawahBiasa(ongkos === null ? null : rp(ongkos), rp(biasa), {
      persen: persen(8_000),
      adaMaster,
    });
  test('is 79,999 and nothing at all; 80,000 is not', () => {
    expect([low(0), low(79_999), low(80_000)]).toEqual([true, true, false]);
  });
  test('left out it is the row’s own, or none where the shop has no row', () => {
    expect([low(null), low(null, false)]).toEqual([false, true]);
  });
  test('where work costs nothing, nothing is given away', () => {
    expect([low(0, true, 0), low(null, false, 0)]).toEqual([false, false]);
  });
});
