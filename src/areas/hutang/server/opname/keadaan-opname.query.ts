import { sql, statement, type Query, type Sql } from '#kit/server/sql.ts';
import type { BarisOpname } from '#areas/hutang/server/opname/opname-hutang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Each loan that was written down, as it is now. */
const READ = statement(`select * from opname_hutang_kini($1, $2, $3) order by no_hutang`);

/** The state of a count: all of it, or one loan that was written down. */
export const readOpnameHutang = (
  on: Sql,
  kode_toko: string,
  id: number,
  awal: string | null = null,
): Promise<BarisOpname[]> => on.call<BarisOpname>(READ, [kode_toko, id, awal]);

const AWAL = statement(`
  with recursive asal as (
    select no_faktur_hutang as no, no_hutang_lama as lama, status, 0 as ke from hutang
     where kode_toko = $1 and no_faktur_hutang = $2
    union all
    select h.no_faktur_hutang, h.no_hutang_lama, a.status, a.ke + 1 from asal a
      join hutang h on h.kode_toko = $1 and h.no_faktur_hutang = a.lama
  )
  select a.status, (select a2.no from asal a2 join opname_hutang_isi i on i.kode_toko = $1 and i.id = $3
                      and i.no_faktur_hutang = a2.no order by a2.ke limit 1) as awal
    from asal a where a.ke = 0`);

/** A loan that was scanned: its state, and under which number it was written down when the count began. */
export const findAwal = async (
  on: Sql,
  kode_toko: string,
  no: string,
  id: number,
): Promise<{ status: string; awal: string | null } | undefined> =>
  (await on.call<{ status: string; awal: string | null }>(AWAL, [kode_toko, no, id]))[0];

/** The same, of the count that runs, for its paper. */
export const cetakOpnameQuery = (_: unknown, { kode_toko }: Ctx): Query => sql`
  select no_hutang, tgl_hutang, nama_customer, alamat_customer, qty, berat, jumlah_hutang, hasil, dipindai_at,
         dipindai_by
    from opname_hutang_kini(${kode_toko}, (select id from opname_hutang
          where kode_toko = ${kode_toko} and status = 'BERJALAN'), null)
   order by hasil, no_hutang`;
