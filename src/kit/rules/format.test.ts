import assert from 'node:assert/strict';
import { test } from 'vitest';
import { percentText } from '#kit/rules/format.ts';
import { persen } from '#kit/rules/quantity.ts';

test('a gold content is 37.5% everywhere: neither 375 nor 37.5, and no zero behind the point', () => {
  const kadar = [3750, 4200, 7500, 9160, 9999].map((one) => percentText(persen(one)));
  assert.deepEqual(kadar, ['37.5%', '42%', '75%', '91.6%', '99.99%']);
});
