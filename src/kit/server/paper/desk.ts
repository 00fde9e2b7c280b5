import type { Ctx } from '#kit/server/ctx.ts';
import type { Zona } from '#kit/server/clock.ts';
import type { Grafik } from '#kit/rules/drawing.ts';
import type { Report } from '#kit/contract/report.ts';
import type { NameSources } from '#kit/contract/report-names.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import type { Database } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';

/** Asked for where a piece has no photo of its own: the house may have a picture that says so. */
export const NO_PHOTO = '';

/** What every report needs of the house: its database and the words of a language. */
export type Desk = {
  readonly db: Database;
  translate(locale: string): (text: string) => string;
  /** What codes are called, by the names of columns. */
  readonly names: NameSources;
  /** The bytes of a stored photo; nothing where there is none. */
  photo?(path: string): Promise<Buffer | undefined>;
  /** The shop's sign as a PNG, where it has one. */
  logo?(on: Sql, kode_toko: string): Promise<Buffer | undefined>;
};

/** Who asks, with the letterhead of the shop that is asked about. */
export type PaperCtx = Ctx & {
  readonly toko: { readonly nama_toko: string; readonly alamat_toko: string; readonly zona: Zona };
  /** Read where a column holds such codes. */
  readonly said?: SaidCodes;
};

/** The text of codes that are shown as a percent, by their table and code. */
export type SaidCodes = ReadonlyMap<string, string>;

/** A figure of the band with its words. */
export type BandText = { readonly label: string; readonly value: string };

/** What is printed above and below the table on every page of a report (R13). */
export type Heading = {
  readonly shop: string;
  /** Its sign, left of its name on every sheet. */
  readonly logo?: Buffer;
  readonly address: readonly string[];
  readonly title: string;
  readonly period?: string;
  readonly filters: readonly { readonly label: string; readonly value: string }[];
  /** What the report says of its day: BELUM TUTUP TOKO. */
  readonly note?: string;
  /**
   * The two or three figures that the report is opened for; they are whole when the last row has passed by, so that
   * paper and workbook write them last, at their place above the table.
   */
  readonly band?: () => readonly BandText[];
  readonly foot: string;
  /** 'Halaman {n} dari {semua}', in the reader's language. */
  readonly number: string;
};

/** All that a file of a report is made from. */
export type PaperWords = {
  readonly report: Report;
  readonly heading: Heading;
  readonly batches: AsyncGenerator<ReportRow[]>;
  readonly ctx: PaperCtx;
  t(text: string): string;
  /** The columns of the table as the screen shows them (R11); sums and closing blocks stay whole. */
  readonly chosen?: ReadonlySet<string>;
  readonly grafik?: readonly Grafik[];
  photo?(path: string): Promise<Buffer | undefined>;
};
