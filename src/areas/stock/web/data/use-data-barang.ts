import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Line } from '#kit/rules/lines.ts';
import { callPage } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { usePage } from '#kit/web/api/query.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { csvOf, saveText } from '#kit/web/grid/csv.ts';
import {
  daftarBarangEndpoint,
  type Barang,
  type SaringanBarang,
} from '#areas/stock/contract/barang.api.ts';

export const LIMIT = 100;
const MOST = 1000;

/** Every filter of the list as it is in the address; weights in grams. */
export type Saring = Partial<
  Record<
    | 'q'
    | 'kode_kategori'
    | 'kode_dept'
    | 'kode_group'
    | 'kode_kadar'
    | 'kode_gudang'
    | 'kode_baki'
    | 'kode_supplier'
    | 'status'
    | 'tag'
    | 'kondisi'
    | 'berat_min'
    | 'berat_max'
    | 'sort'
    | 'skip'
    | 'barcode',
    string
  >
>;
const FILTERS = [
  'kode_kategori',
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'kode_gudang',
  'kode_baki',
  'kode_supplier',
  'kondisi',
] as const;
const mgOf = (grams: string | undefined): number | undefined =>
  grams ? Math.round(Number(grams) * 1000) || undefined : undefined;

const queryOf = (search: Saring): SaringanBarang => ({
  ...Object.fromEntries(FILTERS.map((name) => [name, search[name] || undefined])),
  q: search.q?.slice(0, 100) || undefined,
  sort: search.sort,
  status: search.status as SaringanBarang['status'],
  tag: search.tag as SaringanBarang['tag'],
  berat_min: mgOf(search.berat_min),
  berat_max: mgOf(search.berat_max),
});

type Total = { qty: number; berat: number; murni: number };

/** The list of pieces: filters live in the address, so that a link shows the same to everyone. */
export function useDataBarang() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Saring;
  const skip = Number(search.skip ?? 0) || 0;
  const query = queryOf(search);
  const { data, error, isPending, refetch } = usePage(daftarBarangEndpoint, {
    query: { ...query, skip, limit: LIMIT },
    keep: true,
  });
  const lines = useMemo<Line<Barang>[]>(
    () => (data?.data ?? []).map((row) => ({ kind: 'row', row })),
    [data],
  );
  const go = (part: Saring, replace = true) =>
    void navigate({ to: '.', search: { ...search, skip: undefined, ...part }, replace });
  return {
    search,
    lines,
    skip,
    count: data?.count ?? 0,
    total: data?.total as Total | undefined,
    loading: isPending,
    error: error as Problem | null,
    retry: () => void refetch(),
    change: (part: Saring) => go(part),
    clear: () => void navigate({ to: '.', search: {}, replace: true }),
    setSkip: (next: number) => go({ skip: next ? String(next) : undefined }),
    peek: (barcode: string | undefined) => go({ barcode, skip: search.skip }),
    filtered: Object.keys(search).some((name) => !['sort', 'skip', 'barcode'].includes(name)),
    saveCsv: (columns: readonly Column<Barang>[]) => void saveCsv(query, columns),
  };
}
export type DataBarang = ReturnType<typeof useDataBarang>;

/** Every piece of the filter, page after page, in the columns shown. */
async function saveCsv(query: SaringanBarang, columns: readonly Column<Barang>[]): Promise<void> {
  const rows: Barang[] = [];
  try {
    for (let skip = 0, count = 1; skip < count; skip += MOST) {
      const page = await callPage(daftarBarangEndpoint, { query: { ...query, skip, limit: MOST } });
      rows.push(...page.data);
      count = page.count;
    }
  } catch (error) {
    if (isProblem(error)) return showProblem(error);
    throw error;
  }
  saveText('DATA BARANG.csv', csvOf(columns, rows));
}
