import { useEffect, type RefObject } from 'react';
import { isFinger } from '#kit/web/write/focus.ts';

const FIELD = 'input, textarea, select, [contenteditable="true"]';

/**
 * A screen that scans begins in its scan field: what is typed first is a code. A field that the screen put the focus in
 * keeps it, so does a dialog that lies over it, and a tab whose keys are walked; a link of the menu does not.
 */
export function useBeginHere(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isFinger() && box.current && isFree(box.current))
      box.current.focus({ preventScroll: true });
  }, [box]);
}

function isFree(box: HTMLInputElement): boolean {
  const over = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  if (over && !over.contains(box)) return false;
  const now = document.activeElement;
  if (!now || now === document.body) return true;
  if (now.matches(FIELD)) return false;
  return !now.closest('main')?.contains(box) || !now.matches(':focus-visible');
}
