import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** A part of the write-ahead log: the positions where it begins and ends. */
export type Span = { readonly from: string; readonly to: string };
type Bytes = { readonly name: string; readonly records: number; readonly bytes: number };

const NANO_A_MICRO = 1000;

/** Processor time that each backend of a database has used so far, in microseconds; those that ended are not in it. */
export async function backendTime(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.reduce((sum, { pid }) => sum + spentBy(pid), 0);
}

function spentBy(pid: number): number {
  if (!readdirSync('/proc').includes(String(pid))) return 0;
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / NANO_A_MICRO;
}

export const logEnd = async (owner: pg.Client): Promise<string> =>
  (await owner.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')).rows[0]!.at;

/** What a span of the log holds by table and index, whole pages left out: they come after each checkpoint. */
export async function logParts(owner: pg.Client, { from, to }: Span): Promise<Bytes[]> {
  const { rows } = await owner.query<Bytes>(
    `with blocks as (
       select relfilenode, record_length, coalesce(block_fpi_length, 0) as page,
              row_number() over (partition by start_lsn order by block_id) as n
         from pg_get_wal_block_info($1, $2))
     select coalesce(c.relname, 'other') as name, count(*) filter (where n = 1)::int as records,
            (sum(case when n = 1 then record_length else 0 end) - sum(page))::int as bytes
       from blocks b left join pg_class c on c.relfilenode = b.relfilenode
      group by 1 order by 3 desc`,
    [from, to],
  );
  return rows;
}

/** The whole of it, whole pages beside. */
export async function logSum(owner: pg.Client, { from, to }: Span) {
  const { rows } = await owner.query<{ records: number; bytes: number; pages: number }>(
    `select sum(count)::int as records, sum(record_size)::int as bytes, sum(fpi_size)::int as pages
       from pg_get_wal_stats($1, $2, true)`,
    [from, to],
  );
  return rows[0]!;
}
