import { useSyncExternalStore } from 'react';
import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
import { PAPERS, watchPapers, type PaperOf } from '#kit/web/device/papers.ts';

/** What a device prints: sheets of a receipt, or labels in the language of their printer. */
export type Paper =
  | {
      readonly kind: 'receipt';
      readonly sheets: readonly StrukSheet[];
      readonly cut: boolean;
      /** Drawn for a roll of 58 mm: counts where the device has no roll of its own. */
      readonly narrow: boolean;
      /** Printed by the shell as a page of this size, not as bytes. */
      readonly page?: StrukPaper;
    }
  | { readonly kind: 'label'; readonly labels: readonly string[] };

/** A paper that did not come out: the lines that would stand on it, and nothing beside. */
export type Waiting = {
  readonly id: string;
  readonly title: string;
  /** Since when, by the clock of this computer, in ms. */
  readonly at: number;
  /** Its first part may be on paper already: repeated, it says so on itself. */
  readonly begun: boolean;
  readonly paper: Paper;
  /** Of a document: asked about before it is printed. */
  readonly of?: PaperOf;
};

const MOST = 20;
/** A day of a shop; what is older is a copy, by approval. */
const OVER_MS = 12 * 3_600_000;

const text = (): string => {
  try {
    return localStorage.getItem(PAPERS) ?? '[]';
  } catch {
    return '[]';
  }
};

/** A store that was broken from outside holds no paper. */
function listIn(stored: string): readonly Waiting[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? (list as Waiting[]) : [];
  } catch {
    return [];
  }
}

let seen = { text: '[]', list: [] as readonly Waiting[] };
function parsed(): readonly Waiting[] {
  const now = text();
  if (now !== seen.text) seen = { text: now, list: listIn(now) };
  return seen.list;
}

export const papersWaiting = (): readonly Waiting[] => {
  const over = performance.timeOrigin + performance.now() - OVER_MS;
  return parsed().filter(({ at }) => at > over);
};

/** Keeps a paper, or what changed of it. Answers false where the storage takes nothing more. */
export const keepPaper = (one: Waiting): boolean => {
  const others = papersWaiting();
  return write(
    others.some(({ id }) => id === one.id)
      ? others.map((other) => (other.id === one.id ? one : other))
      : [...others, one].slice(-MOST),
  );
};
export const dropPaper = (id: string): void =>
  void write(papersWaiting().filter((one) => one.id !== id));

/** A receipt of this name came out, by whichever way: it does not wait a second time. */
export function forgetReceipt(title: string): void {
  const same = papersWaiting().filter((one) => one.paper.kind === 'receipt' && one.title === title);
  for (const { id } of same) dropPaper(id);
}

/** What waited too long goes from the storage as well: it has names on it. */
export function dropOverdue(): void {
  if (papersWaiting().length < parsed().length) write(papersWaiting());
}

function write(list: readonly Waiting[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(PAPERS, JSON.stringify(list));
    else localStorage.removeItem(PAPERS);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(PAPERS));
  return true;
}

/** The papers that wait, in every tab of this browser. */
export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(watchPapers, parsed);
