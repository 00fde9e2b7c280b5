import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { useKept } from '#kit/web/write/use-kept.ts';

export type Said = Readonly<Record<string, string>>;
type Draft = { readonly kunci: string | null };
/** A path of the body and its sentence. */
export type Lacking = readonly (readonly [path: string, why: string])[];

type Options<D> = {
  /** Under which the browser keeps it through a reload. */
  readonly name: string;
  readonly empty: D;
  readonly isEmpty: (draft: D) => boolean;
  /** The field of the form that a path of the body belongs to. */
  readonly fieldOf: (path: string, draft: D) => string;
};

const OF_CUSTOMER = /^customer\./;

/**
 * The draft of a new document with the sentences at its fields: of the form itself, and of the server. What was said
 * of a field is said no more once it is typed again; `kept` carries the key of the write through a reload.
 */
export function useSaidDraft<D extends Draft>({ name, empty, isEmpty, fieldOf }: Options<D>) {
  const { value: draft, now, put } = useKept(name, empty, isEmpty);
  const [said, setSaid] = useState<Said>({});
  const set = (part: Partial<D>) => {
    const typed = (path: string) => path.replace(OF_CUSTOMER, '') in part;
    setSaid((old) => Object.fromEntries(Object.entries(old).filter(([path]) => !typed(path))));
    put((old) => ({ ...old, ...part }));
  };
  const at = (path: string): void => focusField(fieldOf(path.replace(OF_CUSTOMER, ''), now()));
  return {
    draft,
    now,
    put,
    said,
    set,
    kept: {
      get: () => now().kunci,
      set: (kunci: string | null) => set({ kunci } as Partial<D>),
    },
    /** Says what the form lacks, at the first of it; whether it lacks any. */
    refuse: (lacking: Lacking): boolean => {
      setSaid(Object.fromEntries(lacking));
      const [first] = lacking;
      if (first) at(first[0]);
      return first !== undefined;
    },
    /** Puts the server's sentences at their fields; false where the first has no field here. */
    take: ({ errors }: Problem): boolean => {
      setSaid(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      const [first] = errors;
      if (!first?.path) return false;
      at(first.path);
      toast.error(first.message);
      return true;
    },
    clear: (): void => {
      put(() => empty);
      setSaid({});
    },
  };
}

type Numbered = { readonly id: number };
/** A number that none of the rows has. */
export const nextId = (rows: readonly Numbered[]): number =>
  1 + Math.max(0, ...rows.map(({ id }) => id));

/** One row of a form changed, and one left out: of the last one a blank is left. */
export const rowsOf = <R extends Numbered>(
  put: (change: (old: readonly R[]) => readonly R[]) => void,
  blank?: (id: number) => R,
) => ({
  set: (id: number, part: Partial<R>): void =>
    put((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one))),
  drop: (id: number): void =>
    put((old) => (blank && old.length < 2 ? [blank(1)] : old.filter((one) => one.id !== id))),
});

/** The paths of what rows lack: `barang.2.berat`. */
export const lackingOf = <R>(
  list: string,
  rows: readonly R[],
  lacks: (row: R) => Lacking,
): Lacking =>
  rows.flatMap((row, at) =>
    lacks(row).map(([name, why]) => [`${list}.${at}.${name}`, why] as const),
  );
