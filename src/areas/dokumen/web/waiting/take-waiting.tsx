import { IconCircleCheck } from '@tabler/icons-react';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SumButton } from '#kit/web/frame/sum-button.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import { useSaidWrite } from '#kit/web/write/use-said-write.ts';
import {
  sayOf,
  type Row,
  type Taken,
  type Waiting,
} from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import css from '#areas/dokumen/web/waiting/queue.module.css';

type Props = {
  kind: Waiting;
  /** One, or several where the kind is taken so; none yet. */
  chosen: readonly Row[];
  onTaken: (made: Row) => void;
  onRejected: () => void;
};

/** The cashier's half of what waits: its sum, its money, and the press that takes it; or its refusal. */
export function TakeWaiting({ kind, chosen, onTaken, onRejected }: Props) {
  const { label, amount, out = false, note } = kind.due(chosen);
  const print = kind.usePrint?.();
  const none = chosen.length === 0;
  const { said, busy, send } = useSaidWrite(kind.step, {
    ...(!kind.taken && { success: kind.success ?? sayOf(kind.noun, 'taken') }),
    ...(kind.failure && { failure: kind.failure }),
    refresh: kind.lists,
    over: true,
    after: (made) => {
      onTaken(made);
      if (kind.one) void refresh(kind.one);
      print?.(made);
    },
  });
  const take = () => {
    const value = none || busy ? undefined : part.take();
    if (!value) return;
    const { params, body } = kind.sent(chosen, value.value);
    send(params, body);
  };
  const part = kind.usePart({ amount, out, onSave: take }, chosen);
  const sum = part.press?.sum;
  const word = typeof kind.word === 'function' ? kind.word(sum ?? amount) : kind.word;
  return (
    <>
      <TotalPlate label={t(label)} rupiah={out ? (sum ?? amount) : amount} note={note} />
      {part.view}
      {said && (
        <p role="alert" className={css.wrong}>
          {said}
        </p>
      )}
      <div className={css.foot}>
        <SumButton
          word={word ?? part.press?.word ?? ''}
          rupiah={sum}
          busy={busy}
          off={none}
          onClick={take}
        />
        <Button
          look="danger"
          disabled={none || busy}
          onClick={() => kind.reject(chosen, onRejected)}
        >
          {kind.refuse ? t(kind.refuse) : sayOf(kind.noun, 'refuse')}
        </Button>
      </div>
    </>
  );
}

/** What was taken last, with its change large, until the next slip. */
export const TakenLast = ({ of: { no, says, label, amount, facts } }: { of: Taken }) => (
  <>
    <p role="status">
      <IconCircleCheck size={18} stroke={1.8} aria-hidden /> {says}
    </p>
    <TotalPlate label={label} rupiah={amount} paid={no} />
    {facts && <Facts of={facts} />}
    <Button look="quiet" onClick={focusScan}>
      {t('Nota berikutnya')}
    </Button>
  </>
);
