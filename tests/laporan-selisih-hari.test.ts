import { beforeAll, expect, test } from 'vitest';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openTutupUji } from '#tests/kit/tutup-uji.ts';

/** A million should be in the drawer; 750,000 are counted, and the day is closed with what is missing. */
const { hitung, shop } = await openTutupUji();
beforeAll(async () => {
  await shop.modulOn('DAILY_SALDO_TRANSACTION_REPORT_MODULE');
  await hitung(750_000);
  const body = { alasan_selisih: 'Uang kurang' };
  await shop.approved('KASIR', tutup.tutupTokoEndpoint, { body }, 'OWN');
});

type Baris = Record<string, any>;
const baca = async (path: string): Promise<Baris[]> => {
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data as Baris[]);
};

test('№ 55: 250,000 missing when the day closed stand under Selisih, in no other column, and the row adds up', async () => {
  const [row] = await baca('cash/report-saldo-harian?tgl_from=2026-11-20&tgl_to=2026-11-20');
  expect(row).toMatchObject({
    awal: 0,
    masuk_lain: 1_000_000,
    keluar_lain: 0,
    akhir: 750_000,
    fisik: 750_000,
    selisih: -250_000,
  });
  expect(row!.awal + row!.masuk_lain + row!.selisih).toBe(row!.akhir);
});

test('№ 59: what was counted says its notes and coins, the largest first', async () => {
  const rows = await baca('cash/report-keuangan-akhir-hari?tgl_system=2026-11-20');
  const fisik = rows.filter((one) => one.blok === 'FISIK');
  expect(fisik).toMatchObject([
    { uraian: 'FISIK kas', cash: 750_000, rincian: ['7 x 100,000', '500 x 100'] },
    { uraian: 'SELISIH kas', cash: -250_000, rincian: null },
  ]);
});
