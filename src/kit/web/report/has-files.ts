import { useEffect, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { readPref, watchPref } from '#kit/web/base/prefs.ts';

/** Whether this person has files at all: asked once after a log-in, so that a screen of the counter asks for none. */
export const filesFlag = (user_id: string): string => `berkas.${user_id}`;

export function useHasFiles(): boolean {
  const name = filesFlag(usePerson().user_id);
  const [has, setHas] = useState(() => readPref(name, false));
  useEffect(() => watchPref(name, (value) => setHas(value === true)), [name]);
  return has;
}
