/** What reports over all kinds call a document, where the requirement says a word for it (2§). */
export type RegisterCalled = {
  /** № 101: cancelled documents. */
  readonly batal?: string;
  /** № 100: prints after the first. */
  readonly cetak?: string;
  /** № 104: what waits for validation, or waited. */
  readonly validasi?: string;
  /** № 11: the documents of a customer. */
  readonly riwayat?: string;
};

/** What the register tells of a document beside what every one has: columns of its table. */
export type RegisterWords<C extends string = string, L extends string = string> = {
  /** What it comes to in rupiah; null where it is worth no money. */
  readonly amount: C | null;
  /** Which way money went: always out, or out where a column says so; else it came in. */
  readonly out?: true | { readonly by: C; readonly is: string };
  /** What was paid of it so far, where a customer's history tells that. */
  readonly paid?: C;
  /** Its weight; `weightOfParent` where it is that of its parent document. */
  readonly weight?: C;
  readonly weightOfParent?: true;
  /** What is said of it, if not what its set of the book says. */
  readonly note?: C;
  /** One that was rejected before anything was booked is listed as cancelled too. */
  readonly rejected?: true;
  /** Its sets move no money of a drawer or a bank: what it comes to is not paid by it. */
  readonly unpaid?: true;
  /** What people typed on it (I-28), where that is not its note alone. */
  readonly typed?: readonly C[];
  /** What is said of it is what is said of its parent document. */
  readonly noteOfParent?: true;
  readonly sales?: C;
  /** Who ended it, where that is another one than who began it. */
  readonly salesEnd?: C;
  readonly customer?: {
    readonly name: C;
    readonly code?: C;
    readonly address?: C;
    readonly phone?: C;
  };
  readonly validated?: { readonly by: C; readonly at: C };
  /** The ticket that it is a half of; what waits is the ticket. */
  readonly within?: C;
  /** The goods on it; `same` is how one is known again on a later document in its place. */
  readonly items?: {
    readonly table: L;
    readonly name: string;
    readonly weight: string;
    readonly kadar: string;
    readonly same?: string;
  };
  readonly called?: RegisterCalled;
  /** What it is found by beside its number: by Ctrl K, of its last days, or of all days in a state of `lives`. */
  readonly found?: { readonly by: readonly C[]; readonly lives?: readonly string[] };
  /** Where its numbers and those of its cancels stand, by their letters; others stand in the journal. */
  readonly opens?: Readonly<Record<string, RegisterOpens>>;
};

/** A kind of document as the register knows it. */
export type Registered = RegisterWords & {
  readonly table: string;
  /** Who may open one of these screens may find it. */
  readonly menu?: readonly string[];
  /** The column of its number. */
  readonly key: string;
  /** Letters of its numbers, with what each is called. */
  readonly letters: Readonly<Record<string, string>>;
  /** None where its cancel has no number of its own. */
  readonly cancelLetters?: string;
  /** The name of its cancel after `Batal`, where its numbers have letters of several names. */
  readonly title?: string;
  readonly prints?: string;
  /** Who made it and when, where the columns are not `input_by` and `input_date`. */
  readonly by?: string;
  readonly at?: string;
  /** The state of a cancelled document; null where it is never cancelled. */
  readonly cancelled?: string | null;
  /** Its table keeps no state: a document that exists is done. */
  readonly stateless?: true;
  /** The state that it waits for validation in. */
  readonly waits?: string;
  /** One that was rejected before anything was booked was not cancelled. */
  readonly rejects?: true;
  /** The document that it belongs to: what it does not say itself, that one says. */
  readonly parent?: Registered;
  /** The business day of its cancel, where that may be a later one. */
  readonly cancelDay?: string;
  /** Rows without a number are no documents yet. */
  readonly numbered?: 'later';
  /** Its table is one of `create_document`: the views that invariants read are made of these words. */
  readonly created?: true;
  /** The book does not hold it. */
  readonly posts?: false;
  /** Its money is rows of `pembayaran`. */
  readonly payments?: true;
};

/** A screen that shows a number without a card of its own: of its day, narrowed to it as far as it can be. */
export type RegisterOpens = {
  readonly path: string;
  /** A list of a day; a report that says numbers; one that tells days alone. */
  readonly as: 'daftar' | 'laporan' | 'hari';
};
const opensAs =
  (as: RegisterOpens['as']) =>
  (path: string): RegisterOpens => ({ path, as });
export const daftar = opensAs('daftar');
export const laporan = opensAs('laporan');
export const hari = opensAs('hari');

/** A kind of document that is not declared with `defineDocument`. */
export const registered = (of: Registered): Registered => of;
