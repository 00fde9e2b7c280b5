import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isEnd, LONGEST_GAP_MS } from '#kit/web/counter/scan-burst.ts';
import { dialogDepth, SCANNED } from '#kit/web/counter/scanned.ts';
import { isField } from '#kit/web/counter/use-figure-key.ts';

type Sum = {
  /** One figure alone: the sum at that place, from 0. */
  readonly quick: (at: number) => void;
  /** More figures, or one that names no place: they are typed, from the first on. */
  readonly typed: (figures: string) => void;
  /** They were the code of a scan: everything is as it was before the first. */
  readonly undo: () => void;
};

/**
 * Figures pressed where no field has the focus: one alone chooses a quick sum, and with the next one
 * they were the beginning of a sum that is typed. So 2 is the second quick sum and 2500000 is
 * 2,500,000, however fast or slow. No figure counts behind a letter: that is a scan.
 */
export function useSumKeys(sum: Sum, most = 4): void {
  const latest = useRef(sum);
  latest.current = sum;
  useEffect(() => {
    const depth = dialogDepth();
    /** The figures so far; undefined while they do not belong together. */
    let figures: string | undefined;
    let ended = false;
    let word = -Infinity;
    const forget = () => {
      figures = undefined;
      ended = false;
    };
    const heard = (event: KeyboardEvent) => {
      const { key, timeStamp: at } = event;
      if (MODIFIER.test(key)) return;
      const figure = /^\d$/.test(key) && !event.ctrlKey && !event.altKey && !event.metaKey;
      // The end mark of a scan is heard here first, then the scan itself.
      if (isEnd(event)) return void (ended = true);
      if (!figure || ended) forget();
      const inWord = at - word < LONGEST_GAP_MS;
      if (key.length === 1 && (!figure || inWord)) word = at;
      if (!figure || inWord || event.repeat || dialogDepth() > depth) return;
      if (isField(event.target)) return;
      figures = (figures ?? '') + key;
      event.preventDefault();
      const place = figures.length > 1 ? -1 : Number(key) - 1;
      const all = figures;
      // At once: F9 right behind it takes what was chosen.
      flushSync(() => {
        if (place >= 0 && place < most) latest.current.quick(place);
        else latest.current.typed(all);
      });
    };
    const scanned = () => {
      if (figures !== undefined) latest.current.undo();
      forget();
    };
    window.addEventListener('keydown', heard, { capture: true });
    window.addEventListener('pointerdown', forget, { capture: true });
    window.addEventListener(SCANNED, scanned);
    return () => {
      window.removeEventListener('keydown', heard, { capture: true });
      window.removeEventListener('pointerdown', forget, { capture: true });
      window.removeEventListener(SCANNED, scanned);
    };
  }, [most]);
}

const MODIFIER = /^(Shift|Control|Alt|Meta|CapsLock|AltGraph)$/;
