import { useEffect, useState, type RefObject } from 'react';

type Parts = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The columns that hold figures, with the place and width of each. */
  readonly columns: readonly { readonly id: string; readonly end?: boolean }[];
  readonly widths: readonly number[];
  /** The width before the first column; that of the acts beside it, and whether they stay in sight with it. */
  readonly before: number;
  readonly actions: number;
  readonly pinned: boolean;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Figures of which a part lies outside the table or under what stays in its place: half a sum is
 * another sum, so that they are not shown until they can be read whole.
 */
export function useCut(parts: Parts): ReadonlySet<string> {
  const { scroller, columns, widths, before, actions, pinned } = parts;
  const [cut, setCut] = useState(NONE);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const kept = (widths[0] ?? 0) + (pinned ? actions : 0);
      const [left, right] = [box.scrollLeft + kept, box.scrollLeft + box.clientWidth];
      // The table fills its place: nothing of it can be out of sight.
      if (box.scrollWidth <= box.clientWidth + 1) return setCut(NONE);
      const now = new Set<string>();
      let at = before;
      for (const [index, { id, end }] of columns.entries()) {
        const till = at + (widths[index] ?? 0);
        const hidden = Math.max(left, at) > at + SLACK || till > right + SLACK;
        if (end && index > 0 && hidden) now.add(id);
        at = index === 0 ? till + actions : till;
      }
      setCut((old) => (same(old, now) ? old : now));
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [scroller, columns, widths, before, actions, pinned]);
  return cut;
}

/** The air around a figure may be covered. */
const SLACK = 6;
const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));
