import type { Refusal } from '#kit/rules/refusal.ts';
import type { Fields, Schema, ValuesOf } from '#kit/contract/field.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type {
  AskName,
  CancelBodyOf,
  DocumentAsk,
  DocumentOf,
  FilledOf,
  GivenOf,
  InnerOf,
  HeldLineOf,
  HeldOf,
  LineOf,
  LinesName,
  ListRowOf,
  ParentOf,
  PartsOf,
  RowOf,
  StateOf,
  StepBodyOf,
  StepName,
  StoredOf,
  ToldOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { Said } from '#areas/dokumen/contract/document-paper.ts';
import type { DocumentSpec, NotaedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import type { KepalaBatal } from '#areas/dokumen/server/dokumen.query.ts';
import type { Bayar } from '#areas/dokumen/server/keluar-dokumen.ts';
import type { Held } from '#areas/dokumen/server/document.table.ts';
import type { NotaBy, NotaOf } from '#areas/dokumen/server/nota-by.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Readonly<Record<string, unknown>>;
type Empty = Record<never, never>;

/** What an area to the left keeps of a document under its number: its money. */
export type PartOf<R> = {
  /**
   * Answers what is shown of the part, where that is less than it was given. None where the act itself writes the part,
   * or where it comes later.
   */
  write?(tx: Tx, no: string, part: R, ctx: Ctx): Promise<R | void>;
  read(on: Sql, kode_toko: string, no: string, row: Row, ctx: Ctx): Promise<R>;
  /** What is shown of the part while the document waits for it: less than is kept. */
  told?(part: R): R;
  /** The table of a part that is written in one statement with its document; `rows` gives the part's rows in it. */
  readonly beside?: Beside;
  rows?(part: R, ctx: Ctx): readonly Row[];
};

/** Rows of another table that are written with a document and hold its number. */
export type Beside = {
  readonly table: string;
  /** The column of the number. */
  readonly no: string;
  readonly columns: readonly string[];
};

/** All of a document as an act that writes by itself left it; one that answers its number is read again. */
export type Written<R, L, P = Empty> = {
  readonly row: R;
  readonly lines: readonly L[];
  readonly parts: P;
  readonly postings: readonly Baris[];
};
type Own<G, W, X> = { writes(tx: Tx, given: G, ctx: Ctx, standing: X): Promise<W> };
/** Says that an act writes by itself, under the same face. */
export const customWrite = <G, W, X = undefined>(writes: Own<G, W, X>['writes']): Own<G, W, X> => ({
  writes,
});

/** What a way of making a document came to. It reads and decides; nothing is written inside. */
export type Plan<H, L, P = Empty, Q = Row, S = string> = {
  readonly head: H;
  /** Where it does not begin in the first state: that, and what the record of acts calls it then. */
  readonly startsIn?: { readonly status: S; readonly audit: string };
  /** It waits (`waits` of its declaration): nothing of it is booked, its money is kept or comes with the step. */
  readonly waits?: boolean;
  /** Whose drawer its money goes through, if not that of the person who acts. */
  readonly drawerOf?: string;
  /** Columns that take the moment itself. */
  readonly stamps?: readonly (string & keyof H)[];
  readonly lines?: readonly L[];
  readonly parts?: P;
  /** What changes on its parent document, besides its state. */
  readonly parent?: Q;
  /** It is the last act on that one, which passes to the state that its declaration names (`on.ends`). */
  readonly ends?: boolean;
  readonly postings: readonly Baris[];
  postingsOf?(no: string): readonly Baris[]; // further ones, on accounts that its own number names
  /** What its set of the book says, if not the note of the head. */
  readonly note?: string;
  /** What refuses it although its figures are known: 422 of the act, `kurang` of its quote. */
  readonly refusals?: readonly Refusal[];
  /** Figures of its quote beside the head, or its whole answer (`quote.data`): worked out for a quote alone. */
  tells?(): object;
  /** What somebody else must agree to before anything is written, besides what the declaration asks. */
  readonly asks?: readonly Tuntutan[];
  /** What the approver reads besides the fields of a declared ask, by its name; read where it is asked. */
  readonly figures?: Readonly<Record<string, () => Promise<readonly Angka[]>>>;
  /** Documents that it makes inside its own, by the column that holds their number (`served.inner`). */
  readonly inner?: Readonly<Record<string, Inner>>;
  /** What is said of money that leaves beside the postings: the limit of the document, whose set has the money. */
  readonly pays?: Bayar;
  /** The steps of its pieces, as text (`langkahJson`): taken under its number, with its rows. */
  readonly langkah?: string;
  /** Rows of further tables, by table; each table is declared in the kind's `beside`. */
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
  /** Its lines as they will be read, where other tables know of them too (`readLines`). */
  readonly toldLines?: readonly Row[];
  /**
   * What is written before the document, once the act was agreed to: the card of a new customer. Answers the columns of
   * the head that it fills. A quote leaves it out.
   */
  beforeNumber?(): Promise<Partial<H> | void>;
  /** What else happens under its number. */
  afterNumber?(no: string): Promise<void>;
  /** What is asked once more when its set is booked, while its balances are held. */
  afterPosting?(): Promise<void>;
};

/** What goes with a new document alone: a step, which has its number, writes pieces and rows in `afterNumber`. */
type WithNew = 'beforeNumber' | 'langkah' | 'postingsOf' | 'rows' | 'toldLines';
type StepPlan<H, P> = Omit<Plan<H, never, P>, WithNew> & { readonly [K in WithNew]?: never };

/** A document that another act makes inside its own: one approval for both, written under the number given. */
export type Inner = {
  readonly letters: string;
  /** What its declaration asks: the outer act asks it with its own. */
  asks(ctx: Ctx): Promise<Tuntutan[]>;
  write(tx: Tx, no: string, ctx: Ctx): Promise<void>;
};

/** What a cancel is more than the mirror of the book. */
export type Undo<Q = Row, H = Row> = {
  /** What the approver is shown of it between those fields and the reason. */
  readonly isi?: readonly Angka[];
  /** What is kept of it with the cancel. */
  readonly head?: H;
  /** Its own set instead of the mirror. */
  readonly postings?: readonly Baris[];
  /** What must be agreed to besides. */
  readonly asks?: readonly Tuntutan[];
  /** Who must agree, if not whom the event names. */
  readonly penyetuju?: 'SPV' | 'OWN';
  /** The values that its parent document has again, besides its state. */
  readonly parent?: Q;
  /** What the approver is shown beside the fields of the declaration. */
  readonly angka?: readonly Angka[];
  /** What names the pieces and photos of it, where its lines do not. */
  readonly foto?: readonly unknown[];
  /** What else comes back, under the cancel's number. */
  afterNumber?(no: string): Promise<void>;
};

/** The parent document, locked; undefined for a kind without one. */
type Parent<W> = [ParentOf<W>] extends [never] ? undefined : HeldOf<ParentOf<W>>;
type ParentChange<W> = [ParentOf<W>] extends [never] ? Empty : Partial<StoredOf<ParentOf<W>>>;

/** A quote that declares figures of its own, or a shape of its own, gets them from the plan. */
type Told<W extends DocumentSpec, N extends keyof W['makes']> = W['makes'][N] extends {
  readonly quote: { readonly tells: infer F extends Fields };
}
  ? { tells(): ValuesOf<F> }
  : W['makes'][N] extends { readonly quote: { readonly data: Schema<infer T> } }
    ? { tells(): T & object }
    : unknown;
/** An act that declares inner documents plans each of them. */
type Makes<W extends DocumentSpec, N extends keyof W['makes']> = [InnerOf<W, N>] extends [never]
  ? unknown
  : { readonly inner: Readonly<Record<InnerOf<W, N>, Inner>> };

type AnsweredBy<W> = [ParentOf<W>] extends [never] ? never : DocumentOf<ParentOf<W>>;

/** What an act of a kind that writes by itself came to. */
export type WrittenOf<W extends DocumentSpec> = Written<
  Omit<HeldOf<W>, LinesName<W>> & KepalaBatal & { readonly otorisasi: string[] },
  HeldLineOf<W>,
  PartsOf<W>
>;

/** What one way of making a document comes to. */
export type PlanOf<W extends DocumentSpec, N extends keyof W['makes']> = InnerPlanOf<W, N> &
  Told<W, N>;
/** The same where another document makes it inside its own act: its quote is that of the other. */
export type InnerPlanOf<W extends DocumentSpec, N extends keyof W['makes']> = Plan<
  Omit<StoredOf<W>, FilledOf<W, N>>,
  LineOf<W>,
  PartsOf<W>,
  ParentChange<W>,
  StateOf<W>
> & { readonly figures?: { readonly [A in AskName<W>]?: () => Promise<readonly Angka[]> } } & Makes<
    W,
    N
  >;

/** What only the kind itself knows; everything else follows from its words. */
export type Kind<W extends DocumentSpec> = {
  readonly makes: {
    readonly [N in keyof W['makes']]:
      | ((tx: Tx, given: GivenOf<W, N>, ctx: Ctx, parent: Parent<W>) => Promise<PlanOf<W, N>>)
      | Own<GivenOf<W, N>, WrittenOf<W> | string, Parent<W>>;
  };
  /** Its ways that share transactions (docs/how-to/ride.md): what two may not both name; undefined goes alone. */
  readonly rides?: {
    readonly [N in keyof W['makes']]?: (given: GivenOf<W, N>) => readonly string[] | undefined;
  };
  /** Other tables that it writes rows to, besides its lines and its parts (`Plan.rows`). */
  readonly beside?: readonly Beside[];
  readonly steps?: {
    readonly [N in StepName<W>]:
      | ((
          tx: Tx,
          typed: StepBodyOf<W, N>,
          ctx: Ctx,
          held: HeldOf<W>,
          parent: Parent<W>,
        ) => Promise<StepPlan<Partial<StoredOf<W>>, Partial<PartsOf<W>>>>)
      | Own<StepBodyOf<W, N>, WrittenOf<W> | string, HeldOf<W>>;
  };
  /** Its lines as they are read again, where other tables know of them too. */
  readLines?(on: Sql, kode_toko: string, no: string): Promise<HeldLineOf<W>[]>;
  readonly nota?: W extends NotaedSpec ? NotaOf<W> : never;
  /** Fields that are shown of the whole document and not in lists. */
  answerExtras?(whole: HeldOf<W> & PartsOf<W> & KepalaBatal, ctx: Ctx): ToldOf<W>;
  /** The parent document, where the kind's acts answer that one. */
  answers?(on: Sql, no: string, ctx: Ctx): Promise<AnsweredBy<W>>;
  readonly parts?: { readonly [N in keyof PartsOf<W>]: PartOf<PartsOf<W>[N]> };
  /** Decides whether it can still be cancelled, and what the cancel does. */
  undo?(
    tx: Tx,
    held: HeldOf<W>,
    ctx: Ctx,
    parent: Parent<W>,
    typed: CancelBodyOf<W>,
  ): Promise<Undo<ParentChange<W>, Partial<StoredOf<W>>>>;
  /** Which documents this person may see, by the columns of `d`; all of them where it says nothing. */
  visibleTo?(ctx: Ctx): Query | undefined;
  /** Which of those he may look at and print again; an act on another is refused by its day. */
  readableBy?(ctx: Ctx): Query | undefined;
  /** The days that the list speaks of, where that is not what it is asked for. */
  period?(ask: DocumentAsk, ctx: Ctx): { tgl_from: string; tgl_to: string };
  /** Which of those stand in the list, by what it is asked for. */
  listFilter?(ask: DocumentAsk, ctx: Ctx): Query | undefined;
  /** What else the list is searched in: texts of the row `d`. */
  readonly searchIn?: readonly Query[];
  /** What is worked out for the rows of a page. */
  compute?(on: Sql, rows: RowOf<W>[], ask: DocumentAsk, ctx: Ctx): Promise<ListRowOf<W>[]>;
  /** Fields in other words than their values, for the approver and for the paper. */
  display?(row: RowOf<W>): Said;
  /** What its paper says beside the fields of the declaration. */
  paperExtras?(on: Sql, held: HeldOf<W>, ctx: Ctx): Promise<BuktiMore>;
  /** Its paper as a whole, where that is a sheet of its own (`paper.sheet`). */
  drawPaper?(on: Sql, row: RowOf<W>, ctx: Ctx): Promise<Raw>;
};

export type AnyPlan = Plan<Row, Row, Row>;
type AnyMake = (tx: Tx, typed: unknown, ctx: Ctx, parent: Held | undefined) => Promise<AnyPlan>;
export type AnyStepPlan = StepPlan<Row, Row>;
type AnyStep = (
  tx: Tx,
  typed: unknown,
  ctx: Ctx,
  held: Held,
  parent: Held | undefined,
) => Promise<AnyStepPlan>;
export type AnyWritten = Written<Held, Row, Row>;
/** A document of any kind as it is shown. */
export type AnyTold = Held & { readonly cetak_ke: number; readonly kode_sales?: string | null };
export type AnyKind = {
  readonly makes: Readonly<
    Record<string, AnyMake | Own<unknown, AnyWritten | string, Held | undefined>>
  >;
  readonly rides?: Readonly<Record<string, (given: unknown) => readonly string[] | undefined>>;
  readonly beside?: readonly Beside[];
  readonly steps?: Readonly<Record<string, AnyStep | Own<unknown, AnyWritten | string, Held>>>;
  readonly nota?: NotaBy<AnyTold, Row>;
  readLines?(on: Sql, kode_toko: string, no: string): Promise<Row[]>;
  readableBy?(ctx: Ctx): Query | undefined;
  period?(ask: DocumentAsk, ctx: Ctx): { tgl_from: string; tgl_to: string };
  readonly parts?: Readonly<Record<string, PartOf<unknown>>>;
  answerExtras?(whole: Row, ctx: Ctx): Row;
  answers?(on: Sql, no: string, ctx: Ctx): Promise<object>;
  undo?(tx: Tx, row: Held, ctx: Ctx, parent: Held | undefined, typed: Row): Promise<Undo>;
  visibleTo?(ctx: Ctx): Query | undefined;
  listFilter?(ask: DocumentAsk, ctx: Ctx): Query | undefined;
  readonly searchIn?: readonly Query[];
  compute?(on: Sql, rows: readonly Row[], ask: DocumentAsk, ctx: Ctx): Promise<Row[]>;
  display?(row: Row): Said;
  paperExtras?(on: Sql, row: Row, ctx: Ctx): Promise<BuktiMore>;
  drawPaper?(on: Sql, row: Row, ctx: Ctx): Promise<Raw>;
};
