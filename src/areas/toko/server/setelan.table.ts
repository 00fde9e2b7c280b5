import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { raiseVersi } from '#areas/toko/server/toko.table.ts';

export type ModulRow = { key: string; aktif: boolean; berlaku_sampai: string | null };
export type ParameterRow = { key: string; value: unknown; berlaku_dari: string };

export const listModulRow = (on: Sql, kode_toko: string): Promise<ModulRow[]> =>
  on.many(
    sql<ModulRow>`select key, aktif, berlaku_sampai from modul_toko where kode_toko = ${kode_toko}`,
  );

/** The value in force of every parameter that the shop has set, and the next change to come. */
export const listParameterRow = (on: Sql, kode_toko: string, at: string): Promise<ParameterRow[]> =>
  on.many(sql<ParameterRow>`
    select distinct on (key) key, value, berlaku_dari from parameter_toko
     where kode_toko = ${kode_toko} and berlaku_dari <= ${at}::timestamptz
     order by key, berlaku_dari desc, id desc`);

/**
 * What one parameter is at this instant, and not when the transaction began: for an act that holds the lock that
 * keeps it from being changed.
 */
export const findParameterKini = async (
  on: Sql,
  kode_toko: string,
  key: string,
): Promise<unknown> =>
  (
    await on.maybe(sql<{ value: unknown }>`
    select value from parameter_toko
     where kode_toko = ${kode_toko} and key = ${key}
       and berlaku_dari <= coalesce(nullif(current_setting('kilau.waktu', true), '')::timestamptz, clock_timestamp())
     order by berlaku_dari desc, id desc limit 1`)
  )?.value;

type Riwayat = { value: unknown; berlaku_dari: string; input_by: string };
const MOST = 200;
export const listRiwayatParameter = (on: Sql, kode_toko: string, key: string): Promise<Riwayat[]> =>
  on.many(sql<Riwayat>`
    select value, berlaku_dari, input_by from parameter_toko
     where kode_toko = ${kode_toko} and key = ${key} order by berlaku_dari desc, id desc limit ${MOST}`);

export const findNextParameter = async (
  on: Sql,
  kode_toko: string,
  at: string,
): Promise<string | null> =>
  (
    await on.one(sql<{ next: string | null }>`
    select min(berlaku_dari) as next from parameter_toko
     where kode_toko = ${kode_toko} and berlaku_dari > ${at}::timestamptz`)
  ).next;

/**
 * Held until the commit by each act that changes a setting of the shop: a row that is not there yet cannot be
 * locked itself, and the audit row of the next act must hold the value that this one left (I-24).
 */
export const lockSetelan = (tx: Tx, kode_toko: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('setelan:' || ${kode_toko}, 0))`);

/** The switch of one module as the shop left it. */
export const findModulRow = (on: Sql, kode_toko: string, key: string) =>
  on.maybe(sql<ModulRow & { peringatan_by: string | null }>`
    select key, aktif, berlaku_sampai, peringatan_by from modul_toko
     where kode_toko = ${kode_toko} and key = ${key}`);

export type ParameterBaru = {
  key: string;
  value: unknown;
  berlaku_dari?: string;
  input_by: string;
  op: string;
};

/** Sets a parameter from now or from a later moment; earlier values stay as history. */
export async function saveParameter(tx: Tx, kode_toko: string, row: ParameterBaru): Promise<void> {
  await tx.run(sql`
    insert into parameter_toko (kode_toko, key, value, berlaku_dari, input_by, op)
    values (${kode_toko}, ${row.key}, ${JSON.stringify(row.value)}::jsonb,
            coalesce(${row.berlaku_dari ?? null}::timestamptz, waktu()), ${row.input_by}, ${row.op}::uuid)`);
  await raiseVersi(tx, kode_toko);
}

export type ModulBaru = {
  key: string;
  aktif: boolean;
  berlaku_sampai: string | null;
  peringatan_by: string | null;
  op: string;
};

export async function saveModul(tx: Tx, kode_toko: string, row: ModulBaru): Promise<void> {
  await tx.run(sql`
    insert into modul_toko as m (kode_toko, key, aktif, berlaku_sampai, peringatan_by, op)
    values (${kode_toko}, ${row.key}, ${row.aktif}, ${row.berlaku_sampai}::date, ${row.peringatan_by}, ${row.op}::uuid)
    on conflict (kode_toko, key) do update
      set aktif = excluded.aktif, berlaku_sampai = excluded.berlaku_sampai, op = excluded.op,
          peringatan_by = coalesce(excluded.peringatan_by, m.peringatan_by)`);
  await raiseVersi(tx, kode_toko);
}
