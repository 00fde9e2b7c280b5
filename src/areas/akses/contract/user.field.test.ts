import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { saringValidasi } from '#areas/akses/contract/user.field.ts';

test('who validated is chosen from all or from the cashiers alone, and all is what a report starts with (1§2)', () => {
  const { valid_by } = saringValidasi;
  expect(valid_by.options).toEqual([{ value: 'ALL', label: 'SEMUA' }]);
  expect(valid_by.source).toMatchObject({
    call: 'GET users/get/all',
    only: { field: 'level', is: ['KASIR'] },
  });
  const typed = (value: unknown) => z.parse(valid_by.schema as z.ZodMiniType, value);
  expect([typed(undefined), typed('ALL'), typed('KSR.KJ1')]).toEqual(['ALL', 'ALL', 'ksr.kj1']);
});
