import { useEffect, useState } from 'react';
import { queryClient } from '#kit/web/api/query-client.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { pilihCocok, tentukanPeringkat } from '#kit/rules/pilih.ts';
import { t } from '#kit/web/base/text.ts';
import { findAll, type Hit } from '#app/web/shell/finders.ts';
import { personOf } from '#areas/akses/web/sesi.ts';
import { meEndpoint, type Sesi } from '#areas/akses/contract/sesi.api.ts';
import type { Entry } from '#app/web/entry.ts';
import { ENTRIES, isShownPath, mayOpen } from '#app/web/menu.ts';
import { recentPaths } from '#app/web/visits.ts';

/** Who is logged in; the palette hangs outside of the shell that tells it. */
export function whoIsHere(): { person: Person; sesi: Sesi } | undefined {
  const [held] = queryClient.getQueriesData<{ data: Sesi }>({ queryKey: [meEndpoint.call] });
  const sesi = held?.[1]?.data;
  return sesi && { person: personOf(sesi), sesi };
}

/** Every screen that this person may open, what was opened lately first. */
export function openEntries(): Entry[] {
  const here = whoIsHere();
  if (!here) return [];
  const { person, sesi } = here;
  const shown = isShownPath(sesi.user.akses);
  const recent = recentPaths(person.user_id);
  const rank = ({ path }: Entry) => (recent.includes(path) ? recent.indexOf(path) : recent.length);
  const open = ENTRIES.filter(({ row }) => !row.hidden && mayOpen(row, person, shown));
  return open.toSorted((a, b) => rank(a) - rank(b));
}

/** Screens by title, group and address; those that are called so stand before those that hold it. */
export function matchEntries(entries: readonly Entry[], typed: string) {
  const textsOf = ({ row, path }: Entry) => [t(row.title), row.title, row.group, path];
  const found = pilihCocok(entries, typed, textsOf);
  const named = found.filter(
    (entry) => (tentukanPeringkat(textsOf(entry), typed) ?? CALLED) < CALLED,
  );
  return { named, others: found.slice(named.length) };
}
/** From here on a title only holds what was typed. */
const CALLED = 4;

const ASKS_FROM = 2;
const PAUSE_MS = 200;

/** Whatever the areas find for what was typed, people first. */
export function useFound(typed: string): readonly Hit[] {
  const [found, setFound] = useState<readonly Hit[]>([]);
  const q = typed.trim().slice(0, 100);
  useEffect(() => {
    setFound([]);
    if (q.length < ASKS_FROM) return;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      void findAll({ q, signal }).then((hits) => !signal.aborted && setFound(hits));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);
  return found;
}
