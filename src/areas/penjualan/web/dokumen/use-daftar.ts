import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Line } from '#kit/rules/lines.ts';
import { isHari, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import { saveSemua } from '#areas/penjualan/web/dokumen/save-semua.ts';
import { daftarPenjualanEndpoint } from '#areas/penjualan/contract/penjualan.api.ts';
import { STATUS_PENJUALAN } from '#areas/penjualan/rules/penjualan.ts';

export const LIMIT = 100;

/** The filters of the list as the address holds them. */
export type Saring = Partial<
  Record<
    'tgl_from' | 'tgl_to' | 'status' | 'kode_sales' | 'q' | 'sort' | 'skip' | 'no' | 'toko',
    string
  >
>;
export type PenjualanRow = AnswerOf<typeof daftarPenjualanEndpoint>[number];
type Total = { qty: number; berat: Miligram; grand_total: Rupiah };

const hariOf = (text: string | undefined, first: Hari): Hari =>
  text && isHari(text) ? text : first;

/** The sales of a span of days: filters live in the address, so that a link shows the same to everyone. */
export function useDaftar() {
  const { tgl_system } = usePerson();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Saring;
  const skip = Math.max(0, Math.floor(Number(search.skip ?? 0)) || 0);
  const from = hariOf(search.tgl_from, tgl_system);
  const to = hariOf(search.tgl_to, tgl_system);
  const query = {
    tgl_from: from,
    tgl_to: to,
    status: STATUS_PENJUALAN.find((one) => one === search.status),
    kode_sales: search.kode_sales?.slice(0, 20) || undefined,
    q: search.q?.slice(0, 100) || undefined,
    sort: search.sort,
  };
  const toko = search.toko || undefined;
  const { data, error, isPending, isFetching, refetch } = usePage(daftarPenjualanEndpoint, {
    query: { ...query, skip, limit: LIMIT },
    toko,
    keep: true,
  });
  const rows = data?.data;
  const lines = useMemo<Line<PenjualanRow>[]>(
    () => (rows ?? []).map((row) => ({ kind: 'row', row })),
    [rows],
  );
  const go = (part: Saring) =>
    void navigate({
      to: '.',
      search: { ...search, skip: undefined, ...part } as never,
      replace: true,
    });
  return {
    ...{ search, lines, skip, from, to, toko, go },
    count: data?.count ?? 0,
    total: data?.total as Total | undefined,
    loading: isPending,
    searching: isFetching,
    error: error as Problem | null,
    retry: () => void refetch(),
    buka: (no: string | undefined) => go({ no, skip: search.skip }),
    saveCsv: (columns: readonly Column<PenjualanRow>[]) =>
      void saveSemua(daftarPenjualanEndpoint, { query, toko, columns, name: 'PENJUALAN.csv' }),
  };
}
export type Daftar = ReturnType<typeof useDaftar>;
