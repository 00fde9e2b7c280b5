import { useEffect, useState } from 'react';
import { queryClient } from '#kit/web/api/query-client.ts';
import { t } from '#kit/web/base/text.ts';
import { findAll, type Hit } from '#app/web/shell/finders.ts';
import { personOf } from '#areas/akses/web/sesi.ts';
import { meEndpoint, type Sesi } from '#areas/akses/contract/sesi.api.ts';
import { ENTRIES, isShownPath, mayOpen, type Entry } from '#app/web/menu.ts';
import { recentPaths } from '#app/web/visits.ts';

/** Every screen that this person may open, what was opened lately first. */
export function openEntries(): Entry[] {
  const [held] = queryClient.getQueriesData<{ data: Sesi }>({ queryKey: [meEndpoint.call] });
  const sesi = held?.[1]?.data;
  if (!sesi) return [];
  const [person, shown] = [personOf(sesi), isShownPath(sesi.user.akses)];
  const recent = recentPaths(person.user_id);
  const rank = ({ path }: Entry) => (recent.includes(path) ? recent.indexOf(path) : recent.length);
  const open = ENTRIES.filter(({ row }) => !row.hidden && mayOpen(row, person, shown));
  return open.toSorted((a, b) => rank(a) - rank(b));
}

/** Every word typed must stand somewhere in the title, the group or the address. */
export function matchEntries(entries: readonly Entry[], typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ row, path }) => {
    const text = `${t(row.title)} ${row.title} ${row.group} ${path}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const ASKS_FROM = 4;
const PAUSE_MS = 200;

/** Receipts, customers, pieces: whatever the areas find for what was typed. */
export function useFound(typed: string): readonly Hit[] {
  const [found, setFound] = useState<readonly Hit[]>([]);
  const text = typed.trim();
  useEffect(() => {
    setFound([]);
    if (text.length < ASKS_FROM) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void findAll(text, asking.signal).then((hits) => !asking.signal.aborted && setFound(hits));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  return found;
}
