import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import type { GridProps } from '#kit/web/grid/grid-props.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 12,
  PageUp: -12,
  Home: -Infinity,
  End: Infinity,
};

/** Arrows walk the rows, Enter opens, Space ticks or peeks; one row at a time holds the tab stop. */
export function useRowKeys<R extends Row>(
  { lines, onOpen, onPeek, onSelect, selected, rowKey }: GridProps<R>,
  virtual: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const [focused, setFocused] = useState(0);
  const [moved, setMoved] = useState(0);
  const interactive = !!(onOpen || onPeek || onSelect);

  useEffect(() => {
    if (moved > 0)
      scroller.current
        ?.querySelector<HTMLElement>(`tr[data-index="${focused}"]`)
        ?.focus({ preventScroll: true });
  }, [moved, focused, scroller]);

  // An arrow key while nothing has the focus moves into the list: no mouse is needed to begin.
  useEffect(() => {
    if (!interactive) return;
    const heard = ({ key, target }: globalThis.KeyboardEvent) => {
      if (target === document.body && (key === 'ArrowDown' || key === 'ArrowUp'))
        setMoved((count) => count + 1);
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [interactive]);

  const goTo = (index: number) => {
    setFocused(index);
    virtual.scrollToIndex(index);
    setMoved((count) => count + 1);
    const line = lines[index];
    if (line?.kind === 'row') onPeek?.(line.row);
  };
  const act = (key: string): boolean => {
    const line = lines[focused];
    if (line?.kind !== 'row') return false;
    if (key === 'Enter' && onOpen) onOpen(line.row);
    else if (key === 'Enter' && onPeek) onPeek(line.row);
    else if (key === ' ' && onSelect) onSelect(toggled(selected, rowKey(line.row)));
    else if (key === ' ' && onPeek) onPeek(line.row);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!interactive || !(event.target as HTMLElement).matches('tr')) return;
    const step = STEPS[event.key];
    if (step !== undefined) goTo(nextRow(focused, step, lines));
    else if (!act(event.key)) return;
    event.preventDefault();
  };
  return { interactive, focused: interactive ? focused : -1, setFocused, onKeyDown };
}

/** The next line that is a row, in the direction of the step. */
function nextRow(from: number, step: number, lines: GridProps<Row>['lines']): number {
  const last = lines.length - 1;
  const wished = Math.min(last, Math.max(0, from + step));
  const direction = step > 0 && wished < last ? 1 : -1;
  for (let at = wished; at >= 0 && at <= last; at += direction)
    if (lines[at]?.kind === 'row') return at;
  return from;
}

export function toggled(
  selected: ReadonlySet<string> | undefined,
  key: string,
): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
