import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rowsIn, type ShopSaid } from '#kit/contract/report-answer.ts';
import type { Names } from '#kit/contract/report-names.ts';
import { fromWire, type Grafik } from '#kit/rules/drawing.ts';
import type { Row } from '#kit/rules/totals.ts';
import { callPage } from '#kit/web/api/client.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import type { Values } from '#kit/web/write/check.ts';

type Asked = { values: Values; asked: Record<string, string>; toko: string | undefined };
type Answer = {
  rows: readonly Row[];
  note?: string;
  tone?: string;
  drawings?: readonly Grafik[];
  names?: Names;
  shops?: { of: number; all: number };
};

type WireNames = Readonly<Record<string, Readonly<Record<string, string>>>>;
const namesFrom = (wire: WireNames = {}): Names =>
  Object.fromEntries(
    Object.entries(wire).map(([column, names]) => [column, new Map(Object.entries(names))]),
  );

const answered = (shops: readonly ShopSaid[]) => ({
  of: shops.filter(({ ok }) => ok).length,
  all: shops.length,
});

/** The result appears after half a second (1§9). */
const APPEARS_AFTER_MS = 500;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The rows of what was asked; nothing while nothing is asked. */
export function useAnswer(report: AnyReport, question: Asked | undefined) {
  const { data, error, isFetching, refetch } = useQuery<Answer, Problem>({
    queryKey: [report.endpoint.call, 'report', question?.asked, question?.toko],
    queryFn: async ({ signal }) => {
      const { values, toko } = question!;
      const answer = callPage(report.endpoint, {
        query: { kolom: null, ...values },
        toko,
        signal,
      });
      const [page] = await Promise.all([answer, wait(APPEARS_AFTER_MS)]);
      return {
        rows: rowsIn(page.data, report.groups, report.perShop),
        note: page.catatan as string | undefined,
        tone: page.nada as string | undefined,
        drawings: (page.grafik as readonly Grafik[] | undefined)?.map(fromWire),
        names: namesFrom(page.nama as WireNames | undefined),
        ...(report.perShop && { shops: answered(page.data as readonly ShopSaid[]) }),
      };
    },
    enabled: !!question,
    staleTime: 60_000,
    retry: false,
  });
  const rows = question && data?.rows;
  const { failed } = report.says;
  useEffect(() => {
    if (error && failed) toast.error(failed);
  }, [error, failed]);
  return {
    rows,
    /** A word about the rows as a whole: a day that is not closed yet. */
    note: question && data?.note,
    /** 'baik' where the word is good news. */
    tone: question && data?.tone,
    /** Of figures that are in no row. */
    drawings: question && data?.drawings,
    /** Of the chain: of how many of its shops the rows are. */
    shops: question && data?.shops,
    /** What the codes in these rows are called. */
    names: question && data?.names,
    error: question ? error : null,
    loading: !!question && isFetching,
    retry: () => void refetch(),
  };
}
