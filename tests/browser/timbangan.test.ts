import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;

beforeAll(async () => {
  kilau = await openKilau();
});
afterEach(async () => {
  expect(counter.errors).toEqual([]);
  await counter.context.close();
});
afterAll(() => kilau.close());

/** A scale on the counter that swings before it stands, line by line as an A&D sends them. */
async function open(path: string, lines: readonly string[]): Promise<void> {
  counter = await kilau.open('OWN', 'home');
  ({ page } = counter);
  await page.addInitScript((said) => {
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      open: async () => {
        port.readable = new ReadableStream({
          async pull(to) {
            for (const line of said) {
              to.enqueue(new TextEncoder().encode(`${line}\r\n`));
              await new Promise((done) => setTimeout(done, 30));
            }
          },
        });
      },
      close: async () => {},
    };
    const serial = { getPorts: async () => [], requestPort: async () => port };
    Object.defineProperty(navigator, 'serial', { value: serial });
  }, lines);
  await page.goto(`${kilau.url}/${path}`);
}

const BERAT = ['US,GS,+   3.810 g', 'US,GS,+   3.262 g', 'ST,GS,+   3.250 g'];

/** The field of this name, and the button that stands beside it. */
const field = (name: string) => page.locator(`[data-field="${name}"]`).first();
const ambil = (name: string) =>
  field(name)
    .locator('xpath=ancestor-or-self::*[descendant::button[@aria-label="Ambil dari timbangan"]][1]')
    .getByRole('button', { name: 'Ambil dari timbangan' })
    .first();

test('a new piece takes the weight that stands still, not the one that swings', async () => {
  await open('tambah-data-barang', BERAT);
  await ambil('berat').click();
  await expect.poll(() => field('berat').inputValue()).toBe('3.25');
});

test('a delivery takes each weight of a lot from the scale', async () => {
  await open('penerimaan-barang', BERAT);
  for (const name of ['berat_bruto', 'berat']) {
    await ambil(name).click();
    await expect.poll(() => field(name).inputValue()).toBe('3.25');
  }
});

test('a sheet of many pieces takes one weight after the other, line by line', async () => {
  await open('tambah-barang-banyak', BERAT);
  const timbang = page.getByRole('button', { name: 'Ambil dari timbangan' });
  const terisi = page.getByRole('gridcell', { name: '3.250' });
  for (const jumlah of [1, 2]) {
    await timbang.click();
    await expect.poll(() => terisi.count()).toBe(jumlah);
  }
});
