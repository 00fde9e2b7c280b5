import type { Page, Request } from 'playwright-core';
import { AXE_READS, putAxe } from '#tests/browser/kilau.ts';

const SEMUA = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const aturan = (...values: string[]) => ({ type: 'rule', values });
/** Other colours and another width change only what these rules look at. */
export const WARNA = aturan('color-contrast', 'link-in-text-block');
export const SEMPIT = aturan('target-size', 'scrollable-region-focusable', 'color-contrast');

type Related = { relatedNodes?: { target: string[] }[] };
type Node = { html: string; target: string[]; any: ({ message: string } & Related)[] };
type Violation = { id: string; nodes: Node[] };

/** What axe finds wrong with the current screen, one line each. */
export async function aksen(page: Page, runOnly: object = SEMUA): Promise<string[]> {
  await putAxe(page);
  const found = await page.evaluate(
    async (how) => {
      // A colour in the middle of a transition is no part of the design.
      const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(moving.map((one) => one.finished));
      const { axe } = window as unknown as {
        axe: { run(on: Document, how: object): Promise<{ violations: Violation[] }> };
      };
      const { violations } = await axe.run(document, how);
      const boxOf = (path: string[]) => document.querySelector(path[0]!);
      /** A neighbour whose nearest point lies behind what is open takes no finger. */
      const behind = (one: Element, beside: Element) => {
        const [a, b] = [one.getBoundingClientRect(), beside.getBoundingClientRect()];
        const near = (at: number, from: number, to: number) => Math.min(Math.max(at, from), to);
        const x = near((a.left + a.right) / 2, b.left + 1, b.right - 1);
        const y = near((a.top + a.bottom) / 2, b.top + 1, b.bottom - 1);
        const top = document.elementFromPoint(x, y);
        return !!top && top !== beside && !beside.contains(top) && !top.contains(beside);
      };
      const close = ({ target, any }: Node): boolean => {
        const one = boxOf(target);
        const beside = any.flatMap(({ relatedNodes = [] }) => relatedNodes);
        return (
          !one ||
          beside.length === 0 ||
          beside.some((near) => {
            const box = boxOf(near.target);
            return !box || box === one || !behind(one, box);
          })
        );
      };
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: id === 'target-size' ? nodes.filter(close) : nodes,
      }));
    },
    { runOnly, ...AXE_READS },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 150)} ${any[0]?.message ?? ''}`.trim()),
  );
}

const DIHITUNG = new Set(['fetch', 'xhr', 'script', 'stylesheet', 'document']);

/** What says of itself that its rows are still to come: a report shows them half a second after it asked (1§9). */
const MENUNGGU = ':is(main, [role="dialog"]) [aria-busy="true"]';

/** Follows the requests of a page; the returned function waits until all are answered and drawn. */
export function dengarkan(page: Page): () => Promise<void> {
  // What was asked before somebody listened is in no set: to count it as answered would end every wait too early.
  const open = new Set<Request>();
  let last = 0;
  page.on('request', (request) => {
    if (!DIHITUNG.has(request.resourceType())) return;
    open.add(request);
    last = Date.now();
  });
  const gone = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('requestfinished', gone);
  page.on('requestfailed', gone);
  return async () => {
    const end = Date.now() + 10_000;
    do await page.waitForTimeout(30);
    while (
      Date.now() < end &&
      (open.size > 0 || Date.now() - last < 60 || (await page.locator(MENUNGGU).count()) > 0)
    );
  };
}

/** Goes to another screen without loading the program again; it has come when the window's title ends with its name. */
export async function ke(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), `/${path}`);
  await page
    .waitForFunction((name) => document.title.endsWith(name), title, { timeout: 1000 })
    .catch(() => {});
}

/** Presses what saves before anything is typed, so that the first refusals stand at their fields. */
export async function simpanKosong(page: Page): Promise<void> {
  const where = (await page.locator('[role="dialog"]').count()) > 0 ? '[role="dialog"]' : 'main';
  const save = page.locator(`${where} button[data-look="primary"]:visible:enabled`).last();
  if ((await save.count()) > 0) await save.click({ timeout: 500 }).catch(() => {});
  else await page.keyboard.press('Control+Enter');
}

const TOMBOL = 'main :is(button, [role="button"], summary)';
const TERBUKA = '[role="dialog"], [role="listbox"], [role="menu"], main aside';
/** What would leave the computer or end the day or somebody's session is not pressed. */
const JANGAN = /keluar|excel|pdf|unduh|csv|tutup|bekukan|akhiri|ambil alih|kunci|cetak/i;
/** What most often opens something. */
const DAHULU = /tambah|baru|ubah|edit|batal|hapus|kolom|lainnya|filter|pilih/i;

const tampak = (page: Page) => page.locator(TOMBOL).filter({ visible: true });
const namaSemua = async (page: Page): Promise<string[]> => {
  const read = () =>
    tampak(page).evaluateAll((all) =>
      all.map((one) =>
        (one as HTMLButtonElement).disabled
          ? ''
          : (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
      ),
    );
  // A page that is just reloading itself has nothing to read yet.
  return read().catch(async () => {
    await page.waitForLoadState('networkidle');
    return read();
  });
};

/** The names of what can be pressed in a screen, each once, those that open something first. */
export async function tombol(page: Page): Promise<string[]> {
  const names = [...new Set(await namaSemua(page))].filter((name) => name && !JANGAN.test(name));
  return [...names.filter((name) => DAHULU.test(name)), ...names.filter((n) => !DAHULU.test(n))];
}

/** Presses a button by its name; whether something opened. */
export async function buka(
  page: Page,
  name: string,
  tenang: () => Promise<void>,
): Promise<boolean> {
  const before = await page.locator(TERBUKA).count();
  const at = (await namaSemua(page)).indexOf(name);
  if (at < 0) return false;
  await tampak(page)
    .nth(at)
    .click({ timeout: 500 })
    .catch(() => {});
  await tenang();
  return (await page.locator(TERBUKA).count()) > before;
}
