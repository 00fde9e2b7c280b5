import type { Values } from '#kit/rules/sentence.ts';
import { t } from '#kit/web/base/text.ts';
import { makeStore } from '#kit/web/feedback/store.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly undo?: () => void;
};

/** How long each kind stays, in ms (1§8); an act that can be undone waits six seconds. */
const STAYS: Readonly<Record<ToastKind, number>> = {
  success: 2000,
  error: 3000,
  warning: 2000,
  info: 3000,
};
const UNDO_STAYS = 6000;

export const toasts = makeStore<readonly Toast[]>([]);
let last = 0;

function show(kind: ToastKind, text: string, undo?: () => void): void {
  const id = ++last;
  toasts.set((old) => [...old.slice(-2), { id, kind, text, ...(undo ? { undo } : {}) }]);
  setTimeout(() => dropToast(id), undo ? UNDO_STAYS : STAYS[kind]);
}

export const dropToast = (id: number): void =>
  toasts.set((old) => old.filter((one) => one.id !== id));

/** Short notices, translated here: `toast.success('Berhasil Menyimpan Data')`. */
export const toast = {
  success: (text: string, values?: Values): void => show('success', t(text, values)),
  error: (text: string, values?: Values): void => show('error', t(text, values)),
  warning: (text: string, values?: Values): void => show('warning', t(text, values)),
  info: (text: string, values?: Values): void => show('info', t(text, values)),
  /** For soft acts: done at once, and may be undone within six seconds. */
  undo: (text: string, undo: () => void): void => show('info', t(text), undo),
};
