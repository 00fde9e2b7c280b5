import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import css from '#kit/web/frame/fold.module.css';

type Props = {
  /** How many of them are set: what is folded away still narrows the list. */
  set?: number;
  children: ReactNode;
};

/** The filters of a list. A telephone shows the rows first and these behind one button. */
export function Fold({ set = 0, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.fold} data-open={open || undefined}>
      <span className={css.button}>
        <Button
          icon={<IconFilter size={16} stroke={1.7} aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {set > 0 ? t('Filter · {n}', { n: set }) : t('Filter')}
        </Button>
      </span>
      {children}
    </div>
  );
}
