import { expect, test } from 'vitest';
import {
  scrambleBody,
  scrambleText,
  unscrambleBody,
  unscrambleText,
  type Scramble,
} from '#kit/rules/wire/scramble.ts';

const by: Scramble = {
  key: 'KILAUABC',
  plain: new Set(['kode_toko', 'status', 'key', 'keystore']),
};

test('with the key KILAUABC Ibu Sari is 94abc161a8a2b4ac, and letters of more bytes are as long as their bytes', () => {
  expect(scrambleText('Ibu Sari', by)).toBe('94abc161a8a2b4ac');
  expect(scrambleText('Jl. é 金 1', by)).toBe('95b57a6118ea622cd2da6c72');
  expect(unscrambleText('94abc161a8a2b4ac', by)).toBe('Ibu Sari');
  expect(unscrambleText('95b57a6118ea622cd2da6c72', by)).toBe('Jl. é 金 1');
  expect([scrambleText('', by), unscrambleText('', by)]).toEqual(['', '']);
});

test('figures, dates, instants and the fields that stay plain are as they were; a month and an hour are texts', () => {
  const body = {
    nama_customer: 'Ibu Sari',
    kode_toko: 'KJ1',
    status: { kata: 'OPEN' },
    berat: 3.25,
    tgl_system: '2026-11-20',
    input_date: '2026-11-20T03:15:00.000Z',
    bulan: '2026-11',
    lunas: true,
    catatan: null,
    barang: [{ nama: 'Ibu Sari' }, 'Ibu Sari', 7],
  };
  const sent = scrambleBody(body, by);
  expect(sent).toEqual({
    ...body,
    nama_customer: '94abc161a8a2b4ac',
    bulan: scrambleText('2026-11', by),
    barang: [{ nama: '94abc161a8a2b4ac' }, '94abc161a8a2b4ac', 7],
  });
  expect(unscrambleBody(sent, by)).toEqual({ body });
});

test('what is no hexadecimal, or no text once it is read, is refused', () => {
  for (const wrong of ['Ibu Sari', '94a', 'zz', '4a49'])
    expect(unscrambleBody({ nama: wrong }, by), wrong).toBeUndefined();
  // A byte that no letter begins with.
  expect(unscrambleText('4a', by)).toBeUndefined();
  // Fields that stay plain are not read.
  expect(unscrambleBody({ status: 'OPEN' }, by)).toEqual({ body: { status: 'OPEN' } });
});
