import type { ReportFile } from '#kit/contract/report-file.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';

/** Whose file: one person's alone. */
export type FileKey = {
  readonly kode_toko_user: string;
  readonly user_id: string;
  readonly id: string;
};

export type NewFile = Pick<ReportFile, 'laporan' | 'judul' | 'jenis'> & {
  readonly saringan: Readonly<Record<string, unknown>>;
};

/** A file that was asked for is there for a day; of one person no more than so many. */
const KEPT_HOURS = 24;
const MOST_KEPT = 10;
/** Of one person so many are made or wait at a time, so that no one fills the queue. */
const MOST_RUNNING = 2;
/** A file is no larger, and those of the people of one shop together: they lie on the disk of the shop's book. */
export const MOST_MB = 250;
export const MOST_OF_SHOP_MB = 1000;
const MB = 1_000_000;
/** Files that go in one statement, which is short of its time limit. */
const SLICE = 5;
/** A file without news of its progress for so long went down with its server. */
const SILENT_MINUTES = 2;

const at = ({ kode_toko_user, user_id, id }: FileKey): Query =>
  sql`kode_toko_user = ${kode_toko_user} and user_id = ${user_id} and id = ${id}`;
const fresh = (): Query =>
  sql`dibuat > ${nowIso()}::timestamptz - make_interval(hours => ${KEPT_HOURS})`;

const silent = (): Query =>
  sql`waktu < ${nowIso()}::timestamptz - make_interval(mins => ${SILENT_MINUTES})`;

/** Deletes the files that may not be fetched any more. */
export async function forgetOldFiles(on: Sql): Promise<void> {
  for (let some = SLICE; some === SLICE;)
    some = await on.run(sql`
      delete from berkas_laporan where (kode_toko_user, user_id, id) in (
        select kode_toko_user, user_id, id from berkas_laporan where not (${fresh()}) limit ${SLICE})`);
}

/**
 * False where this file was begun already. Refused where the same one is being made for this person, or so many others
 * are. In a transaction: two that begin at once are asked one after the other.
 */
export async function beginFile(
  on: Tx,
  key: FileKey,
  { laporan, judul, jenis, saringan }: NewFile,
  { kode_toko, hari, lihat_modal, samarkan = false }: Ctx,
): Promise<boolean> {
  const whose = `berkas:${key.kode_toko_user}/${key.user_id}`;
  await on.run(sql`select pg_advisory_xact_lock(hashtextextended(${whose}, 0))`);
  const begun = await on.run(sql`
    insert into berkas_laporan (kode_toko_user, user_id, id, kode_toko, laporan, judul, jenis, saringan, hari,
      lihat_modal, samarkan, dibuat, waktu)
    values (${key.kode_toko_user}, ${key.user_id}, ${key.id}, ${kode_toko}, ${laporan}, ${judul}, ${jenis},
      ${JSON.stringify(saringan)}::jsonb, ${hari}::date, ${lihat_modal}, ${samarkan}, ${nowIso()}::timestamptz,
      ${nowIso()}::timestamptz)
    on conflict do nothing`);
  if (begun === 0) return false;
  const { jalan, sama } = await on.one(sql<{ jalan: number; sama: number }>`
    select count(*)::int as jalan,
           (count(*) filter (where kode_toko = ${kode_toko} and laporan = ${laporan} and jenis = ${jenis}
             and saringan = ${JSON.stringify(saringan)}::jsonb))::int as sama
      from berkas_laporan
     where kode_toko_user = ${key.kode_toko_user} and user_id = ${key.user_id} and id <> ${key.id}
       and keadaan = 'JALAN' and not (${silent()})`);
  conflictIf(sama > 0, {
    code: 'BERKAS_SEDANG_DIBUAT',
    message: 'Berkas Yang Sama Sedang Dibuat',
  });
  conflictIf(jalan >= MOST_RUNNING, {
    code: 'BERKAS_TERLALU_BANYAK',
    message: sentence('{n} Berkas Anda Masih Dibuat, Tunggu Sampai Selesai', { n: jalan }),
  });
  await on.run(sql`
    delete from berkas_laporan where kode_toko_user = ${key.kode_toko_user} and user_id = ${key.user_id}
       and id in (select id from berkas_laporan
                   where kode_toko_user = ${key.kode_toko_user} and user_id = ${key.user_id}
                   order by dibuat desc, id offset ${MOST_KEPT})`);
  return true;
}

/** False where it was called off. */
export const tellFile = async (
  on: Sql,
  key: FileKey,
  { selesai, total }: { selesai: number; total: number },
): Promise<boolean> =>
  (await on.run(sql`
    update berkas_laporan set selesai = ${selesai}, total = ${total}, waktu = ${nowIso()}::timestamptz
     where ${at(key)} and keadaan = 'JALAN'`)) === 1;

/** What became of a part: it is in, the file was called off, or it or the shop's files would be too large. */
export type Put = 'MASUK' | 'BATAL' | 'BESAR' | 'PENUH';

export async function addPart(on: Sql, key: FileKey, urut: number, isi: Buffer): Promise<Put> {
  const larger = sql`ukuran + ${isi.length}::bigint`;
  const all = sql`(select sum(ukuran) from berkas_laporan where kode_toko_user = ${key.kode_toko_user})`;
  const { put } = await on.one(sql<{ put: Put }>`
    with masuk as (
      update berkas_laporan set ukuran = ${larger}
       where ${at(key)} and keadaan = 'JALAN' and ${larger} <= ${MOST_MB * MB}::bigint
         and ${all} + ${isi.length}::bigint <= ${MOST_OF_SHOP_MB * MB}::bigint
      returning kode_toko_user, user_id, id),
    isi as (
      insert into berkas_laporan_isi (kode_toko_user, user_id, id, urut, isi)
      select kode_toko_user, user_id, id, ${urut}::int, ${isi}::bytea from masuk returning urut)
    select case when exists (select from isi) then 'MASUK'
                else coalesce((select case when ${larger} > ${MOST_MB * MB}::bigint then 'BESAR' else 'PENUH' end
                                 from berkas_laporan where ${at(key)} and keadaan = 'JALAN'), 'BATAL')
           end as put`);
  return put;
}

type End =
  | {
      readonly keadaan: 'SELESAI';
      readonly nama: string;
      readonly tipe: string;
      readonly ukuran: number;
    }
  | { readonly keadaan: 'GAGAL'; readonly sebab: string };

/** Of a file that came to nothing no part stays. */
export async function endFile(on: Sql, key: FileKey, end: End): Promise<void> {
  if (end.keadaan === 'SELESAI') {
    await on.run(sql`
      update berkas_laporan set keadaan = 'SELESAI', nama = ${end.nama}, tipe = ${end.tipe}, ukuran = ${end.ukuran},
        selesai = total, waktu = ${nowIso()}::timestamptz
       where ${at(key)}`);
    return;
  }
  await on.run(sql`delete from berkas_laporan_isi where ${at(key)}`);
  await on.run(sql`
    update berkas_laporan set keadaan = 'GAGAL', sebab = ${end.sebab}, ukuran = 0, waktu = ${nowIso()}::timestamptz
     where ${at(key)}`);
}

export const listFiles = (
  on: Sql,
  { kode_toko_user, user_id }: Omit<FileKey, 'id'>,
): Promise<ReportFile[]> =>
  on.many(sql<ReportFile>`
    select id, kode_toko, laporan, judul, jenis, selesai, total, ukuran, sebab, dibuat,
           case when keadaan = 'JALAN' and ${silent()} then 'GAGAL' else keadaan end as keadaan
      from berkas_laporan
     where kode_toko_user = ${kode_toko_user} and user_id = ${user_id} and ${fresh()}
     order by dibuat desc, id`);

export type KeptFile = {
  readonly kode_toko: string;
  readonly laporan: string;
  readonly jenis: 'pdf' | 'xlsx';
  readonly ukuran: number;
  readonly saringan: Readonly<Record<string, unknown>>;
  readonly hari: string;
  readonly lihat_modal: boolean;
  readonly samarkan: boolean;
  readonly nama: string;
  readonly tipe: string;
};

export const findFile = (on: Sql, key: FileKey): Promise<KeptFile | undefined> =>
  on.maybe(sql<KeptFile>`
    select kode_toko, laporan, jenis, ukuran, saringan, hari, lihat_modal, samarkan, nama, tipe
      from berkas_laporan where ${at(key)} and keadaan = 'SELESAI' and ${fresh()}`);

export const readPart = async (on: Sql, key: FileKey, urut: number): Promise<Buffer | undefined> =>
  (
    await on.maybe(sql<{ isi: Buffer }>`
      select isi from berkas_laporan_isi where ${at(key)} and urut = ${urut}`)
  )?.isi;

export const dropFile = (on: Sql, key: FileKey): Promise<number> =>
  on.run(sql`delete from berkas_laporan where ${at(key)}`);
