import type { Fields } from '#kit/contract/field.ts';
import type { Row } from '#kit/rules/totals.ts';
import type { DocumentListOf } from '#kit/web/document/document-list.tsx';
import type { DocumentOf as Looked } from '#kit/web/document/document.ts';
import type {
  DocumentOf,
  ListedDocument,
  ListRowOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

type Own<W extends ListedSpec> = {
  readonly name: string;
  readonly label: string;
  /** Columns that are shown at first, in this order; a person may tick the others. */
  readonly first: readonly (keyof ListRowOf<W> & string)[];
  readonly document: Looked<DocumentOf<W>>;
  readonly words: { readonly total: string; readonly empty: string; readonly search: string };
  readonly csv: string;
  /** A list of all days, which begins with this state. */
  readonly alive?: string;
  /** States that the kind tells apart, as they are called. */
  readonly states?: readonly { readonly value: string; readonly label: string }[];
};

/** The list of a kind, with its drawer: what its words say of it, and what a person reads. */
export function documentList<W extends ListedSpec>(
  of: ListedDocument<W>,
  { first, alive, states = [], ...own }: Own<W>,
): DocumentListOf<ListRowOf<W> & Row, DocumentOf<W> & { readonly status: string }> {
  const { key, letters, list } = of.spec;
  const row: Fields = of.row;
  return {
    ...own,
    list: of.list,
    key,
    number: new RegExp(`^(${Object.keys(letters).join('|')})[A-Z0-9]{12}$`),
    first: Object.fromEntries(first.map((name) => [name, row[name]!])),
    fields: row,
    sortable: list.sort,
    states: [{ value: 'ALL', label: 'SEMUA' }, ...row.status!.options!, ...states],
    state: alive ?? 'ALL',
    days: alive === undefined,
    seller: saringSales.kode_sales,
  };
}
