import type { ReactNode } from 'react';
import type { Field, Fields, Kind } from '#kit/contract/field.ts';
import { isModulOn } from '#kit/rules/gate.ts';
import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import type { Person } from '#kit/web/base/person.tsx';

/** A column of any table. `of` says kind, alignment, width and words; the rest overrides it. */
export type Column<R extends Row = Row> = {
  readonly id: string;
  readonly header: string;
  readonly of?: Field;
  readonly cell?: (row: R) => ReactNode;
  readonly width?: number;
  readonly end?: boolean;
  /** false: its header is no button. */
  readonly sortable?: boolean;
  /** Cannot be hidden by the column chooser. */
  readonly fixed?: boolean;
  /** Its unit is shown once, in the head; a zero is a dash. */
  readonly bare?: boolean;
  /** Waits in the column chooser until it is ticked. */
  readonly aside?: boolean;
  /** Says itself in the title of its group. */
  readonly grouped?: boolean;
};

const WIDTHS: Readonly<Record<Kind, number>> = {
  text: 180,
  longText: 240,
  kode: 120,
  secret: 100,
  int: 84,
  rupiah: 136,
  gram: 104,
  persen: 92,
  grade: 96,
  yesNo: 84,
  day: 112,
  month: 92,
  instant: 140,
  time: 80,
  choice: 120,
  ref: 120,
  list: 240,
  photo: 60,
  photos: 60,
  colour: 104,
  tags: 180,
  status: 140,
};
/** Figures stand to the right, so that their digits meet. */
const ENDS: readonly Kind[] = ['int', 'rupiah', 'gram', 'persen'];

export const columnOf = <R extends Row>(
  id: string,
  of: Field,
  more: Partial<Column<R>> = {},
): Column<R> => ({
  id,
  of,
  header: t(of.label),
  width: WIDTHS[of.kind],
  end: of.unit !== undefined || ENDS.includes(of.kind),
  ...more,
});

/** The columns that this person may see: no secrets, no cost without the right, no switched-off module. */
export function columnsOf<R extends Row>(
  fields: Fields,
  person: Person,
  fixed: readonly string[] = [],
): Column<R>[] {
  return Object.entries(fields as Record<string, Field>)
    .filter(([, of]) => isShown(of, person))
    .map(([id, of]) => columnOf<R>(id, of, { fixed: fixed.includes(id) }));
}

export function isShown(
  of: Field,
  { lihat_modal, moduls }: Pick<Person, 'lihat_modal' | 'moduls'>,
): boolean {
  if (of.kind === 'secret' || of.follows) return false;
  if (of.cost && !lihat_modal) return false;
  return isModulOn(of.modul, moduls);
}

/** Only what this person may see and fill in. */
export function fieldsFor(fields: Fields, person: Person): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields as Record<string, Field>).filter(
      ([, of]) => of.kind === 'secret' || isShown(of, person),
    ),
  );
}
