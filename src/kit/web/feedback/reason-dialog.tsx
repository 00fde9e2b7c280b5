import { text } from '#kit/contract/field.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { whole } from '#kit/web/write/exact.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import css from '#kit/web/write/form.module.css';

const FIELDS = { alasan: text('Alasan', { min: 3, max: 200 }) };

type Props<P, Q, B, A> = {
  /** The act that needs a reason and, by the server's word, a second person. */
  of: Endpoint<P, Q, B, A>;
  params?: P;
  /** The body, where it is more than the reason. */
  lengkap?: (alasan: string) => B;
  title: string;
  question: string;
  act: string;
  danger?: boolean;
  /** Told below when it is done; absent where what follows shows it. */
  success?: string;
  refresh?: readonly { readonly call: string }[];
  after?: (answer: A) => void;
  /** Goes on without it, where more of its kind follow. */
  onSkip?: () => void;
  onClose: () => void;
};

/** Says what will be done, asks why, and sends it. */
export function ReasonDialog<P, Q, B, A>({
  of,
  params,
  lengkap,
  title,
  question,
  act,
  danger,
  success,
  refresh,
  after,
  onSkip,
  onClose,
}: Props<P, Q, B, A>) {
  const form = useFields(FIELDS);
  const write = useWrite(of, {
    success,
    refresh,
    onProblem: form.take,
    after: (answer) => {
      after?.(answer);
      onClose();
    },
  });
  const send = () => {
    const values = form.check() as { alasan: string } | undefined;
    if (values)
      void write.send({ params, body: whole<B>(lengkap ? lengkap(values.alasan) : (values as B)) });
  };
  const alasan = form.bind('alasan');
  return (
    <DialogFrame
      title={title}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          {onSkip && (
            <Button onClick={onSkip} disabled={write.busy}>
              {t('Lewati')}
            </Button>
          )}
          <Button
            look={danger ? 'danger' : 'primary'}
            busy={write.busy}
            onClick={send}
            data-submit
            shortcut="Enter"
          >
            {act}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} onLast={send} className={css.form}>
        <p>{question}</p>
        <TextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          maxLength={200}
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
