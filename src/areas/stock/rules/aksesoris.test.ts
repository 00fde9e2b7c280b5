import { expect, test } from 'vitest';
import { hitungGerak, periksaStock } from '#areas/stock/rules/aksesoris.ts';

test('of 5 boxes 5 may be taken, 6 may not, and the answer says how many there are', () => {
  expect(hitungGerak('TAMBAH', 5)).toBe(5);
  expect(periksaStock('Kotak Cincin', 5, hitungGerak('JUAL', 5))).toEqual([]);
  const [no] = periksaStock('Kotak Cincin', 5, hitungGerak('AMBIL', 6));
  expect(no).toMatchObject({ code: 'STOCK_KURANG', field: 'qty' });
  expect(JSON.stringify(no)).toContain('Kotak Cincin');
});
