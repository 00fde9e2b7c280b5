import type { Field, Fields } from '#kit/contract/field.ts';
import type { Gate } from '#kit/rules/gate.ts';
import type { EventKey } from '#areas/akses/contract/event.ts';

/** What another table knows of a code that the head holds: `by` names the code, `in` the master. */
export type Joined = {
  readonly of: Field;
  readonly by: string;
  readonly in: { readonly table: string; readonly key: readonly string[] };
};

/** One way of making a document: its call, the letters of its number, what is typed. */
type Make = {
  readonly call: string;
  readonly summary: string;
  readonly letters: string;
  /** What is typed. */
  readonly body: Fields;
  /** What its path names: the document that it takes from. */
  readonly params?: Fields;
  /** Where it is made, if not everywhere that the kind is seen. */
  readonly menu?: readonly string[];
  /** It asks for nobody's approval, but on a day that should be closed. */
  readonly approvable?: 'lateDay';
  /** What the record of acts calls it. */
  readonly audit: string;
};

type ListWords = {
  /** Where its list stands, if not at `api`: that of a document on another is the list of them all. */
  readonly api?: string;
  readonly menu?: readonly string[];
  /** Fields of the head that the list may be narrowed by; `status` too. */
  readonly filters?: readonly string[];
  readonly sort: readonly string[];
  readonly search: readonly string[];
  /** Sums of the whole filter; what is cancelled counts in none (D-6.3). */
  readonly sums?: Readonly<Record<string, Sum>>;
};
export type Sum = { readonly of: string; readonly when?: Readonly<Record<string, string>> };

/** A state of a document, and those it may pass to. */
export type StateWords = { readonly name: string; readonly next: readonly string[] };
/** Every document ends as one of these; what lives on between has states of its own. */
export const DONE_AT_ONCE = {
  DONE: { name: 'SELESAI', next: ['CANC'] },
  CANC: { name: 'BATAL', next: [] },
} as const satisfies Readonly<Record<string, StateWords>>;

/**
 * An act with a number of its own on another document: only on one in the state `from`, which passes to
 * `to`, and back when the act is taken back; and that only while it is the last act (D-35.18).
 */
export type OnWords = {
  readonly words: ParentWords;
  readonly from: string;
  readonly to?: string;
};
/** A document that others stand on keeps which of them was the last. */
export type ParentWords = DocumentWords & { readonly acts: true };

type CancelWords = {
  readonly letters: string;
  readonly event: EventKey;
  /** Where it is taken back, if not everywhere that the kind is seen. */
  readonly menu?: readonly string[];
  /** What the record of acts calls it, if not BATAL. */
  readonly audit?: string;
  /** What whoever agrees is shown, in this order; the reason comes after it. */
  readonly shows: readonly string[];
  /** Also on a day that stayed open past its date: closing may need it (D-2.3). */
  readonly late?: true;
};

/**
 * What its set of the book is called in reports of money, and what is said of it: `code` is a column of the
 * head; a kind that has one name has another for its cancel; what is counted beside the book has none.
 */
export type BookWords = { readonly note: string } & (
  | { readonly code: string }
  | { readonly kind: string; readonly undone: string }
  | { readonly none: true }
);

/** A pair of the paper: a field under its label, or the words of one field under those of another. */
export type PaperLine = string | { readonly label: string; readonly text: string };
type PaperWords = {
  /** What the paper is called: 'bukti kas'. */
  readonly noun: string;
  /** What its file's name begins with. */
  readonly file: string;
  readonly lines: readonly PaperLine[];
  readonly total: string;
  /** Each of its sheets says whose it is. */
  readonly copies?: readonly string[];
  /** Who signs, by the letters of the number where they differ. */
  readonly sign: Signs | Readonly<Record<string, Signs>>;
};
export type Signs = readonly [string, string];

/** What a document counts one by one: pieces, goods, kinds of money; each a row of a table of its own. */
type LinesWords = {
  /** What they are called in what is told: 'barang'. */
  readonly name: string;
  readonly label: string;
  /** Its rows have the shop, the number of the document, `urut` and the day beside the columns below. */
  readonly table: string;
  readonly head: Fields;
  /** Stored, never told. */
  readonly inside?: Fields;
};

/** The facts of a kind of document: data only, functions stand in `serveDocument`. */
export type DocumentWords = {
  /** The codes of its refusals begin with it: `kas` makes KAS_TIDAK_ADA. */
  readonly name: string;
  /** As sentences say it: 'Transaksi Kas Tidak Ditemukan'; and as it is called in the middle of one. */
  readonly title: string;
  /** What is not found, where that is not the title: 'No Hancur Tidak Ditemukan'. */
  readonly missing?: string;
  readonly noun: string;
  readonly table: string;
  /** The column of its number, and what it is called. */
  readonly key: string;
  readonly keyLabel: string;
  /** The path that its calls begin with; of a document on another `:induk` is the number of that one. */
  readonly api: string;
  readonly menu: readonly string[];
  readonly gate?: Gate;
  /** The letters of its numbers, and what each is called in requests and on paper (D-6.1). */
  readonly letters: Readonly<Record<string, string>>;
  /** Who made it is called so: Kasir, User. */
  readonly by: string;
  /** The first is the one that it is made in; `CANC` is always one of them. */
  readonly states?: Readonly<Record<string, StateWords>>;
  readonly on?: OnWords;
  readonly acts?: true;
  /** Stored and told. */
  readonly head: Fields;
  /** Stored, never told. */
  readonly inside?: Fields;
  readonly joined?: Readonly<Record<string, Joined>>;
  /** Worked out for the rows of a page. */
  readonly found?: Fields;
  readonly lines?: LinesWords;
  /** What areas to the left keep of it, told under these names: its money. */
  readonly parts?: Fields;
  readonly makes: Readonly<Record<string, Make>>;
  readonly list: ListWords;
  readonly book: BookWords;
  readonly cancel: CancelWords;
  /** None where its paper is a report. */
  readonly paper?: PaperWords;
};

/** A kind with a paper of its own, counted and reprinted. */
export type PrintedWords = DocumentWords & { readonly paper: PaperWords };
