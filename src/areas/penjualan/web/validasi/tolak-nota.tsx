import type { Endpoint } from '#kit/contract/endpoint.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';

type Props<Q, B, A> = {
  no: string;
  of: Endpoint<{ no: string }, Q, B, A>;
  /** What becomes of goods and money. */
  question: string;
  refresh: readonly { readonly call: string }[];
  onDone: () => void;
};

/** What waits is sent back: nothing was booked yet, no number is taken, nobody has to approve (D-10.8). */
export function TolakNota<Q, B, A>({ no, of, question, refresh, onDone }: Props<Q, B, A>) {
  const open = () =>
    openDialog<void>((close) =>
      withPerson(
        <ReasonDialog
          of={of}
          params={{ no }}
          title={t('Tolak {no}', { no })}
          question={question}
          act={t('Tolak')}
          danger
          success="Nota ditolak"
          refresh={refresh}
          after={onDone}
          onClose={close}
        />,
      ),
    );
  return (
    <Button look="danger" onClick={() => void open()}>
      {t('Tolak nota ini')}
    </Button>
  );
}
