import type { Tx } from '#kit/server/database.ts';
import { nowOrNull } from '#kit/server/clock.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { KUNCI_DIBUKA_MENIT } from '#areas/katalog/rules/kunci-katalog.ts';

export type KunciRow = {
  id: string;
  nama: string;
  status: 'BARU' | 'BERLAKU' | 'HANGUS' | 'DICABUT';
  batas_menit: number;
  terakhir: string | null;
  terakhir_ip: string | null;
  input_by: string;
  input_date: string;
  dicabut_by: string | null;
  dicabut_at: string | null;
};

/** A list is read outside a write, where only the code knows the time of a stopped clock. */
const terbuka = () => sql`
  input_date > coalesce(${nowOrNull()}::timestamptz, now()) - make_interval(mins => ${KUNCI_DIBUKA_MENIT})`;
const columns = () => sql`
  id, nama, batas_menit, terakhir, terakhir_ip, input_by, input_date, dicabut_by, dicabut_at,
  case when dicabut_at is not null then 'DICABUT' when sidik is not null then 'BERLAKU'
       when ${terbuka()} then 'BARU' else 'HANGUS' end as status`;

export const listKunci = (on: Sql, kode_toko: string): Promise<KunciRow[]> =>
  on.many(sql<KunciRow>`
    select ${columns()} from katalog_kunci where kode_toko = ${kode_toko}
     order by dicabut_at nulls first, input_date desc, id`);

/** Two at once wait for each other: a shop has so many keys and no more. */
export const lockKunci = (tx: Tx, kode_toko: string): Promise<number> =>
  tx.run(sql`select from toko where kode_toko = ${kode_toko} for no key update`);

export const insertKunci = (
  tx: Tx,
  kode_toko: string,
  row: Pick<KunciRow, 'id' | 'nama' | 'batas_menit' | 'input_by'> & { op: string },
): Promise<KunciRow> =>
  tx.one(sql<KunciRow>`
    insert into katalog_kunci (kode_toko, id, nama, batas_menit, input_by, input_date, op)
    values (${kode_toko}, ${row.id}, ${row.nama}, ${row.batas_menit}, ${row.input_by}, waktu(), ${row.op}::uuid)
    returning ${columns()}`);

/** Of two requests at once one gets the key, and no later one does. */
export const takeKunci = (
  on: Sql,
  kode_toko: string,
  row: { id: string; input_by: string; sidik: string },
): Promise<{ nama: string } | undefined> =>
  on.maybe(sql<{ nama: string }>`
    update katalog_kunci set sidik = ${row.sidik}
     where kode_toko = ${kode_toko} and id = ${row.id} and input_by = ${row.input_by}
       and sidik is null and dicabut_at is null and ${terbuka()}
    returning nama`);

export const revokeKunci = (
  tx: Tx,
  kode_toko: string,
  id: string,
  dicabut_by: string,
): Promise<KunciRow | undefined> =>
  tx.maybe(sql<KunciRow>`
    update katalog_kunci set dicabut_by = ${dicabut_by}, dicabut_at = waktu()
     where kode_toko = ${kode_toko} and id = ${id} and dicabut_at is null
    returning ${columns()}`);

export type Pembaca = { kode_toko: string; id: string; batas_menit: number };

/** Whose key it is, while it holds. */
export const findPembaca = (on: Sql, sidik: string): Promise<Pembaca | undefined> =>
  on.maybe(sql<Pembaca>`
    select kode_toko, id, batas_menit from katalog_kunci where sidik = ${sidik} and dicabut_at is null`);

/** When and from where a key was last used: once a minute, a reader is no write. */
export const touchPembaca = (on: Sql, { kode_toko, id }: Pembaca, ip: string): Promise<number> =>
  on.run(sql`
    update katalog_kunci set terakhir = waktu(), terakhir_ip = ${ip}
     where kode_toko = ${kode_toko} and id = ${id} and dicabut_at is null
       and (terakhir is null or terakhir < waktu() - interval '1 minute')`);
