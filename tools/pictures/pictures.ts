import { mkdir, stat } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '#tests/browser/chromium.ts';
import { SHOTS, type Shot } from '#tools/pictures/shots.ts';

/**
 * `npm run pictures`: the pictures of README and of the manuals, from the running demo. With an address
 * (`-- http://localhost:8080`) it takes that demo, else it starts one of its own; with names only those.
 */
const FOLDER = 'docs/pictures';
const LARGEST = 150_000;
const PORT = '18099';
const [addresses, names] = [
  process.argv.slice(2).filter((one) => one.startsWith('http')),
  process.argv.slice(2).filter((one) => !one.startsWith('http')),
];

const demo = addresses.length > 0 ? undefined : startDemo();
const url = addresses[0] ?? `http://localhost:${PORT}`;
const browser = await openBrowser();
let failed = 0;
/** One page for each person: an id is at one computer at a time. */
const pages = new Map<string, Page>();
try {
  await ready(url);
  for (const shot of SHOTS.filter(({ name }) => names.length === 0 || names.includes(name)))
    await take(browser, shot).catch((error: Error) => {
      failed += 1;
      console.log(`FAILED ${shot.name}: ${error.message}`);
    });
} finally {
  await browser.close();
  await demo?.();
}
process.exit(failed === 0 ? 0 : 1);

async function pageOf(by: Browser, who = ''): Promise<Page> {
  const known = pages.get(who);
  if (known) return known;
  const context = await by.newContext({
    viewport: { width: 1366, height: 768 },
    colorScheme: 'light',
    locale: 'id-ID',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}/`);
  await page.getByLabel('User id').waitFor();
  if (who) await logIn(page, who);
  pages.set(who, page);
  return page;
}

async function take(by: Browser, { name, who, path, act }: Shot): Promise<void> {
  const page = await pageOf(by, who);
  if (who) await page.goto(`${url}/${path}`);
  if (who) await page.getByRole('heading').first().waitFor();
  await act?.(page);
  await calm(page);
  const file = join(FOLDER, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toFile(file);
  const { size } = await stat(file);
  console.log(`${file} ${Math.round(size / 1000)} kB`);
  if (size > LARGEST) throw new Error(`${size} bytes, the most is ${LARGEST}`);
}

/** As a person does it, also where the id is still at work on another screen. */
async function logIn(page: Page, user_id: string): Promise<void> {
  await page.getByLabel('User id').fill(user_id);
  await page.locator('input[type=password]').fill('kilau-demo-2026');
  await page.keyboard.press('Enter');
  const over = page.getByRole('button', { name: 'Ambil alih ke sini' });
  const inside = page.getByPlaceholder('Cari menu').or(page.getByText('Cari menu')).first();
  await over.or(inside).first().waitFor();
  if (await over.isVisible()) await over.click();
  await inside.waitFor();
}

/** Until nothing is asked for and nothing moves. */
async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What turns for ever, as beside a question that waits, has no end to wait for.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  });
  await page.waitForTimeout(400);
}

async function ready(at: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const answer = await fetch(`${at}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(500);
  }
  throw new Error(`${at} is not ready`);
}

function startDemo(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-pictures-'));
  // Pictures show a demo of today that was lived to its end.
  const env = { ...process.env, PORT, KILAU_DATA: folder, KILAU_CACHE: 'off' };
  const child = spawn(process.execPath, ['start.mjs', 'demo'], { env, stdio: 'inherit' });
  return async () => {
    const over = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await over;
    rmSync(folder, { recursive: true, force: true });
  };
}
