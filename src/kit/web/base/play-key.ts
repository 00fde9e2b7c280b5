/** A key as it was struck, kept for the field that was not there yet. */
export type Struck = {
  readonly key: string;
  readonly code: string;
  /** When it was struck, by the clock of the page: a scanner is known by it. */
  readonly at: number;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
};

/** Strikes a kept key where the focus is now: first for those who listen, then what the browser itself would do. */
export function playKey({ at, ...struck }: Struck, played: WeakSet<Event>): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { ...struck, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  played.add(event);
  if (target.dispatchEvent(event)) browserDoes(struck, document.activeElement ?? document.body);
}

function browserDoes({ key, ctrlKey, shiftKey }: Omit<Struck, 'at'>, at: Element): void {
  const isText = isTextField(at);
  if (ctrlKey) return void (isText && key.toLowerCase() === 'a' && at.select());
  if (key === 'Tab') return tabFrom(at, shiftKey ? -1 : 1);
  if (isText) return edit(key, at);
  const presses = key === 'Enter' ? at.matches('button, a[href]') : key === ' ' && isPressed(at);
  if (presses) (at as HTMLElement).click();
}

const isPressed = (at: Element): boolean =>
  at.matches('button, input[type="checkbox"], input[type="radio"]');

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (at: Element): at is TextField =>
  at instanceof HTMLTextAreaElement ||
  (at instanceof HTMLInputElement &&
    at.matches(':not([type="radio"], [type="checkbox"], [type="button"], [type="file"])'));

/** Through the browser's own editing, so that React, masks and undo hear of it as of a key. */
function edit(key: string, at: TextField): void {
  if (key === 'Backspace') document.execCommand('delete');
  else if (key === 'Delete') document.execCommand('forwardDelete');
  else if (key.length === 1) document.execCommand('insertText', false, key);
  else if (key === 'Enter' && at instanceof HTMLTextAreaElement)
    document.execCommand('insertText', false, '\n');
  else if (key === 'Enter') at.form?.requestSubmit();
}

const REACHED = [
  'input:not(:disabled, [type="hidden"], [type="radio"]:not(:checked))',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  'button:not(:disabled)',
  'a[href]',
  '[tabindex]',
].join(', ');

/** The next place that Tab reaches, within the dialog that is open. */
function tabFrom(from: Element, step: 1 | -1): void {
  const place = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document;
  const all = [...place.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one.tabIndex >= 0 && one.offsetParent !== null,
  );
  const here = all.findIndex((one) => one === from);
  all[(here + step + all.length) % all.length]?.focus();
}
