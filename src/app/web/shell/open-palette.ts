import { createElement } from 'react';
import { openDialog } from '#kit/web/feedback/dialogs.ts';

let open = false;

/** Ctrl K: every screen this person may open, by name; its code comes with the first use. */
export function openPalette(): void {
  if (open) return;
  open = true;
  void import('#app/web/shell/palette.tsx')
    .then(({ Palette }) => openDialog<void>((close) => createElement(Palette, { onClose: close })))
    .finally(() => {
      open = false;
    });
}
