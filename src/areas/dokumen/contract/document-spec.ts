import type { Field, Fields } from '#kit/contract/field.ts';
import type { Gate } from '#kit/rules/gate.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Filled } from '#kit/rules/lists.ts';
import type { Event } from '#areas/akses/contract/event.ts';
import type { Ask } from '#areas/dokumen/contract/document-asks.ts';
import type { NotaWords, PaperWords } from '#areas/dokumen/contract/paper-spec.ts';
import type { QuoteSpec } from '#areas/dokumen/contract/quote-spec.ts';
import type { Guard } from '#areas/buku/contract/guards.ts';
import type { RegisterWords } from '#areas/buku/contract/register.ts';

/** What another table knows of a code that the head holds: `by` names the code, `in` the master. */
export type Joined = {
  readonly of: Field;
  readonly by: string;
  /** What it is called there, if not the same. */
  readonly column?: string;
  readonly in: { readonly table: string; readonly key: Filled<string> };
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
  /** It needs no approval, except on a day that should be closed. */
  readonly approvable?: 'lateDay';
  /** What must be on for another one; those that live on are finished without it (D-33.1). */
  readonly gate?: Gate;
  /** What the record of acts calls it. */
  readonly audit: string;
  /** What it must go through (`guards.ts`). */
  readonly guards?: readonly Guard[];
  /** Its figures may be asked for beforehand: `POST <call>/hitung` runs the plan of the act and keeps nothing. */
  readonly quote?: true | QuoteSpec;
  /**
   * It may wait for its money or for a second person's look (D-28.1): it begins in `status`, the record of acts says
   * `audit`, and nothing is booked. The plan says whether (`waits`) and is written as if nothing waited. `keeps` is the
   * column that holds its money (`part`) until a step brings it; without it the step's body is the money.
   */
  readonly waits?: {
    readonly status: string;
    readonly audit: string;
    readonly part?: string;
    readonly keeps?: string;
    /** How it begins where it does not wait, if not in the first state. */
    readonly booked?: {
      readonly status: string;
      readonly audit: string;
      readonly stamps?: readonly string[];
    };
  };
  /**
   * Columns of the head that hold the number of a document which this act makes inside its own: a renewal makes a
   * loan. The engine takes that number and writes it; a quote leaves the column out.
   */
  readonly inner?: Readonly<Record<string, DocumentSpec>>;
};

/** A step of a document from one state to another, without a number, also on a day that stayed open past its date. */
export type StepSpec = StepOf & (CalledStep | { readonly call?: undefined });
/** A step with a call of its own; one without is taken by another call of the area (`served.step`). */
export type CalledStep = {
  readonly call: string;
  readonly summary: string;
  readonly menu: readonly string[];
};
type StepOf = {
  readonly body: Fields;
  readonly from: string;
  readonly to: string;
  /** The state to which its parent document (`on`) passes with it. */
  readonly parent?: string;
  /** Why it is not taken twice. */
  readonly again: Refusal;
  readonly audit: string;
  /** The person who made the document may take it: it validates nothing. Others are a second person's (D-28.1). */
  readonly byMaker?: true;
  readonly guards?: readonly Guard[];
};

type ListWords = {
  /** The path of its list, if not `api`: a kind that is made on a parent document has one list for all parents. */
  readonly api?: string;
  readonly menu?: readonly string[];
  /** Fields of the head, or of what others know of it, that the list may be narrowed by; `status` too. */
  readonly filters?: readonly string[];
  /** What `status` may be asked for besides the states: what the kind itself tells apart (`lists`). */
  readonly states?: readonly string[];
  /** Yes-or-no filters that the kind itself answers (`lists`); with one of them the list covers all days. */
  readonly ofAllDays?: readonly string[];
  readonly sort: readonly string[];
  readonly search: readonly string[];
  /** Sums of the whole filter; what is cancelled counts in none (D-6.3). */
  readonly sums?: Readonly<Record<string, Sum>>;
};
export type Sum =
  | {
      readonly of: string;
      readonly less?: string | readonly string[];
      readonly when?: Readonly<Record<string, string>>;
    }
  /** How many of the list were cancelled. */
  | { readonly cancelled: true };

/** A state of a document, and those it may pass to. */
export type StateSpec = {
  readonly name: string;
  readonly next: readonly string[];
  /** Why nothing more is done with one in this state, where the kind says it in other words; `{no}`, `{column}`. */
  readonly says?: Refusal;
  /**
   * It waits and nothing of it is booked: it is rejected without number, set and approver, and the record
   * of acts calls that so.
   */
  readonly rejected?: string;
  /** Its refusal is agreed to as its cancel is: goods or money may have changed hands already. */
  readonly agreed?: true;
};
/** Every document ends as one of these; what lives on between has states of its own. */
export const DONE_AT_ONCE = {
  DONE: { name: 'SELESAI', next: ['CANC'] },
  CANC: { name: 'BATAL', next: [] },
} as const satisfies Readonly<Record<string, StateSpec>>;

/**
 * An act with a number of its own on another document: only on one in the state `from`, which passes to
 * `to`, and back when the act is cancelled; of several states, each stays what it is (decision 951). Where
 * that one counts its acts, only while it is the last (D-35.18).
 */
export type OnSpec = {
  readonly spec: DocumentSpec;
  readonly from: string | readonly string[];
  readonly to?: string;
  /** Where that one passes to while the act itself waits (`startsIn`). */
  readonly waits?: string;
  /** Where that one passes to by an act that is its last (`Plan.ends`): the payment of the whole rest. */
  readonly ends?: string;
  /** The calls that make or cancel it answer the parent document. */
  readonly answers?: true;
};
/** A document that keeps which act on it was the last: its acts are cancelled one by one, the last first. */
export type ParentSpec = DocumentSpec & { readonly acts: true };

/** A half of another document: while the column names that one, it is taken on and back with it alone. */
type WithinWords = Readonly<Record<string, { readonly cancel: Refusal; readonly step: Refusal }>>;

type CancelWords = {
  /** None where it has no number of its own: its halves have theirs. */
  readonly letters?: string;
  readonly event: Event;
  /** The menus where it is cancelled, if not everywhere that the kind is seen. */
  readonly menu?: readonly string[];
  /** What is asked besides the reason. */
  readonly body?: Fields;
  /** What the record of acts calls it, if not BATAL. */
  readonly audit?: string;
  /** What the approver is shown, in this order; the reason comes after it. */
  readonly shows: readonly string[];
  /** Why one of another day is not cancelled, where the kind has a code of its own for it. */
  readonly yesterday?: Refusal;
  readonly guards?: readonly Guard[];
  /** Also on a day that stayed open past its date: closing may need it (D-2.3). */
  readonly late?: true;
  /** On any later day: what is given back is that day's (D-32.7), by its mirror or by postings of its own. */
  readonly anyDay?: true;
  /** It has no cancel: a wrong one is corrected by another one (decision 1018). No state leads to CANC. */
  readonly never?: true;
  /** Also after acts were done on it: its own postings give back what those took in. */
  readonly afterActs?: true;
};

/**
 * What its set of the book is called in reports of money, and what is said of it: `code` is a column of the
 * head; a kind that has one name has another for its cancel; what is counted beside the book has none, and what
 * is booked by its halves says nothing of its own.
 */
export type BookWords =
  | ({
      readonly note: string;
      /** The column, inside, that says whether its set has a line: one without has none to mirror (decision 1117). */
      readonly posts?: string;
    } & (
      | { readonly code: string }
      | { readonly kind: string; readonly undone: string }
      | { readonly none: true }
    ))
  | { readonly halves: true; readonly note?: undefined };

/** What a document counts one by one: pieces, goods, kinds of money; each a row of a table of its own. */
type LinesWords = {
  /** The name of the lines in the answer: 'barang'. */
  readonly name: string;
  readonly label: string;
  /** Its rows have the shop, the number of the document, `urut` and the day beside the columns below. */
  readonly table: string;
  readonly head: Fields;
  /** Stored, never told. */
  readonly inside?: Fields;
  /** Told of them, and kept by another table: the kind reads its lines itself (`readLines`). */
  readonly found?: Fields;
  /** What the list of documents finds them by. */
  readonly search?: readonly string[];
};

/** The facts of a kind of document: data only, functions stand in `serveDocument`. */
export type DocumentSpec = {
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
  readonly states?: Readonly<Record<string, StateSpec>>;
  readonly steps?: Readonly<Record<string, StepSpec>>;
  readonly on?: OnSpec;
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
  /**
   * Fields of the whole document alone, not of a list, computed also from `inside`; they replace fields of the same
   * name.
   */
  readonly tells?: Fields;
  readonly makes: Readonly<Record<string, Make>>;
  /** Approvals that making one needs, where the condition is a comparison of what it stores. */
  readonly asks?: Readonly<Record<string, Ask>>;
  /** None where it is shown with its parent document. */
  readonly list?: ListWords;
  readonly book: BookWords;
  /**
   * To whom money leaves that its sets take out of drawers and banks: to a customer, within the limits of level,
   * document and day (D-51.6), for the shop itself, within the sum of a person's day, or to another shop of the
   * chain, which counts it (D-41.3). A kind that says nothing may take none out.
   */
  readonly pays?: 'customer' | 'shop' | 'chain';
  /** What lists and reports over all kinds tell of it; `amount` is null where it is worth no money. */
  readonly register: RegisterWords;
  readonly cancel: CancelWords;
  /** None where its paper is a report. */
  readonly paper?: PaperWords;
  /** Instead of a paper: one with goods. The head keeps how often it was printed, `cetak_ke`. */
  readonly nota?: NotaWords;
  readonly within?: WithinWords;
};

/** A kind with a list and a reading of its own. */
export type ListedSpec = DocumentSpec & { readonly list: ListWords };
/** A kind with a paper of its own, counted and reprinted. */
export type PrintedSpec = ListedSpec & { readonly paper: PaperWords };
/** A kind with a paper of goods. */
export type NotaedSpec = ListedSpec & { readonly nota: NotaWords };
