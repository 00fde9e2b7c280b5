import { createElement } from 'react';
import type { Progress } from '#kit/contract/progress.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';

type Words = {
  id: string;
  /** What the server does: fetching or sending. */
  kind?: 'ambil' | 'kirim';
};

/** Shows 'Mohon Menunggu ...' until the work has ended, well or not; nothing when the server knows no such work. */
export async function followProgress(words: Words): Promise<Progress | undefined> {
  const { ProgressDialog } = await import('#kit/web/feedback/progress-dialog.tsx');
  return openDialog<Progress | undefined>((close) =>
    createElement(ProgressDialog, { ...words, onDone: close }),
  );
}
