import { readPref, writePref } from '#kit/web/base/prefs.ts';

/** Which screens a person opens, how often and how lately, on this computer. */
type Visits = Record<string, { times: number; last: number }>;

const nameOf = (user_id: string): string => `visits.${user_id}`;
const visitsOf = (user_id: string): Visits => readPref<Visits>(nameOf(user_id), {});

export function noteVisit(user_id: string, path: string): void {
  const visits = visitsOf(user_id);
  const order = Math.max(0, ...Object.values(visits).map(({ last }) => last)) + 1;
  writePref(nameOf(user_id), {
    ...visits,
    [path]: { times: (visits[path]?.times ?? 0) + 1, last: order },
  });
}

const pathsBy = (user_id: string, by: 'times' | 'last'): string[] =>
  Object.entries(visitsOf(user_id))
    .sort(([, a], [, b]) => b[by] - a[by] || b.last - a.last)
    .map(([path]) => path);

export const recentPaths = (user_id: string): string[] => pathsBy(user_id, 'last');
export const frequentPaths = (user_id: string): string[] => pathsBy(user_id, 'times');
