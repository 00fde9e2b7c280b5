import type { ReactNode } from 'react';
import { Button } from '#kit/web/frame/button.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import css from '#kit/web/counter/deal-side.module.css';

type Props = {
  label: string;
  /** What it comes to, above the terms. */
  plate: ReactNode;
  /** What the one key of the side says. */
  act: string;
  busy: boolean;
  onSave: () => void;
  children: ReactNode;
};

/** The right side of a deal: its sum, its terms, and the one key that saves it, which stays in sight. */
export const DealSide = ({ label, plate, act, busy, onSave, children }: Props) => (
  <aside className={css.side} aria-label={label}>
    {plate}
    <FormFrame onSave={onSave} label={label}>
      <div className={css.terms}>{children}</div>
      <div className={css.act} data-lantai>
        <Button
          look="primary"
          size="pay"
          wide
          busy={busy}
          shortcut="F9"
          onClick={onSave}
          data-submit
        >
          {act}
        </Button>
      </div>
    </FormFrame>
  </aside>
);
