import { expect, test } from 'vitest';
import { jenisGabung, periksaGabung } from '#areas/member/rules/orang.ts';

const a = { kode_customer: 'KJ1000001', no_ktp: null, jenis: 'MEMBER' as const };
const b = { kode_customer: 'KJ2000001', no_ktp: '3201012345670001', jenis: 'UMUM' as const };
const kode = (all: { code: string }[]) => all.map((one) => one.code);

test('two cards are one person unless two KTP numbers say another', () => {
  expect(periksaGabung(a, b)).toEqual([]);
  expect(kode(periksaGabung({ ...a, no_ktp: '3201012345670009' }, b))).toEqual(['KTP_BEDA']);
  expect(kode(periksaGabung(a, a))).toEqual(['KARTU_SAMA']);
});

test('a member who is joined to a customer of the public stays one; a reseller joins a reseller', () => {
  expect(jenisGabung(a, b)).toBe('MEMBER');
  expect(jenisGabung(b, a)).toBe('MEMBER');
  expect(kode(periksaGabung({ ...a, jenis: 'RESELLER' }, b))).toEqual(['RESELLER_BEDA']);
});
