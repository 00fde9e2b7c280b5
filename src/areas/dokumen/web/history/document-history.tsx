import type { Field } from '#kit/contract/field.ts';
import { formatTanggal, type Hari } from '#kit/rules/hari.ts';
import { useReads } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { lettersOf } from '#areas/dokumen/contract/document-paper.ts';
import { hasPassed, isWaiting, mayCancel, statesOf } from '#areas/dokumen/contract/document.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { OnKind } from '#areas/dokumen/web/history/on-kind.ts';
import { madeOn, StepIcon, useSteps } from '#areas/dokumen/web/history/step-acts.tsx';
import { RowActs } from '#areas/dokumen/web/row-acts.tsx';
import { sayValue } from '#areas/dokumen/web/say-value.ts';
import css from '#areas/dokumen/web/body.module.css';

type Row = Readonly<Record<string, unknown>>;
/** Documents made on one, newest first: what each was worth, its paper, and the way back of the last one on its day. */
export function DocumentHistory({
  no,
  status: parent,
  kinds,
}: {
  no: string;
  /** The state of the document itself: an act on one that was cancelled has no way back. */
  status: string;
  kinds: readonly OnKind[];
}) {
  const { tgl_system: today } = usePerson();
  const { takes } = useSteps();
  const read = useReads(
    kinds.map(({ list, spec }) => ({ endpoint: list, options: { query: madeOn(spec, no) } })),
  );
  const made = kinds
    .flatMap((kind, at) => (read[at]?.data ?? []).map((row) => ({ kind, row })))
    .toSorted((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1));
  if (made.length === 0) return null;
  const last = made.findIndex(({ row }) => row['status'] !== 'CANC');
  return (
    <section className={css.history}>
      <h3>{t('Riwayat')}</h3>
      <ul>
        {made.map(({ kind, row }, at) => {
          const { spec, acts, fields, step } = kind;
          const no = String(row[spec.key]);
          const { amount } = spec.register;
          const status = String(row['status']);
          const sameDay = row['tgl_system'] === today || spec.cancel.anyDay;
          const open = spec.on === undefined || hasPassed(spec.on, parent);
          const mayUndo = at === last && sameDay && open && mayCancel(spec, status);
          return (
            <li key={no} data-cancelled={status === 'CANC' || undefined}>
              <span>
                <span>{kind.says?.(row) ?? t(lettersOf(spec, row))}</span>
                <small>
                  {formatTanggal(row['tgl_system'] as Hari, t)} · {no}
                  {stateOf(spec, status)}
                </small>
              </span>
              <b>{amount && sayValue(fields[amount] as Field, row[amount])}</b>
              <span>
                <RowActs
                  no={no}
                  onStruk={() => acts.print(row)}
                  onCetakUlang={acts.reprint && (() => acts.reprint?.(row))}
                  onBatal={mayUndo ? () => acts.cancel(row) : undefined}
                >
                  {step && takes(step, row) && <StepIcon step={step} no={no} row={row} />}
                  {acts.Send && <acts.Send no={no} />}
                </RowActs>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What one is in that is not done: it was cancelled, it waits. */
const stateOf = (spec: ListedSpec, status: string): string =>
  status === 'CANC' || isWaiting(spec, status)
    ? ` · ${t(statesOf(spec)[status]?.name ?? status)}`
    : '';

/** Two of the same moment are in the order of their numbers. */
const momentOf = ({ kind, row }: { kind: OnKind; row: Row }): string =>
  `${String(row['input_date'])} ${String(row[kind.spec.key])}`;
