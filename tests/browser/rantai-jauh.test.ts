import { mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import type { Look } from '#tests/browser/machine.ts';
import { send } from '#tests/kit/titipan.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** Head office's screens of the chain: KJ1 here, KJ2 on its own server, KJ9 on one that is away (D-43.3). */
let kilau: Kilau;
let dua: DuaServer;
let counter: Counter | undefined;
const HILANG = 'Kilau Jaya 9: Data Gagal Dimuat';
const MATI = 'http://127.0.0.1:1';

beforeAll(async () => {
  kilau = await openKilau({ toko: ['PST', 'KJ1'], dasar: true });
  dua = await bukaDuaServer(kilau.shop);
  await kilau.shop.modulOn('HIDUP_FEATURE_MODULE', 'PST');
  await kilau.shop.rows(
    `insert into toko (kode_toko, nama_toko, jenis, zona, portal, server_sendiri)
     values ('KJ9', 'Kilau Jaya 9', 'CABANG', 'WIB', $1, true)`,
    [MATI],
  );
  await dua.cabang.rows(
    `insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
     values ('KJ2', 'MODAL_KAS', 'Modal kas', 'MASUK', 'BAWAAN') on conflict do nothing`,
  );
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 7_000_000, keterangan: 'Modal pagi' };
  expect((await send(dua.cabang.as('OWN', 'KJ2'), 'cash/masuk', kas)).status).toBe(201);
}, 120_000);
afterEach(async () => {
  const said = counter?.errors ?? [];
  await counter?.context.close();
  counter = undefined;
  expect(said).toEqual([]);
});
afterAll(async () => {
  await dua.close();
  await kilau.close();
});

async function open(path: string, look?: Look) {
  await counter?.context.close();
  counter = await kilau.open('own.pst', path, look);
  return counter.page;
}

/** Pictures are taken where a folder for them is named (docs/development.md). */
async function pictures(path: string, name: string): Promise<void> {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const dark of [false, true])
    for (const width of [390, 768, 1024, 1366, 1920]) {
      const page = await open(path, { dark, width, height: 900 });
      await page.getByText(HILANG).first().waitFor();
      await page.waitForTimeout(700);
      await page.screenshot({
        path: `${folder}/${name}-${dark ? 'gelap' : 'terang'}-${width}.png`,
      });
    }
}

test('the dashboard says which shop is missing, keeps its line, and of how many shops the total is', async () => {
  const page = await open('dashboardPusat');
  await page.getByText(HILANG).first().waitFor();
  const rows = page.getByRole('row');
  expect(await rows.filter({ hasText: 'Kilau Jaya 2' }).innerText()).toContain('7,000,000');
  expect(await rows.filter({ hasText: 'Kilau Jaya 9' }).innerText()).toContain('Data Gagal Dimuat');
  expect(await rows.filter({ hasText: 'Total' }).innerText()).toContain('2 dari 3 toko');
  expect(await axe(page)).toEqual([]);
});

test('№ 112 says it above the table and at its total', async () => {
  const page = await open('laporan-global-kas?tgl_system=2026-11-20');
  await page.getByText(`2 dari 3 toko. ${HILANG}`).waitFor();
  await page.getByText('TOTAL 2 dari 3 toko').waitFor();
  expect(await axe(page)).toEqual([]);
});

test('what is told from head office’s copy has its hour beside the name of the shop', async () => {
  await open('home');
  await counter!.page.getByText(HILANG).first().waitFor();
  await kilau.shop.rows('update toko set portal = $1 where kode_toko = $2', [MATI, 'KJ2']);
  for (const path of ['dashboardPusat', 'home']) {
    const page = await open(path);
    const row = page.getByRole('row').filter({ hasText: 'Kilau Jaya 2' });
    await row.waitFor();
    expect(await row.innerText(), path).toContain('angka 2026-11-20');
    expect(await axe(page)).toEqual([]);
    await pictures(path, `pusat-jauh-${path}`);
  }
  const report = 'laporan-global-kas?tgl_system=2026-11-20';
  const page = await open(report);
  await page.getByText('Kilau Jaya 2 (per 20 November 2026').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await pictures(report, 'pusat-jauh-kas');
}, 300_000);
