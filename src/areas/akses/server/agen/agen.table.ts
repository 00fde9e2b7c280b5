import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { AGEN_HIDUP_MS } from '#areas/akses/rules/agen.ts';

export type AgenRow = { id: string; kode_toko: string; nama: string; printer: string[] };
type Kode = { kode_toko: string; sidik: string; user_id: string; sampai: string };

/** The code that pairs now; the one that the shop had before is gone. */
export const saveKodeAgen = (
  tx: Tx,
  { kode_toko, sidik, user_id, sampai }: Kode,
): Promise<number> =>
  tx.run(sql`
    insert into agen_kode (kode_toko, sidik, user_id, sampai)
    values (${kode_toko}, ${sidik}, ${user_id}, ${sampai}::timestamptz)
    on conflict (kode_toko) do update
      set sidik = excluded.sidik, user_id = excluded.user_id, sampai = excluded.sampai`);

/** Spends a code: of two who bring it, one gets it. */
export const takeKodeAgen = (
  tx: Tx,
  sidik: string,
  now: string,
): Promise<Pick<Kode, 'kode_toko' | 'user_id'> | undefined> =>
  tx.maybe(sql<Pick<Kode, 'kode_toko' | 'user_id'>>`
    delete from agen_kode where sidik = ${sidik} and sampai > ${now}::timestamptz
    returning kode_toko, user_id`);

/** Pairs it; the agent of this name keeps its id, and its old token is worth nothing. */
export const saveAgen = (
  tx: Tx,
  row: AgenRow & { sidik: string; oleh: string; now: string },
): Promise<{ id: string }> =>
  tx.one(sql<{ id: string }>`
    insert into agen (id, kode_toko, nama, printer, sidik, dipasang, dipasang_oleh, terakhir)
    values (${row.id}, ${row.kode_toko}, ${row.nama}, ${row.printer}::text[], ${row.sidik},
            ${row.now}::timestamptz, ${row.oleh}, ${row.now}::timestamptz)
    on conflict (kode_toko, nama) where dicabut is null do update
      set printer = excluded.printer, sidik = excluded.sidik, dipasang = excluded.dipasang,
          dipasang_oleh = excluded.dipasang_oleh, terakhir = excluded.terakhir
    returning id`);

/** Whose token this is, as long as it is not revoked. */
export const findAgen = (on: Sql, sidik: string): Promise<AgenRow | undefined> =>
  on.maybe(sql<AgenRow>`
    select id, kode_toko, nama, printer from agen where sidik = ${sidik} and dicabut is null`);

/** The agent of this shop, as long as it is not revoked, and whether it has asked a moment ago. */
export const findAgenToko = (
  on: Sql,
  { id, kode_toko, now }: { id: string; kode_toko: string; now: string },
): Promise<(AgenRow & { hidup: boolean }) | undefined> =>
  on.maybe(sql<AgenRow & { hidup: boolean }>`
    select id, kode_toko, nama, printer, ${hidup(now)} as hidup
      from agen where id = ${id} and kode_toko = ${kode_toko} and dicabut is null`);

const hidup = (now: string) =>
  sql`terakhir > ${now}::timestamptz - make_interval(secs => ${AGEN_HIDUP_MS / 1000})`;

export const touchAgen = (on: Sql, id: string, printer: string[], now: string): Promise<number> =>
  on.run(sql`
    update agen set terakhir = ${now}::timestamptz, printer = ${printer}::text[] where id = ${id}`);

export type AgenTerlihat = Omit<AgenRow, 'kode_toko'> & {
  hidup: boolean;
  terakhir: string;
  dipasang: string;
  dipasang_oleh: string;
};
export const listAgen = (on: Sql, kode_toko: string, now: string): Promise<AgenTerlihat[]> =>
  on.many(sql<AgenTerlihat>`
    select id, nama, printer, ${hidup(now)} as hidup, terakhir, dipasang, dipasang_oleh
      from agen where kode_toko = ${kode_toko} and dicabut is null order by nama`);

/** Ends it at once; what it has not taken is printed by none, and what it took is kept no longer. */
export async function revokeAgen(
  tx: Tx,
  { id, kode_toko, oleh, now }: { id: string; kode_toko: string; oleh: string; now: string },
): Promise<{ nama: string; printer: string[] } | undefined> {
  const row = await tx.maybe(sql<{ nama: string; printer: string[] }>`
    update agen set dicabut = ${now}::timestamptz, dicabut_oleh = ${oleh}
     where id = ${id} and kode_toko = ${kode_toko} and dicabut is null
    returning nama, printer`);
  if (row)
    await tx.run(sql`
      update agen_cetak set hasil = 'GAGAL', mulai = diambil is not null, isi = null, sebab = 'Agen dicabut'
       where agen = ${id} and hasil is null`);
  return row;
}
