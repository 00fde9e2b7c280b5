import assert from 'node:assert/strict';
import { test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { tentukanTerdekat } from '#areas/hutang/rules/pokok.ts';

const table = [4_000_000, 1_000_000, 2_500_000].map(rp);

test('3,000,000 is between 2,500,000 and 4,000,000; a sum of the table has no neighbours', () => {
  assert.deepEqual(tentukanTerdekat(table, rp(3_000_000)), {
    bawah: rp(2_500_000),
    atas: rp(4_000_000),
  });
  assert.equal(tentukanTerdekat(table, rp(2_500_000)), undefined);
});

test('below the least there is none below, above the most none above, and an empty table has neither', () => {
  assert.deepEqual(tentukanTerdekat(table, rp(500_000)), { atas: rp(1_000_000) });
  assert.deepEqual(tentukanTerdekat(table, rp(9_000_000)), { bawah: rp(4_000_000) });
  assert.deepEqual(tentukanTerdekat([], rp(1)), {});
});
