import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Paging } from '#kit/contract/paging.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import { cukupSering } from '#areas/customer/server/cukup-sering.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Member = {
  kode_customer: string;
  nama: string;
  alamat: string;
  no_hp: string | null;
  tgl_lahir: Hari | null;
  poin: number;
};

/** Of the chain (D-51.11). */
const member = (only: Query): Query =>
  sql`select kode_customer, nama, alamat, no_hp, tgl_lahir, poin::int as poin,
             count(*) over ()::int as jumlah_semua
        from customer where is_active and jenis = 'MEMBER' ${only}`;
const samar = ({ jumlah_semua: _, ...one }: Member & { jumlah_semua: number }): Member => ({
  ...one,
  no_hp: samarkanHp(one.no_hp),
});
const LIMIT = 1000;

export async function listMember(on: Sql, { query }: { query: Paging }, ctx: Ctx) {
  cukupSering(ctx);
  const { q, sort = 'nama', skip = 0, limit = LIMIT } = query;
  const like = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await on.many<Member & { jumlah_semua: number }>(sql`
    ${member(q ? sql`and (nama || ' ' || kode_customer) ilike ${like}` : sql``)}
     order by ${sql.ref(sort.replace(/^-/, ''))} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, kode_customer
     limit ${limit} offset ${skip}`);
  return { data: rows.map(samar), count: rows[0]?.jumlah_semua ?? 0, skip, limit };
}

/** Who was born on 29 February has the birthday on the 28th of other years. */
export async function listUltah(on: Sql, _: unknown, { kode_toko, hari }: Ctx): Promise<Member[]> {
  const rows = await on.many<Member & { jumlah_semua: number }>(sql`
    ${member(
      // Greeted by the shop that met them first, by one alone.
      sql`and kode_toko = ${kode_toko} and (tgl_lahir + make_interval(years =>
            extract(year from ${hari}::date)::int - extract(year from tgl_lahir)::int))::date = ${hari}::date`,
    )} order by nama`);
  return rows.map(samar);
}
