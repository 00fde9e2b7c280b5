import { useEffect, useRef, type KeyboardEvent } from 'react';
import { readKode } from '#areas/buku/rules/kode.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { BarisHitung } from '#areas/opname/web/hitung/baris-hitung.tsx';
import type { HitungProps } from '#areas/opname/web/hitung/hitung-props.ts';
import { isFinger } from '#kit/web/write/focus.ts';
import css from '#areas/opname/web/hitung/hitung.module.css';

const SUDAH = mark('Baki {kode} sudah dihitung');

/**
 * Trays under each other as they lie on the table: the first that waits has the focus, Enter saves and goes down to the
 * next one, the arrows walk them, and a scanned tray gets the focus. What is expected is shown only after the tray was
 * counted (D-21.1).
 */
export function TabelHitung<R>(props: HitungProps<R>) {
  const { rows, isian, kolom, fokus, onHabis } = props;
  const table = useRef<HTMLTableElement>(null);
  const opened = useRef(false);
  const ada = rows.length > 0;
  useEffect(() => {
    if (!ada || opened.current) return;
    opened.current = true;
    // A telephone would push its keyboard over the table before a person has seen it.
    if (!isFinger()) fieldsIn(table.current)[0]?.focus();
  }, [ada]);
  useEffect(() => {
    if (fokus) fieldsIn(table.current, fokus)[0]?.focus();
  }, [fokus, rows]);
  // Where trays are chosen, the scan field of the screen hears what is scanned.
  useScan((kode) => void (fokusBaki(table.current, kode) || openCode(kode)), { on: !props.pilih });
  const go = (from: HTMLElement, step: 1 | -1, ring: boolean): void => {
    const next = table.current ? neighbour(table.current, from, step, ring) : undefined;
    if (next) next.focus();
    else if (ring) onHabis?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key];
    if (!step || !(event.target as HTMLElement).matches('input, button')) return;
    event.preventDefault();
    go(event.target as HTMLElement, step, false);
  };
  return (
    <table ref={table} className={css.tabel} aria-label={props.label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{t('Baki')}</th>
          {isian.map((one) => (
            <th key={one.name} scope="col" data-end>
              {one.label}
            </th>
          ))}
          {kolom.map((one) => (
            <th key={one.label} scope="col" data-end={one.end} data-desk={one.desk}>
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BarisHitung
            key={props.keyOf(row)}
            {...props}
            row={row}
            onTurun={(from) => go(from, 1, true)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The tray of that code in the table: its field, or a word that it was counted. */
function fokusBaki(table: HTMLElement | null, kode: string): boolean {
  if (readKode(kode) !== 'baki') return false;
  const baris = table?.querySelector<HTMLElement>(`tr[data-kode="${CSS.escape(kode)}"]`);
  if (!baris) return false;
  const field = fieldsIn(table, kode)[0];
  if (field) field.focus();
  else toast.info(t(SUDAH, { kode }));
  return true;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Back to the first tray that waits, wherever the focus is. */
export const fokusMenunggu = (): void => fieldsIn(document.body)[0]?.focus();

/** The first field of each tray that waits, or of that one; of trays that are chosen their button. */
const fieldsIn = (table: HTMLElement | null, kode?: string): HTMLElement[] =>
  [
    ...(table?.querySelectorAll<HTMLElement>(
      kode ? `tr[data-menunggu][data-kode="${CSS.escape(kode)}"]` : 'tr[data-menunggu]',
    ) ?? []),
  ].flatMap((row) => row.querySelector<HTMLElement>('input:not(:disabled)') ?? []);

/** The same place in the next tray that waits; with `ring` from the last one on to the first. */
function neighbour(
  table: HTMLElement,
  from: HTMLElement,
  step: 1 | -1,
  ring: boolean,
): HTMLElement | undefined {
  const here = from.closest('tr');
  if (!here) return undefined;
  const baki = [...table.querySelectorAll<HTMLElement>('tr[data-menunggu], tr[data-pilih]')];
  const at = baki.indexOf(here);
  const after = step > 0 ? baki.slice(at + 1) : baki.slice(0, at).toReversed();
  const others = ring ? [...after, ...baki.slice(0, at)] : after;
  const place = ring ? 0 : Math.max(0, inputs(here).indexOf(from));
  for (const one of others) {
    const found = inputs(one)[place] ?? one.querySelector<HTMLElement>('button');
    if (found) return found;
  }
  return undefined;
}

const inputs = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('input:not(:disabled)'),
];
