import type { ReactNode } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { bukaNomor } from '#areas/penjualan/web/dokumen/buka-nomor.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

type Document = { readonly status: string };
type Same = 'states' | 'state' | 'days' | 'seller' | 'words';
type Words = { readonly empty: string; readonly search: string };

/** A list of notas: every state, its days and its seller to choose from. */
export const daftarNota = <Row extends Record<string, unknown>, D extends Document>(
  own: Omit<DocumentListOf<Row, D>, Same> & { readonly words: Words },
): DocumentListOf<Row, D> => ({
  ...own,
  states: [{ value: 'ALL', label: 'SEMUA' }, ...own.first['status']!.options!],
  state: 'ALL',
  days: true,
  seller: saringSales.kode_sales,
  words: { total: mark('Total {n} nota sesuai filter'), ...own.words },
});

type Props<Row, D extends Document> = { of: DocumentListOf<Row, D>; tabs?: ReactNode };

/** Every nota of the shop; a cashier sees the open day only (the server's rule). */
export function DaftarNota<Row extends Record<string, unknown>, D extends Document>({
  of,
  tabs,
}: Props<Row, D>) {
  const oneDay = usePerson().level === 'KASIR';
  return <DocumentList of={of} oneDay={oneDay} tabs={tabs} onScan={bukaNomor} />;
}
