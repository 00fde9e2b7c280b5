import type { ReactNode } from 'react';
import css from '#areas/dokumen/web/document.module.css';

type Props = { label: string; form: ReactNode; children: ReactNode };

/** A form at the left, and beside it what was done with it today; one below the other on a phone. */
export const BesideForm = ({ label, form, children }: Props) => (
  <div className={css.columns}>
    <aside className={css.side} aria-label={label}>
      {form}
    </aside>
    {children}
  </div>
);
