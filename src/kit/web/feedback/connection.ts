import { useEffect } from 'react';
import { makeStore, useStore } from '#kit/web/feedback/store.ts';

/** fine; lost: blocks until it returns; back: offers to load again. */
export type Connection = 'fine' | 'lost' | 'back';

const connection = makeStore<Connection>('fine');
export const dismissConnection = (): void => connection.set('fine');

/** Follows the browser's own word. */
export function useConnection(): Connection {
  useEffect(() => {
    const lost = () => connection.set('lost');
    const back = () => connection.set((old) => (old === 'lost' ? 'back' : old));
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    if (!navigator.onLine) lost();
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);
  return useStore(connection);
}
