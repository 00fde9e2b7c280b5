import type { ReactNode } from 'react';
import { PersonProvider } from '#kit/web/base/person.tsx';
import { personOf, useSesi } from '#areas/akses/web/sesi.ts';

/** Dialogs stand beside the shell, not in it: this brings the person along. */
function PersonHere({ children }: { children: ReactNode }) {
  return <PersonProvider person={personOf(useSesi())}>{children}</PersonProvider>;
}

export const withPerson = (children: ReactNode): ReactNode => <PersonHere>{children}</PersonHere>;
