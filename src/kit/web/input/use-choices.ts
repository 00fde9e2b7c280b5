import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Option } from '#kit/contract/field.ts';
import { pilihCocok } from '#kit/rules/pilih.ts';
import { toast } from '#kit/web/feedback/toast.ts';

/** More than a person reads; the next letter narrows it. */
const MOST = 200;

type Options = {
  readonly data: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly searchable: boolean;
  readonly onSearch?: (text: string) => void;
  /** The answer to what is typed is still on its way. */
  readonly loading?: boolean;
  /** Several are chosen one after the other: the keys stay here. */
  readonly stays?: boolean;
};

/**
 * What was typed and left before the list could answer: quicker hands than lines are no error. The answer is
 * taken when it comes; what the list does not know is said.
 */
function useAwaited(options: Pick<Options, 'data' | 'loading' | 'onChange' | 'onSearch'>) {
  const [awaited, setAwaited] = useState<string>();
  const latest = useRef(options);
  latest.current = options;
  const waits = awaited !== undefined && options.loading;
  useEffect(() => {
    if (awaited === undefined || waits) return;
    const { data, onChange, onSearch } = latest.current;
    setAwaited(undefined);
    onSearch?.('');
    const [one] = pilihCocok(data, awaited, partsOf);
    if (one) onChange(one.value);
    else toast.error('{teks} tidak ada di daftar', { teks: awaited });
  }, [awaited, waits]);
  return [awaited, setAwaited] as const;
}

/** One choice of a list by keys or pointer: what is shown, which one the keys stand on. */
export function useChoices(options: Options) {
  const { data, value, onChange, searchable, onSearch, loading, stays } = options;
  const [awaited, setAwaited] = useAwaited(options);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const word = useRef('');
  const wanted = typed?.trim() ?? '';
  const shown = pilihCocok(data, wanted, partsOf).slice(0, MOST);
  // Rows that come later than the keys: the first one answers what was typed.
  const active = Math.min(at < 0 && wanted ? 0 : at, shown.length - 1);
  const goTo = (next: number) => {
    setOpen(true);
    setAt(next);
  };
  const show = () => {
    if (!open) goTo(shown.findIndex((one) => one.value === value));
  };
  const close = () => {
    word.current = '';
    setOpen(false);
    if (typed !== undefined) onSearch?.('');
    setTyped(undefined);
  };
  const choose = (one: Option) => {
    setAwaited(undefined);
    onChange(one.value);
    close();
  };
  const wait = () => {
    setAwaited(wanted);
    setOpen(false);
    setTyped(undefined);
  };
  const search = (text: string) => {
    setAwaited(undefined);
    setTyped(text);
    goTo(-1);
    onSearch?.(text);
  };
  const typing = wanted !== '';
  const list: Keyed = {
    shown,
    active,
    open,
    value,
    searchable,
    typing,
    stays,
    word,
    goTo,
    show,
    close,
    choose,
    wait: loading && typing && !isCode(shown[active], wanted) ? wait : undefined,
  };
  return {
    ...list,
    typed,
    awaited,
    search,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKey(event, list),
  };
}

export type Choices = ReturnType<typeof useChoices>;

const isCode = (one: Option | undefined, wanted: string): boolean =>
  one?.value.toLowerCase() === wanted.toLowerCase();

/** 'T · Emas Tua' is a code and a name. */
const partsOf = ({ value, label }: Option): string[] => [...label.split(' · '), value];

type Keyed = {
  readonly shown: readonly Option[];
  readonly active: number;
  readonly open: boolean;
  readonly value: string | null;
  readonly searchable: boolean;
  readonly typing: boolean;
  readonly stays?: boolean;
  /** The letters pressed so far in a list where nothing is typed. */
  readonly word: { current: string };
  readonly goTo: (at: number) => void;
  readonly show: () => void;
  readonly close: () => void;
  readonly choose: (one: Option) => void;
  /** Leaves what was typed to the answer that is on its way. */
  readonly wait?: () => void;
};

function onKey(event: KeyboardEvent<HTMLInputElement>, list: Keyed): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { open, shown, active, value, close, choose, typing, stays } = list;
  const one = shown[active];
  // Enter takes the marked choice and goes on to the next field; Tab takes it only where it was typed for.
  const takes = event.key === 'Enter' ? !stays : event.key === 'Tab' && typing;
  if (open && takes && list.wait) return list.wait();
  if (open && takes && one) return one.value === value ? close() : choose(one);
  if (event.key === 'Enter' && open && !one && !typing) return close();
  const act = actOf(event.key, list);
  if (event.key.length > 1 && event.key !== 'Shift') list.word.current = '';
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** What a key does in the list; without an answer it does what it does everywhere. */
function actOf(key: string, list: Keyed): (() => void) | undefined {
  const { shown, active, open, searchable, goTo, show, close, choose } = list;
  const one = shown[active];
  const size = shown.length;
  switch (key) {
    case 'ArrowDown':
      return open ? () => goTo(size > 0 ? (active + 1) % size : -1) : show;
    case 'ArrowUp':
      return open ? () => goTo(active > 0 ? active - 1 : size - 1) : show;
    case 'Escape':
      return open ? close : undefined;
    case 'Enter':
      // Nothing answers what was typed: it stays to be mended.
      if (open) return one ? () => choose(one) : () => {};
      return searchable ? undefined : show;
    default:
      return searchable ? undefined : letterOf(key, list);
  }
}

/**
 * Where nothing is typed, letters make a word that goes to the choice that begins with it: KASIR stays on
 * KASIR, and S does not jump from there to SPV. One letter pressed again walks on, as ever.
 */
function letterOf(
  key: string,
  { shown, active, open, word, goTo, show, choose }: Keyed,
): (() => void) | undefined {
  const one = shown[active];
  if (key === ' ' && word.current === '') return open && one ? () => choose(one) : show;
  if (key.length !== 1) return undefined;
  const whole = word.current + key.toLowerCase();
  const again = [...whole].every((letter) => letter === whole[0]);
  const begins = (start: string) => (other: Option) => other.label.toLowerCase().startsWith(start);
  const fits = shown.findIndex(begins(whole));
  return () => {
    if (fits >= 0 && whole.length > 1) return take(word, whole, () => goTo(fits));
    // What fits nothing is a slip within a word, and a new word right after its first letter.
    if (word.current.length > 1 && !again) return;
    const next = shown.findIndex((other, index) => index > active && begins(whole[0]!)(other));
    const letter = again ? whole[0]! : key.toLowerCase();
    const found = again && next >= 0 ? next : shown.findIndex(begins(letter));
    take(word, again ? whole : letter, () => found >= 0 && goTo(found));
  };
}

const take = (word: Keyed['word'], now: string, act: () => void): void => {
  word.current = now;
  act();
};
