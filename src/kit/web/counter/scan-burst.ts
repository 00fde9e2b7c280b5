import { isCode } from '#kit/web/counter/codes.ts';

/** What a scanner types: fast, one of our own codes, ended by Enter or Tab (screens.md §5). */
export const LONGEST_GAP_MS = 130;
/** A sum of eight figures has a code's shape: without a letter only a machine is so fast. */
const FIGURES_GAP_MS = 50;
/** A second end mark (CR LF, Tab Enter) comes so soon, and no key in between. */
export const SECOND_END_MS = 160;

export type Key = { readonly key: string; readonly at: number };
export type Burst = { readonly text: string; readonly last: number; readonly slowest: number };

export const NO_BURST: Burst = { text: '', last: -Infinity, slowest: 0 };

/** How a scanner of this device sends its codes. */
export type Scanner = {
  /** The longest pause between two of its keys. */
  readonly gap?: number;
  /** A character that it is set to send first; then its speed does not matter. */
  readonly prefix?: string;
};

/** One more key: it continues the burst, or begins another when it comes too late to be a scanner's. */
export function continueBurst(
  burst: Burst,
  { key, at }: Key,
  { gap = LONGEST_GAP_MS, prefix }: Scanner = {},
): Burst {
  const pause = at - burst.last;
  const begun = prefix ? burst.text.startsWith(prefix) : pause <= gap;
  if (!begun) return { text: key, last: at, slowest: 0 };
  return { text: burst.text + key, last: at, slowest: Math.max(burst.slowest, pause) };
}

/** The code that Enter or Tab ends, or nothing when a person typed. */
export function codeOf(
  burst: Burst,
  at: number,
  { gap = LONGEST_GAP_MS, prefix }: Scanner = {},
): string | undefined {
  const slowest = Math.max(burst.slowest, at - burst.last);
  if (prefix ? !burst.text.startsWith(prefix) : at - burst.last > gap) return undefined;
  const code = burst.text.slice(prefix?.length ?? 0).toUpperCase();
  // A short code (a tray, a sales person) is also what a quick person types into a choice.
  const long = code.length >= 8 && /[A-Z]/.test(code);
  const machine = prefix !== undefined || slowest <= FIGURES_GAP_MS || long;
  return machine && isCode(code) ? code : undefined;
}

/** What ends a scan: Enter, Tab, and the line feed that browsers hear as Ctrl J. */
export const isEnd = ({ key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): boolean =>
  key === 'Enter' || key === 'Tab' || (ctrlKey && key.toLowerCase() === 'j');

/** The keys of one field, so that a scan into it replaces what stands there. */
export function fieldBurst(scanner: () => Scanner): (event: KeyboardEvent) => string | undefined {
  let burst: Burst = NO_BURST;
  return (event) => {
    if (event.key.length === 1 && !event.ctrlKey && !event.altKey)
      burst = continueBurst(burst, { key: event.key, at: event.timeStamp }, scanner());
    else if (isEnd(event)) {
      const code = codeOf(burst, event.timeStamp, scanner());
      burst = NO_BURST;
      return code;
    }
    return undefined;
  };
}
