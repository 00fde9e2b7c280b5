import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

type Props = {
  onSave: () => void;
  /** Enter in the last field: for a form whose only end it is, as with a password. */
  onLast?: () => void;
  children: ReactNode;
  className?: string;
  label?: string;
};

/** Enter goes to the next field and never submits by surprise; Ctrl+Enter saves (screens.md §6). */
export function FormFrame({ onSave, onLast, children, className, label }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onSave();
      return;
    }
    const from = event.target as HTMLElement;
    if (!(from instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = nextField(event.currentTarget, from);
    if (onLast && (!next || next.hasAttribute('data-submit'))) onLast();
    else next?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
      className={className}
      aria-label={label}
      autoComplete="off"
    >
      {children}
    </form>
  );
}

const FIELDS = [
  'input:not([type="hidden"]):not(:disabled):not([readonly])',
  'textarea:not(:disabled)',
  'button[aria-haspopup]:not(:disabled)',
  'button[data-submit]',
].join(', ');

/** What few deals need is reached by Tab or a press: Enter passes by. */
const PASSED = '[data-pass]';

/** The field after this one, or the button that saves. */
function nextField(form: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (one) => one === from || (one.offsetParent !== null && !one.closest(PASSED)),
  );
  return all[all.indexOf(from) + 1];
}
