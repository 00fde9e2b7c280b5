import { describe, expect, test } from 'vitest';
import type { Level } from '#areas/toko/rules/level.ts';
import {
  bisaTanpaOtorisasi,
  periksaSandiLain,
  periksaSesiLain,
  periksaUser,
  type DataUser,
} from '#areas/akses/rules/users.ts';

const user = (level: Level, more: Partial<DataUser> = {}): DataUser => ({
  user_id: `x.${level.toLowerCase()}`,
  usere_name: level,
  level,
  kode_sales: null,
  is_active: true,
  ...more,
});
const oleh = (level: Level) => ({ user_id: `saya.${level.toLowerCase()}`, level });
const codes = (refusals: readonly { code: string }[]) => refusals.map(({ code }) => code);

describe('Nobody rises above whoever makes him', () => {
  test.each<[Level, Level, boolean]>([
    ['OWN', 'KASIR', true],
    ['OWN', 'OWN', true],
    ['OWN', 'SU', false],
    ['OWN', 'DEV', false],
    ['MU', 'SPV', true],
    ['MU', 'MU', true],
    ['MU', 'OWN', false],
    ['SPV', 'KASIR', true],
    ['SPV', 'MU', false],
    ['SU', 'OWN', true],
    ['SU', 'SU', false],
    ['DEV', 'DEV', false],
    ['SU', 'DEV', false],
  ])('%s makes a %s: %s', (level, baru, boleh) => {
    expect(codes(periksaUser(oleh(level), undefined, user(baru), 1))).toEqual(
      boleh ? [] : ['LEVEL_DI_ATAS'],
    );
  });

  test('a manager does not change an owner, not even downwards', () => {
    expect(
      codes(periksaUser(oleh('MU'), user('OWN'), user('KASIR', { user_id: 'x.own' }), 1)),
    ).toEqual(['USER_DI_ATAS']);
  });
});

test('nobody changes the own level or shuts himself out; the own name may change', () => {
  const saya = user('MU', { user_id: 'saya.mu' });
  expect(codes(periksaUser(oleh('MU'), saya, { ...saya, level: 'SPV' }, 1))).toEqual([
    'USER_SENDIRI',
  ]);
  expect(codes(periksaUser(oleh('MU'), saya, { ...saya, is_active: false }, 1))).toEqual([
    'USER_SENDIRI',
  ]);
  expect(periksaUser(oleh('MU'), saya, { ...saya, usere_name: 'Rina' }, 1)).toEqual([]);
});

test('the last owner of a shop stays an owner', () => {
  const own = user('OWN');
  expect(codes(periksaUser(oleh('SU'), own, { ...own, is_active: false }, 0))).toEqual([
    'OWNER_TERAKHIR',
  ]);
  expect(codes(periksaUser(oleh('SU'), own, { ...own, level: 'MU' }, 0))).toEqual([
    'OWNER_TERAKHIR',
  ]);
  expect(periksaUser(oleh('SU'), own, { ...own, level: 'MU' }, 1)).toEqual([]);
  const resigned = user('OWN', { is_active: false });
  expect(periksaUser(oleh('SU'), resigned, { ...resigned, level: 'MU' }, 0)).toEqual([]);
});

test('passwords are reset downwards only, and never the own one', () => {
  expect(periksaSandiLain(oleh('MU'), user('KASIR'))).toEqual([]);
  expect(codes(periksaSandiLain(oleh('MU'), user('OWN')))).toEqual(['USER_DI_ATAS']);
  expect(codes(periksaSandiLain(oleh('MU'), user('MU', { user_id: 'saya.mu' })))).toEqual([
    'SANDI_SENDIRI',
  ]);
  expect(periksaSesiLain(oleh('SPV'), user('KASIR'))).toEqual([]);
  expect(codes(periksaSesiLain(oleh('SPV'), user('MU')))).toEqual(['USER_DI_ATAS']);
  expect(codes(periksaSesiLain(oleh('SPV'), user('SPV')))).toEqual(['USER_DI_ATAS']);
});

test('an owner asks none other; a manager, and the support, need the owner for level and way in, not for a name', () => {
  const kasir = user('KASIR');
  expect(bisaTanpaOtorisasi(oleh('OWN'), undefined, kasir)).toBe(true);
  expect(bisaTanpaOtorisasi(oleh('MU'), undefined, kasir)).toBe(false);
  expect(bisaTanpaOtorisasi(oleh('MU'), kasir, { ...kasir, level: 'SPV' })).toBe(false);
  expect(bisaTanpaOtorisasi(oleh('MU'), kasir, { ...kasir, is_active: false })).toBe(false);
  expect(bisaTanpaOtorisasi(oleh('MU'), kasir, { ...kasir, usere_name: 'Dewi' })).toBe(true);
  expect(bisaTanpaOtorisasi(oleh('DEV'), undefined, kasir)).toBe(false);
  expect(bisaTanpaOtorisasi(oleh('SU'), undefined, kasir)).toBe(false);
});
