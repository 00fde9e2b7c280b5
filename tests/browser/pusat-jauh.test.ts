import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

/** A branch on its own server; head office is away, and a version of it is here. */
let kilau: Kilau;
let counter: Counter;
beforeAll(async () => {
  kilau = await openKilau({ toko: ['KJ1'] });
  const { shop } = kilau;
  await shop.rows(`insert into toko (kode_toko, nama_toko, jenis, zona, portal, server_sendiri)
    values ('PST', 'Kilau Pusat', 'PUSAT', 'WIB', 'http://127.0.0.1:9', true)`);
  await shop.as('OWN').raw('POST', 'kategori', { kode_kategori: 'PHS', nama: 'Perhiasan Kami' });
  await shop.as('OWN').raw('POST', 'kategori', { kode_kategori: 'SDR', nama: 'Sendiri' });
  await shop.rows(
    `insert into terbitan values ('PST', 3, 'Harga Desember', 'own.pst', now(), gen_random_uuid())`,
  );
  await shop.rows(`insert into terbitan_isi values ('PST', 3, 'kategori', $1::jsonb)`, [
    JSON.stringify([
      { kode_kategori: 'PHS', nama: 'Perhiasan', is_active: true },
      { kode_kategori: 'LM', nama: 'Logam Mulia', is_active: true },
    ]),
  ]);
  // A version counts as long as its key is believed (decision 1198).
  await shop.rows(
    `insert into kunci_server (kode_toko, x, diganti) values ('PST', 'kunci', now())`,
  );
  await shop.rows(`insert into terbitan_terima (kode_toko, versi, nomor, kunci, daftar, tanda, sidik, diterima)
    values ('PST', 3, 3, 'kunci', '{}', 'tanda', 'sidik', now())`);
  counter = await kilau.open('OWN', 'import-data-pusat');
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

async function shot(name: string): Promise<void> {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  const { page } = counter;
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${folder}/${name}-dark.png` });
  await page.emulateMedia({ colorScheme: 'light' });
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${folder}/${name}-narrow.png`, fullPage: true });
  if (wide) await page.setViewportSize(wide);
}

test('a branch reads when head office was asked, that it is away, and takes what was not changed here', async () => {
  const { page } = counter;
  const jauh = page.getByRole('region', { name: 'Kantor pusat di server lain' });
  await jauh.getByText('belum pernah').first().waitFor();
  await jauh.getByRole('button', { name: 'Tanya pusat sekarang' }).click();
  await jauh.getByText('Server Pusat Tidak Terhubung').waitFor();
  expect(await jauh.getByText('belum pernah').count()).toBe(1);
  await page.getByText('3, Harga Desember').waitFor();
  // What this shop wrote itself is not ticked by itself.
  const tick = (kunci: string) => page.getByRole('checkbox', { name: new RegExp(`^${kunci} `) });
  expect([await tick('LM').isChecked(), await tick('PHS').isChecked()]).toEqual([true, false]);
  await page.getByText('Diubah di sini').waitFor();
  await page.getByRole('region', { name: 'Hanya di sini' }).getByText('SDR').waitFor();
  expect(await axe(page)).toEqual([]);
  await shot('pusat-jauh');
  await page.getByRole('button', { name: 'Ambil 1 baris' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ambil', exact: true }).click();
  await page.getByText('Data pusat berhasil diambil').first().waitFor();
  expect(
    await kilau.shop.rows(
      `select kode_kategori, nama from kategori where kode_toko = 'KJ1' order by 1`,
    ),
  ).toEqual([
    { kode_kategori: 'LM', nama: 'Logam Mulia' },
    { kode_kategori: 'PHS', nama: 'Perhiasan Kami' },
    { kode_kategori: 'SDR', nama: 'Sendiri' },
  ]);
});
