import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callPage } from '#kit/web/api/client.ts';
import { MASTER_BATU } from '#areas/stock/web/master-batu.ts';
import type { NamaBatu } from '#areas/stock/web/banyak/kolom.ts';
import type { PilihanBatu } from '#areas/stock/web/banyak/periksa-batu.ts';

type Pilihan = Readonly<Partial<Record<NamaBatu, readonly { kode: string; nama: string }[]>>>;
const NAMES = Object.keys(MASTER_BATU) as (keyof typeof MASTER_BATU)[];
const query = { limit: 1000 };

/** What the columns of stones offer, and the codes that they are checked by. */
export function usePilihanBatu(enabled: boolean): { kode: PilihanBatu; pilihan: Pilihan } {
  const answers = useQueries({
    queries: NAMES.map((name) => {
      const list = MASTER_BATU[name].endpoints.list;
      return {
        queryKey: [list.call, { query }],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callPage(list as typeof MASTER_BATU.shape.endpoints.list, { query, signal }),
        staleTime: 60_000,
        enabled,
      };
    }),
    combine: (all) => all.map((one) => one.data?.data),
  });
  return useMemo(() => {
    const found = NAMES.flatMap((name, at) => {
      const rows = answers[at] as readonly Record<string, unknown>[] | undefined;
      const { key } = MASTER_BATU[name];
      return rows
        ? [
            [
              `batu_${name}` as NamaBatu,
              rows.map((row) => ({ kode: String(row[String(key)]), nama: String(row['nama']) })),
            ] as const,
          ]
        : [];
    });
    return {
      pilihan: Object.fromEntries(found),
      kode: Object.fromEntries(
        found.map(([name, list]) => [name, new Set(list.map(({ kode }) => kode))]),
      ),
    };
  }, [answers]);
}
