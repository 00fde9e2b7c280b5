import { sql, type Sql } from '#kit/server/sql.ts';
import type { Petugas } from '#areas/toko/rules/nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Oleh = {
  readonly kode_sales?: string | null;
  readonly input_by: string;
  readonly valid_by?: string | null;
};

/**
 * Who sold and who took or paid the money, by their names, for a paper: a customer knows no codes. A code without a
 * person behind it is said as it is kept.
 */
export const readPetugas = (
  on: Sql,
  { kode_sales = null, input_by, valid_by }: Oleh,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<Petugas> => {
  const user_id = valid_by ?? input_by;
  return on.one(sql<Petugas>`
    select coalesce((select nama from sales where kode_toko = ${kode_toko} and kode_sales = ${kode_sales}),
                    ${kode_sales ?? ''}::text) as sales,
           coalesce((select usere_name from users where user_id = ${user_id}), ${user_id}::text) as kasir`);
};
