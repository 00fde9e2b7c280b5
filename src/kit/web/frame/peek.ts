import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';

/** A record beside the list, without leaving it: each kind is registered by the area that owns it. */
type PeekView = ComponentType<{ kode: string; onClose: () => void }>;
const views = new Map<string, () => Promise<{ default: PeekView }>>();

const kinds = new Map<string, string>();

/**
 * Called in an area's `.lends.ts` with the kind ('barang') and the import of its view; a document's
 * with the letters that its numbers begin with.
 */
export function registerPeek(
  kind: string,
  load: () => Promise<{ default: PeekView }>,
  ...letters: readonly string[]
): void {
  views.set(kind, load);
  for (const one of letters) kinds.set(one, kind);
}

/** What kind of document a number names, where it can be opened. */
export const peekOf = (no: string): string | undefined => kinds.get(no.slice(0, 2));
export const canPeek = (kind: string): boolean => views.has(kind);

export const openPeek = (kind: string, kode: string): Promise<void> =>
  keysToDialog(peek(kind, kode));

async function peek(kind: string, kode: string): Promise<void> {
  const { openDialog } = await import('#kit/web/feedback/dialogs.ts');
  const View = (await views.get(kind)?.())?.default;
  if (View) await openDialog<void>((close) => createElement(View, { kode, onClose: close }));
}
