import type { ReactNode } from 'react';
import css from '#app/web/galeri/galeri.module.css';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.block}>
    <h2>{title}</h2>
    <div className={css.row}>{children}</div>
  </section>
);
