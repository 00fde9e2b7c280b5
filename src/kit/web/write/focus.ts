/** Focuses the first field, in the order of the form, that has a message. */
export function focusFirst(
  order: readonly string[],
  said: Readonly<Record<string, unknown>>,
): void {
  const name = order.find((one) => said[one]) ?? Object.keys(said)[0];
  if (name) requestAnimationFrame(() => focusField(name));
}

/** The next scan or code belongs to the scan field; a key pressed there does not get lost. */
export const focusScan = (): void =>
  document.querySelector<HTMLElement>('[data-scan-field]')?.focus();

/** So many frames a field may be late: half a second, more on a machine that is busy. */
const FRAMES = 30;

/** Focuses a field that is drawn only now: as soon as it stands there. */
export function focusSoon(name: string, frames = FRAMES): void {
  if (reach(name) || frames === 0) return;
  requestAnimationFrame(() => focusSoon(name, frames - 1));
}

/** Focuses a field that stands there; where none does nothing happens. */
export const focusField = (name: string): void => void reach(name);

/** Inputs carry their field's name; the last one shown is the one in the open dialog. */
function reach(name: string): boolean {
  const marked = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const shown = [...marked].findLast((one) => one.offsetParent !== null);
  const inside = shown?.matches('input, textarea, button, select')
    ? shown
    : shown?.querySelector<HTMLElement>('input, textarea, button');
  inside?.focus();
  return inside !== undefined && inside !== null;
}
