import { createContext, useContext, type ReactNode } from 'react';
import type { Hari } from '#kit/rules/hari.ts';
import type { Passer } from '#kit/rules/gate.ts';

/** Who sits at the screen, where, and on which business day: hints for drawing, never rights. */
export type Person = Passer & {
  readonly user_id: string;
  readonly nama: string;
  readonly nama_toko: string;
  readonly tgl_system: Hari;
  readonly hari_status: 'OPEN' | 'CLOSED';
  /** Date fields are read-only while true (1§4). */
  readonly active_date: boolean;
  readonly lihat_modal: boolean;
  /** Whether a screen is in this person's menu. */
  readonly opens: (path: string) => boolean;
};

const PersonContext = createContext<Person | undefined>(undefined);

export const PersonProvider = ({ person, children }: { person: Person; children: ReactNode }) => (
  <PersonContext value={person}>{children}</PersonContext>
);

export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('No one is logged in here');
  return person;
}
