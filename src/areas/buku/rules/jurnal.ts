/** One side of a journal: an account family of the book, and its usual side (debit or credit). */
export type SisiJurnal = { readonly kode_akun: string; readonly jenis_akun: 'DEBET' | 'KREDIT' };

/** What one kind of document posts, as an accountant reads it; a cancel posts the same the other way. */
export type Jurnal = {
  readonly trx: string;
  /** The transaction code of its sets in the book. */
  readonly type: string;
  /** Its place among the journals of all areas, in tens so that others fit between. */
  readonly at: number;
  readonly akun: readonly SisiJurnal[];
};

/** What an area says of its sets in the book to an accountant. */
export type JurnalArea = {
  readonly jurnal: readonly Jurnal[];
  /** Further codes of its sets, each with the journal that they stand in: its own, or one to its left. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Letters of numbers whose sets have a code of the shop's own, each with its journal. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Accounts that say at the end of a day what the shop owes and is owed, each with its name (№ 59). */
  readonly owed?: { readonly [blok in 'KEWAJIBAN' | 'PIUTANG']?: Readonly<Record<string, string>> };
};

export const debet = (...kode: readonly string[]): SisiJurnal[] =>
  kode.map((kode_akun) => ({ kode_akun, jenis_akun: 'DEBET' }));
export const kredit = (...kode: readonly string[]): SisiJurnal[] =>
  kode.map((kode_akun) => ({ kode_akun, jenis_akun: 'KREDIT' }));

/** Where money of a shop is, except the till of loans (D-5.3, D-5.8). */
export const AKUN_UANG = ['kas', 'bank', 'kartu'] as const;
