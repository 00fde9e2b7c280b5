import { useEffect, useRef, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { ofShop } from '#kit/web/base/working-shop.ts';

const WRITES_AFTER_MS = 400;

/**
 * What is being typed, kept on this computer until it is saved: a reload or a lost line costs
 * nothing. It goes with the session, like everything else that is the shop's.
 */
export function useDraft<T>(name: string, first: T): [T, (next: T) => void, () => void] {
  const key = `kilau.draft.${ofShop(usePerson().user_id)}.${name}`;
  const [value, setValue] = useState<T>(() => read(key) ?? first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: T) => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(key, next), WRITES_AFTER_MS);
  };
  const drop = () => {
    clearTimeout(timer.current);
    localStorage.removeItem(key);
    setValue(first);
  };
  return [value, change, drop];
}

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage costs the draft, never the form.
  }
}
