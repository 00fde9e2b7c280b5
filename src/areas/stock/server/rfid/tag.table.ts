import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const PEMAKAI = statement(`
  select kode_barcode from barang where kode_toko = $1 and tag_id = $2 and status in ('READY', 'TITIP')`);

/** The piece of the stock that carries this tag now. */
export const findPemakaiTag = async (
  on: Sql,
  kode_toko: string,
  tag_id: string,
): Promise<string | undefined> =>
  (await on.call<{ kode_barcode: string }>(PEMAKAI, [kode_toko, tag_id]))[0]?.kode_barcode;

export type TagRow = {
  tag_id: string;
  kode_barcode: string | null;
  nama_barang: string | null;
  berat: Miligram | null;
  kode_gudang: string | null;
  kode_baki: string | null;
  status: string | null;
};

const BACA = statement(`
  select t.tag_id, b.kode_barcode, b.nama_barang, b.berat, b.kode_gudang, b.kode_baki, b.status
    from unnest($2::text[]) with ordinality t (tag_id, urut)
    left join barang b on b.kode_toko = $1 and b.tag_id = t.tag_id and b.status in ('READY', 'TITIP')
   order by t.urut`);

export const listTag = (on: Sql, kode_toko: string, tags: readonly string[]): Promise<TagRow[]> =>
  on.call<TagRow>(BACA, [kode_toko, tags]);

export const saveTag = (
  tx: Tx,
  kode_barcode: string,
  tag_id: string | null,
  ctx: Ctx,
): Promise<number> =>
  tx.run(sql`
    update barang set tag_id = ${tag_id}, op = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and kode_barcode = ${kode_barcode}`);
