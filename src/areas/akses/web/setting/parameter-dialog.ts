import { createElement, type ComponentType } from 'react';
import { openDialog } from '#kit/web/feedback/dialogs.ts';

/** Changes a parameter together with what hangs on it, money that has to move, to the value that was chosen. */
export type ParameterDialog = ComponentType<{ value: unknown; onClose: () => void }>;
const dialogs = new Map<string, () => Promise<{ default: ParameterDialog }>>();

/** Called in an area's `.lends.ts` with the parameter's key and the import of its dialog. */
export const registerParameterDialog = (
  key: string,
  load: () => Promise<{ default: ParameterDialog }>,
): unknown => dialogs.set(key, load);

export const hasParameterDialog = (key: string): boolean => dialogs.has(key);

export async function openParameterDialog(key: string, value: unknown): Promise<void> {
  const View = (await dialogs.get(key)?.())?.default;
  if (View) await openDialog<void>((close) => createElement(View, { value, onClose: close }));
}
