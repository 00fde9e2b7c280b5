import { sql } from '#kit/server/sql.ts';

/**
 * What the goods of a row of `penjualan` were sold for (reports.md §4): price and labour less every reduction,
 * the sum of its lines' `netto`. Every figure called Penjualan is this one; with charges and rounding it is
 * the total of the nota (`grand_total`), what the customer owes.
 */
export const NETTO_JUAL = sql`(sub_total - diskon_rp - kupon_rp)`;
