import { hoursOf } from '#kit/server/local-days.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

/** The server that a shop's messages go to next: at a branch head office's, for every receiver (D-43.4). */
type Server = { readonly kode_toko: string; readonly portal: string };

/** The portal of a shop that has a server of its own; undefined for one that is here, or none. */
export const findServer = (on: Sql, kode_toko: string): Promise<Server | undefined> =>
  on.maybe(sql<Server>`
    select kode_toko, portal from toko where kode_toko = ${kode_toko} and server_sendiri and is_active`);

/** Public keys of the server of a shop: the present, and for a day the one before (D-43.2). */
export const listKunciServer = async (on: Sql, kode_toko: string, now: string): Promise<string[]> =>
  (
    await on.many(sql<{ x: string }>`
      select k.x from toko t join kunci_server k using (kode_toko)
       where t.kode_toko = ${kode_toko} and t.server_sendiri and t.is_active
      union all
      select k.lama_x from toko t join kunci_server k using (kode_toko)
       where t.kode_toko = ${kode_toko} and t.server_sendiri and t.is_active
         and k.lama_sampai > ${now}::timestamptz
         and k.lama_sampai <= ${now}::timestamptz + interval '25 hours'`)
  ).map(({ x }) => x);

/** Whether its key was revoked, and none exchanged since: no answer of it could be proved. */
export const isDicabut = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from kunci_dicabut where kode_toko = ${kode_toko}`)) !== undefined;

export const isDiSini = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from toko where kode_toko = ${kode_toko} and is_active and not server_sendiri`,
  )) !== undefined;

/** Head office, where it is on this server. */
export const findPusatDiSini = async (on: Sql): Promise<string | undefined> =>
  (
    await on.maybe(
      sql<{
        kode_toko: string;
      }>`select kode_toko from toko where jenis = 'PUSAT' and not server_sendiri`,
    )
  )?.kode_toko;

export const isPusat = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from toko where kode_toko = ${kode_toko} and jenis = 'PUSAT'`)) !==
  undefined;

/** Any shop that head office lists, here or far. */
export const isTokoRantai = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from toko where kode_toko = ${kode_toko} and is_active`)) !==
  undefined;

/** Its row of the list of shops is neither switched nor removed until this act is finished. */
export const holdToko = (tx: Tx, kode_toko: string): Promise<unknown> =>
  tx.maybe(sql`select 1 from toko where kode_toko = ${kode_toko} for key share`);

/** The next server on the way to a shop that is not here. */
export const findHop = async (on: Sql, ke: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode_toko: string }>`
      select kode_toko from toko
       where server_sendiri and is_active and (jenis = 'PUSAT' or kode_toko = ${ke})
       order by jenis = 'PUSAT' desc limit 1`)
  )?.kode_toko;

export type Arus = Pick<PesanToko, 'dari' | 'ke'>;

/** Rows of messages that wait for another server, and have not stopped. */
export const listArus = (on: Sql): Promise<Arus[]> =>
  on.many(sql<Arus>`
    select distinct p.dari, p.ke from pesan_toko p
     where p.selesai_at is null
       and not exists (select from toko t where t.kode_toko = p.ke and not t.server_sendiri)
       and not exists (select from antar_henti h where h.dari = p.dari and h.ke = p.ke and h.sisi = 'KIRIM')
     order by p.dari, p.ke`);

export type Dikirim = PesanToko & { readonly op: string; readonly waktu: string };

/** The next of a row of messages, in their order, and no more than a request holds. */
export const listKirim = (on: Sql, { dari, ke }: Arus, most: number): Promise<Dikirim[]> =>
  on.many(sql<Dikirim>`
    select dari, ke, urut, jenis, no_dokumen, isi, op, waktu from pesan_toko
     where dari = ${dari} and ke = ${ke} and selesai_at is null order by urut limit ${most}::int`);

/** One more try of these begins, or one of them surely came to nothing. */
export const noteCoba = (
  on: Sql,
  { dari, ke }: Arus,
  pesan: readonly Pick<Dikirim, 'urut'>[],
  by: 1 | -1,
): Promise<number> =>
  on.run(sql`
    update pesan_toko set dicoba = dicoba + ${by}::int
     where dari = ${dari} and ke = ${ke} and urut = any(${pesan.map(({ urut }) => urut)}::bigint[])`);

type Disebut = Arus & Pick<PesanToko, 'jenis' | 'no_dokumen'>;

/** Whether no try of it can have reached another server. */
export const isBelumKeluar = async (
  on: Sql,
  { dari, ke, jenis, no_dokumen }: Disebut,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from pesan_toko
     where dari = ${dari} and ke = ${ke} and jenis = ${jenis} and no_dokumen = ${no_dokumen} and dicoba = 0
       and selesai_at is null`)) !== undefined;

/**
 * Withdraws a message that has not left this server: its number goes on its way without its contents, for numbers have
 * no gap. False where it may have left; from here on until the commit none of this row begins a try.
 */
export async function withdrawPesan(
  tx: Tx,
  { dari, ke, jenis, no_dokumen }: Disebut,
): Promise<boolean> {
  await lockArus(tx, { dari, ke });
  return (
    (await tx.run(sql`
      update pesan_toko set isi = '{}'::jsonb
       where dari = ${dari} and ke = ${ke} and jenis = ${jenis} and no_dokumen = ${no_dokumen} and dicoba = 0
         and selesai_at is null`)) === 1
  );
}

/** The other server has them: they are kept, and wait no longer. */
export const endTerkirim = (
  on: Sql,
  { dari, ke }: Arus,
  from: number,
  to: number,
): Promise<number> =>
  on.run(sql`
    update pesan_toko set selesai_at = waktu(), gagal = null
     where dari = ${dari} and ke = ${ke} and urut between ${from} and ${to} and selesai_at is null`);

/** The other server has lost them (its database is an older copy): they go again. */
export const reopenKirim = (on: Sql, { dari, ke }: Arus, from: number): Promise<number> =>
  on.run(sql`
    update pesan_toko set selesai_at = null
     where dari = ${dari} and ke = ${ke} and urut >= ${from} and selesai_at is not null`);

/** One act at a time counts, takes or renumbers the messages between two shops. */
export const lockArus = (tx: Tx, { dari, ke }: Arus): Promise<unknown> =>
  tx.many(sql`select pg_advisory_xact_lock(hashtext('pesan_toko'), hashtext(${`${dari}/${ke}`}))`);

export const findTerakhir = async (on: Sql, { dari, ke }: Arus): Promise<number> =>
  (
    await on.one(sql<{ urut: number }>`
      select coalesce(max(urut), 0)::bigint as urut from pesan_toko where dari = ${dari} and ke = ${ke}`)
  ).urut;

/** How many of these are known here word for word. */
export const countSama = async (on: Sql, pesan: readonly Dikirim[]): Promise<number> =>
  (
    await on.one(sql<{ sama: number }>`
      select count(*)::int as sama
        from jsonb_to_recordset(${JSON.stringify(pesan)}::jsonb) as b(
               dari text, ke text, urut bigint, jenis text, no_dokumen text, isi jsonb, op uuid)
        join pesan_toko p on (p.dari, p.ke, p.urut, p.jenis, p.no_dokumen, p.op)
                           = (b.dari, b.ke, b.urut, b.jenis, b.no_dokumen, b.op) and p.isi = b.isi`)
  ).sama;

/** Keeps what another server tells, by its own numbers. */
export const saveDatang = (tx: Tx, pesan: readonly Dikirim[]): Promise<number> =>
  tx.run(sql`
    insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op)
    select dari, ke, urut, jenis, no_dokumen, isi, waktu, op
      from jsonb_to_recordset(${JSON.stringify(pesan)}::jsonb) as b(
             dari text, ke text, urut bigint, jenis text, no_dokumen text, isi jsonb, waktu timestamptz, op uuid)`);

export type Sisi = 'KIRIM' | 'TERIMA';

/** Says that a row of messages has stopped; answers whether it went on until now. */
export const saveHenti = async (
  on: Sql,
  { dari, ke }: Arus,
  sisi: Sisi,
  terakhir: number,
): Promise<boolean> =>
  (await on.run(sql`
    insert into antar_henti (dari, ke, sisi, terakhir, waktu)
    values (${dari}, ${ke}, ${sisi}, ${terakhir}, waktu()) on conflict do nothing`)) === 1;

export const endHenti = (on: Sql, { dari, ke }: Arus, sisi: Sisi): Promise<number> =>
  on.run(sql`delete from antar_henti where dari = ${dari} and ke = ${ke} and sisi = ${sisi}`);

/** No row of messages of this shop is stopped any more; without a shop none at all. */
export const endHentiToko = (on: Sql, toko?: string): Promise<number> =>
  on.run(sql`
    delete from antar_henti where ${toko ?? null}::text is null or dari = ${toko ?? null} or ke = ${toko ?? null}`);

/**
 * This database is an older copy: documents that other servers know by their numbers begin behind those that its first
 * life may have given, on a day that is open and on the next ones. A closed day gives none any more. Many lines stop
 * of one copy: once an hour.
 */
export async function lewatiNomor(
  tx: Tx,
  jenis: readonly string[],
  banyak: number,
): Promise<number> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtext('nomor_lewat'))`);
  return tx.run(sql`
    with hari as (
      select distinct t.kode_toko, d.tgl from toko t
        join lateral (select tgl_system, status from hari_toko h
                       where h.kode_toko = t.kode_toko order by tgl_system desc limit 1) h on true
       cross join lateral (select unnest(array[h.tgl_system, kini - 1, kini, kini + 1]) as tgl
                             from (select tanggal_toko(waktu(), ${hoursOf(sql`t.zona`)}) as kini) k) d
       where not t.server_sendiri
         and (d.tgl > h.tgl_system or (d.tgl = h.tgl_system and h.status <> 'CLOSED'))
    ), baru as (
      insert into nomor as n (kode_toko, jenis, tgl_system, terakhir)
      select h.kode_toko, j.jenis, h.tgl, ${banyak}::int from hari h cross join unnest(${jenis}::text[]) as j (jenis)
       where not exists (select from nomor_lewat w
                          where w.kode_toko = h.kode_toko and w.jenis = j.jenis and w.tgl_system = h.tgl
                            and w.waktu > waktu() - interval '1 hour' and w.waktu < waktu() + interval '1 hour')
      on conflict (kode_toko, jenis, tgl_system) do update set terakhir = n.terakhir + excluded.terakhir
      returning kode_toko, jenis, tgl_system, terakhir)
    insert into nomor_lewat (kode_toko, jenis, tgl_system, dari, ke, waktu)
    select kode_toko, jenis, tgl_system, terakhir - ${banyak}::int + 1, terakhir, waktu() from baru`);
}

/** The other server answered, or asked by itself; how far its clock is ahead is known where it said so. */
export const noteServer = (on: Sql, kode_toko: string, beda: number | null): Promise<number> =>
  on.run(sql`
    insert into antar_server (kode_toko, dijawab, jam_beda, jam_at)
    values (${kode_toko}, waktu(), ${beda}::int, waktu())
    on conflict (kode_toko) do update
      set dijawab = excluded.dijawab, gagal = null, gagal_sejak = null,
          jam_beda = coalesce(excluded.jam_beda, antar_server.jam_beda),
          jam_at = case when excluded.jam_beda is null then antar_server.jam_at else excluded.jam_at end`);

export const noteGagal = (
  on: Sql,
  kode_toko: string,
  gagal: string,
  beda: number | null,
): Promise<number> =>
  on.run(sql`
    insert into antar_server (kode_toko, gagal, gagal_sejak, jam_beda, jam_at)
    values (${kode_toko}, ${gagal}, waktu(), ${beda}::int, waktu())
    on conflict (kode_toko) do update
      set gagal = excluded.gagal, gagal_sejak = coalesce(antar_server.gagal_sejak, excluded.gagal_sejak),
          jam_beda = coalesce(excluded.jam_beda, antar_server.jam_beda),
          jam_at = case when excluded.jam_beda is null then antar_server.jam_at else excluded.jam_at end`);

export const findHenti = (on: Sql, ke: string): Promise<(Arus & { terakhir: number })[]> =>
  on.many(sql<Arus & { terakhir: number }>`
    select dari, ke, terakhir from antar_henti where ke = ${ke} and sisi = 'KIRIM' order by dari`);

/** Far above every number that is given: a row on its way from one number to another stops there for a moment. */
const ASIDE = 1_000_000_000_000;

type Lanjut = { readonly terakhir: number; readonly most: number; readonly op: string };

/**
 * Moves what waits behind the last number that the other server has, and keeps the numbers between as lost; answers how
 * many those are.
 */
export async function renumberKirim(
  tx: Tx,
  { dari, ke }: Arus,
  { terakhir, most, op }: Lanjut,
): Promise<number> {
  const { pertama, punya } = await tx.one(sql<{ pertama: number; punya: number }>`
    select coalesce(min(urut) filter (where selesai_at is null), max(urut) + 1, 1)::bigint as pertama,
           coalesce(max(urut), 0)::bigint as punya
      from pesan_toko where dari = ${dari} and ke = ${ke}`);
  const hilang = terakhir - pertama + 1;
  if (hilang <= 0) return 0;
  if (terakhir - punya > most)
    throw new Error(`${ke}: ${terakhir - punya} nomor pesan hilang, lebih dari ${most}`);
  const these = sql`dari = ${dari} and ke = ${ke}`;
  await tx.run(sql`
    update pesan_toko set urut = urut + ${ASIDE}::bigint where ${these} and urut >= ${pertama}`);
  await tx.run(sql`
    insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op, selesai_at)
    select ${dari}, ${ke}, n, 'HILANG', '-', '{}'::jsonb, waktu(), ${op}::uuid, waktu()
      from generate_series(${pertama}::bigint, ${terakhir}::bigint) n`);
  await tx.run(sql`
    update pesan_toko set urut = urut - ${ASIDE}::bigint + ${hilang}::bigint
     where ${these} and urut > ${ASIDE}::bigint`);
  return hilang;
}

/**
 * A shop of the chain that writes to a branch for the first time, by way of head office, whose portal it is reached by:
 * a row of the list, and no work in it.
 */
export const kenalToko = (tx: Tx, kode_toko: string, nama_toko: string): Promise<number> =>
  tx.run(sql`
    insert into toko (kode_toko, nama_toko, jenis, zona, portal, server_sendiri)
    select ${kode_toko}, ${nama_toko}, 'CABANG', zona, portal, true from toko
     where jenis = 'PUSAT' and server_sendiri limit 1
    on conflict (kode_toko) do nothing`);
