/** What this very tab has just changed: its own bell asks nobody to load the page again. */
const own = new Map<string, number>();
const FORGET_MS = 10_000;

export const noteOwnChange = (key: string): void => void own.set(key, Date.now());

/** Whether the bell tells only of what was changed here; each change counts once. */
export function takeOwnChange(changed: readonly { key: string }[]): boolean {
  const all = changed.every(({ key }) => Date.now() - (own.get(key) ?? 0) < FORGET_MS);
  for (const { key } of changed) own.delete(key);
  return all;
}
