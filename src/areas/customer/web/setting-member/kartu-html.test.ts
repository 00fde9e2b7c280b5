import { expect, test } from 'vitest';
import { SETTING_MEMBER_BAWAAN } from '#areas/customer/rules/kartu-member.ts';
import { kartuCss, kartuHtml } from '#areas/customer/web/setting-member/kartu-html.ts';

const member = { kode_customer: 'KJ1000007', nama: '<b>Ratna', no_hp: '0812', tgl_lahir: null };
const toko = { nama_toko: 'Kencana', alamat_toko: 'Malang' };

test('a card shows what the shop chose, its barcode, and no name as part of the page', () => {
  const { kartu } = SETTING_MEMBER_BAWAAN;
  const html = kartuHtml(kartu, member, toko);
  expect(html).toContain('KARTU MEMBER');
  expect(html).toContain('Kencana');
  expect(html).toContain('&#60;b&#62;Ratna');
  expect(html).toContain('<path d="M0 0h');
  expect(html).not.toContain('0812');
  const other = kartuHtml({ ...kartu, isi: ['HP'] }, member, toko);
  expect(other).toContain('0812');
  expect(other).not.toContain('<svg');
  const qr = (halaman_kartu: string | null) =>
    kartuHtml({ ...kartu, isi: ['QR'] }, { ...member, halaman_kartu }, toko);
  expect(qr('https://emas.contoh.id/nota/aB3')).toContain('viewBox="0 0 49 49"');
  // Without an address there is nothing that a phone could open.
  expect(qr(null)).not.toContain('<svg');
  expect(kartuCss({ ...kartu, warna: 'PUTIH' })).toContain('background: #ffffff');
});
