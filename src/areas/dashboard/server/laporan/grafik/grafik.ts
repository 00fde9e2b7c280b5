import type { Grafik } from '#kit/rules/drawing.ts';
import type { Database } from '#kit/server/database.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';

/** Drawings are read on the reports' own connections: the counter waits for none of them. */
export const gambar =
  <S, C>(draw: (on: Sql, saring: S, ctx: C, chain: ChainSaid) => Promise<readonly Grafik[]>) =>
  (db: Database, saring: S, ctx: C, chain: ChainSaid): Promise<readonly Grafik[]> =>
    lihatSekejap(db, (on) => draw(on, saring, ctx, chain));

/** One of the figures of rows, point by point. */
export const kolom = <R>(rows: readonly R[], name: keyof R): (number | null)[] =>
  rows.map((row) => row[name] as number | null);
