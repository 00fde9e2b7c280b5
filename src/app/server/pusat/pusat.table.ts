import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Terbitan } from '#app/contract/pusat.api.ts';

export type Baris = Record<string, unknown>;

export const findKodePusat = async (on: Sql): Promise<string | undefined> =>
  (await on.maybe(sql<{ kode_toko: string }>`select kode_toko from toko where jenis = 'PUSAT'`))
    ?.kode_toko;

export const findTerbitan = (on: Sql, pusat: string): Promise<Terbitan | undefined> =>
  on.maybe(sql<Terbitan>`
    select versi, catatan, input_by as oleh, input_date as pada from terbitan
     where kode_toko = ${pusat} order by versi desc limit 1`);

/** Two who publish at once get two versions, one after the other. */
export const lockTerbitan = (tx: Tx, pusat: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`terbitan:${pusat}`}, 0))`);

export const listTerbitanIsi = async (
  on: Sql,
  pusat: string,
  versi: number,
): Promise<Map<string, Baris[]>> =>
  new Map(
    (
      await on.many(sql<{ tabel: string; baris: Baris[] }>`
        select tabel, baris from terbitan_isi where kode_toko = ${pusat} and versi = ${versi}`)
    ).map(({ tabel, baris }) => [tabel, baris]),
  );

type Baru = { versi: number; catatan: string; input_by: string; op: string };
export const insertTerbitan = (tx: Tx, pusat: string, one: Baru): Promise<Terbitan> =>
  tx.one(sql<Terbitan>`
    insert into terbitan (kode_toko, versi, catatan, input_by, input_date, op)
    values (${pusat}, ${one.versi}, ${one.catatan}, ${one.input_by}, waktu(), ${one.op}::uuid)
    returning versi, catatan, input_by as oleh, input_date as pada`);

export const insertTerbitanIsi = (
  tx: Tx,
  pusat: string,
  versi: number,
  { tabel, baris }: { tabel: string; baris: readonly Baris[] },
): Promise<number> =>
  tx.run(sql`
    insert into terbitan_isi (kode_toko, versi, tabel, baris)
    values (${pusat}, ${versi}, ${tabel}, ${JSON.stringify(baris)}::jsonb)`);

type Diambil = { versi: number; pada: string };
export const findImpor = (on: Sql, kode_toko: string): Promise<Diambil | undefined> =>
  on.maybe(sql<Diambil>`
    select versi, input_date as pada from impor_pusat where kode_toko = ${kode_toko}
     order by id desc limit 1`);

type Impor = { versi: number; jumlah: number; input_by: string; op: string };
export const insertImpor = (tx: Tx, kode_toko: string, one: Impor): Promise<number> =>
  tx.run(sql`
    insert into impor_pusat (kode_toko, versi, jumlah, input_by, input_date, op)
    values (${kode_toko}, ${one.versi}, ${one.jumlah}, ${one.input_by}, waktu(), ${one.op}::uuid)`);
