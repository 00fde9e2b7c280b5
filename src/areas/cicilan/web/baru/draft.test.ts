import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { pasDp } from '#areas/cicilan/web/baru/draft.ts';

const line = (jenis: 'CASH' | 'DEBET', jumlah: number) => ({
  jenis,
  kode_bank: null,
  no_rekening: null,
  jumlah: rp(jumlah),
  fee: null,
});
const taken = (lines: Parameters<typeof pasDp>[0], dp: number) =>
  pasDp(lines, rp(dp), rp(100)).map((one) => one.jumlah);

test('notes above the first payment are changed, a card is taken as it is, coins as near as they come', () => {
  expect(taken([line('CASH', 2_050_000)], 2_000_000)).toEqual([2_000_000]);
  expect(taken([line('DEBET', 1_500_000), line('CASH', 600_000)], 2_000_000)).toEqual([
    1_500_000, 500_000,
  ]);
  expect(taken([line('CASH', 1_234_600)], 1_234_550)).toEqual([1_234_600]);
  expect(taken([line('CASH', 500_000)], 2_000_000)).toEqual([500_000]);
});
