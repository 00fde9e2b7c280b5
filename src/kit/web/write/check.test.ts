import { describe, expect, test } from 'vitest';
import { hint, longText, optional, rupiah, text, type Field } from '#kit/contract/field.ts';
import { hintFor, messagesFor, tidyValues } from '#kit/web/write/check.ts';

const fields = {
  nama: text('Nama'),
  catatan: longText('Catatan Kecil', { min: 0, max: 600 }),
  grup: optional(text('Kelompok')),
  sampai: hint('Kosong: berapa pun.', optional(rupiah('Sampai'))),
};
const kosong = { nama: '', catatan: null, grup: '', sampai: null };

describe('a form of which nothing is filled in', () => {
  test('asks for the name alone: small print may have no letters', () => {
    expect(Object.keys(messagesFor(fields, kosong))).toEqual(['nama']);
  });

  test('sends the small print as nothing written, the rest as not given', () => {
    expect(tidyValues(fields, kosong)).toEqual({
      nama: null,
      catatan: '',
      grup: null,
      sampai: null,
    });
  });

  test('says below a field without words of its own that it may stay empty', () => {
    const said = Object.entries(fields).map(([name, of]) => [name, hintFor(of as Field)]);
    expect(Object.fromEntries(said)).toEqual({
      nama: undefined,
      catatan: 'Boleh kosong',
      grup: 'Boleh kosong',
      sampai: undefined,
    });
  });
});
