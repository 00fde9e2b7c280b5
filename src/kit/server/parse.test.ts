import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { objectOf, status, text } from '#kit/contract/field.ts';
import { pagingQuery } from '#kit/contract/paging.ts';
import { plain } from '#kit/rules/sentence.ts';
import { parse } from '#kit/server/parse.ts';
import type { Problem } from '#kit/server/problem.ts';

/** What is said of each field that is wrong. */
function said(schema: Parameters<typeof parse>[0], value: unknown): Record<string, string> {
  try {
    parse(schema, value);
    return {};
  } catch (error) {
    const { errors } = error as Problem;
    return Object.fromEntries(errors!.map(({ path, message }) => [path, plain(message)]));
  }
}

test('a word that is not on the list is told as unknown, one that is missing as empty', () => {
  const query = z.strictObject({
    status: z.optional(z.enum(['OPEN', 'DONE'])),
    jenis: z.enum(['JUAL', 'BELI']),
  });
  expect(said(query, { status: 'XYZ', jenis: 'JUAL' })).toEqual({ status: 'Status Tidak Dikenal' });
  expect(said(query, { jenis: '' })).toEqual({ jenis: 'Jenis Tidak Boleh Kosong' });
  expect(said(query, {})).toEqual({ jenis: 'Jenis Tidak Boleh Kosong' });
  expect(said(query, { jenis: null })).toEqual({ jenis: 'Jenis Tidak Boleh Kosong' });
});

test('an unknown order of a list and a wrong type are not empty either', () => {
  expect(said(pagingQuery(['nama']), { sort: 'harga' })).toEqual({ sort: 'Sort Tidak Dikenal' });
  const body = objectOf({ nama: text('Nama'), keadaan: status('Keadaan', ['BUKA']) });
  expect(said(body, { nama: 7, keadaan: 'TUTUP' })).toEqual({
    nama: 'Nama Tidak Valid',
    keadaan: 'Keadaan Harus Dipilih',
  });
});
