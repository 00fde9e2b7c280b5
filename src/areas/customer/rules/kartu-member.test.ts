import { expect, test } from 'vitest';
import { isiUcapan, SETTING_MEMBER_BAWAAN } from '#areas/customer/rules/kartu-member.ts';

test('Ibu Ratna is greeted by name and shop; a name that looks like a placeholder stays a name', () => {
  const { ucapan } = SETTING_MEMBER_BAWAAN;
  expect(isiUcapan(ucapan, { nama: 'Ibu Ratna', toko: 'Kencana' })).toBe(
    'Selamat ulang tahun, Ibu Ratna. Salam hangat dari Kencana.',
  );
  expect(isiUcapan('{nama} {lain}', { nama: '{toko}', toko: 'Kencana' })).toBe('{toko} {lain}');
});
