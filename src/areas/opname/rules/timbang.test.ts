import { describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { hitungTimbang, hitungTutupBaki } from '#areas/opname/rules/timbang.ts';

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
