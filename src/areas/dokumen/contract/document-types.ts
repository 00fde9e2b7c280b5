import type { Endpoint, AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Field, Fields, Schema, ValueOf, ValuesOf } from '#kit/contract/field.ts';
import type { Paging } from '#kit/contract/paging.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { KertasBoleh } from '#areas/akses/contract/kertas.api.ts';
import type {
  DocumentSpec,
  Joined,
  ListedSpec,
  NotaedSpec,
  PrintedSpec,
  StepSpec,
} from '#areas/dokumen/contract/document-spec.ts';
import type {
  batalDitolak,
  kakiDokumen,
  KertasDiminta,
  StrukDiminta,
} from '#areas/dokumen/contract/dokumen.ts';

type Empty = Record<never, never>;
export type Part<W, P extends string> = W extends { readonly [K in P]: infer F extends Fields }
  ? ValuesOf<F>
  : Empty;
export type JoinedOf<W> = W extends {
  readonly joined: infer J extends Readonly<Record<string, Joined>>;
}
  ? { [N in keyof J]: ValueOf<J[N]['of']> }
  : Empty;
export type Lines<W> = W extends { readonly lines: infer L } ? L : never;
export type LinesName<W> = [Lines<W>] extends [{ readonly name: infer N extends string }]
  ? [Lines<W>] extends [never]
    ? never
    : N
  : never;
/** One of its lines as the answer shows it; the engine numbers the lines. */
type ToldLine<W> = { urut: number } & Part<Lines<W>, 'head'> & Part<Lines<W>, 'found'>;
/** One of its lines as a way of making it decides. */
export type LineOf<W> = Part<Lines<W>, 'head'> & Part<Lines<W>, 'inside'>;
/** One of its lines as it is read again, with the columns that are never shown (`inside`). */
export type HeldLineOf<W> = ToldLine<W> & Part<Lines<W>, 'inside'>;
type Key<W extends DocumentSpec> = { [K in W['key']]: string };
/** The parent document: the one that this one is made on. */
export type ParentOf<W> = W extends {
  readonly on: { readonly spec: infer P extends DocumentSpec };
}
  ? P
  : never;
export type ParentKey<W> = [ParentOf<W>] extends [never] ? Empty : Key<ParentOf<W>>;
/** The states that it may be in. */
export type StateOf<W> = W extends { readonly states: infer S }
  ? keyof S & string
  : 'DONE' | 'CANC';

/** What the engine itself keeps of every document. */
export type Kept<W> = {
  tgl_system: Hari;
  input_date: string;
  status: StateOf<W>;
  input_by: string;
};
/** A paper of its own is counted. */
export type Printed<W> = W extends PrintedSpec ? { cetak_ke: number } : Empty;
/** What a way of making it decides: its head, and the columns that are never shown (`inside`). */
export type StoredOf<W extends DocumentSpec> = ValuesOf<W['head']> & Part<W, 'inside'>;
/** A document as its table holds it, with what its codes are called. */
export type RowOf<W extends DocumentSpec> = Key<W> &
  ParentKey<W> &
  Kept<W> &
  Printed<W> &
  ValuesOf<W['head']> &
  JoinedOf<W>;
export type ListRowOf<W extends DocumentSpec> = RowOf<W> & Part<W, 'found'>;
type Whole<W extends DocumentSpec> = RowOf<W> & {
  [N in LinesName<W>]: ToldLine<W>[];
} & Part<W, 'parts'> &
  Omit<ValuesOf<typeof kakiDokumen>, 'batal'> &
  ValuesOf<Rejects<W> extends never ? Pick<typeof kakiDokumen, 'batal'> : typeof batalDitolak>;
/** The states in which it waits and is only rejected. */
type Rejects<W> = W extends { readonly states: infer S }
  ? Extract<S[keyof S], { readonly rejected: string }>
  : never;
/** Fields that are shown of the whole document and not in lists. */
export type ToldOf<W> = Part<W, 'tells'>;
export type DocumentOf<W extends DocumentSpec> = W extends { readonly tells: Fields }
  ? Omit<Whole<W>, keyof ToldOf<W>> & ToldOf<W>
  : Whole<W>;
/** What its acts answer: itself, or its parent document. */
export type AnsweredOf<W extends DocumentSpec> = W extends {
  readonly on: { readonly answers: true };
}
  ? DocumentOf<ParentOf<W>>
  : DocumentOf<W>;
/** A document as it is locked for an act, with the columns that are never answered; its lines are not read. */
export type LockedRow<W extends DocumentSpec> = RowOf<W> & StoredOf<W>;
/** The same with its lines. */
export type HeldOf<W extends DocumentSpec> = LockedRow<W> & {
  [N in LinesName<W>]: HeldLineOf<W>[];
};
/** The parts that areas to the left keep of one. */
export type PartsOf<W> = Part<W, 'parts'>;

/** What is typed for one way of making it. */
export type BodyOf<W extends DocumentSpec, N extends keyof W['makes']> = ValuesOf<
  W['makes'][N]['body']
>;

/** What the path of one way of making it names. */
type ParamsOf<W extends DocumentSpec, N extends keyof W['makes']> = W['makes'][N] extends {
  readonly params: infer P extends Fields;
}
  ? ValuesOf<P>
  : unknown;
/** The ways of making it whose figures may be asked for beforehand. */
export type Quoted<W extends DocumentSpec> = {
  [N in keyof W['makes']]: W['makes'][N] extends { readonly quote: unknown } ? N : never;
}[keyof W['makes']];
type QuoteWords<W extends DocumentSpec, N extends keyof W['makes']> = W['makes'][N] extends {
  readonly quote: infer Q;
}
  ? Q
  : never;
type NullableBut<F, T> = { [K in keyof T]: K extends F ? T[K] : T[K] | null };
/** Fields that a quote cannot do without. */
type NeededOf<Q> = Q extends { readonly needs: readonly (infer F)[] } ? F : never;
/** The body of a quote: fields in `needs` are compulsory, all others may be null. */
export type QuoteBodyOf<W extends DocumentSpec, N extends keyof W['makes']> = NullableBut<
  NeededOf<QuoteWords<W, N>>,
  Omit<BodyOf<W, N>, keyof Part<QuoteWords<W, N>, 'body'>> & Part<QuoteWords<W, N>, 'body'>
>;
/** Figures of a quote beside its head. */
export type QuoteTellsOf<W extends DocumentSpec, N extends keyof W['makes']> = Part<
  QuoteWords<W, N>,
  'tells'
>;
/** Columns of the customer whom a body names: a quote that answered them would be a search that leaves no trace. */
type AskedCustomerOf<W> = [ParentOf<W>] extends [never]
  ? W extends { readonly register: { readonly customer: infer C } }
    ? C[keyof C]
    : never
  : never;
/** Columns that the engine fills with the number of an inner document. */
export type InnerOf<W extends DocumentSpec, N extends keyof W['makes']> = W['makes'][N] extends {
  readonly inner: infer I;
}
  ? keyof I
  : never;
/** The column that the engine fills with whether its set has a line. */
type PostsOf<W> = W extends { readonly book: { readonly posts: infer C extends string } }
  ? C
  : never;
/** Columns that the engine fills: with numbers of inner documents, with the money of one that waits, with its set. */
export type FilledOf<W extends DocumentSpec, N extends keyof W['makes']> =
  | InnerOf<W, N>
  | PostsOf<W>
  | (W['makes'][N] extends { readonly waits: { readonly keeps: infer C extends string } }
      ? C
      : never);
/** An act worked out: head, lines and state that it would have, the approvals that it asks for, what refuses it. */
export type QuoteOf<W extends DocumentSpec, N extends keyof W['makes']> =
  QuoteWords<W, N> extends { readonly data: Schema<infer T> }
    ? T
    : Omit<ValuesOf<W['head']>, keyof QuoteTellsOf<W, N> | InnerOf<W, N> | AskedCustomerOf<W>> &
        QuoteTellsOf<W, N> & {
          [L in Exclude<LinesName<W>, keyof QuoteTellsOf<W, N>>]: ({ urut: number } & Part<
            Lines<W>,
            'head'
          >)[];
        } & {
          status: StateOf<W>;
          otorisasi: string[];
          kurang: { isian: string; pesan: string }[];
        };
/** What a way of making it is given: what is typed, and what its path names; with a quote most of it may be missing. */
export type GivenOf<W extends DocumentSpec, N extends keyof W['makes']> = ([
  QuoteWords<W, N>,
] extends [never]
  ? BodyOf<W, N>
  : QuoteBodyOf<W, N>) &
  ParamsOf<W, N>;

type StepsOf<W> = W extends {
  readonly steps: infer S extends Readonly<Record<string, StepSpec>>;
}
  ? S
  : Empty;
/** Names of the approvals that its declaration asks. */
export type AskName<W> = W extends { readonly asks: infer A } ? keyof A & string : never;
export type StepName<W> = keyof StepsOf<W>;
/** Steps that have a call of their own. */
export type CalledName<W> = {
  [N in StepName<W>]: StepsOf<W>[N] extends { readonly call: string } ? N : never;
}[StepName<W>];
/** What is typed for one of its steps. */
export type StepBodyOf<W, N extends StepName<W>> = Part<StepsOf<W>[N], 'body'>;
/** What is asked of who takes it back. */
export type CancelBodyOf<W extends DocumentSpec> = { alasan: string } & Part<W['cancel'], 'body'>;

export type DocumentAsk = Paging & {
  tgl_from?: string;
  tgl_to?: string;
  [filter: string]: string | number | undefined;
};
type No = { no: string };
/** Its own number, and that of its parent document. */
type AtOf<W> = [ParentOf<W>] extends [never] ? No : No & { induk: string };
type MadeAt<W> = [ParentOf<W>] extends [never] ? unknown : { induk: string };

/**
 * A kind of document: one numbered paper of a shop and a business day that records one act. Its calls, lists, cancel,
 * reprint and paper are derived from this one value (decision 0330); what an act decides is in `serveDocument`.
 */
export type Document<W extends DocumentSpec = DocumentSpec> = Acts<W> &
  (W extends ListedSpec ? ListCalls<W> : Empty) &
  (W extends PrintedSpec ? PaperCalls<W> : Empty) &
  (W extends NotaedSpec ? NotaCalls<W> : Empty);

type Acts<W extends DocumentSpec> = {
  readonly spec: W;
  readonly calls: readonly AnyEndpoint[];
  /** Everything that a list tells of one, in its order. */
  readonly row: { readonly [N in keyof ListRowOf<W>]: Field<ListRowOf<W>[N]> };
  readonly makes: {
    readonly [N in keyof W['makes']]: Endpoint<
      MadeAt<W> & ParamsOf<W, N>,
      unknown,
      BodyOf<W, N>,
      AnsweredOf<W>
    >;
  };
  readonly quotes: {
    readonly [N in Quoted<W>]: Endpoint<
      MadeAt<W> & ParamsOf<W, N>,
      unknown,
      QuoteBodyOf<W, N>,
      QuoteOf<W, N>
    >;
  };
  readonly steps: {
    readonly [N in CalledName<W>]: Endpoint<AtOf<W>, unknown, StepBodyOf<W, N>, DocumentOf<W>>;
  };
  readonly cancel: Endpoint<AtOf<W>, unknown, CancelBodyOf<W>, AnsweredOf<W>>;
};

type ListCalls<W extends DocumentSpec> = {
  readonly list: Endpoint<unknown, DocumentAsk, unknown, ListRowOf<W>[]>;
  readonly one: Endpoint<AtOf<W>, unknown, unknown, DocumentOf<W>>;
};
/** A kind with a list and a reading of its own. */
export type ListedDocument<W extends ListedSpec = ListedSpec> = Acts<W> & ListCalls<W>;

type PaperCalls<W extends DocumentSpec> = {
  readonly paper: Endpoint<AtOf<W>, StrukDiminta, unknown, unknown>;
  readonly reprint: Endpoint<
    AtOf<W>,
    unknown,
    { alasan: string | null },
    Key<W> & { cetak_ke: number }
  >;
};
/** A piece on the paper of goods, as print data. */
export type NotaRowOf<W> = W extends { readonly nota: { readonly rows: infer F extends Fields } }
  ? ValuesOf<F>
  : never;
/** What printing it at the counter tells beside. */
export type NotaPrintedOf<W> = W extends {
  readonly nota: { readonly printed: infer F extends Fields };
}
  ? ValuesOf<F>
  : Empty;
type Sheet = { lembar: string | null };
export type NotaCalls<W extends DocumentSpec> = {
  readonly notaData: Endpoint<unknown, No, unknown, NotaRowOf<W>[]>;
  readonly notaOne: Endpoint<unknown, No, unknown, NotaRowOf<W>[]>;
  readonly notaPdf: Endpoint<No, KertasDiminta & Partial<Sheet>, unknown, unknown>;
  readonly notaPrint: Endpoint<No, unknown, unknown, KertasBoleh & NotaPrintedOf<W>>;
  readonly reprint: Endpoint<No, unknown, { alasan: string | null }, Key<W> & { cetak_ke: number }>;
};
/** A kind with a paper of goods. */
export type NotaDocument<W extends NotaedSpec = NotaedSpec> = ListedDocument<W> & NotaCalls<W>;

/** A kind with a paper of its own. */
export type PrintedDocument<W extends PrintedSpec = PrintedSpec> = ListedDocument<W> &
  PaperCalls<W>;
