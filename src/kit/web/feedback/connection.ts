import { useEffect } from 'react';
import { makeStore, useStore } from '#kit/web/feedback/store.ts';

/** fine; lost: blocks until it returns; back: offers to load again, for a moment. */
export type Connection = 'fine' | 'lost' | 'back';

/** Long enough to read the offer and to take it. */
const OFFER_MS = 6000;

const connection = makeStore<Connection>('fine');
export const dismissConnection = (): void => connection.set('fine');

/** Follows the browser's own word. */
export function useConnection(): Connection {
  useEffect(() => {
    const lost = () => connection.set('lost');
    let soon = 0;
    const back = () => {
      connection.set((old) => (old === 'lost' ? 'back' : old));
      clearTimeout(soon);
      soon = window.setTimeout(
        () => connection.set((old) => (old === 'back' ? 'fine' : old)),
        OFFER_MS,
      );
    };
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    if (!navigator.onLine) lost();
    return () => {
      clearTimeout(soon);
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);
  return useStore(connection);
}
