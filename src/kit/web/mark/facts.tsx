import type { ReactNode } from 'react';
import css from '#kit/web/mark/facts.module.css';

/** Labels and values, line by line: what the server says of a thing. Labels come translated. */
export const Facts = ({ of }: { of: Readonly<Record<string, ReactNode>> }) => (
  <dl className={css.facts}>
    {Object.entries(of).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value ?? '-'}</dd>
      </div>
    ))}
  </dl>
);
