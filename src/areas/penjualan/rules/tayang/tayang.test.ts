import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  readSaluran,
  readTanda,
  kodeSaluran,
  tandaLewat,
  teksTanda,
  tulisTanda,
} from '#areas/penjualan/rules/tayang/adaptor.ts';
import {
  bedaTayang,
  harusKirim,
  jedaSaluran,
  type Terkirim,
} from '#areas/penjualan/rules/tayang/tayang.ts';

const LAMA: Terkirim = {
  tampil: true,
  harga: rp(1_470_000),
  harga_at: '2026-11-20T02:00:00.000Z',
  sidik: 'a',
};
const KINI = { halangan: null, harga: rp(1_470_000), sidik: 'a' };

test('a piece that is as it was sent needs no call; each difference says what it is', () => {
  expect(bedaTayang(LAMA, KINI)).toBe('TIDAK');
  expect(bedaTayang(LAMA, { ...KINI, harga: rp(1_480_000) })).toBe('HARGA');
  expect(bedaTayang(LAMA, { ...KINI, sidik: 'b' })).toBe('ISI');
  expect(bedaTayang({ ...LAMA, tampil: false }, KINI)).toBe('BARU');
  expect(bedaTayang(LAMA, { ...KINI, halangan: 'TERJUAL' })).toBe('TURUN');
  expect(bedaTayang(LAMA, { ...KINI, harga: null })).toBe('TURUN');
  expect(bedaTayang({ ...LAMA, tampil: false }, { ...KINI, halangan: 'TERJUAL' })).toBe('TIDAK');
});

test('a price alone waits until five minutes after the last one; a withdrawal never waits', () => {
  const at = (detik: number) => Date.parse('2026-11-20T02:00:00.000Z') + detik * 1000;
  expect(harusKirim('HARGA', LAMA, at(299))).toBe(false);
  expect(harusKirim('HARGA', LAMA, at(300))).toBe(true);
  expect(harusKirim('ISI', LAMA, at(1))).toBe(true);
  expect(harusKirim('TURUN', LAMA, at(1))).toBe(true);
});

test('a channel that is away is asked again after a minute at the latest', () => {
  expect([1, 2, 3, 4, 5, 50].map(jedaSaluran)).toEqual([5, 10, 20, 40, 60, 60]);
});

test('a signature is of one time, one id, one call and one body, and holds five minutes to either side', () => {
  const satu = { waktu: 1_795_000_000, id: 'abcdefgh', panggilan: 'PUT items/X', isi: '{}' };
  const lain = [{ waktu: 1 }, { id: 'abcdefgi' }, { panggilan: 'PUT items/Y' }, { isi: '[]' }];
  for (const one of lain) expect(teksTanda({ ...satu, ...one })).not.toBe(teksTanda(satu));
  const hash = 'a'.repeat(64);
  expect(readTanda(tulisTanda(1_795_000_000, hash))).toEqual({ waktu: 1_795_000_000, hash });
  expect(readTanda(`v1=${hash}`)).toBeUndefined();
  expect(tandaLewat(1_795_000_000, 1_795_000_300_000)).toBe(false);
  expect(tandaLewat(1_795_000_000, 1_795_000_301_000)).toBe(true);
  expect(tandaLewat(1_795_000_000, 1_794_999_699_000)).toBe(true);
});

test('a channel is named by its shop and its marketplace', () => {
  expect(readSaluran(kodeSaluran('KJ1', 'SHP-2'))).toEqual({
    kode_toko: 'KJ1',
    kode_marketplace: 'SHP-2',
  });
  expect(readSaluran('SHP')).toBeUndefined();
});
