import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import css from '#kit/web/feedback/dialog.module.css';

/** What is asked before a hard act. */
export type ConfirmWords = {
  /** The heading; the question itself where there is nothing more to say. */
  title?: string;
  question: string;
  yes: string;
  no?: string;
  /** Red: what follows cannot be undone. */
  danger?: boolean;
};

/** The question, the way out first in the focus order and the act last. */
export function drawConfirm(
  { title, question, yes, no, danger }: ConfirmWords,
  close: (answer: boolean) => void,
): ReactNode {
  return (
    <DialogFrame
      title={title ?? question}
      onClose={() => close(false)}
      foot={
        <>
          <Button onClick={() => close(false)} data-autofocus={danger || undefined}>
            {no ?? t('Batal')}
          </Button>
          <Button
            look={danger ? 'dangerFilled' : 'primary'}
            onClick={() => close(true)}
            data-autofocus={!danger || undefined}
          >
            {yes}
          </Button>
        </>
      }
    >
      {title && <p className={css.question}>{question}</p>}
    </DialogFrame>
  );
}

export function drawOops(message: string, close: () => void): ReactNode {
  return (
    <DialogFrame
      title="Oopss!!"
      onClose={close}
      foot={
        <Button look="primary" onClick={close} data-autofocus>
          OK
        </Button>
      }
    >
      <p className={css.question} role="alert">
        {t(message)}
      </p>
    </DialogFrame>
  );
}
