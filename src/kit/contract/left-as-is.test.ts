import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { day, gram, objectOf, optional, text, yesNo } from '#kit/contract/field.ts';
import { identity, leftAsIs, phone } from '#kit/contract/field-more.ts';

const change = objectOf({
  nama: leftAsIs(text('Nama')),
  no_hp: leftAsIs(optional(phone('No HP'))),
  no_ktp: leftAsIs(optional(identity('No KTP'))),
  tgl_lahir: leftAsIs(optional(day('Tanggal Lahir'))),
  berat: leftAsIs(optional(gram('Berat'))),
  setuju: leftAsIs(optional(yesNo('Setuju'))),
});
const read = (body: object) => z.safeDecode(change, body as never);

test('a field that a change leaves out is not there, one that is null or empty is cleared, another is read', () => {
  expect(read({}).data).toStrictEqual({});
  expect(read({ no_hp: null, no_ktp: '', berat: null, setuju: null }).data).toStrictEqual({
    no_hp: null,
    no_ktp: null,
    berat: null,
    setuju: null,
  });
  expect(read({ nama: 'Sari', berat: 3.25, tgl_lahir: '1990-01-02', setuju: false }).data).toEqual({
    nama: 'Sari',
    berat: 3250,
    tgl_lahir: '1990-01-02',
    setuju: false,
  });
});

test('what is wrong is refused at its field, as it is where the field is asked for', () => {
  const wrong = read({ nama: '', no_ktp: '12' }).error?.issues.map(({ path }) => path.join('.'));
  expect([...new Set(wrong)]).toEqual(['nama', 'no_ktp']);
  expect(read({ nama: null }).success).toBe(false);
});

test('it goes out as it came in', () => {
  const body = { nama: 'Sari', no_hp: null, berat: 3.25 };
  const held = read(body).data;
  expect(z.encode(change, held as never)).toEqual(body);
});
