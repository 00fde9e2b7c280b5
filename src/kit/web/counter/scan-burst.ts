import { isCode } from '#kit/web/counter/codes.ts';

/** What a scanner types: fast, one of our own codes, ended by Enter or Tab (screens.md §5). */
export const LONGEST_GAP_MS = 50;

export type Key = { readonly key: string; readonly at: number };
export type Burst = { readonly text: string; readonly last: number };

export const NO_BURST: Burst = { text: '', last: -Infinity };

/** One more key: it continues the burst, or begins another when it comes too late to be a scanner's. */
export function continueBurst(burst: Burst, { key, at }: Key, prefix?: string): Burst {
  const begun = prefix ? burst.text.startsWith(prefix) : at - burst.last <= LONGEST_GAP_MS;
  return { text: begun ? burst.text + key : key, last: at };
}

/** The code that Enter or Tab ends, or nothing when a person typed. */
export function codeOf(burst: Burst, at: number, prefix?: string): string | undefined {
  if (prefix ? !burst.text.startsWith(prefix) : at - burst.last > LONGEST_GAP_MS) return undefined;
  const code = burst.text.slice(prefix?.length ?? 0).toUpperCase();
  return isCode(code) ? code : undefined;
}
