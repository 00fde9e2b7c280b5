import { sql, type Sql } from '#kit/server/sql.ts';

/** The telephone of a person of this server, or the digest of it that his own server has said. */
export type Dikenal = { readonly hp: string | null; readonly sidik_hp: string | null };

export const findDikenal = async (on: Sql, user_id: string): Promise<Dikenal> =>
  (await on.maybe(sql<Dikenal>`
    select nullif(p.hp, '') as hp, u.sidik_hp from users u
      left join sales p on p.kode_toko = u.kode_toko and p.kode_sales = u.kode_sales
     where u.user_id = ${user_id}`)) ?? { hp: null, sidik_hp: null };
