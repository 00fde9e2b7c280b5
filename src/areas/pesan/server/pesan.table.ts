import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { JENIS_INGAT, type JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import type { StatusPesan } from '#areas/pesan/rules/pesan.ts';

export type Pesan = {
  kode_toko: string;
  id: number;
  jenis: JenisPesan;
  penerima: string;
  nama: string;
  kode_customer: string | null;
  no_dokumen: string | null;
  templat: string;
  nilai: Nilai;
  nama_cloud: string | null;
  gambar: string | null;
  status: StatusPesan;
  coba: number;
  coba_lagi: string;
  berlaku_sampai: string;
  sebab: string | null;
  rujukan: string | null;
  terkirim_at: string | null;
  input_by: string;
  input_date: string;
  /** The number wants no promo, told to any shop; of a reminder: no reminders of this one. */
  menolak: boolean;
};

const COLUMNS = sql`kode_toko, id, jenis, penerima, nama, kode_customer, no_dokumen, templat, nilai, nama_cloud, gambar,
  status, coba, coba_lagi, berlaku_sampai, sebab, rujukan, terkirim_at, input_by, input_date,
  exists (select from pesan_tolak t
           where (t.kode_toko = pesan.kode_toko or pesan.jenis <> all(${JENIS_INGAT}))
             and t.nomor = nomor_wa(pesan.penerima)) as menolak`;

export type PesanBaru = Pick<
  Pesan,
  | 'kode_toko'
  | 'jenis'
  | 'penerima'
  | 'nama'
  | 'kode_customer'
  | 'no_dokumen'
  | 'templat'
  | 'nilai'
  | 'nama_cloud'
  | 'gambar'
> & { kunci: string; jam: number; tgl_system: string; input_by: string; op: string };

/** Puts a message into the outbox; what is there already under its key stays as it is. */
export const insertPesan = (tx: Tx, one: PesanBaru): Promise<Pesan | undefined> =>
  tx.maybe(sql<Pesan>`
    insert into pesan (kode_toko, jenis, penerima, nama, kode_customer, no_dokumen, templat, nilai, nama_cloud, gambar,
                       kunci, coba_lagi, berlaku_sampai, tgl_system, input_by, input_date, op)
    values (${one.kode_toko}, ${one.jenis}, ${one.penerima}, ${one.nama}, ${one.kode_customer}, ${one.no_dokumen},
            ${one.templat}, ${JSON.stringify(one.nilai)}::jsonb, ${one.nama_cloud}, ${one.gambar}, ${one.kunci},
            waktu(), waktu() + make_interval(hours => ${one.jam}::int), ${one.tgl_system}::date, ${one.input_by},
            waktu(), ${one.op}::uuid)
    on conflict (kode_toko, kunci) do nothing returning ${COLUMNS}`);

const SEKALIGUS = 500;

/** Many messages of one shop, some hundreds in a statement; answers how many were not there yet. */
export async function insertBanyak(tx: Tx, rows: readonly PesanBaru[]): Promise<number> {
  let baru = 0;
  for (let at = 0; at < rows.length; at += SEKALIGUS)
    baru += await tx.run(sql`
      insert into pesan (kode_toko, jenis, penerima, nama, kode_customer, no_dokumen, templat, nilai, nama_cloud,
                         gambar, kunci, coba_lagi, berlaku_sampai, tgl_system, input_by, input_date, op)
      select kode_toko, jenis, penerima, nama, kode_customer, no_dokumen, templat, nilai, nama_cloud, gambar, kunci,
             waktu(), waktu() + make_interval(hours => jam), tgl_system, input_by, waktu(), op
        from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + SEKALIGUS))}::jsonb)
          as r (kode_toko text, jenis text, penerima text, nama text, kode_customer text, no_dokumen text,
                templat text, nilai jsonb, nama_cloud text, gambar text, kunci text, jam int,
                tgl_system date, input_by text, op uuid)
      on conflict (kode_toko, kunci) do nothing`);
  return baru;
}

type Tanya = {
  q?: string;
  status?: string;
  jenis?: string;
  sort?: string;
  skip: number;
  limit: number;
};

export function searchPesan(
  on: Sql,
  kode_toko: string,
  { q, status, jenis, sort, skip, limit }: Tanya,
): Promise<(Pesan & { jumlah_semua: number })[]> {
  const only: Query[] = [
    ...(status && status !== 'ALL' ? [sql`and status = ${status}`] : []),
    ...(jenis && jenis !== 'ALL' ? [sql`and jenis = ${jenis}`] : []),
    ...(q
      ? [sql`and strpos(lower(nama || ' ' || coalesce(no_dokumen, '')), ${q.toLowerCase()}) > 0`]
      : []),
  ];
  return on.many(sql<Pesan & { jumlah_semua: number }>`
    select ${COLUMNS}, count(*) over ()::int as jumlah_semua from pesan
     where kode_toko = ${kode_toko} ${sql.join(only, sql` `)}
     order by id ${sort === 'id' ? sql`asc` : sql`desc`} limit ${limit} offset ${skip}`);
}

/** One message of the shop, held until the commit. */
export const lockPesan = (tx: Tx, kode_toko: string, id: string): Promise<Pesan | undefined> =>
  tx.maybe(sql<Pesan>`
    select ${COLUMNS} from pesan where kode_toko = ${kode_toko} and id = ${id}::bigint for update`);

/** Back into the queue, as if it were new; or out of it. */
export const saveStatusPesan = (
  tx: Tx,
  { kode_toko, id }: Pick<Pesan, 'kode_toko' | 'id'>,
  ke: 'ANTRE' | 'BATAL',
  jam: number,
): Promise<Pesan> =>
  tx.one(sql<Pesan>`
    update pesan set status = ${ke}, sebab = null, coba = 0, coba_lagi = waktu(),
           berlaku_sampai = waktu() + make_interval(hours => ${jam}::int)
     where kode_toko = ${kode_toko} and id = ${id} returning ${COLUMNS}`);

/** How often a document was written about on this day. */
export const countPesanDokumen = async (
  on: Sql,
  kode_toko: string,
  no_dokumen: string,
  tgl: string,
): Promise<number> =>
  (
    await on.one(sql<{ n: number }>`
      select count(*)::int as n from pesan
       where kode_toko = ${kode_toko} and no_dokumen = ${no_dokumen} and tgl_system = ${tgl}::date`)
  ).n;

/** Whether a document of any kind is cancelled now. */
export const isDokumenBatal = async (on: Sql, kode_toko: string, no: string): Promise<boolean> =>
  (await on.maybe(sql`select from register_of(${kode_toko}, ${no}) where cancelled`)) !== undefined;

/** Held until the commit: messages about one document are counted and queued one after the other. */
export const lockPesanDokumen = (tx: Tx, kode_toko: string, no_dokumen: string): Promise<number> =>
  tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`pesan:${kode_toko}:${no_dokumen}`}, 0))`,
  );

/** Whether a nota of this document was queued in these last seconds and did not fail. */
export const isBaruAntre = async (
  on: Sql,
  kode_toko: string,
  no_dokumen: string,
  detik: number,
): Promise<boolean> =>
  (await on.maybe(sql`
    select from pesan
     where kode_toko = ${kode_toko} and no_dokumen = ${no_dokumen} and jenis like 'NOTA%'
       and status in ('ANTRE', 'DIKIRIM', 'TERKIRIM')
       and input_date > waktu() - make_interval(secs => ${detik}::int) limit 1`)) !== undefined;

export type Jumlah = { antre: number; gagal: number; terkirim: number };

export const countPesan = (on: Sql, kode_toko: string, sejak: string): Promise<Jumlah> =>
  on.one(sql<Jumlah>`
    select (select count(*)::int from pesan where kode_toko = ${kode_toko} and status in ('ANTRE', 'DIKIRIM')) as antre,
           (select count(*)::int from pesan where kode_toko = ${kode_toko} and status in ('GAGAL', 'RAGU')) as gagal,
           (select count(*)::int from pesan
             where kode_toko = ${kode_toko} and mulai >= ${sejak}::timestamptz
               and status in ('TERKIRIM', 'RAGU', 'DIKIRIM')) as terkirim`);
