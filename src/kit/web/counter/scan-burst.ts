import { capitals } from '#kit/contract/field.ts';
import { isCode } from '#kit/web/counter/codes.ts';

/** What a scanner types: fast, one of our own codes, ended by Enter or Tab (screens.md §5). */
export const LONGEST_GAP_MS = 130;
/** A sum of eight figures has a code's shape: without a letter only a machine is so fast. */
const FIGURES_GAP_MS = 50;
/** A second end mark (CR LF, Tab Enter) comes so soon, and no key in between. */
export const SECOND_END_MS = 160;

export type Key = { readonly key: string; readonly at: number };
/** Keys that belong together, and when each of them was struck. */
export type Burst = { readonly text: string; readonly times: readonly number[] };
/** A code, and the place in the burst where it begins: what is before it was typed by a person. */
export type Found = { readonly code: string; readonly from: number };

export const NO_BURST: Burst = { text: '', times: [] };

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
  const last = burst.times.at(-1) ?? -Infinity;
  const begun = prefix ? burst.text.startsWith(prefix) : at - last <= gap;
  if (!begun) return { text: key, times: [at] };
  return { text: burst.text + key, times: [...burst.times, at] };
}

/** Whether a key at this moment still belongs to what was begun. */
export const goesOn = (
  { times }: Burst,
  at: number,
  { gap = LONGEST_GAP_MS }: Scanner = {},
): boolean => at - (times.at(-1) ?? -Infinity) <= gap;

/** The code that Enter or Tab ends, or nothing when a person typed. */
export const codeOf = (burst: Burst, at: number, scanner?: Scanner): string | undefined =>
  findCode(burst, at, scanner)?.code;

/** The code at the end of a burst: all of it, or what follows a word that was typed as fast. */
export function findCode(
  { text, times }: Burst,
  at: number,
  { gap = LONGEST_GAP_MS, prefix }: Scanner = {},
): Found | undefined {
  if (prefix ? !text.startsWith(prefix) : at - (times.at(-1) ?? -Infinity) > gap) return undefined;
  const from = prefix?.length ?? 0;
  const code = capitals(text.slice(from));
  // A short code (a tray, a sales person) is also what a quick person types into a choice.
  const machine =
    prefix !== undefined || slowestOf([...times, at]) <= FIGURES_GAP_MS || isLong(code);
  if (isCode(code)) return machine ? { code, from } : undefined;
  return prefix ? undefined : codeBehind(text, [...times, at]);
}

/** So many keys, none later than a machine's: no person typed them. */
export const isMachine = ({ text, times }: Burst, at: number): boolean =>
  text.length >= 6 && slowestOf([...times, at]) <= FIGURES_GAP_MS;

const isLong = (code: string): boolean => code.length >= 8 && /[A-Z]/.test(code);
const slowestOf = (times: readonly number[]): number =>
  Math.max(0, ...times.slice(1).map((at, index) => at - times[index]!));

/** A difference between two pauses that says nothing. */
const SAME_MS = 20;
/** No code is longer. */
const LONGEST = 40;

/** Where the hand ends and the scanner begins: the longest pause before a code whose own keys come fast. */
function codeBehind(text: string, times: readonly number[]): Found | undefined {
  let found: (Found & { contrast: number }) | undefined;
  for (let from = text.length - 8; from > 0 && text.length - from <= LONGEST; from--) {
    const code = capitals(text.slice(from));
    if (!isLong(code) || !isCode(code)) continue;
    const contrast = times[from]! - times[from - 1]! - slowestOf(times.slice(from));
    if (!found || contrast > found.contrast + SAME_MS) found = { code, from, contrast };
  }
  return found && { code: found.code, from: found.from };
}

/** What ends a scan: Enter, Tab, and the line feed that browsers hear as Ctrl J. */
export const isEnd = ({ key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): boolean =>
  key === 'Enter' || key === 'Tab' || (ctrlKey && key.toLowerCase() === 'j');

/** Finds a scan among the keys of one field, so that it replaces the text of the field. */
export function fieldBurst(scanner: () => Scanner): (event: KeyboardEvent) => Found | undefined {
  let burst: Burst = NO_BURST;
  return (event) => {
    if (event.key.length === 1 && !event.ctrlKey && !event.altKey)
      burst = continueBurst(burst, { key: event.key, at: event.timeStamp }, scanner());
    else if (isEnd(event)) {
      const found = findCode(burst, event.timeStamp, scanner());
      burst = NO_BURST;
      return found;
    }
    return undefined;
  };
}
