import { playKey, type Struck } from '#kit/web/base/play-key.ts';

/*
 * One router for the keys of the counter. An act that opens a field later (its code is on the way, its dialog is
 * being drawn, its answer is awaited) announces it here. From then on keys are kept, in order, and are given to
 * that field once it has the focus, with the times at which they were struck: no letter is lost, none goes into
 * the field that had the focus before, and a scan stays a scan.
 */

type Waiting = {
  /** True once what was announced has the focus; it may move the focus there itself. */
  readonly there: () => boolean;
  /** The act has ended, well or not. */
  over: boolean;
  /** When waiting ends without it, by the clock of the page. */
  readonly until: number;
  /** Whether the keys are dropped, and that is said, when it did not come: they were meant for nothing else. */
  readonly orDrop: boolean;
  /** Whether `there` moves the focus: a field that is pressed ends the wait. */
  readonly takes?: boolean;
};

/** Longer than any line that is not down. */
const LONG_MS = 10_000;
/** What has the focus in so many frames keeps it: a dialog moves it once or twice while it opens. */
const STEADY = 3;

/** The field or dialog that was announced, and the act that runs: each waits apart, the newest of its kind. */
const waits: { place?: Waiting; act?: Waiting } = {};
const kept: Struck[] = [];
let walking = false;
let tellLost = (): void => {};

/** Keys of the page are heard here before anything else; `lost` says that some had no field to go to. */
export function routeKeys(lost: () => void): void {
  tellLost = lost;
  window.addEventListener('keydown', hear, { capture: true });
  window.addEventListener('pointerdown', press, { capture: true });
}

/**
 * A field that is pressed is where a person wants to type: what opened meanwhile takes the focus from it no more. Keys
 * that were struck before are struck where they were meant.
 */
function press({ target }: Event): void {
  const isField = target instanceof Element && target.closest('input, textarea, select, label');
  if (isField && waits.place?.takes && kept.length === 0) delete waits.place;
}

function begin(kind: keyof typeof waits, one: Omit<Waiting, 'over'>): Waiting {
  const mine: Waiting = { ...one, over: false };
  waits[kind] = mine;
  walk();
  return mine;
}
const after = (ms: number): number => performance.now() + ms;

/** Keys wait for a field that comes at once or not at all; then they go where the focus is. */
export const keysToSoon = (there: () => boolean, ms: number): void =>
  void begin('place', { there, until: after(ms), orDrop: false, takes: true });

/** Keys wait for a field whose code may still be on its way. */
export const keysToLate = (there: () => boolean): void =>
  void begin('place', { there, until: after(LONG_MS), orDrop: true, takes: true });

const depth = (): number => document.querySelectorAll('[aria-modal="true"]').length;
const inDialog = (): boolean => !!document.activeElement?.closest('[aria-modal="true"]');
/** A dialog more than now has the focus. */
const deeper = (): (() => boolean) => {
  const before = depth();
  return () => depth() > before && inDialog();
};

/** Keys wait for the dialog that `opening` brings: a promise that ends when it is closed, or did not come. */
export function keysToDialog<T>(opening: Promise<T>): Promise<T> {
  const mine = begin('place', { there: deeper(), until: after(LONG_MS), orDrop: true });
  return ends(mine, opening);
}

/** Keys wait for the screen, or the side of one, that is on its way; they go where it puts the focus. */
export const keysToScreen = <T>(going: Promise<T>): Promise<T> =>
  ends(begin('place', { there: () => false, until: after(LONG_MS), orDrop: false }), going);

/** Keys wait until an act has ended; a dialog that it opens gets those that are pressed over it. */
export function keysAfter<T>(act: Promise<T>): Promise<T> {
  const asked = deeper();
  // A press beside the fields of a dialog leaves the focus nowhere: what follows is still no key of the screen.
  const there = () => asked() || (depth() > 0 && document.activeElement === document.body);
  return ends(begin('act', { there, until: Infinity, orDrop: false }), act);
}

function ends<T>(mine: Waiting, of: Promise<T>): Promise<T> {
  const end = () => void (mine.over = true);
  of.then(end, end);
  return of;
}

const played = new WeakSet<Event>();
let lastFunction = '';

function hear(event: KeyboardEvent): void {
  if (played.has(event)) return;
  const again = event.key === lastFunction;
  if (FUNCTION.test(event.key)) lastFunction = event.key;
  if (!isRouted(event) || !mustWait()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (again && event.repeat) return;
  if (isBusy(waits.act) && (again || (kept.length === 0 && IMPATIENT.test(event.key)))) return;
  const { key, code, timeStamp: at, ctrlKey, metaKey, shiftKey } = event;
  kept.push({ key, code, at, ctrlKey: ctrlKey || metaKey, shiftKey });
  walk();
}

const isBusy = (one: Waiting | undefined): boolean =>
  one !== undefined && !one.over && !one.there() && performance.now() < one.until;
const mustWait = (): boolean => walking || kept.length > 0 || isBusy(waits.act);

const FUNCTION = /^F\d+$/;
const OPENS = /^(F\d+|Enter|Escape)$/;
/** Pressed while an act runs, as its own key once more: an impatient hand, no order for what comes after it. */
const IMPATIENT = /^(Enter|Tab|Escape|Backspace|Delete|Arrow\w+)$/;
/** Of Ctrl what a screen, a scanner (J) or a field hears; F5, F11 and F12 are the browser's. */
const WITH_CTRL = /^(Enter|[ajks])$/i;
const ALONE = /^(F([1-46-9]|10)|Enter|Tab|Escape|Backspace|Delete|Arrow\w+|Home|End)$/;
function isRouted({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing || altKey) return false;
  return ctrlKey || metaKey ? WITH_CTRL.test(key) : key.length === 1 || ALONE.test(key);
}

/** Looks with every frame whether what was announced is there, then strikes the kept keys, one after the other. */
function walk(): void {
  if (walking) return;
  walking = true;
  let steady = 0;
  const step = () => {
    const blocked = isBusy(waits.place) || isBusy(waits.act);
    steady = blocked ? 0 : steady + 1;
    if (steady < STEADY) return void requestAnimationFrame(step);
    if (waits.place) drop(waits.place);
    delete waits.place;
    if (waits.act?.over) delete waits.act;
    const next = kept.shift();
    walking = next !== undefined;
    if (!next) return;
    playKey(next, played);
    // What Enter or a function key opens is drawn before the next one is struck.
    const opens = OPENS.test(next.key) || next.ctrlKey;
    if (opens || waits.place) steady = 0;
    if (opens) requestAnimationFrame(step);
    else setTimeout(step);
  };
  requestAnimationFrame(step);
}

/** What was announced never came: its keys were meant for nothing else. */
function drop({ there, orDrop }: Waiting): void {
  if (!orDrop || there() || kept.length === 0) return;
  kept.length = 0;
  tellLost();
}
