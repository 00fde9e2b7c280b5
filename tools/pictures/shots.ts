import type { Page } from 'playwright-core';
import { scan } from '#tests/browser/kilau.ts';

/** One picture: who is logged in, where, and what is done before it is taken. */
export type Shot = {
  readonly name: string;
  readonly who?: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
};

type Rows = { data: Record<string, string>[] };

/** What the person at the screen may read, asked as the screen asks. */
const read = async (page: Page, path: string): Promise<Rows['data']> =>
  ((await (await page.request.get(new URL(`/api/v1/${path}`, page.url()).href)).json()) as Rows)
    .data;

/** Pieces that lie ready, one of each kadar. */
async function readyPieces(page: Page, most: number): Promise<string[]> {
  const rows = await read(page, 'barang?status=READY&limit=60');
  const kinds = new Map(rows.map((row) => [row['kode_kadar'] ?? row['kode_barcode'], row]));
  return [...kinds.values()].slice(0, most).map((row) => row['kode_barcode']!);
}

async function sellThree(page: Page): Promise<void> {
  for (const [at, code] of (await readyPieces(page, 3)).entries()) {
    await scan(page, code);
    await page.locator('tbody tr th').nth(at).waitFor();
  }
  await page.keyboard.press('F3');
  await page.locator('[data-field="nama"]').fill('Ibu Ratna');
  await page.keyboard.press('Escape');
}

/** A nota of the shop comes back; nothing is saved. */
async function buyBack(page: Page): Promise<void> {
  const [nota] = await read(page, 'penjualan?limit=1');
  await scan(page, nota!['no_faktur_jual']!);
  // What the nota weighs is in the field in grey.
  const weight = page.locator('[data-field="berat-1"]');
  await weight.fill((await weight.getAttribute('placeholder')) ?? '');
}

/** The row of a list, opened. */
const open = (text: RegExp | string) => async (page: Page) => {
  await page.locator('tbody tr').filter({ hasText: text }).first().click();
  await page.getByRole('dialog').or(page.locator('aside')).first().waitFor();
};

/** Until the grey bars that stand for what is still on its way are gone. */
const arrived = (text: string | RegExp) => async (page: Page) => {
  await page.getByText(text).first().waitFor();
};

export const SHOTS: readonly Shot[] = [
  { name: 'penjualan', who: 'ksr.kj1', path: 'transaksi-penjualan', act: sellThree },
  { name: 'hutang', who: 'own.kj1', path: 'lihat-hutang', act: open('Wati Sulastri') },
  { name: 'owner', who: 'own.kj1', path: 'dashboard', act: arrived('Perlu dilihat') },
  {
    name: 'tutup-toko',
    who: 'own.kj1',
    path: 'tutup-toko',
    act: arrived(/Uang fisik|Hitung|Kas|Siap/),
  },
  { name: 'manual/masuk', path: '' },
  {
    name: 'manual/pembelian',
    who: 'spv.kj1',
    path: 'transaksi-pembelian',
    act: buyBack,
  },
  {
    name: 'manual/beranda-supervisor',
    who: 'spv.kj1',
    path: 'home',
    act: arrived('Perlu dilihat'),
  },
  { name: 'manual/lihat-penjualan', who: 'spv.kj1', path: 'lihat-penjualan', act: open(/SELESAI/) },
  { name: 'manual/otorisasi', who: 'ksr.kj1', path: 'lihat-penjualan', act: askCopy },
  { name: 'manual/stock-opname', who: 'spv.kj1', path: 'stock-opname', act: countTray },
  { name: 'manual/beranda-owner', who: 'own.kj1', path: 'home', act: arrived('Perlu dilihat') },
  {
    name: 'manual/laporan',
    who: 'own.kj1',
    path: 'laporan-hutang-jatuh-tempo',
    act: arrived('Total'),
  },
];

/** A count of a tray is begun; three of its pieces are scanned. */
async function countTray(page: Page): Promise<void> {
  const [first] = await read(page, 'barang?status=READY&limit=60');
  const { kode_gudang, kode_baki } = first!;
  for (const [field, code] of [
    ['kode_gudang', kode_gudang],
    ['kode_baki', kode_baki],
  ] as const) {
    await page.locator(`[data-field="${field}"]`).click();
    // As a hand does: the code of a tray that comes faster is a scan.
    await page.keyboard.type(code!, { delay: 150 });
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Mulai opname' }).click();
  await page.waitForSelector('[data-scan-field]');
  const inside = await read(page, `barang?status=READY&kode_baki=${kode_baki}&limit=3`);
  for (const { kode_barcode } of inside) {
    await scan(page, kode_barcode!);
    await page.getByText(kode_barcode!).first().waitFor();
  }
}

/** A copy of a nota needs somebody's yes: the dialog that asks for it. */
async function askCopy(page: Page): Promise<void> {
  await open(/SELESAI/)(page);
  await page
    .getByRole('button', { name: /Cetak ulang|Salinan|Duplikat/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Alasan' }).fill('Nota pelanggan basah');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Setujui' }).waitFor();
}
