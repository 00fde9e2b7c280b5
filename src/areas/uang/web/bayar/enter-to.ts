import type { KeyboardEvent } from 'react';
import { focusLate } from '#kit/web/write/focus.ts';

/** One Enter leaves a whole group of choices for the field after it. */
export function enterTo(event: KeyboardEvent, name: string): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  focusLate(name);
}
