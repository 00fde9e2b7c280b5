import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { periksaUbahModul, tentukanHakModul } from '#areas/akses/rules/ubah-modul.ts';

const modul = { berbayar: false, kurang: [], peringatan: null, berlaku_sampai: null };
const nyala = { aktif: true, berlaku_sampai: null, peringatan_dibaca: false };
const mati = { ...nyala, aktif: false };
const today = hari('2026-11-20');

test('a module waits for what it needs and names it', () => {
  const refused = periksaUbahModul({ ...modul, kurang: ['WhatsApp'] }, nyala, today, 'OWN');
  expect(refused).toMatchObject([{ code: 'MODUL_KURANG', field: 'aktif' }]);
  expect(periksaUbahModul({ ...modul, kurang: ['WhatsApp'] }, mati, today, 'OWN')).toEqual([]);
});

test('a legal notice is read before the module opens, not before it closes', () => {
  const gesek = { ...modul, peringatan: 'Gesek tunai dilarang' };
  expect(periksaUbahModul(gesek, nyala, today, 'OWN')).toMatchObject([
    { field: 'peringatan_dibaca' },
  ]);
  expect(periksaUbahModul(gesek, { ...nyala, peringatan_dibaca: true }, today, 'OWN')).toEqual([]);
  expect(periksaUbahModul(gesek, mati, today, 'OWN')).toEqual([]);
});

test.each<[Level]>([['MU'], ['SU'], ['DEV']])(
  'a legal notice is accepted by an owner, not by %s',
  (level) => {
    const gesek = { ...modul, peringatan: 'Gesek tunai dilarang' };
    const dibaca = { ...nyala, peringatan_dibaca: true };
    expect(periksaUbahModul(gesek, dibaca, today, level)).toMatchObject([
      { code: 'PERINGATAN_OWNER', field: 'aktif' },
    ]);
    expect(periksaUbahModul(modul, nyala, today, level)).toEqual([]);
  },
);

test('a module may be open until today, not until yesterday', () => {
  expect(periksaUbahModul(modul, { ...nyala, berlaku_sampai: '2026-11-20' }, today, 'OWN')).toEqual(
    [],
  );
  expect(
    periksaUbahModul(modul, { ...nyala, berlaku_sampai: '2026-11-19' }, today, 'OWN'),
  ).toMatchObject([{ code: 'SUDAH_BERAKHIR' }]);
});

test.each<[Level, boolean, string]>([
  ['SU', true, 'SENDIRI'],
  ['DEV', true, 'SENDIRI'],
  ['OWN', false, 'SENDIRI'],
  ['OWN', true, 'TIDAK'],
  ['MU', false, 'OTORISASI'],
  ['MU', true, 'TIDAK'],
  ['SPV', false, 'TIDAK'],
  ['KASIR', false, 'TIDAK'],
])('%s and a module (paid: %s): %s', (level, berbayar, hak) => {
  expect(tentukanHakModul(level, { ...modul, berbayar }, nyala)).toBe(hak);
});

test('of two owners neither switches alone; the vendor does', () => {
  expect(tentukanHakModul('OWN', modul, nyala, true)).toBe('OTORISASI');
  expect(tentukanHakModul('SU', modul, nyala, true)).toBe('SENDIRI');
  expect(tentukanHakModul('MU', modul, nyala, true)).toBe('OTORISASI');
});

test('the end of a module is set by the vendor alone', () => {
  const sampai = { ...nyala, berlaku_sampai: '2027-12-31' };
  expect(tentukanHakModul('OWN', modul, sampai)).toBe('TIDAK');
  expect(tentukanHakModul('SU', modul, sampai)).toBe('SENDIRI');
});
