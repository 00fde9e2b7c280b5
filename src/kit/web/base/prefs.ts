/**
 * What a person likes on this computer: scheme, density, columns, saved filters, recent screens.
 * No data of the shop. Survives `clearLocal`, which empties everything else but `KEPT` (1§2, 1§8).
 */
const PREFIX = 'kilau.prefs.';
/** Of one person, by name: what is not known yet of a write that left. No data of the shop either. */
export const KEPT = 'kilau.nanti.';
/** Under which the devices of this computer are kept; without it there are none but the browser's. */
export const DEVICES = 'perangkat';

export function readPref<T>(name: string, fallback: T, is?: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return value === undefined || (is && !is(value)) ? fallback : (value as T);
  } catch {
    return fallback;
  }
}

const watchers = new Map<string, Set<(value: unknown) => void>>();

export function writePref(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs a preference, never a sale.
  }
  for (const tell of watchers.get(name) ?? []) tell(value);
}

export function watchPref(name: string, tell: (value: unknown) => void): () => void {
  const heard = (event: StorageEvent) =>
    event.key === PREFIX + name && tell(readPref(name, undefined));
  const set = watchers.get(name) ?? new Set();
  watchers.set(name, set.add(tell));
  window.addEventListener('storage', heard);
  return () => {
    set.delete(tell);
    window.removeEventListener('storage', heard);
  };
}

export function clearLocal(): void {
  const names = Object.keys(localStorage).filter(
    (name) => !name.startsWith(PREFIX) && !name.startsWith(KEPT),
  );
  for (const name of names) localStorage.removeItem(name);
}
