import type { ReactNode } from 'react';
import css from '#kit/web/frame/button.module.css';

/** A key's name, drawn as a key; a hint for eyes, so screen readers skip it. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className={css.kbd} aria-hidden>
    {children}
  </kbd>
);

/** Words about keys: they go with the keys where a finger works. */
export const KeyHint = ({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) => <span className={`${className} ${css.keyHint}`}>{children}</span>;
