/** What this very tab has just changed: the notice of its own change does not ask to load the page again. */
const own = new Set<string>();
const FORGET_MS = 10_000;

export function noteOwnChange(key: string): void {
  own.add(key);
  setTimeout(() => own.delete(key), FORGET_MS);
}

/** Whether the bell tells only of what was changed here; each change counts once. */
export function takeOwnChange(changed: readonly { key: string }[]): boolean {
  const all = changed.every(({ key }) => own.has(key));
  for (const { key } of changed) own.delete(key);
  return all;
}
