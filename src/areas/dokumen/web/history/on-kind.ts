import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Fields } from '#kit/contract/field.ts';
import type {
  DocumentAsk,
  ListedDocument,
  ListRowOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { ListedSpec, StepSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';

type Row = Readonly<Record<string, unknown>>;
type Press = { readonly word: string; open(row: Row): void };

/** A step of a document as its card offers it: in its state, to a person who may take it. */
export type StepAct = Press & {
  readonly from: string;
  /** Menus of which one is enough. */
  readonly menu: readonly string[];
  readonly byMaker: boolean;
  /** What is done instead: it is rejected. */
  readonly refuse?: Press | undefined;
};

/** A step of a declaration with its button and dialog; `menu` where another call takes it. */
export const stepAct = (
  step: StepSpec,
  own: Press & { readonly menu?: readonly string[]; readonly refuse?: Press },
): StepAct => ({
  menu: step.call === undefined ? [] : step.menu,
  ...own,
  from: step.from,
  byMaker: step.byMaker ?? false,
});

/** A kind of document that is made on another one, with what is done with it. */
export type OnKind = {
  readonly spec: ListedSpec;
  readonly list: Endpoint<unknown, DocumentAsk, unknown, Row[]>;
  readonly fields: Fields;
  readonly acts: DocumentActs;
  readonly says: ((row: Row) => string) | undefined;
  /** What one that waits goes on with. */
  readonly step: StepAct | undefined;
};

/** `says` is what its row of the history tells instead of the kind's name. */
export const onKind = <W extends ListedSpec>(
  of: ListedDocument<W>,
  acts: DocumentActs,
  says?: (row: ListRowOf<W>) => string,
  step?: StepAct,
): OnKind => ({
  spec: of.spec,
  list: of.list,
  fields: of.row,
  acts,
  // Inside a history its columns are names in a row.
  says: says as OnKind['says'],
  step,
});
