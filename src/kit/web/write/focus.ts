import { keysToLate, keysToSoon } from '#kit/web/base/key-router.ts';

/** Focuses the first field, in the order of the form, that has a message. */
export function focusFirst(
  order: readonly string[],
  said: Readonly<Record<string, unknown>>,
): void {
  const name = order.find((one) => said[one]) ?? Object.keys(said)[0];
  if (name) requestAnimationFrame(() => focusField(name));
}

/** A finger that puts the focus in a field brings a keyboard over half of the screen: only a tap in the field does. */
export const isFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The next scan or code belongs to the scan field; a key pressed there does not get lost. A scan needs no focus. */
export function focusScan(): void {
  if (!isFinger()) document.querySelector<HTMLElement>('[data-scan-field]')?.focus();
}

/** So long may a field be late that is drawn from what is here; more than a busy machine needs. */
const SOON_MS = 500;

/** Focuses a field that is drawn only now, as soon as it is there; the keys pressed meanwhile are for it. */
export function focusSoon(name: string, ms = SOON_MS): void {
  if (!reach(name)) keysToSoon(() => reach(name), ms);
}

/** The next scan belongs to the scan field of the screen that comes in the place of this one. */
export function focusNextScan(): void {
  const old = document.querySelector('[data-scan-field]');
  keysToLate(() => {
    const now = document.querySelector<HTMLElement>('[data-scan-field]');
    if (!now || now === old) return false;
    now.focus();
    return document.activeElement === now;
  });
}

/**
 * Focuses a field whose code is still on its way: its keys wait as long as a line may take. `first` is the field
 * that its form begins with, for a name that has none there.
 */
export function focusLate(name: string, first = name): void {
  if (!reach(name)) keysToLate(() => reach(name) || reach(first));
}

/** Focuses the field of this name if it is on the screen; else does nothing. */
export const focusField = (name: string): void => void reach(name);

/** The button that saves, where it lies outside the form of its fields; the last one shown is in the open dialog. */
export const focusSave = (): void =>
  [...document.querySelectorAll<HTMLElement>('[data-submit]:not(:disabled)')]
    .findLast((one) => one.offsetParent !== null)
    ?.focus();

/** Inputs carry their field's name; the last one shown is the one in the open dialog. */
function reach(name: string): boolean {
  const marked = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const shown = [...marked].findLast((one) => one.offsetParent !== null);
  const inside = shown?.matches('input, textarea, button, select')
    ? shown
    : shown?.querySelector<HTMLElement>('input, textarea, button');
  inside?.focus();
  return !!inside && document.activeElement === inside;
}
