import type { Fields } from '#kit/contract/field.ts';
import type { JenisBukti } from '#areas/toko/rules/templat-nota.ts';

/** A pair of the paper: a field under its label, or the words of one field under those of another. */
export type PaperLine = string | { readonly label: string; readonly text: string };
export type PaperWords = {
  /** What the paper is called: 'bukti kas'. */
  readonly noun: string;
  /** Whose template it is printed by; that of cash where it says nothing. */
  readonly templat?: JenisBukti;
  /** What its file's name begins with. */
  readonly file: string;
  /** A sheet that the kind draws itself (`drawPaper`): its call ends so, and not in `struk.pdf`. */
  readonly sheet?: string;
  readonly lines: readonly PaperLine[];
  readonly total: string;
  /** What the sum is, where JUMLAH would leave it open: money that is handed out of what is owed. */
  readonly totalLabel?: string;
  /**
   * Cash of it is what coins make of the sum (D-51.1): taken, paid out, or the one that its field `arah` says. What
   * they make is a line, and the sum is what crosses the counter.
   */
  readonly coins?: 'MASUK' | 'KELUAR' | 'arah';
  /** Each of its sheets says whose it is. */
  readonly copies?: readonly string[];
  /** Who signs, by the letters of the number where they differ. */
  readonly sign: Signs | Readonly<Record<string, Signs>>;
};
export type Signs = readonly [string, string];

/** A paper of goods, which the counter draws too; its content is also answered as data and as a message. */
export type NotaWords = {
  /** What a copy of it is called: 'pembelian'. */
  readonly noun: string;
  /** What its print data says of each piece. */
  readonly rows: Fields;
  /** What the calls are called, and the PDF. */
  readonly called: string;
  /** Who may have it, and who may ask for a copy. */
  readonly menu: readonly string[];
  readonly reprint: readonly string[];
  /** What the act of printing tells beside, for the paper that the counter draws. */
  readonly printed?: Fields;
  /** Its sheets, where one may be asked for alone. */
  readonly sheets?: readonly string[];
};
