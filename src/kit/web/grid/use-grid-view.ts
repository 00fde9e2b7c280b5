import { useCallback, useMemo } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { useMedia } from '#kit/web/base/use-media.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import type { Column } from '#kit/web/grid/columns.ts';

export type Density = 'dense' | 'normal' | 'touch';
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { dense: 32, normal: 38, touch: 44 };

type View = { hidden: readonly string[]; density?: Density };
const NOTHING_HIDDEN: View = { hidden: [] };

export type GridView<R extends Row> = {
  readonly all: readonly Column<R>[];
  readonly shown: readonly Column<R>[];
  readonly density: Density;
  readonly isHidden: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly setDensity: (density: Density) => void;
  readonly reset: () => void;
  /** The person has chosen no columns: those that wait in the chooser wait by default. */
  readonly untouched: boolean;
};

const WIDE = '(min-width: 1700px)';

/**
 * Which columns and how tall, kept for this person and this screen. With `first` only these are seen
 * until somebody ticks more: what is kept is then what was turned around, shown beyond the first or
 * hidden among them. Without, all are but those that a column says wait aside. A wide screen begins
 * with those of `wide`, too, and keeps what is turned around there for itself.
 */
export function useGridView<R extends Row>(
  name: string,
  columns: readonly Column<R>[],
  first?: readonly string[],
  wide?: readonly string[],
): GridView<R> {
  const { user_id } = usePerson();
  const more = useMedia(WIDE) ? wide : undefined;
  const kept = `grid.${user_id}.${name}`;
  const [view, setView] = usePref<View>(more ? `${kept}.wide` : kept, NOTHING_HIDDEN);
  const { hidden, density = 'normal' } = view;
  const isHidden = useCallback(
    (id: string) =>
      (first
        ? !first.includes(id) && !more?.includes(id)
        : columns.some((one) => one.aside && one.id === id)) !== hidden.includes(id),
    [first, more, hidden, columns],
  );
  const shown = useMemo(
    () => columns.filter(({ id, fixed, grouped }) => !grouped && (fixed || !isHidden(id))),
    [columns, isHidden],
  );
  return {
    all: columns,
    shown,
    density,
    isHidden,
    toggle: (id) =>
      setView({
        ...view,
        hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id],
      }),
    setDensity: (next) => setView({ ...view, density: next }),
    reset: () => setView(NOTHING_HIDDEN),
    untouched: hidden.length === 0,
  };
}
