import { expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { patokBagian, sisaPatok } from '#areas/berlian/rules/patok.ts';

test('half the stones of a parcel of 10.000 ct stay measured as 5.000 ct, whatever they are typed as', () => {
  const parcel = { carat: mg(10_000), butir: 20, carat_patok: null };
  const part = { carat: mg(3760), butir: 10, carat_patok: patokBagian(parcel, { butir: 10 }) };
  expect(part.carat_patok).toBe(5000);
  expect(sisaPatok(parcel, part, -1)).toBe(5000);
  // A part of that part is measured by it, and it keeps the rest; both together are as before.
  const cucu = { carat: mg(1000), butir: 4, carat_patok: patokBagian(part, { butir: 4 }) };
  expect([cucu.carat_patok, sisaPatok(part, cucu, -1)]).toEqual([2000, 3000]);
  expect(sisaPatok({ carat: mg(2760), carat_patok: mg(3000) }, cucu, 1)).toBe(5000);
});

test('a part of ten that is typed as 6.240 ct leaves a rest that is measured as 5.000 ct until both are one again', () => {
  const parcel = { carat: mg(10_000), butir: 20, carat_patok: null };
  const part = { carat: mg(6240), butir: 10, carat_patok: patokBagian(parcel, { butir: 10 }) };
  const sisa = { carat: mg(3760), butir: 10, carat_patok: sisaPatok(parcel, part, -1) };
  expect(sisa.carat_patok).toBe(5000);
  expect(sisaPatok(sisa, part, 1)).toBeNull();
  // A rest from before this was measured stays as it is.
  expect(sisaPatok({ carat: mg(3760), carat_patok: null }, part, 1)).toBeNull();
});
