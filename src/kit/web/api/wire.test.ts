import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { gram, listOf, objectOf, type Schema } from '#kit/contract/field.ts';
import { decode } from '#kit/web/api/wire.ts';

const berat = objectOf({ gram: gram('Gram') });
const satuAtauBanyak = z.union([
  berat as z.ZodMiniType,
  listOf(berat) as z.ZodMiniType,
]) as unknown as Schema<unknown>;

test('an answer that is one thing or a list of them has its grams converted either way', () => {
  expect(decode(satuAtauBanyak, { gram: 3.25 })).toEqual({ gram: 3250 });
  expect(decode(satuAtauBanyak, [{ gram: 3.25 }, { gram: 678.39 }])).toEqual([
    { gram: 3250 },
    { gram: 678_390 },
  ]);
  expect(decode(satuAtauBanyak, null)).toBe(null);
});
