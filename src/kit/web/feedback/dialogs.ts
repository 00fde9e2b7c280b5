import type { ReactNode } from 'react';
import { layer } from '#kit/web/base/layer.ts';
import { makeStore } from '#kit/web/feedback/store.ts';
import { sentenceOf, type Problem } from '#kit/web/api/problem.ts';
import type { ConfirmWords } from '#kit/web/feedback/confirm-dialog.tsx';
import { toast } from '#kit/web/feedback/toast.ts';

/** An open dialog: what it draws, given the function that closes it with an answer. */
export type Opened = {
  readonly id: number;
  readonly draw: (close: (answer: unknown) => void) => ReactNode;
  readonly close: (answer: unknown) => void;
};

export const dialogs = makeStore<readonly Opened[]>([]);
dialogs.watch(() => void (layer.now = dialogs.get().length));
let last = 0;

/** Opens any dialog and waits for its answer; the drawing closes itself by calling `close`. */
export function openDialog<A>(draw: (close: (answer: A) => void) => ReactNode): Promise<A> {
  return new Promise((answered) => {
    const id = ++last;
    const close = (answer: unknown) => {
      dialogs.set((old) => old.filter((one) => one.id !== id));
      answered(answer as A);
    };
    dialogs.set((old) => [...old, { id, draw: draw as Opened['draw'], close }]);
  });
}

/** Asks before a hard act, naming the thing. Words come translated. */
export async function confirm(words: ConfirmWords): Promise<boolean> {
  const { drawConfirm } = await import('#kit/web/feedback/confirm-dialog.tsx');
  return openDialog<boolean>((close) => drawConfirm(words, close));
}

/** The server's words as a pop-up titled 'Oopss!!' (1§8). */
export async function oops(message: string): Promise<void> {
  const { drawOops } = await import('#kit/web/feedback/confirm-dialog.tsx');
  return openDialog<void>((close) => drawOops(message, close));
}

/** What a failed call shows when nothing closer can: network and time-out as notices, the rest as a pop-up. */
export function showProblem(problem: Problem, fallback?: string): void {
  if (problem.code === 'WAKTU_HABIS') toast.info(problem.message);
  else if (problem.status === 0) toast.error(problem.message);
  else if (problem.status === 401) toast.error(problem.message);
  else void oops(problem.message || fallback || sentenceOf(problem));
}
