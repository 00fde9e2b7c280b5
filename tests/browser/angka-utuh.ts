import type { Page } from 'playwright-core';

/** The widths of a counter, of a small laptop and of a phone. */
const PENUH = [1366, 1280, 390];
/** As wide as they are at 125 per cent; the window is lower, too. */
export const ZOOM: ReadonlySet<number> = new Set(PENUH.map((px) => Math.floor(px / 1.25)));
/** Each at 100 and at 125 per cent. */
export const LEBAR: readonly number[] = [...PENUH, ...ZOOM];

/**
 * Every sum that cannot be read whole: wider than its own box, clipped by an element around it, or covered by an
 * element that keeps its position. What can be scrolled into sight is whole.
 */
export const angkaTerpotong = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STAYS = '[data-lantai], thead, tfoot';
    const SUM = /\d{1,3}(,\d{3})+(\.\d+)?/;
    const found = new Set<string>();
    /** Drawn, though perhaps below the edge: what is cut there is cut when it is scrolled to. */
    const drawn = (box: DOMRect) => box.width > 0 && box.bottom > 0 && box.right > 0;
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    /** The element that cuts the text off at its side, if any. */
    const cutter = (from: Element, box: DOMRect): Element | undefined => {
      for (let at: Element | null = from; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.position === 'fixed') return undefined;
        if (style.overflowX === 'visible' || at.clientWidth === 0) continue;
        if (scrolls(style.overflowX)) return undefined;
        const hole = at.getBoundingClientRect();
        if (box.right > hole.right + 1 || box.left < hole.left - 1) return at;
      }
      return box.right > innerWidth + 1 ? document.documentElement : undefined;
    };
    /** What lies over the text at one of its ends. */
    const cover = (of: Element, box: DOMRect): Element | undefined => {
      for (const x of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
        const top = document.elementFromPoint(x, box.top + box.height / 2);
        if (!top || top.contains(of) || of.contains(top)) continue;
        // The bar at the lower edge of a page, head and sums of a table: what lies under is scrolled out.
        if (top.closest(STAYS) && !of.closest(STAYS)) continue;
        const style = getComputedStyle(top.closest('td, th, header, footer, nav, aside') ?? top);
        if (['sticky', 'fixed', 'absolute'].includes(style.position)) return top;
      }
      return undefined;
    };
    const name = (one: Element) => `${one.tagName.toLowerCase()}.${String(one.className)}`;
    const note = (text: string, why: string, by?: Element) =>
      found.add(`${text.trim().slice(0, 60)} | ${why}${by ? ` ${name(by)}` : ''}`);
    /** A dialog is looked at by itself: its veil covers the screen, its head and foot what is scrolled. */
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const sum = SUM.exec(text);
      const of = node.parentElement!;
      if (!sum || of.closest('[hidden], option, style, script, [data-cut]')) continue;
      range.setStart(node, sum.index);
      range.setEnd(node, sum.index + sum[0].length);
      const box = range.getBoundingClientRect();
      if (!drawn(box) || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (range.getClientRects().length > 1) note(text, 'broken in two');
      const by = cutter(of, box);
      if (by) note(text, 'cut by', by);
      const over = !dialog && box.top < innerHeight ? cover(of, box) : undefined;
      if (over) note(text, 'under', over);
    }
    for (const field of document.querySelectorAll('input'))
      if (SUM.test(field.value) && field.offsetParent && field.scrollWidth > field.clientWidth + 1)
        note(field.value, 'wider than its field', field);
    return [...found];
  });
