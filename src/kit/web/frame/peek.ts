import { createElement, type ComponentType } from 'react';

/** A record beside the list, without leaving it: each kind is registered by the area that owns it. */
type PeekView = ComponentType<{ kode: string; onClose: () => void }>;
const views = new Map<string, () => Promise<{ default: PeekView }>>();

/** Called in an area's `.lends.ts` with the kind ('barang') and the import of its view. */
export const registerPeek = (kind: string, load: () => Promise<{ default: PeekView }>): void =>
  void views.set(kind, load);
export const canPeek = (kind: string): boolean => views.has(kind);

export async function openPeek(kind: string, kode: string): Promise<void> {
  const { openDialog } = await import('#kit/web/feedback/dialogs.ts');
  const View = (await views.get(kind)?.())?.default;
  if (View) await openDialog<void>((close) => createElement(View, { kode, onClose: close }));
}
