import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { waktunya } from '#areas/toko/server/antar/waktunya.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Written with the act that erases; what is there already is not begun again. */
export const saveHapusFoto = (
  tx: Tx,
  paths: readonly string[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<number> =>
  tx.run(sql`
    insert into foto_hapus (gambar_path, kode_toko, sejak, lagi)
    select distinct path, ${kode_toko}, waktu(), waktu() from unnest(${[...paths]}::text[]) as x (path)
    on conflict do nothing`);

type Jalan = { readonly gambar_path: string; readonly gagal: number };

/** Those whose next try is due. */
export const listHapusFoto = (on: Sql, most: number): Promise<Jalan[]> =>
  on.many(sql<Jalan>`
    select gambar_path, gagal from foto_hapus
     where ${waktunya('lagi')} order by lagi, gambar_path limit ${most}::int`);

export const noteFotoHilang = (on: Sql, gambar_path: string): Promise<number> =>
  on.run(sql`
    update foto_hapus set lagi = null, hilang_at = waktu(), gagal = 0, sebab = null
     where gambar_path = ${gambar_path}`);

/** Again after a minute, then 2, 4, … 60, for ever. */
export const noteGagalHapus = (on: Sql, gambar_path: string, sebab: string): Promise<number> =>
  on.run(sql`
    update foto_hapus
       set gagal = gagal + 1, sebab = ${sebab.slice(0, 40)},
           lagi = waktu() + make_interval(mins => least(60, 2 ^ least(gagal, 6))::int)
     where gambar_path = ${gambar_path}`);

/** All that are gone, a page behind the last one. */
export const listFotoHilang = async (on: Sql, after: string, most: number): Promise<string[]> =>
  (
    await on.many(sql<{ gambar_path: string }>`
      select gambar_path from foto_hapus
       where lagi is null and gambar_path > ${after} order by gambar_path limit ${most}::int`)
  ).map(({ gambar_path }) => gambar_path);

/** One that was gone is there again. */
export const reopenHapusFoto = (on: Sql, gambar_path: string): Promise<number> =>
  on.run(sql`
    update foto_hapus set lagi = waktu(), hilang_at = null, sejak = waktu()
     where gambar_path = ${gambar_path} and lagi is null`);
