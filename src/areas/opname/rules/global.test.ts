import { expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { hitungGlobal } from '#areas/opname/rules/global.ts';

const BAKI = { qty: 42, berat: mg(118_240), berat_label: mg(5040) };

test('42 pieces of 118.240 g with 42 labels of 0.120 g weigh 123.280 g; 0.020 g less is within 0.050 g', () => {
  expect(hitungGlobal(BAKI, { qty: 42, berat: mg(123_260) }, mg(50))).toEqual({
    selisih_qty: 0,
    selisih: -20,
    status: 'COCOK',
  });
});

test('a piece short is a difference, whatever the scale says', () => {
  expect(hitungGlobal(BAKI, { qty: 41, berat: mg(123_280) }, mg(50)).status).toBe('SELISIH');
  expect(hitungGlobal(BAKI, { qty: 42, berat: mg(123_340) }, mg(50))).toMatchObject({
    selisih: 60,
    status: 'SELISIH',
  });
});
