import { expect, test } from 'vitest';
import { objectOf, text } from '#kit/contract/field.ts';
import { meaningOf } from '#kit/contract/meaning.ts';
import { schemasIn } from '#kit/contract/schema.ts';
import * as z from 'zod/mini';

const nama = text('Nama');
const pemilik = { ...nama, label: 'Pemilik', schema: nama.schema };

test('fields that share a schema are known by their place, whichever was read last', () => {
  const satu = objectOf({ nama });
  const dua = objectOf({ nama: pemilik });
  expect([meaningOf(satu, 'nama')?.label, meaningOf(dua, 'nama')?.label]).toEqual([
    'Nama',
    'Pemilik',
  ]);
});

test('a shape of fields among other parts knows them too; a plain part belongs to no field', () => {
  const shape = z.strictObject({
    ...schemasIn({ nama, pemilik }),
    lain: z.string(),
    polos: nama.schema as z.ZodMiniType,
  });
  expect(['nama', 'pemilik', 'lain', 'polos'].map((name) => meaningOf(shape, name)?.label)).toEqual(
    ['Nama', 'Pemilik', undefined, undefined],
  );
});
