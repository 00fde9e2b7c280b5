import type { ReactNode } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { bukaNomor } from '#areas/penjualan/web/dokumen/buka-nomor.ts';

/** What the sums of a list of notas are of. */
export const TOTAL_NOTA = mark('Total {n} nota sesuai filter');

type Document = { readonly status: string };
type Props<Row, D extends Document> = { of: DocumentListOf<Row, D>; tabs?: ReactNode };

/** Every nota of the shop; a cashier sees the open day only (the server's rule). */
export function DaftarNota<Row extends Record<string, unknown>, D extends Document>({
  of,
  tabs,
}: Props<Row, D>) {
  const oneDay = usePerson().level === 'KASIR';
  return <DocumentList of={of} oneDay={oneDay} tabs={tabs} onScan={bukaNomor} />;
}
