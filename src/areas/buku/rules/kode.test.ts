import { expect, test } from 'vitest';
import { readKode, hariNomor } from '#areas/buku/rules/kode.ts';

test.each([
  ['PJKJ1261120001', 'dokumen'],
  ['TTKJ12611200A1', 'dokumen'],
  ['KJ1A0001', 'barang'],
  ['KJ100001', 'barang'],
  ['00100001', 'barang'],
  ['KJ1000012', 'customer'],
  ['A-01', 'baki'],
  ['E28011606000020A1B2C3D4E', 'tag'],
])('%s names a %s', (kode, jenis) => expect(readKode(kode)).toBe(jenis));

test.each([
  '081234567890',
  '08123456',
  '628123456789',
  '0812-3456',
  'SELAMAT1X',
  'MERDEKAA',
  '12345',
])('%s is what a person types or pastes', (kode) => expect(readKode(kode)).toBeUndefined());

test('a number carries its day', () => expect(hariNomor('PJKJ1261120001')).toBe('2026-11-20'));
