import { useCallback, useEffect, useState } from 'react';
import { readPref, watchPref, writePref } from '#kit/web/base/prefs.ts';

/** A preference as state; every place that shows it follows a change made elsewhere. */
export function usePref<T>(name: string, fallback: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => readPref(name, fallback));
  useEffect(() => {
    setValue(readPref(name, fallback));
    return watchPref(name, (next) => setValue((next ?? fallback) as T));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a fallback written in place is new each time
  }, [name]);
  return [value, useCallback((next: T) => writePref(name, next), [name])];
}
