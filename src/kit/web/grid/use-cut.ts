import { useEffect, useState, type RefObject } from 'react';

type Parts = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The columns that hold figures, with the place and width of each. */
  readonly columns: readonly { readonly id: string; readonly end?: boolean }[];
  readonly widths: readonly number[];
  /** What stands before the first column, and what stays in sight at the right. */
  readonly before: number;
  readonly actions: number;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Figures of which a part lies outside the table or under what stays in its place: half a sum is
 * another sum, so that they are not shown until they can be read whole.
 */
export function useCut({ scroller, columns, widths, before, actions }: Parts): ReadonlySet<string> {
  const [cut, setCut] = useState(NONE);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const [left, right] = [box.scrollLeft, box.scrollLeft + box.clientWidth - actions];
      // The table fills its place: nothing of it can be out of sight.
      if (box.scrollWidth <= box.clientWidth + 1) return setCut(NONE);
      const now = new Set<string>();
      let at = before;
      for (const [index, { id, end }] of columns.entries()) {
        const till = at + widths[index]!;
        const from = index === 0 ? at : Math.max(left + (widths[0] ?? 0), at);
        if (end && index > 0 && (from > at + SLACK || till > right + SLACK)) now.add(id);
        at = till;
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
  }, [scroller, columns, widths, before, actions]);
  return cut;
}

/** The air around a figure may be covered. */
const SLACK = 6;
const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));
