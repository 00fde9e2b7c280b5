import { createElement } from 'react';
import { openDialog } from '#kit/web/feedback/dialogs.ts';

let open = false;

/** The sheet of '?'. */
export function openShortcuts(): void {
  if (open) return;
  open = true;
  void import('#kit/web/frame/shortcuts-sheet.tsx')
    .then(({ ShortcutsSheet }) =>
      openDialog<void>((close) => createElement(ShortcutsSheet, { onClose: close })),
    )
    .finally(() => {
      open = false;
    });
}
