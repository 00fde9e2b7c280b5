import { useEffect, useState } from 'react';

/** Runs once the browser has nothing better to do, at the latest after two seconds; answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

/** True once the page that is `on` has been drawn and the browser is idle: what may come after the first picture. */
export function useIdle(on: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => (on ? whenIdle(() => setIdle(true)) : undefined), [on]);
  return idle;
}
