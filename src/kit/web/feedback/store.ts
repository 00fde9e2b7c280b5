import { useSyncExternalStore } from 'react';

/** A value outside React that screens and plain functions share: toasts, dialogs, connection. */
export type Store<T> = {
  get: () => T;
  set: (change: T | ((old: T) => T)) => void;
  watch: (tell: () => void) => () => void;
};

export function makeStore<T>(first: T): Store<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      value = typeof change === 'function' ? (change as (old: T) => T)(value) : change;
      for (const tell of watchers) tell();
    },
    watch: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.watch, store.get);
