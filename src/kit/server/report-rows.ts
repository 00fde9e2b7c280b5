import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Report } from '#kit/contract/report.ts';
import type { Kind } from '#kit/contract/field.ts';
import { isModulOn } from '#kit/rules/gate.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Reports } from '#kit/server/pool/reports-pool.ts';
import { isBusy } from '#kit/server/pool/turns.ts';
import { compile, typesOf, type Query } from '#kit/server/sql.ts';

export type ReportRow = Record<string, unknown>;

/** Small batches: what one turn makes is gone before the next, and no other call waits long for its turn. */
const BATCH = 500;
/** A reader who takes a little now and then holds a connection that everybody else waits for. */
const LONGEST_MS = 600_000;
/** A file that the server makes by itself has no reader to wait for; a statement of it may think as long. */
const PATIENT_MS = 3_600_000;
const tooLong = (): Problem => new Problem(503, 'WAKTU_HABIS', 'Koneksi bermasalah..');
type Fetched = Promise<{ rows: ReportRow[] }>;

/** After so long a file that found every connection taken, and the queue full, asks again. */
const AGAIN_MS = 1000;

/** So many rows are held while they are looked at ahead; a longer table is read a second time. */
const HELD = 5000;

/**
 * The rows of a report in batches, through a cursor on the reports' own connections: memory stays
 * flat at a million lines, and the counter's pool is never touched (bench, J3). With `off` no person waits for them:
 * they take as long as they take, and end when they are called off, also in the middle of a statement.
 */
export async function* batchesOf(
  reports: Reports,
  query: Query,
  ahead?: (rows: readonly ReportRow[]) => void,
  off?: AbortSignal,
): AsyncGenerator<ReportRow[]> {
  const client = await (off ? connectPatiently(reports, off) : reports.connect());
  const until = performance.now() + (off ? PATIENT_MS : LONGEST_MS);
  let broken: Error | undefined;
  let whole = false;
  let cancelled: Promise<void> | undefined;
  const cancel = (): void => {
    cancelled = reports.cancel(client).catch(() => {});
  };
  off?.addEventListener('abort', cancel);
  try {
    off?.throwIfAborted();
    const { text, values } = compile(query);
    await client.query('begin read only; set local cursor_tuple_fraction = 1');
    if (off) await client.query(`set local statement_timeout = ${PATIENT_MS}`);
    await client.query({
      text: `declare laporan ${ahead ? '' : 'no '}scroll cursor for ${text}`,
      values: values as unknown[],
    });
    const fetch = (): Fetched => {
      const rows = client.query({ text: `fetch ${BATCH} from laporan`, types: typesOf });
      rows.catch(() => {});
      return rows;
    };
    const all = () => fetched(fetch, until);
    const held = ahead && (await lookAhead(all(), ahead));
    if (ahead && !held) await client.query('move absolute 0 in laporan');
    yield* held ?? all();
    await client.query('commit');
    whole = true;
  } finally {
    off?.removeEventListener('abort', cancel);
    // After this nothing is cancelled any more: the next holder of the connection loses no statement.
    await cancelled;
    // An error, or a reader who left halfway: the connection goes back clean or not at all.
    if (!whole)
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
    client.release(broken);
  }
}

async function connectPatiently(reports: Reports, off: AbortSignal): Promise<pg.PoolClient> {
  for (;;) {
    off.throwIfAborted();
    try {
      return await reports.connect();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** Batch after batch; the next one is on its way while this one is written out. */
async function* fetched(fetch: () => Fetched, until: number): AsyncGenerator<ReportRow[]> {
  for (let next: Fetched | undefined = fetch(); next;) {
    const { rows }: { rows: ReportRow[] } = await next;
    next = rows.length === BATCH ? fetch() : undefined;
    if (rows.length > 0) yield rows;
    if (next && performance.now() > until) throw tooLong();
  }
}

/** Reads every row before the first is written, for the figures above the table; keeps the rows of a short table. */
async function lookAhead(
  batches: AsyncGenerator<ReportRow[]>,
  look: (rows: readonly ReportRow[]) => void,
): Promise<ReportRow[][] | undefined> {
  let held: ReportRow[][] | undefined = [];
  let count = 0;
  for await (const rows of batches) {
    look(rows);
    count += rows.length;
    if (count > HELD) held = undefined;
    held?.push(rows);
  }
  return held;
}

type Batches = AsyncGenerator<ReportRow[]>;

/** Each row is looked at while it passes by. */
export async function* passing(batches: Batches, look: (row: ReportRow) => void): Batches {
  for await (const rows of batches) {
    rows.forEach(look);
    yield rows;
  }
}

/** Tells of so many rows that were looked at ahead, then of how many of them are written. */
export function countRows(told: (rows: { selesai: number; total: number }) => void) {
  const rows = { selesai: 0, total: 0 };
  return {
    ahead: (some: readonly ReportRow[]): void => {
      rows.total += some.length;
      told({ ...rows });
    },
    written: async function* (batches: Batches): Batches {
      for await (const some of batches) {
        yield some;
        rows.selesai += some.length;
        told({ ...rows });
      }
    },
  };
}

/**
 * Waits for the first batch, so that a failing query is still a proper answer and not half a file;
 * `closing` gives the connection back when the reader leaves, even before the first byte.

 */
export async function started(
  rows: Batches,
): Promise<{ batches: Batches; closing(body: Readable): Readable }> {
  const first = await rows.next();
  const batches = (async function* () {
    if (first.done) return;
    yield first.value;
    yield* rows;
  })();
  return {
    batches,
    closing: (body) => body.once('close', () => void rows.return(undefined).catch(() => {})),
  };
}

const UNITS: Partial<Record<Kind, number>> = { gram: 1000, persen: 100, grade: 100 };

/**
 * Rows in wire units, fields that the reader may not see left out. One pass by column, not by
 * schema: a report may have a million lines; that rows fit their schema is a test's matter.
 */
export function wireRows(
  report: Report,
  rows: readonly ReportRow[],
  { lihat_modal, moduls }: Pick<Ctx, 'lihat_modal' | 'moduls'>,
): ReportRow[] {
  const columns = Object.entries(report.columns)
    .filter(([, { cost, modul }]) => (lihat_modal || !cost) && isModulOn(modul, moduls))
    .map(([name, field]) => ({ name, unit: UNITS[field.kind] }));
  return rows.map((row) => {
    const out: ReportRow = {};
    for (const { name, unit } of columns) {
      const value = row[name] ?? null;
      out[name] = unit !== undefined && typeof value === 'number' ? value / unit : value;
    }
    return out;
  });
}
