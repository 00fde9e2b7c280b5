import { sql, type Sql } from '#kit/server/sql.ts';
import { perangkatSesi } from '#areas/akses/server/otorisator/sebut-perangkat.query.ts';
import type { Tx } from '#kit/server/database.ts';
import { HARI_OTORISATOR } from '#areas/akses/contract/otorisator.api.ts';

/** A telephone that can be rung; `alamat` is sealed for its session. */
export type Tujuan = {
  kode_toko: string;
  sidik: string;
  alamat: string;
  kunci: string;
  bahasa: string;
  user_id: string;
  level: string;
};

type Baru = Pick<Tujuan, 'kode_toko' | 'sidik' | 'alamat' | 'kunci' | 'bahasa'> & {
  cap: string;
  now: string;
};

/** One address rings for one session: who trusts the same browser later takes it over. */
export async function saveNotifikasi(tx: Tx, row: Baru): Promise<void> {
  await tx.run(sql`
    delete from notifikasi_telepon
     where cap = ${row.cap} or (kode_toko = ${row.kode_toko} and sidik = ${row.sidik})`);
  await tx.run(sql`
    insert into notifikasi_telepon (kode_toko, sidik, alamat, cap, kunci, bahasa, dibuat)
    values (${row.kode_toko}, ${row.sidik}, ${row.alamat}, ${row.cap}, ${row.kunci}, ${row.bahasa},
            ${row.now}::timestamptz)`);
}

export const findNotifikasi = (on: Sql, sidik: string): Promise<{ kunci: string } | undefined> =>
  on.maybe(sql<{ kunci: string }>`select kunci from notifikasi_telepon where sidik = ${sidik}`);

type Milik = { kode_toko: string; sidik: string };

export const deleteNotifikasi = (on: Sql, { kode_toko, sidik }: Milik): Promise<number> =>
  on.run(sql`delete from notifikasi_telepon where kode_toko = ${kode_toko} and sidik = ${sidik}`);

/** By the name that a list of sessions gives a session. */
export const deleteNotifikasiOf = (
  on: Sql,
  { kode_toko, user_id, id }: { kode_toko: string; user_id: string; id: string },
): Promise<{ perangkat: string } | undefined> =>
  on.maybe(sql<{ perangkat: string }>`
    delete from notifikasi_telepon n using sesi s
     where s.kode_toko = n.kode_toko and s.sidik = n.sidik and s.kode_toko = ${kode_toko}
       and s.user_id = ${user_id} and left(s.sidik, 16) = ${id}
    returning ${perangkatSesi()} as perangkat`);

/** The telephones of a shop's approvers, but for who asks and the device on which he asks. */
export const listTujuan = (
  on: Sql,
  {
    kode_toko,
    input_by,
    perangkat,
  }: { kode_toko: string; input_by: string; perangkat: string | null },
  now: string,
): Promise<Tujuan[]> =>
  on.many(sql<Tujuan>`
    select n.kode_toko, n.sidik, n.alamat, n.kunci, n.bahasa, s.user_id, u.level
      from notifikasi_telepon n
      join sesi s on s.kode_toko = n.kode_toko and s.sidik = n.sidik
      join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
     where n.kode_toko = ${kode_toko} and s.berakhir is null and s.jenis = 'OTORISATOR'
       and s.mulai > ${now}::timestamptz - make_interval(days => ${HARI_OTORISATOR})
       and u.is_active and not u.ganti_password
       and s.user_id <> ${input_by} and s.perangkat is distinct from ${perangkat}
     order by s.terakhir desc limit 40`);

export const saveSampai = (on: Sql, { kode_toko, sidik }: Milik, now: string): Promise<number> =>
  on.run(sql`
    update notifikasi_telepon set terakhir = ${now}::timestamptz, gagal = 0, sebab = null
     where kode_toko = ${kode_toko} and sidik = ${sidik}`);

export const saveGagal = (on: Sql, { kode_toko, sidik }: Milik, sebab: string): Promise<number> =>
  on.run(sql`
    update notifikasi_telepon set gagal = gagal + 1, sebab = ${sebab}
     where kode_toko = ${kode_toko} and sidik = ${sidik}`);
