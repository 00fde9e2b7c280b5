import { useMemo, useState } from 'react';
import { useReads } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { sayOf, type Row, type Waiting } from '#areas/dokumen/web/waiting/waiting-kind.tsx';

/** How often the list is read again: others save while one looks. */
const EVERY_MS = 10_000;
/** What the list narrows by: a field of its rows, or several that name the same thing. */
export type Narrow = { readonly label: string; readonly by: readonly string[] };

export type Listed = {
  readonly kind: Waiting;
  readonly no: string;
  readonly row: Row;
  readonly of: Row;
};

/** Everything of these kinds that waits, the oldest first, as the filters narrow it. */
export function useWaitingList(kinds: readonly Waiting[], narrows: readonly Narrow[]) {
  const { tgl_system } = usePerson();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const lists = useReads(
    kinds.map((kind) => ({
      endpoint: kind.list,
      options: { query: kind.query(tgl_system), staleTime: 0, every: EVERY_MS },
    })),
  );
  const all = kinds
    .flatMap((kind, at) => (lists[at]?.data ?? []).flatMap((of) => listed(kind, of)))
    .toSorted((a, b) => ageOf(a).localeCompare(ageOf(b)));
  const matches = ({ row }: Listed) =>
    narrows.every(({ label, by }) => {
      const value = chosen[label];
      return value === undefined || by.some((name) => row[name] === value);
    });
  return {
    all,
    shown: all.filter(matches),
    loading: lists.some((one) => one.isPending),
    /** Nothing is narrowed any more: what was scanned is in the list that is seen. */
    widen: () => setChosen({}),
    /** When it was read last. */
    readAt: Math.max(0, ...lists.map((one) => one.dataUpdatedAt)),
    error: lists.find((one) => one.error)?.error ?? null,
    retry: () => Promise.all(lists.map((one) => one.refetch())),
    chosen,
    narrow: (label: string, value: string | undefined) =>
      setChosen(({ [label]: _, ...rest }) =>
        value === undefined ? rest : { ...rest, [label]: value },
      ),
    /** Whom the rows name there. */
    choices: ({ by }: Narrow): string[] =>
      [...new Set(all.flatMap(({ row }) => by.map((name) => row[name])))]
        .filter((value): value is string => typeof value === 'string' && value !== '')
        .toSorted(),
  };
}

function listed(kind: Waiting, of: Row): Listed[] {
  const row = kind.rowOf(of);
  return row ? [{ kind, no: kind.noOf(of), row, of }] : [];
}
/** Of several kinds the oldest comes first; a list without times keeps its own order. */
const ageOf = ({ row }: Listed): string => String(row['input_date'] ?? '');

/**
 * The document of a number that was chosen or scanned, and why it is not taken here. It is read again as the list is:
 * what another person has taken meanwhile is not paid a second time.
 */
export function useWaitingOne(
  kinds: readonly Waiting[],
  { all, loading }: Pick<ReturnType<typeof useWaitingList>, 'all' | 'loading'>,
  no: string,
) {
  const { tgl_system } = usePerson();
  const kind = useMemo(() => kinds.find(({ letters }) => nomorDari(...letters)(no)), [kinds, no]);
  const [read] = useReads(
    kind?.one && no !== ''
      ? [{ endpoint: kind.one, options: { params: { no }, staleTime: 0, every: EVERY_MS } }]
      : [],
  );
  if (!kind || no === '') return {};
  if (kind.one) {
    const why = read?.data && kind.refuses?.(read.data, tgl_system);
    return {
      kind,
      one: why === undefined ? read?.data : undefined,
      wrong: read?.error?.message ?? why,
    };
  }
  const found = all.find(({ of }) => kind.isOf?.(of, no) ?? kind.noOf(of) === no);
  return {
    kind,
    one: found?.of,
    no: found?.no,
    wrong: found || loading ? undefined : sayOf(kind.noun, 'gone'),
  };
}
