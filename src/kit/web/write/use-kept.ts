import { useCallback, useEffect, useRef, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { ofShop } from '#kit/web/base/working-shop.ts';

/** What a counter holds and the one way to change it: answers that come late change what is there by then. */
export type Kept<T> = {
  readonly value: T;
  readonly now: () => T;
  readonly put: (change: (old: T) => T) => void;
};

const DRAFTS = 'kilau.draft.';
/** In the tab, where it outlives a lost session, and beside it for the next tab. */
const STORES = [() => sessionStorage, () => localStorage];

/**
 * What a person types on a counter is kept on this computer with every stroke, the key that it was
 * sent with beside it: a reload or a lost answer costs nothing and saves nothing twice. What is empty
 * is kept nowhere.
 */
export function useKept<T extends object>(
  screen: string,
  none: T,
  isEmpty: (value: T) => boolean,
): Kept<T> {
  const name = `${DRAFTS}${ofShop(usePerson().user_id)}.${screen}`;
  const [value, setValue] = useState(() => read(name, none));
  const latest = useRef(value);
  const now = useCallback(() => latest.current, []);
  const put = useCallback(
    (change: (old: T) => T) => {
      const next = (latest.current = change(latest.current));
      const text = isEmpty(next) ? '' : JSON.stringify(next);
      inStores((store) => (text ? store.setItem(name, text) : store.removeItem(name)));
      setValue(next);
    },
    [name, isEmpty],
  );
  useEffect(() => {
    const saved = (kunci: string) => keyOf(latest.current) === kunci && put(() => none);
    onScreen.add(saved);
    return () => void onScreen.delete(saved);
  }, [put, none]);
  return { value, now, put };
}

/** A draft that was sent holds the key that it was sent with. */
const keyOf = (draft: object | null): unknown => (draft as { kunci?: unknown } | null)?.kunci;
const onScreen = new Set<(kunci: string) => unknown>();

/** What was sent with this key is saved: on the screen and in the stores its draft is one no more. */
export function dropDraftOf(kunci: string): void {
  for (const saved of onScreen) saved(kunci);
  inStores((store) => {
    for (const name of Object.keys(store))
      if (name.startsWith(DRAFTS) && keyOf(JSON.parse(store.getItem(name) ?? 'null')) === kunci)
        store.removeItem(name);
  });
}

/**
 * A log-out takes what was typed with it, in the tab too; who begins in a tab finds drafts of his own alone, each in
 * its shop. A session that was lost keeps them for its own person.
 */
export function forgetDrafts(own?: string): void {
  const his = (name: string) => ['.', '@'].some((end) => name.startsWith(`${DRAFTS}${own}${end}`));
  inStores((store) => {
    for (const name of Object.keys(store))
      if (name.startsWith(DRAFTS) && !(own && his(name))) store.removeItem(name);
  });
}

/** Forbidden, full or unreadable is as good as none: it costs what was typed, never the document. */
function inStores(act: (store: Storage) => unknown): unknown {
  for (const store of STORES)
    try {
      const found = act(store());
      if (found) return found;
    } catch {
      // The next one, then.
    }
  return undefined;
}

const read = <T extends object>(name: string, none: T): T => ({
  ...none,
  ...(inStores((store) => JSON.parse(store.getItem(name) ?? 'null')) as T | undefined),
});
