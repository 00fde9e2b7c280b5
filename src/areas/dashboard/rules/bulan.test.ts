import assert from 'node:assert/strict';
import { test } from 'vitest';
import { daftarBulan, kolomBulan } from '#areas/dashboard/rules/bulan.ts';

test('from November to January are three months, over the turn of the year', () => {
  assert.deepEqual(daftarBulan('2026-11', '2027-01'), ['2026-11', '2026-12', '2027-01']);
  assert.deepEqual(daftarBulan('2026-11', '2026-11'), ['2026-11']);
});

test('the wrong way round there are none', () =>
  assert.deepEqual(daftarBulan('2026-11', '2026-10'), []));

test('November is the eleventh column', () => assert.equal(kolomBulan('2026-11'), 'bulan_11'));
