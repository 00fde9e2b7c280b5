import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type {
  BodyOf,
  DocumentAsk,
  HeldOf,
  LineOf,
  ListRowOf,
  RowOf,
  StoredOf,
} from '#areas/buku/contract/document.ts';
import type { Said } from '#areas/buku/contract/document-paper.ts';
import type { DocumentWords, PrintedWords } from '#areas/buku/contract/document-words.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import type { Held } from '#areas/buku/server/document/document.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a way of making a document came to. It reads and decides; nothing is written inside. */
export type Plan<H, L> = {
  readonly head: H;
  readonly lines?: readonly L[];
  readonly postings: readonly Baris[];
  /** What somebody else must agree to before anything is written. */
  readonly asks?: readonly Tuntutan[];
  /** What else happens under its number: pieces that move. */
  also?(no: string): Promise<void>;
};

/** What a cancel is more than the mirror of the book. */
export type Undo = {
  /** What whoever agrees is shown beside the fields of the declaration. */
  readonly angka?: readonly Angka[];
  /** What else comes back, under the cancel's number. */
  also?(no: string): Promise<void>;
};

/** What only the kind itself knows; everything else follows from its words. */
export type Kind<W extends DocumentWords> = {
  readonly makes: {
    readonly [N in keyof W['makes']]: (
      tx: Tx,
      typed: BodyOf<W, N>,
      ctx: Ctx,
    ) => Promise<Plan<StoredOf<W>, LineOf<W>>>;
  };
  /** Whether it can still be taken back, and what that is. */
  undo?(tx: Tx, held: HeldOf<W>, ctx: Ctx): Promise<Undo>;
  /** Which documents this person may see, by the columns of `d`; all of them where it says nothing. */
  sees?(ctx: Ctx): Query | undefined;
  /** Which of those stand in the list. */
  lists?: Query;
  /** What is worked out for the rows of a page. */
  found?(on: Sql, rows: RowOf<W>[], ask: DocumentAsk, ctx: Ctx): Promise<ListRowOf<W>[]>;
  /** Fields in other words than their values, for whoever agrees and for the paper. */
  says?(row: RowOf<W>): Said;
};

type Row = Readonly<Record<string, unknown>>;
type Call<P, Q, B> = Endpoint<P, Q, B, unknown>;
type No = { no: string };

/** Inside the engine a document is a row of named columns: the declaration has said their types. */
export type AnyDocument = {
  readonly words: DocumentWords;
  readonly row: Readonly<Record<string, Field>>;
  readonly makes: Readonly<Record<string, Call<unknown, unknown, unknown>>>;
  readonly list: Call<unknown, DocumentAsk, unknown>;
  readonly one: Call<No, unknown, unknown>;
  readonly cancel: Call<No, unknown, { alasan: string }>;
};
/** One with a paper of its own. */
export type AnyPrinted = AnyDocument & {
  readonly words: PrintedWords;
  readonly paper: Call<No, { ukuran: '58' | '80' | 'NOTA' | null }, unknown>;
  readonly reprint: Call<No, unknown, { alasan: string | null }>;
};
export type AnyKind = {
  readonly makes: Readonly<
    Record<string, (tx: Tx, typed: unknown, ctx: Ctx) => Promise<Plan<Row, Row>>>
  >;
  undo?(tx: Tx, row: Held, ctx: Ctx): Promise<Undo>;
  sees?(ctx: Ctx): Query | undefined;
  lists?: Query;
  found?(on: Sql, rows: readonly Row[], ask: DocumentAsk, ctx: Ctx): Promise<Row[]>;
  says?(row: Row): Said;
};
