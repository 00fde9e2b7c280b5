import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { dialogDepth, SCANNED } from '#kit/web/counter/scanned.ts';

/** A scanner types figures too, but never one alone: a figure counts when nothing follows it. */
const SCANNER_MS = 80;
const FUNCTION_KEY = /^F\d+$/;

/**
 * Keys 1 to `most` (4) choose by their place, where no field has the focus. A screen hears none of
 * them while a dialog lies over it; a dialog hears its own.
 */
export function useFigureKey(act: (at: number) => void, most = 4): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const depth = dialogDepth();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(waiting);
      waiting = undefined;
    };
    const take = (at: number) => {
      stop();
      latest.current(at);
    };
    let last = -1;
    let lastTyped = -Infinity;
    const heard = (event: KeyboardEvent) => {
      // A key that no scanner sends comes after it: the figure was meant, and counts before that key.
      if (waiting !== undefined && FUNCTION_KEY.test(event.key)) flushSync(() => take(last));
      const following = event.timeStamp - lastTyped < SCANNER_MS;
      stop();
      if (event.key.length === 1) lastTyped = event.timeStamp;
      const at = '123456789'.slice(0, most).indexOf(event.key);
      if (following || at < 0 || event.key.length !== 1 || event.repeat) return;
      if (isField(event.target) || dialogDepth() > depth) return;
      last = at;
      waiting = setTimeout(() => take(at), SCANNER_MS);
    };
    window.addEventListener('keydown', heard, { capture: true });
    window.addEventListener(SCANNED, stop);
    return () => {
      stop();
      window.removeEventListener('keydown', heard, { capture: true });
      window.removeEventListener(SCANNED, stop);
    };
  }, [most]);
}

/** Radios and ticks take no figures; every other field does. */
export const isField = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
