import { sql, statementByMany, type Sql, type Statement } from '#kit/server/sql.ts';
import { followDatabase, isClockFixed, machineMs } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Toko } from '#areas/toko/server/ctx.ts';
import type { Level } from '#areas/toko/rules/level.ts';

export type JenisSesi = 'KERJA' | 'OTORISATOR';

/** A live session with the person, the shop worked on and its newest day. */
export type SesiRow = Toko & {
  sidik: string;
  jenis_sesi: JenisSesi;
  user_id: string;
  usere_name: string;
  level: Level;
  kode_sales: string | null;
  ganti_password: boolean;
  punya_faktor: boolean;
  /** Of an account of the support: from then on its session opens nothing. */
  aktif_sampai: string | null;
  kode_toko_user: string;
  jenis_user: Toko['jenis'];
  mulai: string;
  terakhir: string;
  /** The screen waits for its password since then. */
  terkunci: string | null;
  versi: number;
  /** That of the shop where the person belongs. */
  versi_asal: number;
  tgl_system: Hari | null;
  status: 'OPEN' | 'CLOSED' | null;
  /** The shop is on a server of its own: here is a row of the list, and no person works in it. */
  server_sendiri: boolean;
  /** What the database's clock shows, when the shop's last act ended, and what the owner has agreed to (D-51.2). */
  jam: string;
  jam_terakhir: string | null;
  jam_izin: string | null;
  jam_tanggal: Hari | null;
};

const FIND = statementByMany(
  `
  select s.sidik, s.jenis as jenis_sesi, s.user_id,
         u.usere_name, u.level, u.kode_sales, u.ganti_password, u.aktif_sampai,
         s.kode_toko as kode_toko_user,
         exists (select from dua_faktor f where f.kode_toko = s.kode_toko and f.user_id = s.user_id) as punya_faktor,
         asal.jenis as jenis_user, asal.versi as versi_asal, s.mulai, s.terakhir, s.terkunci,
         t.kode_toko, t.nama_toko, t.alamat_toko, t.no_whatsapp, t.jenis, t.zona, t.demo, t.versi, t.server_sendiri,
         h.tgl_system, h.status, saat_ini() as jam, k.waktu as jam_terakhir,
         j.izin as jam_izin, j.tanggal as jam_tanggal
    from sesi s
    join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id and u.is_active
    join toko asal on asal.kode_toko = s.kode_toko
    join toko t on t.kode_toko = coalesce($2, s.kode_toko)
    left join audit_kepala k on k.kode_toko = t.kode_toko
    left join jam_toko j on j.kode_toko = t.kode_toko
    left join lateral (select tgl_system, status from hari_toko
                        where kode_toko = t.kode_toko order by tgl_system desc limit 1) h on true
   where s.sidik = $1 and s.berakhir is null`,
  ['text', 'text'],
);

/**
 * What of it may move while the versions of both shops stay: triggers raise them with every change of a person, a
 * factor, a day, the shop's clock or the shop itself (functions/030-akses.sql), so that the rest is as it was read.
 */
const BERGERAK = statementByMany(
  `
  select s.mulai, s.terakhir, s.terkunci, t.versi, saat_ini() as jam, k.waktu as jam_terakhir,
         case when t.kode_toko = s.kode_toko then t.versi
              else (select a.versi from toko a where a.kode_toko = s.kode_toko) end as versi_asal
    from sesi s
    join toko t on t.kode_toko = coalesce($2, s.kode_toko)
    left join audit_kepala k on k.kode_toko = t.kode_toko
   where s.sidik = $1 and s.berakhir is null`,
  ['text', 'text'],
);
type Bergerak = Pick<
  SesiRow,
  'mulai' | 'terakhir' | 'terkunci' | 'versi' | 'versi_asal' | 'jam' | 'jam_terakhir'
>;

/** Rows as they were read whole, by session and shop asked for; of each database its own. */
const whole = new WeakMap<Sql, Map<string, SesiRow>>();
const MOST_KEPT = 2000;

/**
 * Read fresh with every request, so that an end, a lock or a lower level acts at once. `soon` hears of the shop that
 * this session asked for before, while its row is being read: it says what may be read ahead, never what may be told.
 */
export async function findSesi(
  on: Sql,
  sidik: string,
  toko: string | undefined,
  soon?: (kode_toko: string) => void,
): Promise<SesiRow | undefined> {
  const kept = keptOf(on);
  const asked = `${sidik}/${toko ?? ''}`;
  const values = [sidik, toko ?? null];
  const before = kept.get(asked);
  if (before) {
    const looked = lookAt<Bergerak>(on, BERGERAK, values);
    soon?.(before.kode_toko);
    const now = await looked;
    const same = now?.versi === before.versi && now.versi_asal === before.versi_asal;
    if (same) return unended({ ...before, ...now });
  }
  const row = await lookAt<SesiRow>(on, FIND, values);
  kept.delete(asked);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (row) kept.set(asked, row);
  return row && unended(row);
}

/** A grant ends by the clock: no version of the shop is raised for it. */
const unended = (row: SesiRow): SesiRow | undefined =>
  row.aktif_sampai !== null && Date.parse(row.aktif_sampai) <= Date.parse(row.jam)
    ? undefined
    : row;

function keptOf(on: Sql): Map<string, SesiRow> {
  const kept = whole.get(on) ?? new Map<string, SesiRow>();
  whole.set(on, kept);
  return kept;
}

/** Says what time it is, too. */
async function lookAt<T extends Pick<SesiRow, 'jam'>>(
  on: Sql,
  statement: Statement,
  values: readonly unknown[],
): Promise<T | undefined> {
  const sent = machineMs();
  const [row] = await on.call<T>(statement, values);
  if (row && !isClockFixed()) followDatabase(row.jam, sent, machineMs());
  return row;
}

export const touchSesi = (on: Sql, sidik: string, now: string): Promise<number> =>
  on.run(
    sql`update sesi set terakhir = ${now}::timestamptz where sidik = ${sidik} and berakhir is null`,
  );

/** From now on the screen waits for its password. */
export const lockLayar = (on: Sql, kode_toko: string, user_id: string, now: string) =>
  on.run(sql`
    update sesi set terkunci = coalesce(terkunci, ${now}::timestamptz)
     where kode_toko = ${kode_toko} and user_id = ${user_id} and jenis = 'KERJA' and berakhir is null`);

/** The password was given: that is activity, too. */
export const unlockLayar = (on: Sql, sidik: string, now: string): Promise<number> =>
  on.run(sql`
    update sesi set terkunci = null, terakhir = ${now}::timestamptz
     where sidik = ${sidik} and berakhir is null`);

type SesiTerjaga = Pick<
  SesiRow,
  'sidik' | 'jenis_sesi' | 'kode_toko' | 'mulai' | 'terakhir' | 'terkunci' | 'ganti_password'
>;

/** Those of many sessions that still live, in one look. */
export const listSesiHidup = (on: Sql, sidik: readonly string[]): Promise<SesiTerjaga[]> =>
  on.many(sql<SesiTerjaga>`
    select s.sidik, s.jenis as jenis_sesi, s.kode_toko, s.mulai, s.terakhir, s.terkunci, u.ganti_password
      from sesi s join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id and u.is_active
       and coalesce(u.aktif_sampai > saat_ini(), true)
     where s.sidik = any(${sidik}) and s.berakhir is null`);

/** Ends a session that was not used for too long: it no longer holds its user id (D-34.7). */
export const endSesiDiam = (on: Sql, sidik: string, now: string): Promise<number> =>
  on.run(sql`
    update sesi set berakhir = ${now}::timestamptz, alasan_akhir = 'MENGANGGUR'
     where sidik = ${sidik} and berakhir is null`);

export type SesiHidup = {
  sidik: string;
  perangkat: string;
  nama_perangkat: string | null;
  ip: string;
  terakhir: string;
  mulai: string;
};

export const lockSesiOf = (
  tx: Tx,
  kode_toko: string,
  user_id: string,
): Promise<SesiHidup | undefined> =>
  tx.maybe(sql<SesiHidup>`
    select sidik, perangkat, nama_perangkat, ip, terakhir, mulai from sesi
     where kode_toko = ${kode_toko} and user_id = ${user_id} and jenis = 'KERJA' and berakhir is null
       for update`);

export const saveSesi = (
  tx: Tx,
  row: {
    kode_toko: string;
    sidik: string;
    user_id: string;
    perangkat: string;
    nama_perangkat?: string;
    ip: string;
    now: string;
    jenis?: JenisSesi;
  },
): Promise<number> =>
  tx.run(sql`
    insert into sesi (kode_toko, sidik, user_id, perangkat, nama_perangkat, ip, mulai, terakhir, jenis)
    values (${row.kode_toko}, ${row.sidik}, ${row.user_id}, ${row.perangkat},
            ${row.nama_perangkat ?? null}, ${row.ip}, ${row.now}::timestamptz, ${row.now}::timestamptz,
            ${row.jenis ?? 'KERJA'})`);

/** Ends the session in which a user works, if there is one; the trusted telephones stay. */
export const endSesi = (
  tx: Sql,
  kode_toko: string,
  user_id: string,
  alasan: string,
  now: string,
): Promise<number> =>
  tx.run(sql`
    update sesi set berakhir = ${now}::timestamptz, alasan_akhir = ${alasan}
     where kode_toko = ${kode_toko} and user_id = ${user_id} and jenis = 'KERJA' and berakhir is null`);

/** Ends every live session of a user, telephones too; answers how many. */
export const endSemuaSesi = (
  tx: Sql,
  kode_toko: string,
  user_id: string,
  alasan: string,
  now: string,
): Promise<number> =>
  tx.run(sql`
    update sesi set berakhir = ${now}::timestamptz, alasan_akhir = ${alasan}
     where kode_toko = ${kode_toko} and user_id = ${user_id} and berakhir is null`);

/** The device on which a session was opened: what a later request says of its own is no evidence. */
export const findPerangkatSesi = async (on: Sql, sidik: string): Promise<string> =>
  (await on.one(sql<{ perangkat: string }>`select perangkat from sesi where sidik = ${sidik}`))
    .perangkat;

/** Whether this person has come in on this device before. */
export const pernahMasuk = async (
  on: Sql,
  { kode_toko, user_id }: { kode_toko: string; user_id: string },
  perangkat: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from sesi
     where kode_toko = ${kode_toko} and user_id = ${user_id} and perangkat = ${perangkat} limit 1`)) !==
  undefined;
