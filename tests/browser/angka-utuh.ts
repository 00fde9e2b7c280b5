import type { Page } from 'playwright-core';

/** The widths of a counter, of a small laptop and of a phone, each at 100 and at 125 per cent. */
export const LEBAR: readonly number[] = [1366, 1280, 390].flatMap((px) => [
  px,
  Math.floor(px / 1.25),
]);

/**
 * Every sum that cannot be read whole where it stands: wider than its own box, cut by whatever
 * holds it, or lying under something that stays in its place. What can be scrolled into sight is whole.
 */
export const angkaTerpotong = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SUM = /\d{1,3}(,\d{3})+(\.\d+)?/;
    const found = new Set<string>();
    const seen = (box: DOMRect) =>
      box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight;
    const cuts = (value: string) => value !== 'visible';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    /** The element that cuts the text off at its side, if any. */
    const cutter = (from: Element, box: DOMRect): Element | undefined => {
      for (let at: Element | null = from; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.position === 'fixed') return undefined;
        if (!cuts(style.overflowX) || at.clientWidth === 0) continue;
        if (scrolls(style.overflowX)) return undefined;
        const hole = at.getBoundingClientRect();
        if (box.right > hole.right + 1 || box.left < hole.left - 1) return at;
      }
      return box.right > innerWidth + 1 ? document.documentElement : undefined;
    };
    /** What lies over the text at one of its ends. */
    const cover = (of: Element, box: DOMRect): Element | undefined => {
      for (const x of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
        const y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        if (!top || top.contains(of) || of.contains(top)) continue;
        // The bar at the lower edge of a page: what lies under it is scrolled above it.
        if (top.closest('[data-lantai]') && !of.closest('[data-lantai]')) continue;
        const style = getComputedStyle(top.closest('td, th, header, footer, nav, aside') ?? top);
        if (['sticky', 'fixed', 'absolute'].includes(style.position)) return top;
      }
      return undefined;
    };
    const name = (one: Element) => `${one.tagName.toLowerCase()}.${String(one.className)}`;
    const note = (text: string, why: string, by?: Element) =>
      found.add(`${text.trim().slice(0, 60)} | ${why}${by ? ` ${name(by)}` : ''}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const sum = SUM.exec(text);
      const of = node.parentElement!;
      if (!sum || of.closest('[hidden], option, style, script, [data-cut]')) continue;
      range.setStart(node, sum.index);
      range.setEnd(node, sum.index + sum[0].length);
      const box = range.getBoundingClientRect();
      if (!seen(box) || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (range.getClientRects().length > 1) note(text, 'broken in two');
      const by = cutter(of, box);
      if (by) note(text, 'cut by', by);
      const over = cover(of, box);
      if (over) note(text, 'under', over);
    }
    for (const field of document.querySelectorAll('input'))
      if (SUM.test(field.value) && field.offsetParent && field.scrollWidth > field.clientWidth + 1)
        note(field.value, 'wider than its field', field);
    return [...found];
  });
