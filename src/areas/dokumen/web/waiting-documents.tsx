import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Fields } from '#kit/contract/field.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import type { DocumentAsk } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { EVERY_MS, Queue } from '#areas/dokumen/web/queue.tsx';

/** Enough of a kind to wait for its cashier. */
type Waits<R, D> = {
  readonly spec: Pick<DocumentSpec, 'key' | 'letters'>;
  readonly list: Endpoint<unknown, DocumentAsk, unknown, R[]>;
  readonly one: Endpoint<{ no: string }, unknown, unknown, D>;
};

type Props<R, D> = {
  readonly of: Waits<R, D>;
  /** Under which the browser keeps the widths of the list. */
  readonly name: string;
  readonly domain: 'penjualan' | 'hutang' | 'service';
  readonly columns: Fields;
  readonly words: {
    readonly label: string;
    readonly scan: string;
    /** One that was scanned and waits no more. */
    readonly gone: string;
    readonly none: string;
    readonly pick: { readonly title: string; readonly text: string };
  };
  readonly body: (one: D) => ReactNode;
  /** The cashier's half. */
  readonly pay: (one: D, onDone: () => void) => ReactNode;
};

const WAITING = { status: 'OPEN', sort: 'input_date', limit: 200 };

/** Documents that wait for their cashier, the oldest first: scan the slip or take the next, see it, pay. */
export function WaitingDocuments<
  R extends Record<string, unknown>,
  D extends { readonly status: string },
>({ of, name, domain, columns: fields, words, body, pay }: Props<R, D>) {
  const { key, letters } = of.spec;
  const person = usePerson();
  const [no, setNo] = useState('');
  const list = usePage(of.list, { query: WAITING, keep: true, staleTime: 0 });
  const { refetch } = list;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const chosen = useRead(of.one, { params: { no }, enabled: no !== '', staleTime: 0 });
  const one = no !== '' && chosen.data?.status === 'OPEN' ? chosen.data : undefined;
  const gone = chosen.data && !one && no !== '' ? words.gone : undefined;
  const wrong = chosen.error?.message ?? gone;
  const columns = useMemo(
    () => columnsOf<R>(fields, person, [key]).map((each) => ({ ...each, sortable: false })),
    [fields, person, key],
  );
  return (
    <Queue
      domain={domain}
      name={name}
      label={t(words.label)}
      columns={columns}
      rows={list.data?.data ?? []}
      keyOf={(row) => String(row[key])}
      loading={list.isPending}
      error={list.error}
      onRetry={refetch}
      no={no}
      takes={nomorDari(...Object.keys(letters))}
      onPick={setNo}
      scan={t(words.scan)}
      wrong={wrong && t(wrong)}
      none={t(words.none)}
      body={one && body(one)}
      pay={one && pay(one, () => setNo(''))}
      pick={{ title: t(words.pick.title), text: t(words.pick.text) }}
    />
  );
}
