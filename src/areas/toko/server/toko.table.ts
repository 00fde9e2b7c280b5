import { sql, type Sql } from '#kit/server/sql.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { KOLOM_TOKO, type TokoRow } from '#areas/toko/server/daftar-toko.query.ts';
import type { Toko } from '#areas/toko/server/ctx.ts';
import type { Hari } from '#kit/rules/hari.ts';

/** Creates a shop (set-up and demo only). */
export const saveToko = (tx: Tx, toko: Toko): Promise<number> =>
  tx.run(sql`
    insert into toko (kode_toko, nama_toko, alamat_toko, no_whatsapp, jenis, zona, demo)
    values (${toko.kode_toko}, ${toko.nama_toko}, ${toko.alamat_toko}, ${toko.no_whatsapp}, ${toko.jenis},
            ${toko.zona}, ${toko.demo})`);

/** One shop of the chain, held until the commit. */
export const lockToko = (tx: Tx, kode_toko: string): Promise<TokoRow | undefined> =>
  tx.maybe(sql<TokoRow>`select ${KOLOM_TOKO} from toko where kode_toko = ${kode_toko} for update`);

export const findTokoPusat = async (on: Sql): Promise<boolean> =>
  (await on.maybe(sql`select 1 from toko where jenis = 'PUSAT'`)) !== undefined;

/** Answers nothing where the code is taken. */
export const insertToko = (
  tx: Tx,
  one: Omit<TokoRow, 'is_active' | 'awalan_gambar'>,
): Promise<TokoRow | undefined> =>
  tx.maybe(sql<TokoRow>`
    insert into toko (kode_toko, nama_toko, alamat_toko, jenis, zona, no_whatsapp, ip_cabang, portal,
                      server_sendiri)
    values (${one.kode_toko}, ${one.nama_toko}, ${one.alamat_toko}, ${one.jenis}, ${one.zona}, ${one.no_whatsapp},
            ${one.ip_cabang}, ${one.portal}, ${one.server_sendiri ?? false})
    on conflict do nothing returning ${KOLOM_TOKO}`);

export const saveTokoRow = (tx: Tx, one: TokoRow): Promise<TokoRow> =>
  tx.one(sql<TokoRow>`
    update toko set nama_toko = ${one.nama_toko}, alamat_toko = ${one.alamat_toko}, jenis = ${one.jenis},
           zona = ${one.zona}, no_whatsapp = ${one.no_whatsapp}, ip_cabang = ${one.ip_cabang},
           portal = ${one.portal}, server_sendiri = ${one.server_sendiri ?? false},
           is_active = ${one.is_active}
     where kode_toko = ${one.kode_toko} returning ${KOLOM_TOKO}`);

const BELUM_DIPAKAI = sql`
  not exists (select from hari_toko h where h.kode_toko = toko.kode_toko)
  and not exists (select from users u where u.kode_toko = toko.kode_toko and u.is_active)`;

/** A shop that had a business day or has people stays in the list. */
export const isTokoDipakai = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from toko where kode_toko = ${kode_toko} and not (${BELUM_DIPAKAI})`,
  )) !== undefined;

type TokoPendek = Pick<Toko, 'kode_toko' | 'nama_toko'>;

/** Shops that are not in use yet. */
export const listTokoBelumDipakai = (on: Sql): Promise<TokoPendek[]> =>
  on.many(sql<TokoPendek>`
    select kode_toko, nama_toko from toko where is_active and not server_sendiri and ${BELUM_DIPAKAI}
     order by kode_toko`);

export const listToko = (on: Sql): Promise<Toko[]> =>
  on.many(sql<Toko>`
    select kode_toko, nama_toko, alamat_toko, no_whatsapp, jenis, zona, demo from toko order by kode_toko`);

/** Two that set the first shop up at once end like two in a row: the second finds it there. */
export const lockSemuaToko = (tx: Tx): Promise<number> =>
  tx.run(sql`lock table toko in exclusive mode`);

export const findTokoVersi = (on: Sql, kode_toko: string): Promise<Toko & { versi: number }> =>
  on.one(
    sql<Toko & { versi: number }>`
    select kode_toko, nama_toko, alamat_toko, no_whatsapp, jenis, zona, demo, versi from toko
     where kode_toko = ${kode_toko}`,
    TIDAK.TOKO_TIDAK_ADA,
  );

const TIDAK = refusals({ TOKO_TIDAK_ADA: { message: 'Toko Tidak Ditemukan' } });

export type HariToko = {
  tgl_system: Hari;
  status: 'OPEN' | 'CLOSED';
  dibuka_at: string;
  ditutup_by: string | null;
  ditutup_at: string | null;
};

/** The newest business day of a shop, open or closed. */
export const findHariTerakhir = (on: Sql, kode_toko: string): Promise<HariToko | undefined> =>
  on.maybe(sql<HariToko>`
    select tgl_system, status, dibuka_at, ditutup_by, ditutup_at from hari_toko
     where kode_toko = ${kode_toko} order by tgl_system desc limit 1`);

/** Opens a business day; a second opener changes nothing. */
export const openHari = (
  tx: Tx,
  kode_toko: string,
  tgl: Hari,
  user_id: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    insert into hari_toko (kode_toko, tgl_system, status, dibuka_by, dibuka_at, op)
    select ${kode_toko}, ${tgl}::date, 'OPEN', ${user_id}, waktu(), ${op}::uuid
     where not exists (select from hari_toko where kode_toko = ${kode_toko} and status = 'OPEN')
    on conflict do nothing`);

/** What was written just now is the shop's last act: its time does not run back behind it (D-51.2). */
export const majukanJam = (tx: Tx, kode_toko: string): Promise<unknown> =>
  tx.many(sql`select majukan_jam(${kode_toko})`);

/** When the shop's last act ended; undefined for a shop without any act. */
export const findJamTerakhir = async (on: Sql, kode_toko: string): Promise<string | undefined> =>
  (
    await on.maybe(
      sql<{ waktu: string | null }>`select waktu from audit_kepala where kode_toko = ${kode_toko}`,
    )
  )?.waktu ?? undefined;

/** From now on acts go on at the time of the last act, until the clock has passed it. */
export const izinkanJam = async (tx: Tx, kode_toko: string): Promise<string> =>
  (
    await tx.one(sql<{ izin: string }>`
    insert into jam_toko (kode_toko, izin) select kode_toko, waktu from audit_kepala where kode_toko = ${kode_toko}
    on conflict (kode_toko) do update set izin = excluded.izin returning izin`)
  ).izin;

/** This date was agreed to, however far it lies from the last closed day. */
export const akuiTanggal = (tx: Sql, kode_toko: string, tgl: Hari): Promise<number> =>
  tx.run(sql`
    insert into jam_toko (kode_toko, tanggal) values (${kode_toko}, ${tgl}::date)
    on conflict (kode_toko) do update set tanggal = excluded.tanggal`);

/**
 * Closes the open day for good; no row when another closed it first. The moment is the one at which
 * the day was held alone: later than every act of the day, also one that began while this one waited.
 */
export const closeHari = (
  tx: Tx,
  {
    kode_toko,
    tgl,
    user_id,
    op,
    segel,
  }: { kode_toko: string; tgl: Hari; user_id: string; op: string; segel: string },
): Promise<number> =>
  tx.run(sql`
    update hari_toko set status = 'CLOSED', ditutup_by = ${user_id}, ditutup_at = saat_ini(),
           op = ${op}::uuid, segel = ${segel}
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and status = 'OPEN'`);

/** Opens the last closed day again (D-20.2); the caller has checked that it is the last. */
export const reopenHari = (tx: Tx, kode_toko: string, tgl: Hari, op: string): Promise<number> =>
  tx.run(sql`
    update hari_toko set status = 'OPEN', ditutup_by = null, ditutup_at = null, segel = null, op = ${op}::uuid
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and status = 'CLOSED'`);

/** Holds the day alone until the commit: no other act writes into it meanwhile. */
export const lockHariAlone = (tx: Tx, kode_toko: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(kunci_hari(${kode_toko}))`);

/** Holds the day together with all acts that write into it: an act that needs it alone waits, or came before. */
export const lockHariShared = (tx: Sql, kode_toko: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock_shared(kunci_hari(${kode_toko}))`);

export type IdentitasToko = Pick<Toko, 'nama_toko' | 'alamat_toko' | 'no_whatsapp'>;

/** Name, address and number of a shop; its code never changes. */
export const updateToko = (tx: Tx, kode_toko: string, toko: IdentitasToko): Promise<number> =>
  tx.run(sql`
    update toko set nama_toko = ${toko.nama_toko}, alamat_toko = ${toko.alamat_toko},
           no_whatsapp = ${toko.no_whatsapp}, versi = versi + 1
     where kode_toko = ${kode_toko}`);

/** Tells every cache that modules, parameters or rights of the shop have changed. */
export const raiseVersi = (tx: Tx, kode_toko: string): Promise<number> =>
  tx.run(sql`update toko set versi = versi + 1 where kode_toko = ${kode_toko}`);
