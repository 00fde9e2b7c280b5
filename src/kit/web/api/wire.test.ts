import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  cost,
  gram,
  listOf,
  objectOf,
  optional,
  persen,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, persen as rate, rp } from '#kit/rules/quantity.ts';
import { Problem } from '#kit/web/api/problem.ts';
import { decode, encode } from '#kit/web/api/wire.ts';

const baris = objectOf({
  nama: text('Nama'),
  berat: gram('Berat'),
  bunga: optional(persen('Bunga')),
  modal: cost(rupiah('Modal')),
});

test('grams become milligrams on the way in and grams on the way out', () => {
  const [row] = decode(listOf(baris), [{ nama: 'Cincin', berat: 3.25, bunga: 1.75, modal: 10 }]);
  assert.deepEqual(row, { nama: 'Cincin', berat: 3250, bunga: 175, modal: 10 });
  const wire = encode(baris, { nama: 'Cincin', berat: mg(3250), bunga: rate(175), modal: rp(10) });
  assert.deepEqual(wire, { nama: 'Cincin', berat: 3.25, bunga: 1.75, modal: 10 });
});

test('an answer of a newer server is converted and not refused', () => {
  const row = decode(baris, { nama: 'Cincin', berat: 1, bunga: null, modal: 0, ditambah: 'baru' });
  assert.deepEqual(row, { nama: 'Cincin', berat: 1000, bunga: null, modal: 0, ditambah: 'baru' });
});

test('a cost that was left out is null wherever it stands: in a row, in a part of it, in a list', () => {
  const of = objectOf({ isi: asField(listOf(baris), 'Isi'), laba: cost(optional(rupiah('Laba'))) });
  const isi = [{ nama: 'Cincin', berat: 1, bunga: 2 }];
  assert.deepEqual(decode(of, { isi }), {
    isi: [{ nama: 'Cincin', berat: 1000, bunga: 200, modal: null }],
    laba: null,
  });
  // A thing that is not there has no cost either.
  assert.equal(decode(of, null), null);
});

test('what breaks the contract never leaves, and says at which field', () => {
  const wrong = { nama: '', berat: mg(1), bunga: null, modal: rp(0) };
  assert.throws(
    () => encode(baris, wrong),
    (error) => error instanceof Problem && error.status === 422 && error.errors[0]?.path === 'nama',
  );
});
