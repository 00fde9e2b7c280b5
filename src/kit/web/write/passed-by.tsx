import type { ReactNode } from 'react';

/** A field that few deals need: Tab and a press reach it, Enter passes by (`FormFrame`). */
export const PassedBy = ({ children }: { children: ReactNode }) => (
  <span data-pass style={{ display: 'contents' }}>
    {children}
  </span>
);
