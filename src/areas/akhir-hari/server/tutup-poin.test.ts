import { expect, test } from 'vitest';
import { bukaMember, jadiMember, jualMember, poinDari } from '#tests/kit/orang/member.ts';
import { openTutupUji } from '#tests/kit/tutup-uji.ts';
import { HARGA } from '#tests/kit/tukar.ts';

const { shop, hitung, tutupToko } = await openTutupUji();

test('points of 13 months ago are written off by the closing, under its number; younger ones stay (D-39.3)', async () => {
  await bukaMember(shop);
  const kode = await jadiMember(shop, 'Yanti');
  await jualMember(shop, kode, 'P1');
  await shop.rows(`update poin_lot set tgl = '2025-10-19' where kode_customer = $1`, [kode]);
  await jualMember(shop, kode, 'P1');
  await shop.param('POIN_KEDALUWARSA_BULAN', 13);
  await hitung(1_000_000 + 2 * HARGA.P1);
  await tutupToko();
  const rows = await shop.rows(
    `select poin, left(no_dokumen, 2) as huruf from poin where kode_customer = $1 and jenis = 'KEDALUWARSA'`,
    [kode],
  );
  expect(rows).toEqual([{ poin: -20, huruf: 'TP' }]);
  expect(await poinDari(shop, kode)).toBe(20);
});
