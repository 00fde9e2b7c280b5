import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { barisOf } from '#areas/stock/web/tambah/baris-harga.ts';

const group = { kode_group: 'MR', kode_kadar: null, harga_per_gram: rp(900_000) };
const kadar = { kode_group: null, kode_kadar: '999', harga_per_gram: rp(2_500_000) };
const dipilih = { kode_group: 'MR', kode_kadar: '999' };

test('the form prices gold by the higher row, as the server does, unless the group is of one kadar', () => {
  expect(barisOf([group, kadar], dipilih, false)).toBe(kadar);
  expect(barisOf([group, kadar], dipilih, true)).toBe(group);
  expect(
    barisOf([{ ...group, harga_per_gram: rp(2_600_000) }, kadar], dipilih, false),
  ).toMatchObject({ kode_group: 'MR' });
});

test('one row alone prices the piece, and none leaves it without a price', () => {
  expect(barisOf([kadar], dipilih, false)).toBe(kadar);
  expect(barisOf([group], dipilih, false)).toBe(group);
  expect(barisOf([group, kadar], { kode_group: 'X', kode_kadar: null }, false)).toBeUndefined();
});
