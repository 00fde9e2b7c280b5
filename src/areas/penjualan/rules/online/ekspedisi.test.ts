import { expect, test } from 'vitest';
import { namaiEkspedisi } from '#areas/penjualan/rules/online/ekspedisi.ts';

test('JNE, jne and J N E are one courier, with its service behind it; another is kept in capitals', () => {
  expect(['JNE', 'jne', ' J N E ', 'Jne.'].map(namaiEkspedisi)).toEqual(Array(4).fill('JNE'));
  expect(['JNE reg', 'j n e  REG'].map(namaiEkspedisi)).toEqual(['JNE REG', 'JNE REG']);
  expect(['si cepat', 'SICEPAT', 'J&T', 'jt', 'j & t'].map(namaiEkspedisi)).toEqual([
    'SiCepat',
    'SiCepat',
    'J&T',
    'J&T',
    'J&T',
  ]);
  expect(['Kurir  toko', 'kurir Toko'].map(namaiEkspedisi)).toEqual(['KURIR TOKO', 'KURIR TOKO']);
  // A name that only begins alike is another courier.
  expect(namaiEkspedisi('Jtx')).toBe('JTX');
});
