import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DESK, heldBrowser } from '#tests/browser/chromium.ts';

export type Look = {
  dark?: boolean;
  width?: number;
  height?: number;
  /** A machine where the product was never opened, though somebody sits at it. */
  fresh?: true;
  /** The browser keeps the shell of the product, as it does for a shop; on a machine of its own. */
  shell?: true;
};

/** A screen of the shop. */
export type Counter = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What was handed to the printer, as text. */
  printed(): Promise<string[]>;
  /** What went wrong in the page and was never said. */
  readonly errors: string[];
};

/** An address of a shop, and the session of who sits there, if somebody does. */
type Seat = { readonly url: string; readonly path: string; readonly token?: string };

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];
type Place = Pick<Counter, 'page' | 'context'>;

/** The profile of the worker while somebody sits at it. */
let taken: BrowserContext | undefined;
/** The one that hands over what is printed. */
let printing: BrowserContext | undefined;

/**
 * A page on a machine. The first one with a logged-in person uses the profile of the worker: there the files of the
 * product are fetched and compiled once for all tests, and nothing else is left in it. A second one beside it, a fresh
 * one, and one without a logged-in person have profiles of their own.
 */
export async function openMachine(seat: Seat, look: Look): Promise<Counter> {
  const { browser, profile } = await heldBrowser();
  const own = !seat.token || look.fresh || look.shell || taken === profile;
  const place = await (own ? ownProfile(browser, look) : takeProfile(profile, seat.url));
  try {
    return await sit(place, seat, look);
  } catch (error) {
    await place.context.close();
    throw error;
  }
}

async function takeProfile(profile: BrowserContext, url: string): Promise<Place> {
  taken = profile;
  if (printing !== profile) {
    await profile.addInitScript(catchPrint);
    await profile.addInitScript(keepNoShell);
  }
  printing = profile;
  // The page that waits has kept the process of those before it.
  const page = profile.pages()[0] ?? (await profile.newPage());
  let left: Promise<void> | undefined;
  return { page, context: withClose(profile, () => (left ??= leave(profile, url))) };
}

const sizeOf = ({ width = DESK.width, height = DESK.height }: Look) => ({ width, height });
const schemeOf = ({ dark }: Look) => (dark ? 'dark' : 'light');

async function ownProfile(browser: Browser, look: Look): Promise<Place> {
  const how = { viewport: sizeOf(look), colorScheme: schemeOf(look) } as const;
  const context = await browser.newContext(how);
  await context.addInitScript(catchPrint);
  if (!look.shell) await context.addInitScript(keepNoShell);
  return { page: await context.newPage(), context };
}

async function sit({ page, context }: Place, seat: Seat, look: Look): Promise<Counter> {
  const { url, path, token } = seat;
  await page.setViewportSize(sizeOf(look));
  await page.emulateMedia({ colorScheme: schemeOf(look) });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack || `${error.name}: ${error.message}`));
  const flag = token === undefined ? undefined : await logIn({ page, context }, url, token);
  await page.goto(`${url}/${path}`);
  // Once: what is loaded later finds what the shop's own pages have stored.
  await flag?.dispose();
  const printed = () => page.evaluate(() => (window as Printing).printed ?? []);
  return { page, context, printed, errors };
}

async function logIn({ page, context }: Place, url: string, value: string) {
  const cookie: Cookie = { name: 'kilau', value, url, httpOnly: true, sameSite: 'Strict' };
  await context.addCookies([cookie]);
  return page.addInitScript(() => localStorage.setItem('kilau.login', 'true'));
}

/** The same context, but what closes it leaves the profile to the next. */
const withClose = (context: BrowserContext, close: () => Promise<void>): BrowserContext =>
  new Proxy(context, {
    get: (of, key) => {
      if (key === 'close') return close;
      const own = Reflect.get(of, key) as unknown;
      return typeof own === 'function' ? (own.bind(of) as unknown) : own;
    },
  });

/** Closes the pages, and forgets all but what was fetched and compiled. */
async function leave(profile: BrowserContext, origin: string): Promise<void> {
  const used = profile.pages();
  const waiting = await profile.newPage();
  await Promise.all(used.map((one) => one.close()));
  const line = await profile.newCDPSession(waiting);
  await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await line.detach();
  await profile.clearCookies();
  await profile.clearPermissions();
  await profile.setOffline(false);
  await profile.unrouteAll();
  taken = undefined;
}

type Printing = Window & { printed?: string[] };

/** What a worker answers no `route` of a test sees: only a test of the shell has one. The catalogue's is another one. */
function keepNoShell(): void {
  // A frame that may not be read has no workers either, and asking for them throws there.
  if (window.origin === 'null') return;
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = async (url, how) => {
    const shell = String(url).endsWith('/sw.js') && !String(url).includes('/katalog/');
    if (shell) throw new DOMException('A test without the shell', 'NotSupportedError');
    return register(url, how);
  };
}

/** Runs in every frame: a print tells the page what it was. */
function catchPrint(): void {
  window.print = () => {
    const top = window.top as Printing;
    top.printed = [...(top.printed ?? []), document.body.innerText];
    window.dispatchEvent(new Event('afterprint'));
  };
}
