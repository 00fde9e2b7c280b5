import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { JenisTemplat, Logo, Templat } from '#areas/toko/rules/templat-nota.ts';

type Row = { jenis: JenisTemplat; templat: Templat };

export const listTemplatNotaRow = (on: Sql, kode_toko: string): Promise<Row[]> =>
  on.many(sql<Row>`select jenis, templat from templat_nota where kode_toko = ${kode_toko}`);

/** The shop's own template of this kind, if it has stored one. */
export const findTemplatNota = async (
  on: Sql,
  kode_toko: string,
  jenis: JenisTemplat,
): Promise<Templat | undefined> =>
  (
    await on.maybe(
      sql<Row>`select templat from templat_nota where kode_toko = ${kode_toko} and jenis = ${jenis}`,
    )
  )?.templat;

export const saveTemplatNota = (
  tx: Tx,
  kode_toko: string,
  jenis: JenisTemplat,
  { templat, op }: { templat: Templat; op: string },
): Promise<number> =>
  tx.run(sql`
    insert into templat_nota (kode_toko, jenis, templat, op)
    values (${kode_toko}, ${jenis}, ${JSON.stringify(templat)}::jsonb, ${op}::uuid)
    on conflict (kode_toko, jenis) do update set templat = excluded.templat, op = excluded.op`);

export const deleteTemplatNota = (
  tx: Tx,
  kode_toko: string,
  jenis: JenisTemplat,
): Promise<number> =>
  tx.run(sql`delete from templat_nota where kode_toko = ${kode_toko} and jenis = ${jenis}`);

export const findLogoNota = async (on: Sql, kode_toko: string): Promise<Logo | null> =>
  (await on.maybe(sql<Logo>`select png from logo_nota where kode_toko = ${kode_toko}`)) ?? null;

export const saveLogoNota = (
  tx: Tx,
  kode_toko: string,
  { png, op }: Logo & { op: string },
): Promise<number> =>
  tx.run(sql`
    insert into logo_nota (kode_toko, png, op) values (${kode_toko}, ${png}, ${op}::uuid)
    on conflict (kode_toko) do update set png = excluded.png, op = excluded.op`);

export const deleteLogoNota = (tx: Tx, kode_toko: string): Promise<number> =>
  tx.run(sql`delete from logo_nota where kode_toko = ${kode_toko}`);
