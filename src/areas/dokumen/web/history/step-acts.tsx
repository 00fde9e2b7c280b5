import { IconCheck } from '@tabler/icons-react';
import { useReads } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { mayStepIn } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { OnKind, StepAct } from '#areas/dokumen/web/history/on-kind.ts';
import type { Level } from '#areas/toko/rules/level.ts';

type Row = Readonly<Record<string, unknown>>;
/**
 * Whether the card offers a step: the document is in its state and the person has one of its menus (`offers`); below
 * the owner another person takes it than the one who made the document (`takes`, D-28.1). The server asks the same.
 */
export function useSteps() {
  const { user } = useSesi();
  const { level, user_id } = usePerson();
  const offers = ({ from, menu }: StepAct, row: Row): boolean =>
    row['status'] === from && mayStepIn(user.akses, menu, level as Level);
  const takes = (step: StepAct, row: Row): boolean =>
    offers(step, row) && (step.byMaker || row['input_by'] !== user_id || level === 'OWN');
  return { offers, takes };
}

/** Asks the list of a kind for those made on one document. */
export const madeOn = ({ on }: Pick<DocumentSpec, 'on'>, no: string) => ({
  limit: 100,
  [on?.spec.key ?? '']: no,
});

/** The button of a step in a row of a history. */
export const StepIcon = ({ step, no, row }: { step: StepAct; no: string; row: Row }) => (
  <IconButton label={`${t(step.word)} ${no}`} size={28} onClick={() => step.open(row)}>
    <IconCheck size={17} stroke={1.7} aria-hidden />
  </IconButton>
);

type Props = {
  /** The document of the card. */
  on: Row;
  /** Its own steps. */
  of?: readonly StepAct[];
  /** Kinds of documents that are made on it: while one of them waits, its step is offered here too. */
  kinds?: readonly OnKind[];
};

/** The step that a document or one made on it waits for, in the head of its card: F9, and the refusal before it. */
export function StepActs({ on, of = [], kinds = [] }: Props) {
  const waiting = kinds.flatMap(({ step, ...kind }) =>
    step && kind.spec.on?.waits === on['status'] ? [{ ...kind, step }] : [],
  );
  const read = useReads(
    waiting.map(({ spec, list }) => ({
      endpoint: list,
      options: { query: madeOn(spec, String(on[spec.on?.spec.key ?? ''])) },
    })),
  );
  const { offers, takes } = useSteps();
  const further = waiting.flatMap(({ step }, at) =>
    (read[at]?.data ?? []).map((row) => ({ step, row })),
  );
  const next = [...of.map((step) => ({ step, row: on })), ...further].find(({ step, row }) =>
    offers(step, row),
  );
  const may = next !== undefined && takes(next.step, next.row);
  useHotkey('F9', () => next?.step.open(next.row), may);
  if (!next) return null;
  const { step, row } = next;
  return (
    <>
      {step.refuse && (
        <Button look="danger" onClick={() => step.refuse?.open(row)}>
          {t(step.refuse.word)}
        </Button>
      )}
      {may && (
        <Button look="primary" shortcut="F9" onClick={() => step.open(row)}>
          {t(step.word)}
        </Button>
      )}
    </>
  );
}
