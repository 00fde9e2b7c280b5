import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { openServer, type Kilau as Server } from '#app/server/server.ts';
import { SECOND_END_MS } from '#kit/web/counter/scan-burst.ts';
import { openSesi } from '#app/server/demo/sitting.ts';
import { buildWeb } from '#tools/web-build.ts';
import { openMachine, type Counter, type Look } from '#tests/browser/machine.ts';
import { masukTanpaOwner } from '#tests/kit/orang/pemasuk.ts';
import { userIdOf, type Who } from '#tests/kit/people.ts';
import { openShop, type Shop, type ShopOptions } from '#tests/kit/shop.ts';

export type { Counter } from '#tests/browser/machine.ts';

export type Kilau = {
  readonly shop: Shop;
  readonly url: string;
  /**
   * Opens a page as a person. The session replaces the one that `shop.as` of the same person holds:
   * let others act behind the screen.
   */
  open(who: Who, path: string, look?: Look): Promise<Counter>;
  /** Opens a page on a machine where no person is logged in. */
  visit(path: string): Promise<Counter>;
  close(): Promise<void>;
};

const WEB = '.build/web';

/** Whether the screens were built from what lies here: asked once by a worker that runs each file once. */
let built: Promise<boolean> | undefined;
const isBuilt = (): Promise<boolean> =>
  process.env['VITEST_MODE'] === 'WATCH' ? buildWeb() : (built ??= buildWeb());

/** A throw-away shop with its screens: the real server, the real database and a real browser. */
export async function openKilau(options: ShopOptions = { dasar: true }): Promise<Kilau> {
  if (!(await isBuilt())) throw new Error('The web application could not be built');
  const shop = await openShop(options);
  // Each counter has chosen where it prints; a test of that question sets TANYA.
  if (options.dasar) await shop.param('PLATFORM_NOTA', 'DESKTOP_DEPAN');
  await masukTanpaOwner(shop);
  const server = await openServer({ db: shop.db, webFolder: `${process.cwd()}/${WEB}` });
  const url = `http://localhost:${await listen(server)}`;
  const open: Counter[] = [];
  const add = async (counter: Promise<Counter>): Promise<Counter> => {
    open.push(await counter);
    return counter;
  };
  return {
    shop,
    url,
    open: async (who, path, look = {}) => {
      const token = await openSesi(shop.db, userIdOf(who, 'KJ1'), 'uji');
      return add(openMachine({ url, path, token }, look));
    },
    visit: (path) => add(openMachine({ url, path }, {})),
    close: async () => {
      await Promise.all(open.map(({ context }) => context.close()));
      // The browser holds connections for what it may ask next.
      server.app.server.closeAllConnections();
      await server.close();
      await shop.close();
    },
  };
}

/** Where the shop before was: what a browser keeps of the product it keeps by its address. */
let lastPort = 0;

async function listen({ app }: Server): Promise<number> {
  const at = (port: number) => app.listen({ port, host: '127.0.0.1' });
  // Two shops at once have two addresses.
  await at(lastPort).catch(() => at(0));
  return (lastPort = (app.server.address() as AddressInfo).port);
}

/**
 * Between a scan and the next key by hand. A figure or an Enter that comes sooner belongs to the scan, as its own or as its second
 * end mark, and presses nothing (screens.md §5).
 */
export const afterScan = (page: Page): Promise<void> => page.waitForTimeout(SECOND_END_MS + 40);

/**
 * A scanner: the characters of a code within a few milliseconds, then Enter, wherever the focus is.
 * All keys are made before the first is sent: a key's time is the one at which it was struck, also
 * where the page is busy between two of them. What follows in a test is a hand's.
 */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    const keys = [...text, 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    for (const event of keys) {
      const at = document.activeElement ?? document.body;
      const goesOn = at.dispatchEvent(event);
      const types = goesOn && event.key.length === 1 && at instanceof HTMLInputElement;
      if (types) document.execCommand('insertText', false, event.key);
    }
  }, code);
  await afterScan(page);
}

/** A person types: slower than any scanner. */
export const type = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: 70 });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Style sheets are fetched and read again only for rules that are experimental: none of these is. */
export const AXE_READS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe needs, once in each document. */
export async function putAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** What axe objects to, one line each; an empty list is what a test expects. */
export async function axe(page: Page): Promise<string[]> {
  await putAxe(page);
  const found = await page.evaluate(
    async (how) => {
      const { axe: tool } = window as unknown as {
        axe: { run(on: Document, how: object): Promise<{ violations: Violation[] }> };
      };
      return (await tool.run(document, how)).violations;
    },
    { runOnly: TAGS, ...AXE_READS },
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
