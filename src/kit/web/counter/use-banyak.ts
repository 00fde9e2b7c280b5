import { useCallback, useRef } from 'react';

const BREATH_MS = 40;

/**
 * Many codes at once, as a reader of tags types them: while one call is under way those that come
 * wait, and go out together, in their order. Says nothing of its own: `send` tells what went wrong.
 */
export function useBanyak(
  most: number,
  send: (codes: readonly string[]) => Promise<void>,
): (codes: readonly string[]) => void {
  const waiting = useRef<string[]>([]);
  const running = useRef(false);
  const latest = useRef(send);
  latest.current = send;
  return useCallback(
    (codes) => {
      waiting.current.push(...codes);
      if (running.current) return;
      running.current = true;
      void (async () => {
        // The keys of one burst come a few milliseconds apart: a breath gathers what belongs together.
        await new Promise((done) => setTimeout(done, BREATH_MS));
        while (waiting.current.length > 0)
          await latest.current(waiting.current.splice(0, most)).catch(() => {});
        running.current = false;
      })();
    },
    [most],
  );
}
