import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { isHari, type Hari } from '#kit/rules/hari.ts';
import type { Line } from '#kit/rules/lines.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';

export const LIMIT = 100;

/** The filters of a list of documents as the address holds them, so that a link shows the same to everyone. */
export type DocumentSearch = Partial<
  Record<
    'tab' | 'tgl_from' | 'tgl_to' | 'status' | 'kode_sales' | 'q' | 'sort' | 'skip' | 'no' | 'toko',
    string
  >
>;

/** What of a list is asked for: its call, the states it may be narrowed to, the state it starts with. */
export type DocumentsOf<R> = {
  readonly list: Endpoint<unknown, unknown, unknown, R[]>;
  readonly states: readonly { readonly value: string; readonly label: string }[];
  readonly state: string;
  readonly sortable: readonly string[];
  /** Who sold or bought it: a reference that the list can be narrowed to. */
  readonly seller: Field;
  /** Without days the list speaks of every day. */
  readonly days: boolean;
};

const hariOf = (text: string | undefined, first: Hari): Hari =>
  text && isHari(text) ? text : first;
const numberOf = (text: string | undefined): number =>
  Math.max(0, Math.floor(Number(text ?? 0)) || 0);

/** A page of documents, what narrows it, and which of them lies open. */
export function useDocuments<R extends Row>(of: DocumentsOf<R>) {
  const { tgl_system, variant } = usePerson();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as DocumentSearch;
  const from = hariOf(search.tgl_from, tgl_system);
  const to = hariOf(search.tgl_to, tgl_system);
  const skip = numberOf(search.skip);
  const { status = of.state, sort: by = '' } = search;
  const state = of.states.some(({ value }) => value === status) ? status : of.state;
  const sort = of.sortable.includes(by.replace(/^-/, '')) ? by : '-input_date';
  const query = {
    ...(of.days ? { tgl_from: from, tgl_to: to } : {}),
    status: state,
    kode_sales: search.kode_sales?.slice(0, 20) || undefined,
    q: search.q?.slice(0, 100) || undefined,
    sort,
  };
  // An address may still name another shop: only from head office itself are others read.
  const toko = variant === 'pusat' ? search.toko || undefined : undefined;
  const list = of.list as Endpoint<undefined, object, undefined, R[]>;
  const { data, error, isPending, refetch } = usePage(list, {
    query: { ...query, skip, limit: LIMIT },
    toko,
    keep: true,
  });
  const rows = data?.data;
  const lines = useMemo<Line<R>[]>(() => (rows ?? []).map((row) => ({ kind: 'row', row })), [rows]);
  const go = (part: DocumentSearch) =>
    void navigate({
      to: '.',
      search: { ...search, skip: undefined, ...part },
      replace: true,
    });
  return {
    search,
    query,
    lines,
    skip,
    from,
    to,
    state,
    sort,
    toko,
    go,
    error,
    count: data?.count ?? 0,
    total: data?.total as Totals | undefined,
    loading: isPending,
    retry: () => void refetch(),
    /** Opens one beside the list, which stays where it is. */
    peek: (no: string | undefined) => go({ no, skip: search.skip }),
  };
}
export type Documents<R extends Row> = ReturnType<typeof useDocuments<R>>;
