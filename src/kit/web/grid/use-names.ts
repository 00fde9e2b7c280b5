import { useQueries } from '@tanstack/react-query';
import type { RefSource } from '#kit/contract/field.ts';
import { listQuery } from '#kit/web/api/use-list.ts';
import { learnNames } from '#kit/web/base/names.ts';
import type { Column } from '#kit/web/grid/columns.ts';

/**
 * Learns what the codes of these columns are called, by the lists that the filters ask anyway. What it
 * answers changes when something new is known.
 */
export function useNames(columns: readonly Pick<Column, 'of'>[], toko: string | undefined): number {
  const sources = new Map<string, RefSource>(
    columns.flatMap(({ of }) =>
      of?.named && of.source ? [[of.source.call, of.source] as const] : [],
    ),
  );
  const all = [...sources.values()];
  return useQueries({
    queries: all.map((source) => listQuery(source.call, { q: undefined, toko })),
    combine: (answers) => {
      for (const [at, source] of all.entries()) {
        const known = answers[at]?.data;
        if (known) learnNames(source, known.data);
      }
      return answers.reduce((sum, { dataUpdatedAt }) => sum + dataUpdatedAt, 0);
    },
  });
}
