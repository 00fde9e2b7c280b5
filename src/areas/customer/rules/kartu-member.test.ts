import { expect, test } from 'vitest';
import { isiUcapan, SETTING_MEMBER_BAWAAN } from '#areas/customer/rules/kartu-member.ts';

const ratna = {
  nama: 'Ibu Ratna',
  kode_customer: 'M0001',
  tgl_lahir: '1990-11-21',
  toko: 'Kencana',
};

test('Ibu Ratna is greeted by name and shop; a name that looks like a placeholder stays a name', () => {
  const { ucapan } = SETTING_MEMBER_BAWAAN;
  expect(isiUcapan(ucapan, ratna)).toBe(
    'Selamat ulang tahun, Ibu Ratna. Salam hangat dari Kencana.',
  );
  expect(isiUcapan('{nama} {lain} {constructor}', { ...ratna, nama: '{toko}' })).toBe(
    '{toko} {lain} {constructor}',
  );
});

test('the placeholders of a promo serve here too: name, code and day of birth (3§3)', () => {
  const ucapan = '{nama_customer} ({kode_customer}), lahir {tgl_lahir}.';
  expect(isiUcapan(ucapan, ratna)).toBe('Ibu Ratna (M0001), lahir 1990-11-21.');
  expect(isiUcapan(ucapan, { ...ratna, tgl_lahir: null })).toBe('Ibu Ratna (M0001), lahir .');
});
