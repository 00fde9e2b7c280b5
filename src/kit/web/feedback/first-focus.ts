/** What a form begins with: a field that can be typed in, the chosen one of a group, the tab that is open. */
const FIELDS = [
  'input:not([type="hidden"], [type="file"], [type="radio"], :disabled, [readonly])',
  // A list that is chosen from, not searched.
  'input[readonly][aria-haspopup]:not(:disabled)',
  'input[type="radio"]:checked:not(:disabled)',
  'textarea:not(:disabled, [readonly])',
  'select:not(:disabled)',
  '[role="tab"][tabindex="0"]',
].join(', ');

/**
 * Where a dialog begins: at what is marked `data-autofocus`, else at the first field, else at its frame. The trap of
 * Mantine chooses the closing cross where nothing is marked, so that Enter would close the dialog. What is drawn later,
 * as the way of paying behind a sum that the server works out, gets the focus when it comes. That ends as soon as the
 * person moves the focus or types. Returns what ends it.
 */
export function beginIn(body: HTMLElement): () => void {
  const found = body.closest<HTMLElement>('[role="dialog"]');
  if (!found) return () => {};
  const dialog = found;
  // Marked for the trap, too: it would focus the cross first, and a field that is left says that it is empty.
  const ours = markedIn(dialog) ? undefined : fieldIn(body);
  ours?.setAttribute('data-autofocus', '');
  let put: HTMLElement = ours ?? dialog;
  let said = textOf(put);
  let touched = false;
  const place = () => {
    const now = document.activeElement;
    const mine = now === put && textOf(put) === said;
    const nowhere = !touched && (now === document.body || now === dialog);
    if (!mine && !nowhere && !now?.closest('[data-close]')) return touched ? end() : undefined;
    const next = markedIn(dialog, ours) ?? fieldIn(body) ?? dialog;
    if (next === now) return;
    put = next;
    said = textOf(next);
    next.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(place);
  const end = () => {
    watch.disconnect();
    dialog.removeEventListener('focusin', place);
    dialog.removeEventListener('pointerdown', end);
    dialog.removeEventListener('keydown', moves);
  };
  const moves = (event: KeyboardEvent) => {
    touched = true;
    if (event.key === 'Tab') end();
  };
  watch.observe(dialog, { subtree: true, childList: true });
  dialog.addEventListener('focusin', place);
  dialog.addEventListener('pointerdown', end);
  dialog.addEventListener('keydown', moves);
  return end;
}

const textOf = (of: HTMLElement): string => (of instanceof HTMLInputElement ? of.value : '');
const shown = (one: HTMLElement): boolean => one.offsetParent !== null;
const firstOf = (within: HTMLElement, what: string, but?: HTMLElement): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(what)].find((one) => one !== but && shown(one));

const markedIn = (dialog: HTMLElement, but?: HTMLElement) =>
  firstOf(dialog, '[data-autofocus]:not(:disabled)', but);
const fieldIn = (body: HTMLElement) => firstOf(body, FIELDS);
