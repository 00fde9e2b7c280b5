import type { Page } from 'playwright-core';
import { openBrowser } from '#tests/browser/chromium.ts';
import { scan } from '#tests/browser/kilau.ts';

/**
 * screens.md §7 in Chromium, processor slowed four times: what Lighthouse would say of a page, and
 * how long the counter keeps a cashier waiting. Asks a demo shop that runs already:
 * `KILAU_URL=http://localhost:8080 node bench/web-vitals.ts`.
 */
const url = process.env.KILAU_URL ?? 'http://localhost:8080';
const [user, password] = (process.env.KILAU_LOGIN ?? 'own.kj1:kilau-demo-2026').split(':') as [
  string,
  string,
];
const SLOWED = Number(process.env.BENCH_SLOWED ?? 4);
const PAGES = ['', 'transaksi-penjualan', 'dashboard', 'data-barang', 'laporan-penjualan'];

type Seen = { fcp: number; lcp: number; cls: number; blocked: number };
type Watching = Window & { seen: Seen };

/** Runs in the page before its own code: what the browser itself tells of painting, moving and blocking. */
function watchPage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, blocked: 0 };
  (window as unknown as Watching).seen = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  // What of a long task goes beyond 50 ms keeps a key press waiting.
  observe('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
}

async function slow(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
}

const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
await context.addInitScript(watchPage);
const page = await context.newPage();
await slow(page);

async function load(path: string): Promise<void> {
  await page.goto(`${url}/${path}`);
  await page.locator('h1, [data-field="user_id"]').first().waitFor();
  await page.waitForTimeout(4000);
  const { fcp, lcp, cls, blocked } = await page.evaluate(
    () => (window as unknown as Watching).seen,
  );
  const ms = (value: number) => `${Math.round(value)} ms`.padStart(8);
  console.log(
    `${(path || 'login').padEnd(22)} FCP ${ms(fcp)}  LCP ${ms(lcp)}  TBT ${ms(blocked)}  CLS ${cls.toFixed(3)}`,
  );
}

/** Milliseconds from the last character of a scan to the frame that shows its row. */
async function scanToRow(code: string): Promise<number> {
  await page.evaluate(() => {
    const seen = window as unknown as { done: Promise<number>; from: number };
    seen.done = new Promise((told) => {
      const rows = () => document.querySelectorAll('tbody tr th').length;
      const before = rows();
      const look = () => (rows() > before ? told(performance.now()) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
    seen.from = performance.now();
  });
  await scan(page, code);
  return page.evaluate(async () => {
    const seen = window as unknown as { done: Promise<number>; from: number };
    return (await seen.done) - seen.from;
  });
}

await load('');
await page.getByLabel('User id').fill(user);
await page.getByLabel('Password').fill(password);
await page.keyboard.press('Enter');
await page.waitForURL('**/home');
for (const path of PAGES.slice(1)) await load(path);

await page.goto(`${url}/transaksi-penjualan`);
await page.locator('[data-field="tunai"]').waitFor();
const { data } = (await (
  await page.request.get(`${url}/api/v1/barang?status=READY&limit=12`)
).json()) as { data: { kode_barcode: string }[] };
await page.waitForTimeout(3000);
const times: number[] = [];
for (const { kode_barcode } of data) times.push(await scanToRow(kode_barcode));
times.sort((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))]!);
console.log(`scan to painted row    p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  (goal 80 ms)`);
await browser.close();
