import type { ShopSaid } from '#kit/contract/report-answer.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

/** What a report of the chain is made of: the shops that it asks, and the rows of those on other servers (D-43.3). */
export type ChainSaid = {
  /** In order of kode_toko. */
  readonly shops: readonly ShopSaid[];
  /** In the units of the columns, each with its kode_toko. */
  readonly rows: readonly ReportRow[];
};
export const NO_CHAIN: ChainSaid = { shops: [], rows: [] };

/** How many of them the TOTAL of a file holds. */
export const answered = ({ shops }: ChainSaid): { shops?: { of: number; all: number } } =>
  shops.length === 0
    ? {}
    : { shops: { of: shops.filter(({ ok }) => ok).length, all: shops.length } };
