import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';

export type TemplatRow = { jenis: JenisPesan; isi: string; nama_cloud: string | null };

export const listTemplat = (on: Sql, kode_toko: string): Promise<TemplatRow[]> =>
  on.many(
    sql<TemplatRow>`select jenis, isi, nama_cloud from templat_pesan where kode_toko = ${kode_toko}`,
  );

export const findTemplat = (
  on: Sql,
  kode_toko: string,
  jenis: JenisPesan,
): Promise<TemplatRow | undefined> =>
  on.maybe(sql<TemplatRow>`
    select jenis, isi, nama_cloud from templat_pesan where kode_toko = ${kode_toko} and jenis = ${jenis}`);

export const saveTemplat = (
  tx: Tx,
  kode_toko: string,
  { jenis, isi, nama_cloud, op }: TemplatRow & { op: string },
): Promise<number> =>
  tx.run(sql`
    insert into templat_pesan (kode_toko, jenis, isi, nama_cloud, op)
    values (${kode_toko}, ${jenis}, ${isi}, ${nama_cloud}, ${op}::uuid)
    on conflict (kode_toko, jenis) do update
      set isi = excluded.isi, nama_cloud = excluded.nama_cloud, op = excluded.op`);

export const deleteTemplat = (tx: Tx, kode_toko: string, jenis: JenisPesan): Promise<number> =>
  tx.run(sql`delete from templat_pesan where kode_toko = ${kode_toko} and jenis = ${jenis}`);
