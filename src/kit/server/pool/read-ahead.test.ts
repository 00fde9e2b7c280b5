import { expect, test } from 'vitest';
import { setClock } from '#kit/server/clock.ts';
import { readAhead } from '#kit/server/pool/read-ahead.ts';
import { statement, type Sql } from '#kit/server/sql.ts';

setClock(undefined);

const SATU = statement('select 1 as satu');
const DUA = statement('select 2 as dua');

/** A database that remembers what it was asked, and refuses the first so many questions. */
function asked(refuses = 0) {
  const all: unknown[] = [];
  const call = async (of: unknown, values: readonly unknown[]) => {
    all.push([of === SATU ? 'satu' : 'dua', ...values]);
    if (all.length <= refuses) throw new Error('refused');
    return [{ nth: all.length }];
  };
  const params = { kode_barcode: 'A1' };
  const read = readAhead(
    { call } as unknown as Sql,
    (toko, { kode_barcode }) => [SATU, [toko, kode_barcode]],
    params,
  );
  return { all, begin: (kode_toko: string) => read.begin?.(kode_toko), on: read.on };
}

test('the very question that was asked ahead is answered by it, once', async () => {
  const { all, begin, on } = asked();
  begin('KJ1');
  expect(await on.call(SATU, ['KJ1', 'A1'])).toEqual([{ nth: 1 }]);
  expect(await on.call(SATU, ['KJ1', 'A1'])).toEqual([{ nth: 2 }]);
  expect(all).toEqual([
    ['satu', 'KJ1', 'A1'],
    ['satu', 'KJ1', 'A1'],
  ]);
});

test.each([
  ['of another shop', SATU, ['KJ2', 'A1']],
  ['of another piece', SATU, ['KJ1', 'A2']],
  ['with one value more', SATU, ['KJ1', 'A1', null]],
  ['of another statement', DUA, ['KJ1', 'A1']],
])(
  'a question %s is asked for itself, and nothing else is served from ahead',
  async (_, of, values) => {
    const { all, begin, on } = asked();
    begin('KJ1');
    expect(await on.call(of, values)).toEqual([{ nth: 2 }]);
    expect(await on.call(SATU, ['KJ1', 'A1'])).toEqual([{ nth: 3 }]);
    expect(all).toHaveLength(3);
  },
);

test('what failed ahead is asked again, and nobody hears of a failure that was not his', async () => {
  const { all, begin, on } = asked(1);
  begin('KJ1');
  expect(await on.call(SATU, ['KJ1', 'A1'])).toEqual([{ nth: 2 }]);
  expect(all).toHaveLength(2);
  const unused = asked(1);
  unused.begin('KJ1');
  await new Promise((resolve) => setImmediate(resolve));
  expect(unused.all).toHaveLength(1);
});

test('without a shop that is known nothing is asked ahead', async () => {
  const { all, on } = asked();
  expect(await on.call(SATU, ['KJ1', 'A1'])).toEqual([{ nth: 1 }]);
  expect(all).toHaveLength(1);
});

test('a read that names no first question, and a clock that is held still, read nothing ahead', async () => {
  const on = {} as Sql;
  expect(readAhead(on, undefined, {})).toEqual({ on });
  setClock('2026-11-20T02:00:00Z');
  expect(readAhead(on, () => [SATU, []], {})).toEqual({ on });
  setClock(undefined);
});
