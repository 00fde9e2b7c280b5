import { useEffect } from 'react';
import { makeStore } from '#kit/web/feedback/store.ts';

/** A key and what it does, as the sheet shows it; words come translated. */
export type Shortcut = { readonly key: string; readonly does: string };

export const shortcuts = makeStore<readonly Shortcut[]>([]);

/** The keys of this screen, listed on the sheet of '?' while the screen is open. */
export function useShortcutList(list: readonly Shortcut[]): void {
  const text = JSON.stringify(list);
  useEffect(() => {
    shortcuts.set(JSON.parse(text) as Shortcut[]);
    return () => shortcuts.set([]);
  }, [text]);
}
