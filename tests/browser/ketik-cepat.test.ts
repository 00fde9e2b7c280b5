import { beforeEach, describe, expect, test } from 'vitest';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { scan } from '#tests/browser/kilau.ts';

/** Pauses between two keys, in ms: a quick hand, a usual one, a slow one. */
const JEDA = [30, 90, 200];

const here = bukaKasir();
let { page, codes, kasir } = here;
beforeEach(() => {
  ({ page, codes, kasir } = here);
});

const field = (name: string) => page.locator(`[data-field="${name}"]`);
const scanField = () => page.locator('[data-scan-field]').inputValue();
const ketik = (text: string, delay: number) => page.keyboard.type(text, { delay });

/** Holds back the code of the counter's faces until it is let go, as a slow line does. */
async function tahanMuka(): Promise<() => Promise<void>> {
  let lepas = (): void => {};
  const sampai = new Promise<void>((done) => (lepas = done));
  await page.route(/\/nanti-[^/]*\.js$/, async (route) => {
    await sampai;
    await route.continue().catch(() => {});
  });
  await page.reload();
  await page.waitForSelector('[data-scan-field]');
  return async () => {
    lepas();
    await page.unroute(/\/nanti-[^/]*\.js$/);
  };
}

describe.each(JEDA)('a key every %i ms, from the moment the counter stands', (jeda) => {
  test('F3 and a name, F8 and a discount: every letter is in the field that opens late', async () => {
    const lepas = await tahanMuka();
    await page.keyboard.press('F3');
    await ketik('Bu Wati', jeda);
    expect(await scanField()).toBe('');
    await lepas();
    await expect.poll(() => field('nama').inputValue()).toBe('Bu Wati');
    await ketik(' Sari', jeda);
    await expect.poll(() => field('nama').inputValue()).toBe('Bu Wati Sari');
    await page.keyboard.press('F8');
    await ketik('12.5', jeda);
    await expect.poll(() => field('persen').inputValue()).toBe('12.5');
    expect(await scanField()).toBe('');
  });

  test('F7 and 2500000 is 2,500,000 in cash, and not a quick sum', async () => {
    await kasir.scanAll([codes[1]!]);
    await page.keyboard.press('F7');
    await ketik('2500000', jeda);
    await expect.poll(() => field('tunai').inputValue()).toBe('Rp. 2,500,000,-');
    await ketik('0', jeda);
    await expect.poll(() => field('tunai').inputValue()).toBe('Rp. 25,000,000,-');
  });

  test('F3, a name, F8, one percent and F7 in one breath: each reaches its field', async () => {
    const lepas = await tahanMuka();
    await page.keyboard.press('F3');
    await ketik('Ibu Ratna', jeda);
    await page.keyboard.press('F8');
    await ketik('1', jeda);
    await page.keyboard.press('Tab');
    await page.keyboard.press('F3');
    await lepas();
    await expect.poll(() => field('nama').inputValue()).toBe('Ibu Ratna');
    await page.keyboard.press('F8');
    await expect.poll(() => field('persen').inputValue()).toBe('1');
    expect(await scanField()).toBe('');
  });
});

test('a field that is pressed while its face opens gets what is typed, on a screen that draws slowly', async () => {
  await kasir.scanAll([codes[0]!]);
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (step) => window.setTimeout(() => draw(step), 300);
  });
  await page.keyboard.press('F8');
  await field('admin').click();
  await ketik('1500', 60);
  await expect.poll(() => field('admin').inputValue()).toBe('Rp. 1,500,-');
  expect(await field('persen').inputValue()).toBe('');
});

test('a lone figure is a quick sum, and a scan of eight figures that begins like one is none', async () => {
  await kasir.scanAll([codes[1]!]);
  await kasir.press('F7', '2');
  await expect.poll(() => field('tunai').inputValue()).toBe('Rp. 3,150,000,-');
  await kasir.press('F2', 'F7');
  await scan(page, '23456789');
  await page.getByText('Barcode 23456789 Tidak Ditemukan').first().waitFor();
  expect(await field('tunai').inputValue()).toBe('Rp. 3,150,000,-');
});

test('a scan takes the place of a word that is half typed, also when it follows at once', async () => {
  for (const [at, [tangan, pemindai]] of [
    [60, 10],
    [90, 55],
    [200, 120],
  ].entries()) {
    await page.locator('[data-scan-field]').focus();
    await page.evaluate(strike, [
      ...keys('cinc', tangan!),
      // No pause for breath: the scanner begins when the hand's next letter would have come.
      ...keys(codes[at]!.slice(0, 1), tangan!),
      ...keys(codes[at]!.slice(1), pemindai!),
      { key: 'Enter', after: pemindai! },
    ]);
    await page.locator('tbody tr th').nth(at).waitFor();
    expect(await scanField()).toBe('');
  }
});

type Struck = { key: string; after: number };
const keys = (text: string, after: number): Struck[] => [...text].map((key) => ({ key, after }));

/** Strikes keys in the page with the times of a hand and a scanner, whatever the machine is busy with. */
function strike(all: Struck[]): void {
  let at = performance.now();
  for (const { key, after } of all) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += after) });
    const goesOn = document.activeElement?.dispatchEvent(event);
    if (goesOn && key.length === 1) document.execCommand('insertText', false, key);
  }
}

test('what was typed for one nota is not taken for the next: a held nota leaves no card sum', async () => {
  await kasir.scanAll([codes[0]!]);
  await kasir.press('F7', 'F7', 'Enter');
  await expect.poll(kasir.focused).toBe('kode_bank');
  await field('jumlah').fill('8000000');
  await kasir.press('F4');
  await page.getByText('Nota ditahan').waitFor();
  await kasir.scanAll([codes[1]!]);
  await expect.poll(() => page.locator('input[value="CASH"]').isChecked()).toBe(true);
  expect(await page.getByText('8,000,000').count()).toBe(0);
  expect(await kasir.pay().innerText()).toContain('3,119,000');
});

test('what is scanned while a nota is being held or sold belongs to the next one', async () => {
  await kasir.scanAll([codes[0]!]);
  let lepas = (): void => {};
  const sampai = new Promise<void>((done) => (lepas = done));
  await page.route(/\/tunda$/, async (route) => {
    if (route.request().method() === 'POST') await sampai;
    await route.continue().catch(() => {});
  });
  await kasir.press('F4');
  await scan(page, codes[1]!);
  lepas();
  await page.getByText('Nota ditahan').waitFor();
  await expect.poll(kasir.rows).toEqual(['Anting Bunga']);

  await kasir.whoSells();
  let jual = (): void => {};
  const terjual = new Promise<void>((done) => (jual = done));
  await page.route(/\/api\/v1\/penjualan$/, async (route) => {
    if (route.request().method() === 'POST') await terjual;
    await route.continue().catch(() => {});
  });
  await kasir.press('F9');
  await scan(page, codes[2]!);
  jual();
  await expect.poll(kasir.rows).toEqual(['Kalung Rantai']);
  expect((await lastSale(here)).barang).toHaveLength(1);
});

test('Esc gives the buyer back whom the nota had: half a search is no new customer', async () => {
  await kasir.scanAll([codes[0]!]);
  await kasir.press('F3');
  await expect.poll(kasir.focused).toBe('nama');
  await ketik('Ibu Ratna', 60);
  await kasir.press('F3');
  const kepala = page.locator('[data-kasir] header > p');
  await expect.poll(() => kepala.innerText()).toMatch(/^Ibu Ratna/);
  await kasir.press('F3');
  await expect.poll(kasir.focused).toBe('nama');
  await ketik('wat', 60);
  await kasir.press('Escape');
  await expect.poll(() => kepala.innerText()).toMatch(/^Ibu Ratna\s+Umum$/);
});
