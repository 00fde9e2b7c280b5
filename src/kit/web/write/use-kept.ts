import { useCallback, useRef, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';

/** What stands on a counter and the one way to change it: answers that come late change what is there by then. */
export type Kept<T> = {
  readonly value: T;
  readonly now: () => T;
  readonly put: (change: (old: T) => T) => void;
};

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
  const name = `kilau.draft.${usePerson().user_id}.${screen}`;
  const [value, setValue] = useState(() => read(name, none));
  const latest = useRef(value);
  const empty = useRef(isEmpty);
  const now = useCallback(() => latest.current, []);
  const put = useCallback(
    (change: (old: T) => T) => {
      latest.current = change(latest.current);
      write(name, empty.current(latest.current) ? null : latest.current);
      setValue(latest.current);
    },
    [name],
  );
  return { value, now, put };
}

function read<T extends object>(name: string, none: T): T {
  for (const store of STORES) {
    try {
      const text = store().getItem(name);
      if (text) return { ...none, ...(JSON.parse(text) as T) };
    } catch {
      // Unreadable is as good as none.
    }
  }
  return none;
}

function write(name: string, value: object | null): void {
  for (const store of STORES) {
    try {
      if (value === null) store().removeItem(name);
      else store().setItem(name, JSON.stringify(value));
    } catch {
      // A full or forbidden storage costs what was typed, never the document.
    }
  }
}
