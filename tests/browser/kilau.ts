import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openServer } from '#app/server/server.ts';
import { buildWeb } from '#tools/web-build.ts';
import { heldBrowser } from '#tests/browser/chromium.ts';
import { openSesi } from '#app/server/demo/sitting.ts';
import { userIdOf, type Who } from '#tests/kit/people.ts';
import { openShop, type Shop, type ShopOptions } from '#tests/kit/shop.ts';

export type Look = { dark?: boolean; width?: number; height?: number };

/** A screen of the shop with somebody logged in at it. */
export type Counter = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What was handed to the printer, as text. */
  printed(): Promise<string[]>;
  /** What went wrong in the page and was never said. */
  readonly errors: string[];
};

export type Kilau = {
  readonly shop: Shop;
  readonly url: string;
  /**
   * Opens a page as a person. The session replaces the one that `shop.as` of the same person holds:
   * let others act behind the screen.
   */
  open(who: Who, path: string, look?: Look): Promise<Counter>;
  /** Opens a page on a machine where nobody is logged in. */
  visit(path: string): Promise<Counter>;
  close(): Promise<void>;
};

const WEB = '.build/web';

/** A throw-away shop with its screens: the real server, the real database and a real browser. */
export async function openKilau(options: ShopOptions = { dasar: true }): Promise<Kilau> {
  if (!(await buildWeb())) throw new Error('The web application could not be built');
  const shop = await openShop(options);
  const server = await openServer({ db: shop.db, webFolder: `${process.cwd()}/${WEB}` });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
  const house: House = { shop, url, browser: await heldBrowser(), contexts: new Set() };
  return {
    shop,
    url,
    open: (who, path, look = {}) => openCounter(house, who, path, look),
    visit: (path) => openPage(house, path, {}, []),
    close: async () => {
      await Promise.all([...house.contexts].map((one) => one.close()));
      await server.close();
      await shop.close();
    },
  };
}

type House = { shop: Shop; url: string; browser: Browser; contexts: Set<BrowserContext> };

async function openCounter(house: House, who: Who, path: string, look: Look): Promise<Counter> {
  const { shop, url } = house;
  const token = await openSesi(shop.db, userIdOf(who, 'KJ1'), 'uji');
  return openPage(house, path, look, [
    { name: 'kilau', value: token, url, httpOnly: true, sameSite: 'Strict' },
  ]);
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

async function openPage(
  { url, browser, contexts }: House,
  path: string,
  { dark = false, width = 1366, height = 768 }: Look,
  cookies: Cookies,
): Promise<Counter> {
  const flag = { origin: url, localStorage: [{ name: 'kilau.login', value: 'true' }] };
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    storageState: { cookies: [], origins: cookies.length > 0 ? [flag] : [] },
  });
  contexts.add(context);
  context.once('close', () => contexts.delete(context));
  await context.addCookies(cookies);
  await context.addInitScript(catchPrint);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack || `${error.name}: ${error.message}`));
  await page.goto(`${url}/${path}`);
  const printed = () => page.evaluate(() => (window as Printing).printed ?? []);
  return { page, context, printed, errors };
}

type Printing = Window & { printed?: string[] };

/** Runs in every frame: a print tells the page what it was. */
function catchPrint(): void {
  window.print = () => {
    const top = window.top as Printing;
    top.printed = [...(top.printed ?? []), document.body.innerText];
    window.dispatchEvent(new Event('afterprint'));
  };
}

/**
 * A scanner: the characters of a code within a few milliseconds, then Enter, wherever the focus is.
 * All keys are made before the first is sent: a key's time is the one at which it was struck, also
 * where the page is busy between two of them.
 */
export const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
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

/** A person types: slower than any scanner. */
export const type = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: 70 });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe objects to, one line each; an empty list is what a test expects. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async (runOnly) => {
    const { axe: tool } = window as unknown as {
      axe: { run(on: Document, how: object): Promise<{ violations: Violation[] }> };
    };
    return (await tool.run(document, { runOnly })).violations;
  }, TAGS);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
