import { describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import {
  bakiBerubah,
  belumJelas,
  hitungTimbang,
  hitungTutupBaki,
} from '#areas/opname/rules/timbang.ts';

const baki = { qty: 42, berat: mg(118_240), berat_baki: mg(397_690), berat_label: mg(42 * 120) };
const timbang = (gram: number) => hitungTimbang(baki, mg(0), mg(gram), mg(50));

describe('a tray of 397.690 g with 42 pieces of 118.240 g and labels of 0.120 g', () => {
  test('should weigh 520.970 g: 520.950 g on the scale agree', () => {
    expect(timbang(520_950)).toEqual({ harap: 520_970, selisih: -20, status: 'COCOK' });
  });
  test('agrees up to 0.050 g either way, and not a milligram more', () => {
    expect(timbang(520_920).status).toBe('COCOK');
    expect(timbang(520_919)).toMatchObject({ selisih: -51, status: 'SELISIH' });
    expect(timbang(521_021)).toMatchObject({ selisih: 51, status: 'SELISIH' });
  });
  test('with a ring of 3.250 g missing it is 3.370 g short: the ring and its label', () => {
    expect(timbang(520_970 - 3370).selisih).toBe(-3370);
  });
  test('a bag of 1.500 g on the scale is counted as such', () => {
    expect(hitungTimbang(baki, mg(1500), mg(522_470), mg(50)).selisih).toBe(0);
  });
});

test('its day: 118.240 open, 12.500 in, 3.200 moved out, 9.850 sold, 117.690 at the end', () => {
  const hari = { buka: mg(118_240), masuk: mg(12_500), keluar: mg(3200), jual: mg(9850) };
  expect(hitungTutupBaki(hari)).toBe(117_690);
});

describe('a tray that was 0.051 g short at its last weighing', () => {
  const lalu = { selisih: mg(-51), toleransi: mg(50), hari_ini: true, dihitung: false };
  test('agrees alone only after its pieces were counted', () => {
    expect(belumJelas({ ...lalu, status: 'SELISIH' })).toBe(true);
    expect(belumJelas({ ...lalu, status: 'SELISIH', hari_ini: false })).toBe(true);
    expect(belumJelas({ ...lalu, status: 'SELISIH', dihitung: true })).toBe(false);
  });
  test('is looked at on the day on which that was accepted, too', () => {
    expect(belumJelas({ ...lalu, status: 'DITERIMA' })).toBe(true);
    expect(belumJelas({ ...lalu, status: 'DITERIMA', hari_ini: false })).toBe(false);
    expect(belumJelas({ ...lalu, status: 'DITERIMA', selisih: mg(0) })).toBe(false);
  });
  test('that agreed, or was never weighed, is as any other', () => {
    expect(belumJelas({ ...lalu, status: 'COCOK' })).toBe(false);
    expect(belumJelas(null)).toBe(false);
  });
});

test('packaging of 20.000 g that was not there before is looked at, as an empty tray of another weight', () => {
  const lalu = { berat_baki: mg(397_690), kemasan: mg(0) };
  expect(bakiBerubah(lalu, lalu, mg(50))).toBe(false);
  expect(bakiBerubah(lalu, { ...lalu, kemasan: mg(20_000) }, mg(50))).toBe(true);
  expect(bakiBerubah({ ...lalu, kemasan: mg(20_000) }, lalu, mg(50))).toBe(true);
  expect(bakiBerubah(lalu, { ...lalu, berat_baki: mg(377_690) }, mg(50))).toBe(true);
  expect(bakiBerubah(null, { ...lalu, kemasan: mg(51) }, mg(50))).toBe(true);
  expect(bakiBerubah(null, { ...lalu, kemasan: mg(50) }, mg(50))).toBe(false);
});
