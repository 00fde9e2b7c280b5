import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import {
  jenisGabung,
  jenisPisah,
  pajakGabung,
  pajakPisah,
  periksaGabung,
  periksaNpwp,
} from '#areas/member/rules/orang.ts';

const a = { kode_customer: 'KJ1000001', jenis: 'MEMBER' as const };
const b = { kode_customer: 'KJ2000001', jenis: 'UMUM' as const };
const KTP = '3201012345670001';
const kode = (all: { code: string }[]) => all.map((one) => one.code);

test('two cards are one person unless two KTP numbers say another', () => {
  expect(periksaGabung(a, b, [KTP])).toEqual([]);
  expect(kode(periksaGabung(a, b, [KTP, '3201012345670009']))).toEqual(['KTP_BEDA']);
  expect(kode(periksaGabung(a, a, []))).toEqual(['KARTU_SAMA']);
});

test('a member who is joined to a customer of the public stays one; a reseller joins a reseller', () => {
  expect(jenisGabung(a, b)).toBe('MEMBER');
  expect(jenisGabung(b, a)).toBe('MEMBER');
  expect(kode(periksaGabung({ ...a, jenis: 'RESELLER' }, b, []))).toEqual(['RESELLER_BEDA']);
});

test('parted cards are of the type that they had, unless a manager gave another one meanwhile', () => {
  expect(jenisPisah('MEMBER', 'UMUM', 'MEMBER')).toBe('UMUM');
  expect(jenisPisah('RESELLER', 'UMUM', 'MEMBER')).toBe('RESELLER');
  expect(jenisPisah('UMUM', 'RESELLER', 'RESELLER')).toBe('UMUM');
  expect(jenisPisah('MEMBER', 'MEMBER', 'UMUM')).toBe('MEMBER');
});

test('an entrepreneur on either card is one on the joined one; two numbers of the tax office are two people', () => {
  const none = { npwp: null, pengusaha: false, bebas_pph22_sampai: null };
  const toko = { npwp: '012345678901000', pengusaha: true, bebas_pph22_sampai: null };
  const bebas = { ...toko, npwp: '0012345678901000', bebas_pph22_sampai: hari('2026-12-31') };
  expect(pajakGabung(toko, none)).toEqual(toko);
  expect(pajakGabung(toko, bebas)).toEqual(bebas);
  expect(pajakGabung(bebas, { ...none, npwp: toko.npwp })).toEqual({ ...bebas, npwp: toko.npwp });
  expect(periksaNpwp(toko, bebas)).toEqual([]);
  expect(periksaNpwp(toko, { ...none, npwp: '0012345678901999' })[0]!.code).toBe('NPWP_BEDA');
  expect(pajakPisah(toko, none, toko)).toEqual(none);
  // An exemption that was written meanwhile goes with the number that came by joining; another number stays.
  expect(pajakPisah(bebas, none, toko)).toEqual(none);
  const lain = { ...bebas, npwp: '0012345678901999' };
  expect(pajakPisah(lain, none, toko)).toEqual(lain);
  expect(pajakPisah(bebas, { ...none, npwp: bebas.npwp }, toko)).toEqual(bebas);
});
