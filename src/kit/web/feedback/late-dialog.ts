import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';

type Late = ComponentType<{ onClose: () => void }>;

/**
 * Opens a dialog whose code comes with its first use, once at a time. While the line is away nothing opens: the
 * dialog of the connection says why.
 */
export function lateDialog(load: () => Promise<Late>): () => void {
  let open = false;
  return () => {
    if (open) return;
    open = true;
    void keysToDialog(
      load().then((Dialog) =>
        openDialog<void>((close) => createElement(Dialog, { onClose: close })),
      ),
    )
      .catch(() => {})
      .finally(() => {
        open = false;
      });
  };
}
