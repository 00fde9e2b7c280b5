import { mkdirSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { axe, scan } from '#tests/browser/kilau.ts';
import { batu, bukaBerlian, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';

/** Loose stones are scanned at the counter as pieces are (D-45.6). */
const here = bukaKasir();
let { page, kasir } = here;
let [kode, isi] = ['', ''];
beforeAll(async () => {
  const { shop } = here.kilau;
  await bukaBerlian(shop);
  const cert = { lembaga: 'GIA', no_sertifikat: '2141438171' };
  ({
    kode: [kode = '', isi = ''],
  } = await terimaBatu(shop, [
    batu({ ...cert, harga_jual: rp(24_000_000) }),
    parcel({ harga_jual: rp(20_000_000) }),
  ]));
});
beforeEach(() => {
  ({ page, kasir } = here);
});

/** Pictures are taken where a folder for them is named (docs/development.md). */
const picture = async (name: string): Promise<void> => {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
};

test('a piece, a stone and a part of a parcel on one nota: held, brought back, sold and printed', async () => {
  const { press } = kasir;
  await kasir.scanAll([here.codes[0]!, kode, isi]);
  await expect.poll(kasir.plate).toContain('51,102,500');
  await press('Enter');
  await page.locator('[data-field="carat-baris"]').fill('0.4');
  await page.locator('[data-field="butir-baris"]').fill('40');
  await expect.poll(kasir.plate).toContain('39,102,500');
  expect(await axe(page)).toEqual([]);
  await picture('jual-berlian-bagian');
  await press('Enter');
  await picture('jual-berlian');
  await kasir.whoSells();
  await press('F4');
  await page.getByText('Pindai barang pertama').waitFor();
  await page.locator('[data-tunda]').waitFor();
  await page.locator('[data-scan-field]').focus();
  await press('F4', 'Enter');
  await expect.poll(async () => (await kasir.rows()).length).toBe(3);
  await expect.poll(kasir.plate).toContain('39,102,500');
  await press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(await lastSale(here)).toMatchObject({
    grand_total: 39_102_500,
    barang: [{ kode_berlian: null }, { kode_berlian: kode, carat: 520 }, { carat: 400, butir: 40 }],
  });
  const printed = async () => (await here.counter.printed()).join();
  await expect.poll(printed).toContain('2141438171');
  expect(await printed()).toMatch(/40 butir\s+0\.400 ct/);
});

test('a stone that is sold says so when it is scanned again', async () => {
  await scan(page, kode);
  await page.getByText(`Berlian ${kode} Tidak Tersedia`).waitFor();
});
