import { useMemo, useState } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import type { Master, MasterRow } from '#kit/contract/master.ts';
import type { Line } from '#kit/rules/lines.ts';
import { callPage } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { usePage } from '#kit/web/api/query.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { csvOf, saveText } from '#kit/web/grid/csv.ts';

export type AnyMaster = Master<Fields>;
export type AnyRow = MasterRow<Fields>;
const LIMIT = 100;
const MOST = 1000;

export const keyOf = (master: AnyMaster, row: AnyRow): string =>
  master.key.map((name) => String((row as Record<string, unknown>)[name])).join('/');

const paramsOf = (
  master: AnyMaster,
  row: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(master.key.map((name) => [name, row[name] as string]));

/** The address of a row: its key in the path, or in the query where the key is a text. */
export const addressOf = (master: AnyMaster, row: Readonly<Record<string, unknown>>) =>
  master.keyInQuery ? { query: paramsOf(master, row) } : { params: paramsOf(master, row) };

/** The rows of a master as the server pages, searches and sorts them. */
export function useMasterList(master: AnyMaster) {
  const [ask, setAsk] = useState({ q: '', sort: master.key[0], skip: 0, removed: false });
  const filter = { q: ask.q || undefined, sort: ask.sort, semua: ask.removed ? 'true' : undefined };
  const { data, error, isPending, refetch } = usePage(master.endpoints.list, {
    query: { ...filter, skip: ask.skip, limit: LIMIT },
    keep: true,
  });
  const lines = useMemo<Line<AnyRow>[]>(
    () => (data?.data ?? []).map((row) => ({ kind: 'row', row })),
    [data],
  );
  const change = (part: Partial<typeof ask>) => setAsk((old) => ({ ...old, skip: 0, ...part }));
  return {
    ...ask,
    lines,
    limit: LIMIT,
    count: data?.count ?? 0,
    loading: isPending,
    error: error as Problem | null,
    retry: () => void refetch(),
    setQ: (q: string) => change({ q }),
    setSort: (sort: string) => change({ sort }),
    setSkip: (skip: number) => change({ skip }),
    setRemoved: (removed: boolean) => change({ removed }),
    saveCsv: (columns: readonly Column<AnyRow>[]) => void saveCsv(master, filter, columns),
  };
}

/** Every row of the filter, page after page, in the columns shown. */
async function saveCsv(
  master: AnyMaster,
  filter: Record<string, unknown>,
  columns: readonly Column<AnyRow>[],
): Promise<void> {
  const rows: AnyRow[] = [];
  try {
    for (let skip = 0, count = 1; skip < count; skip += MOST) {
      const page = await callPage(master.endpoints.list, {
        query: { ...filter, skip, limit: MOST },
      });
      rows.push(...page.data);
      count = page.count;
    }
  } catch (error) {
    if (isProblem(error)) return showProblem(error);
    throw error;
  }
  saveText(
    `${[master.title, master.tab].filter(Boolean).join(' ').toUpperCase()}.csv`,
    csvOf(columns, rows),
  );
}
