import { expect, test } from 'vitest';
import { openTutupUji } from '#tests/kit/tutup-uji.ts';

const { shop, hitung, tutupToko } = await openTutupUji();

test('without the module closing tells nobody', async () => {
  await shop.param('LAPORAN_TUTUP_KE_WA', ['+6281211112222', '+6281233334444', '+6281211112222']);
  await hitung(1_000_000);
  await tutupToko();
  expect(await shop.rows('select 1 from pesan')).toEqual([]);
});

test('the evening’s page goes once to each number of LAPORAN_TUTUP_KE_WA, with the drawer and without the profit', async () => {
  await shop.modulOn('WHATSAPP_MODULE');
  await shop.hari('2026-11-21');
  await hitung(1_000_000);
  const { no_tutup } = await tutupToko();
  const rows = await shop.rows(
    'select jenis, penerima, no_dokumen, nilai from pesan order by penerima',
  );
  expect(rows.map(({ jenis, penerima, no_dokumen }) => [jenis, penerima, no_dokumen])).toEqual([
    ['TUTUP', '+6281211112222', no_tutup],
    ['TUTUP', '+6281233334444', no_tutup],
  ]);
  expect(rows[0]!.nilai.isi).toContain('*Hitungan kas*\nMenurut buku: Rp 1,000,000');
  expect(rows[0]!.nilai.isi).not.toMatch(/Laba/);
});
