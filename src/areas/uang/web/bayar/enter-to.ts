import type { KeyboardEvent } from 'react';
import { focusField } from '#kit/web/write/focus.ts';

/** One Enter leaves a whole group of choices for the field after it. */
export function enterTo(event: KeyboardEvent, name: string): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  focusSoon(name, 60);
}

/** The field may still be on its way: whoever is quicker than the network is not left behind. */
function focusSoon(name: string, frames: number): void {
  if (document.querySelector(`[data-field="${name}"]`)) focusField(name);
  else if (frames > 0) requestAnimationFrame(() => focusSoon(name, frames - 1));
}
