import type { FiltersOf } from '#kit/contract/report.ts';
import type { Grafik } from '#kit/rules/drawing.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Database } from '#kit/server/database.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import type { Query } from '#kit/server/sql.ts';

/** A report's one query, by the report's own filters; of the chain with what shops elsewhere have answered. */
export type QueryOf<R> = (filters: FiltersOf<R>, ctx: never, chain: ChainSaid) => Query;

/** A word about the rows, and whether it is good news. */
export type Note = string | { readonly kata: string; readonly baik: boolean };
export type Said = { readonly kata: string; readonly baik: boolean };

/** What a report has beside its query: plain functions, never in the declaration. */
export type ReportHooks<R> = {
  /** Why these filters cannot be asked together. */
  check?(filters: FiltersOf<R>, ctx: never): readonly Refusal[];
  /** A word about the rows as a whole, said beside them: a day that is not closed yet. */
  note?(
    db: Database,
    filters: FiltersOf<R>,
    ctx: never,
    chain: ChainSaid,
  ): Promise<Note | undefined>;
  /** Drawings of figures that are in no row: the months of a year beside one month's. */
  drawings?(
    db: Database,
    filters: FiltersOf<R>,
    ctx: never,
    chain: ChainSaid,
  ): Promise<readonly Grafik[]>;
  /** Of a report of the chain: asked once, before everything else (D-43.3). */
  chain?(db: Database, filters: FiltersOf<R>, ctx: never): Promise<ChainSaid>;
};
