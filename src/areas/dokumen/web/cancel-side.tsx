import type { ReactNode } from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import side from '#kit/web/frame/side.module.css';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { useStep, type StepOptions } from '#areas/dokumen/web/act/use-step.tsx';
import css from '#areas/dokumen/web/cancel-side.module.css';

type Typed<F> = F & typeof alasanBatal;
type Props<P, B, A, F extends Fields> = Omit<
  StepOptions<P, B, A, Typed<F>, undefined>,
  'fields' | 'usePart' | 'sum'
> & {
  readonly no: string;
  readonly status: string;
  readonly statusField: Field<string>;
  /** What is asked before the reason: its goods on the scale. */
  readonly asks?: F;
  /** What is said instead of the form: why it is not cancelled; nothing while that is not known yet. */
  readonly refused?: { readonly why: ReactNode };
  /** What the cancel brings about, above its fields. */
  readonly consequence: ReactNode;
  readonly act: ReactNode;
  /** The document as it is. */
  readonly document: ReactNode;
  /** Under the form: a way to another document. */
  readonly children?: ReactNode;
};

/**
 * A document beside the form that cancels it: what follows and why, then somebody else's approval,
 * who reads the same reason and is the question (D-6.4).
 */
export function CancelSide<P, B, A, F extends Fields>(props: Props<P, B, A, F>) {
  const { no, status, statusField, asks, refused, consequence, act, document, children } = props;
  const { busy, save, inputs, said } = useStep({
    ...props,
    fields: { ...asks, ...alasanBatal } as Typed<F>,
    inputs: {
      alasan: ({ value, ...bound }) => (
        <LongTextInput key="alasan" {...bound} value={value as string | null} rows={3} />
      ),
      ...props.inputs,
    } as StepOptions<P, B, A, Typed<F>, undefined>['inputs'],
  });
  useHotkey('F9', save, !refused);
  return (
    <div className={side.columns}>
      <div className={css.document}>
        <div>{document}</div>
      </div>
      <aside className={side.side} aria-label={t('Pembatalan')}>
        <p>
          <b>{no}</b> <StatusWord of={statusField} value={status} />
        </p>
        {refused ? (
          refused.why && <p role="alert">{refused.why}</p>
        ) : (
          <FormFrame onSave={save} className={css.form} label={t('Pembatalan')}>
            <p>{consequence}</p>
            {inputs}
            {said && <p role="alert">{t(said)}</p>}
            <Button
              look="danger"
              size="pay"
              wide
              busy={busy}
              shortcut="F9"
              onClick={save}
              data-submit
            >
              {act}
            </Button>
          </FormFrame>
        )}
        {children}
      </aside>
    </div>
  );
}
