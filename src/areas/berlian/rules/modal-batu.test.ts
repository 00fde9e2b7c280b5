import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { batuTanpaJaga } from '#areas/berlian/rules/modal-batu.ts';

const RING = { batu_tanpa_harga: 'KJ1B1', harga_modal: rp(30_000_000) };
const diam = { kode_berlian: 'KJ1B1', harga_modal: null };
const serpih = { kode_berlian: 'KJ1B2', harga_modal: 10_000 };

test('a stone whose cost is not told is guarded by a cost of its ring that is more than the other stones cost', () => {
  expect(batuTanpaJaga({ ...RING, berlian: [diam] })).toBeNull();
  expect(batuTanpaJaga({ ...RING, berlian: [diam, serpih] })).toBeNull();
  expect(batuTanpaJaga({ ...RING, batu_tanpa_harga: null, berlian: [diam] })).toBeNull();
});

test('a chip of 10,000 that is set beside it makes a cost that was not told no more known than before', () => {
  expect(batuTanpaJaga({ ...RING, harga_modal: null, berlian: [diam] })).toBe('KJ1B1');
  expect(batuTanpaJaga({ ...RING, harga_modal: rp(10_000), berlian: [diam, serpih] })).toBe(
    'KJ1B1',
  );
  // Told of itself, its own cost guards it.
  const dijaga = { ...diam, harga_modal: 24_000_000 };
  const semua = { ...RING, harga_modal: rp(24_010_000), berlian: [dijaga, serpih] };
  expect(batuTanpaJaga(semua)).toBeNull();
});

test('a stone that was bought for nothing is not guarded by the 6,500,000 that the gold of its ring cost', () => {
  const cuma = { ...diam, harga_modal: 0 };
  const emas = { ...RING, harga_modal: rp(6_500_000) };
  expect(batuTanpaJaga({ ...emas, berlian: [cuma] })).toBe('KJ1B1');
  expect(batuTanpaJaga({ ...emas, berlian: [cuma, serpih] })).toBe('KJ1B1');
  // With a price of its own it is not among those that have none.
  expect(batuTanpaJaga({ ...emas, batu_tanpa_harga: null, berlian: [cuma] })).toBeNull();
});
