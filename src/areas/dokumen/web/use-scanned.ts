import { useSearch } from '@tanstack/react-router';
import { isHari, type Hari } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';

export type Scanned = { readonly tgl: Hari; readonly q: string };

/** What the address asks a list for: a document that was scanned, on its day (else today, and all). */
export function useScanned(): Scanned {
  const { tgl_system } = usePerson();
  const { tgl = '', q = '' } = useSearch({ strict: false }) as { tgl?: string; q?: string };
  return { tgl: isHari(tgl) ? tgl : tgl_system, q: q.slice(0, 100) };
}
