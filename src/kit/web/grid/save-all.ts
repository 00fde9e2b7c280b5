import type { Endpoint } from '#kit/contract/endpoint.ts';
import { callPage } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { csvOf, saveText } from '#kit/web/grid/csv.ts';

const MOST = 1000;

type Row = Readonly<Record<string, unknown>>;
type Wanted<Q, R extends Row> = {
  query: Q;
  toko: string | undefined;
  columns: readonly Column<R>[];
  name: string;
};

/** Every document of a filter, page after page, in the columns shown. */
export async function saveAll<P, Q, B, R extends Row>(
  endpoint: Endpoint<P, Q, B, R[]>,
  { query, toko, columns, name }: Wanted<Q, R>,
): Promise<void> {
  const rows: R[] = [];
  try {
    for (let skip = 0, count = 1; skip < count; skip += MOST) {
      const page = await callPage(endpoint, {
        query: { ...query, skip, limit: MOST },
        toko,
      });
      rows.push(...page.data);
      count = page.count;
    }
  } catch (error) {
    if (isProblem(error)) return showProblem(error);
    throw error;
  }
  saveText(name, csvOf(columns, rows));
}
