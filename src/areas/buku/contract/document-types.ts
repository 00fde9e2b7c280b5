import type { Endpoint, AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Field, Fields, ValueOf, ValuesOf } from '#kit/contract/field.ts';
import type { Paging } from '#kit/contract/paging.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type {
  DocumentWords,
  Joined,
  ListedWords,
  NotaedWords,
  PrintedWords,
  StepWords,
} from '#areas/buku/contract/document-words.ts';
import type { RegisterWords } from '#areas/buku/contract/register.ts';
import type { batalDitolak, kakiDokumen } from '#areas/buku/contract/dokumen.ts';

type Empty = Record<never, never>;
type Part<W, P extends string> = W extends { readonly [K in P]: infer F extends Fields }
  ? ValuesOf<F>
  : Empty;
type JoinedOf<W> = W extends { readonly joined: infer J extends Readonly<Record<string, Joined>> }
  ? { [N in keyof J]: ValueOf<J[N]['of']> }
  : Empty;
type Lines<W> = W extends { readonly lines: infer L } ? L : never;
export type LinesName<W> = [Lines<W>] extends [{ readonly name: infer N extends string }]
  ? [Lines<W>] extends [never]
    ? never
    : N
  : never;
/** One of its lines as what is told of it; the engine numbers them. */
type ToldLine<W> = { urut: number } & Part<Lines<W>, 'head'> & Part<Lines<W>, 'found'>;
/** One of its lines as a way of making it decides. */
export type LineOf<W> = Part<Lines<W>, 'head'> & Part<Lines<W>, 'inside'>;
/** One of its lines as it is read again, with all that stands inside. */
export type HeldLineOf<W> = ToldLine<W> & Part<Lines<W>, 'inside'>;
type Key<W extends DocumentWords> = { [K in W['key']]: string };
/** The document that this one stands on. */
export type ParentOf<W> = W extends {
  readonly on: { readonly words: infer P extends DocumentWords };
}
  ? P
  : never;
type ParentKey<W> = [ParentOf<W>] extends [never] ? Empty : Key<ParentOf<W>>;
/** The states that it may be in. */
export type StateOf<W> = W extends { readonly states: infer S }
  ? keyof S & string
  : 'DONE' | 'CANC';

/** What the engine itself keeps of every document. */
type Kept<W> = {
  tgl_system: Hari;
  input_date: string;
  status: StateOf<W>;
  input_by: string;
};
/** A paper of its own is counted. */
type Printed<W> = W extends PrintedWords ? { cetak_ke: number } : Empty;
/** What a way of making it decides: its head, and what stands inside, never told. */
export type StoredOf<W extends DocumentWords> = ValuesOf<W['head']> & Part<W, 'inside'>;
/** A document as its table holds it, with what its codes are called. */
export type RowOf<W extends DocumentWords> = Key<W> &
  ParentKey<W> &
  Kept<W> &
  Printed<W> &
  ValuesOf<W['head']> &
  JoinedOf<W>;
export type ListRowOf<W extends DocumentWords> = RowOf<W> & Part<W, 'found'>;
type Whole<W extends DocumentWords> = RowOf<W> & {
  [N in LinesName<W>]: ToldLine<W>[];
} & Part<W, 'parts'> &
  Omit<ValuesOf<typeof kakiDokumen>, 'batal'> &
  ValuesOf<Rejects<W> extends never ? Pick<typeof kakiDokumen, 'batal'> : typeof batalDitolak>;
/** The states in which it waits and is only rejected. */
type Rejects<W> = W extends { readonly states: infer S }
  ? Extract<S[keyof S], { readonly rejected: string }>
  : never;
/** What is told of the whole document alone. */
export type ToldOf<W> = Part<W, 'tells'>;
export type DocumentOf<W extends DocumentWords> = W extends { readonly tells: Fields }
  ? Omit<Whole<W>, keyof ToldOf<W>> & ToldOf<W>
  : Whole<W>;
/** What its acts answer: itself, or the document that it stands on. */
export type AnsweredOf<W extends DocumentWords> = W extends {
  readonly on: { readonly answers: true };
}
  ? DocumentOf<ParentOf<W>>
  : DocumentOf<W>;
/** A document as it is locked for an act, with the columns that are never answered; its lines are not read. */
export type LockedRow<W extends DocumentWords> = RowOf<W> & StoredOf<W>;
/** The same with its lines. */
export type HeldOf<W extends DocumentWords> = LockedRow<W> & {
  [N in LinesName<W>]: HeldLineOf<W>[];
};
/** The parts that areas to the left keep of one. */
export type PartsOf<W> = Part<W, 'parts'>;

/** What is typed for one way of making it. */
export type BodyOf<W extends DocumentWords, N extends keyof W['makes']> = ValuesOf<
  W['makes'][N]['body']
>;

/** What the path of one way of making it names. */
type ParamsOf<W extends DocumentWords, N extends keyof W['makes']> = W['makes'][N] extends {
  readonly params: infer P extends Fields;
}
  ? ValuesOf<P>
  : unknown;
/** The ways of making it whose figures may be asked for beforehand. */
export type Quoted<W extends DocumentWords> = {
  [N in keyof W['makes']]: W['makes'][N] extends { readonly quote: unknown } ? N : never;
}[keyof W['makes']];
type QuoteWords<W extends DocumentWords, N extends keyof W['makes']> = W['makes'][N] extends {
  readonly quote: infer Q;
}
  ? Q
  : never;
type Nullable<T> = { [K in keyof T]: T[K] | null };
/** What a quote is asked with: every field may be missing. */
export type QuoteBodyOf<W extends DocumentWords, N extends keyof W['makes']> = Nullable<
  Omit<BodyOf<W, N>, keyof Part<QuoteWords<W, N>, 'body'>> & Part<QuoteWords<W, N>, 'body'>
>;
/** Figures of a quote beside its head. */
export type QuoteTellsOf<W extends DocumentWords, N extends keyof W['makes']> = Part<
  QuoteWords<W, N>,
  'tells'
>;
/** Columns that the engine fills with the number of an inner document. */
export type InnerOf<W extends DocumentWords, N extends keyof W['makes']> = W['makes'][N] extends {
  readonly inner: infer I;
}
  ? keyof I
  : never;
/** An act worked out: head, lines and state that it would have, the approvals that it asks for, what refuses it. */
export type QuoteOf<W extends DocumentWords, N extends keyof W['makes']> = Omit<
  ValuesOf<W['head']>,
  keyof QuoteTellsOf<W, N> | InnerOf<W, N>
> &
  QuoteTellsOf<W, N> & { [L in LinesName<W>]: ({ urut: number } & Part<Lines<W>, 'head'>)[] } & {
    status: StateOf<W>;
    otorisasi: string[];
    kurang: { isian: string; pesan: string }[];
  };
/** What a way of making it is given: what is typed, and what its path names; with a quote any of it may be missing. */
export type GivenOf<W extends DocumentWords, N extends keyof W['makes']> = ([
  QuoteWords<W, N>,
] extends [never]
  ? BodyOf<W, N>
  : QuoteBodyOf<W, N>) &
  ParamsOf<W, N>;

type StepsOf<W> = W extends {
  readonly steps: infer S extends Readonly<Record<string, StepWords>>;
}
  ? S
  : Empty;
export type StepName<W> = keyof StepsOf<W>;
/** What is typed for one of its steps. */
export type StepBodyOf<W, N extends StepName<W>> = Part<StepsOf<W>[N], 'body'>;
/** What is asked of who takes it back. */
export type CancelBodyOf<W extends DocumentWords> = { alasan: string } & Part<W['cancel'], 'body'>;

export type DocumentAsk = Paging & {
  tgl_from?: string;
  tgl_to?: string;
  [filter: string]: string | number | undefined;
};
type No = { no: string };
/** Its own number, and that of the document it stands on. */
type AtOf<W> = [ParentOf<W>] extends [never] ? No : No & { induk: string };
type MadeAt<W> = [ParentOf<W>] extends [never] ? unknown : { induk: string };
type Wide = { ukuran: '58' | '80' | 'NOTA' | null };

/**
 * A kind of document: one numbered paper of a shop and a business day that records one act. Its calls,
 * lists, cancel, reprint and paper are derived from this one value (decision 0330); what an act
 * decides stands in `serveDocument`.
 */
export type Document<W extends DocumentWords = DocumentWords> = Acts<W> &
  (W extends ListedWords ? ListCalls<W> : Empty) &
  (W extends PrintedWords ? PaperCalls<W> : Empty) &
  (W extends NotaedWords ? NotaCalls<W> : Empty);

type Acts<W extends DocumentWords> = {
  readonly words: W;
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
    readonly [N in StepName<W>]: Endpoint<AtOf<W>, unknown, StepBodyOf<W, N>, DocumentOf<W>>;
  };
  readonly cancel: Endpoint<AtOf<W>, unknown, CancelBodyOf<W>, AnsweredOf<W>>;
};

type ListCalls<W extends DocumentWords> = {
  readonly list: Endpoint<unknown, DocumentAsk, unknown, ListRowOf<W>[]>;
  readonly one: Endpoint<AtOf<W>, unknown, unknown, DocumentOf<W>>;
};
/** A kind with a list and a reading of its own. */
export type ListedDocument<W extends ListedWords = ListedWords> = Acts<W> & ListCalls<W>;

type PaperCalls<W extends DocumentWords> = {
  readonly paper: Endpoint<AtOf<W>, Wide, unknown, unknown>;
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
type Sheet = { lembar: string | null };
export type NotaCalls<W extends DocumentWords> = {
  readonly notaData: Endpoint<unknown, No, unknown, NotaRowOf<W>[]>;
  readonly notaOne: Endpoint<unknown, No, unknown, NotaRowOf<W>[]>;
  readonly notaPdf: Endpoint<No, Wide & Partial<Sheet>, unknown, unknown>;
  readonly notaPrint: Endpoint<No, unknown, unknown, No & { cetak_ke: number }>;
  readonly reprint: Endpoint<No, unknown, { alasan: string | null }, Key<W> & { cetak_ke: number }>;
};
/** A kind with a paper of goods. */
export type NotaDocument<W extends NotaedWords = NotaedWords> = ListedDocument<W> & NotaCalls<W>;

/** A kind with a paper of its own. */
export type PrintedDocument<W extends PrintedWords = PrintedWords> = ListedDocument<W> &
  PaperCalls<W>;

type Column<W extends DocumentWords> =
  | keyof W['head']
  | W['key']
  | keyof Kept<W>
  | keyof ParentKey<W>
  | keyof Printed<W>
  | keyof JoinedOf<W>;
/** What its table keeps as the kind declares it. */
type StoredColumn<W extends DocumentWords> = keyof StoredOf<W> & string;
type LinesTable<W> = Lines<W> extends { readonly table: infer T extends string } ? T : never;
/** What is said again of the kind is a name of its own: a column, the letters of a number. */
export type Checked<W extends DocumentWords> = {
  readonly makes: {
    readonly [N in keyof W['makes']]: {
      readonly letters: keyof W['letters'];
      readonly inner?: { readonly [C in keyof W['head']]?: DocumentWords };
    };
  };
  readonly within?: { readonly [C in StoredColumn<W>]?: unknown };
  readonly list?: {
    readonly search: readonly (Column<W> | keyof Part<W, 'inside'>)[];
    readonly sort: readonly Column<W>[];
  };
  readonly lines?: {
    readonly search?: readonly (keyof Part<Lines<W>, 'head'>)[];
  };
  readonly steps?: {
    readonly [N in StepName<W>]: { readonly from: StateOf<W>; readonly to: StateOf<W> };
  };
  readonly cancel: { readonly shows: readonly Column<W>[] };
  readonly register: RegisterWords<StoredColumn<W>, LinesTable<W>>;
  readonly states?: { readonly [S in StateOf<W>]: { readonly next: readonly StateOf<W>[] } };
  readonly on?: {
    readonly from: StateOf<ParentOf<W>> | readonly StateOf<ParentOf<W>>[];
    readonly to?: StateOf<ParentOf<W>>;
    readonly waits?: StateOf<ParentOf<W>>;
  };
  readonly book:
    | ({ readonly note: keyof W['head'] } & (
        | { readonly code: keyof W['head'] }
        | { readonly kind: string }
        | { readonly none: true }
      ))
    | { readonly halves: true };
};
