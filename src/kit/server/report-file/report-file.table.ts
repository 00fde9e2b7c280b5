import type { ReportFile } from '#kit/contract/report-file.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Ctx } from '#kit/server/ctx.ts';
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
/** A file that nobody has told of for so long went down with its server. */
const SILENT_MINUTES = 2;

const at = ({ kode_toko_user, user_id, id }: FileKey): Query =>
  sql`kode_toko_user = ${kode_toko_user} and user_id = ${user_id} and id = ${id}`;
const fresh = (): Query =>
  sql`dibuat > ${nowIso()}::timestamptz - make_interval(hours => ${KEPT_HOURS})`;

/** What nobody may fetch any more. */
export const forgetOldFiles = (on: Sql): Promise<number> =>
  on.run(sql`delete from berkas_laporan where not (${fresh()})`);

/** False where this file was begun already. */
export async function beginFile(
  on: Sql,
  key: FileKey,
  { laporan, judul, jenis, saringan }: NewFile,
  { kode_toko, hari, lihat_modal, samarkan = false }: Ctx,
): Promise<boolean> {
  const begun = await on.run(sql`
    insert into berkas_laporan (kode_toko_user, user_id, id, kode_toko, laporan, judul, jenis, saringan, hari,
      lihat_modal, samarkan, dibuat, waktu)
    values (${key.kode_toko_user}, ${key.user_id}, ${key.id}, ${kode_toko}, ${laporan}, ${judul}, ${jenis},
      ${JSON.stringify(saringan)}::jsonb, ${hari}::date, ${lihat_modal}, ${samarkan}, ${nowIso()}::timestamptz,
      ${nowIso()}::timestamptz)
    on conflict do nothing`);
  await on.run(sql`
    delete from berkas_laporan where kode_toko_user = ${key.kode_toko_user} and user_id = ${key.user_id}
       and id in (select id from berkas_laporan
                   where kode_toko_user = ${key.kode_toko_user} and user_id = ${key.user_id}
                   order by dibuat desc, id offset ${MOST_KEPT})`);
  return begun === 1;
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

/** Nothing where the file was called off. */
export const addPart = (on: Sql, key: FileKey, urut: number, isi: Buffer): Promise<number> =>
  on.run(sql`
    insert into berkas_laporan_isi (kode_toko_user, user_id, id, urut, isi)
    select kode_toko_user, user_id, id, ${urut}::int, ${isi}::bytea
      from berkas_laporan where ${at(key)} and keadaan = 'JALAN' for share`);

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
    update berkas_laporan set keadaan = 'GAGAL', sebab = ${end.sebab}, waktu = ${nowIso()}::timestamptz
     where ${at(key)}`);
}

export const listFiles = (
  on: Sql,
  { kode_toko_user, user_id }: Omit<FileKey, 'id'>,
): Promise<ReportFile[]> =>
  on.many(sql<ReportFile>`
    select id, kode_toko, laporan, judul, jenis, selesai, total, ukuran, sebab, dibuat,
           case when keadaan = 'JALAN'
                 and waktu < ${nowIso()}::timestamptz - make_interval(mins => ${SILENT_MINUTES})
             then 'GAGAL' else keadaan end as keadaan
      from berkas_laporan
     where kode_toko_user = ${kode_toko_user} and user_id = ${user_id} and ${fresh()}
     order by dibuat desc, id`);

export type KeptFile = {
  readonly kode_toko: string;
  readonly laporan: string;
  readonly saringan: Readonly<Record<string, unknown>>;
  readonly hari: string;
  readonly lihat_modal: boolean;
  readonly samarkan: boolean;
  readonly nama: string;
  readonly tipe: string;
};

export const findFile = (on: Sql, key: FileKey): Promise<KeptFile | undefined> =>
  on.maybe(sql<KeptFile>`
    select kode_toko, laporan, saringan, hari, lihat_modal, samarkan, nama, tipe
      from berkas_laporan where ${at(key)} and keadaan = 'SELESAI' and ${fresh()}`);

export const readPart = async (on: Sql, key: FileKey, urut: number): Promise<Buffer | undefined> =>
  (
    await on.maybe(sql<{ isi: Buffer }>`
      select isi from berkas_laporan_isi where ${at(key)} and urut = ${urut}`)
  )?.isi;

export const dropFile = (on: Sql, key: FileKey): Promise<number> =>
  on.run(sql`delete from berkas_laporan where ${at(key)}`);
