import { expect, test } from 'vitest';
import { gram } from '#kit/contract/field.ts';
import { carat } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { teksNilai } from '#areas/akses/contract/teks-nilai.ts';

test('half a carat of stones is said in carat on paper and to who approves, the ring around it in gram', () => {
  expect(teksNilai(carat('Carat'), mg(520))).toBe('0.520 ct');
  expect(teksNilai(gram('Berat'), mg(3_250))).toBe('3.250 g');
});
