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

/** Inputs carry their field's name; the last one shown is the one in the open dialog. */
export function focusField(name: string): void {
  const marked = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const shown = [...marked].findLast((one) => one.offsetParent !== null);
  const inside = shown?.matches('input, textarea, button, select')
    ? shown
    : shown?.querySelector<HTMLElement>('input, textarea, button');
  inside?.focus();
}
