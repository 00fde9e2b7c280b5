import { sql, type Sql } from '#kit/server/sql.ts';

/** Takes another public key of a shop; the one before stays good for a day (D-43.2). */
export async function saveKunci(
  on: Sql,
  kode_toko: string,
  x: string,
  now: string,
): Promise<number> {
  await on.run(sql`delete from kunci_dicabut where kode_toko = ${kode_toko}`);
  return on.run(sql`
    insert into kunci_server (kode_toko, x, diganti) values (${kode_toko}, ${x}, ${now}::timestamptz)
    on conflict (kode_toko) do update
      set lama_x = kunci_server.x, lama_sampai = excluded.diganti + interval '24 hours',
          x = excluded.x, diganti = excluded.diganti
      where kunci_server.x <> excluded.x`);
}

type Pusat = { readonly kode_toko: string; readonly nama_toko: string; readonly portal: string };

/** Head office as a branch knows it that has a server of its own: a row, and no work in it. */
export const savePusatJauh = (on: Sql, { kode_toko, nama_toko, portal }: Pusat): Promise<number> =>
  on.run(sql`
    insert into toko (kode_toko, nama_toko, jenis, zona, portal, server_sendiri)
    select ${kode_toko}, ${nama_toko}, 'PUSAT', zona, ${portal}, true from toko
     where jenis <> 'PUSAT' order by kode_toko limit 1
    on conflict (kode_toko) do update set portal = excluded.portal, versi = toko.versi + 1
      where toko.server_sendiri`);

export const isPusatJauh = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from toko where kode_toko = ${kode_toko} and jenis = 'PUSAT' and server_sendiri`,
  )) !== undefined;

/** Where head office says that the server of a branch is; nothing of a shop that works here. */
export const findCabangJauh = (
  on: Sql,
  kode_toko: string,
): Promise<{ portal: string } | undefined> =>
  on.maybe(sql<{ portal: string }>`
    select portal from toko where kode_toko = ${kode_toko} and jenis <> 'PUSAT' and server_sendiri and is_active`);

/**
 * Takes the trust back at once, that in the key before too; answers whether there was any. Nothing is asked of that
 * server until keys are exchanged again.
 */
export const cabutKunci = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.run(sql`
    with dicabut as (delete from kunci_server where kode_toko = ${kode_toko} returning kode_toko)
    insert into kunci_dicabut (kode_toko, waktu) select kode_toko, waktu() from dicabut
    on conflict (kode_toko) do update set waktu = excluded.waktu`)) > 0;

/** The shops of this database: each one's owners read in their own record whom it believes. */
export const listTokoSendiri = async (on: Sql): Promise<string[]> =>
  (
    await on.many(
      sql<{ kode_toko: string }>`select kode_toko from toko where not server_sendiri order by 1`,
    )
  ).map(({ kode_toko }) => kode_toko);

/** Shops whose servers are believed here. */
export const listDipercaya = async (on: Sql): Promise<string[]> =>
  (await on.many(sql<{ kode_toko: string }>`select kode_toko from kunci_server order by 1`)).map(
    ({ kode_toko }) => kode_toko,
  );
