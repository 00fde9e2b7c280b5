import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { perangkatSesi } from '#areas/akses/server/otorisator/sebut-perangkat.query.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { bisaAkhiriSesi } from '#areas/akses/rules/users.ts';
import type { listUsersEndpoint, UserRow } from '#areas/akses/contract/users.api.ts';

/** Asked for each time: the digest of a device is made with the server's key, which is opened at the start. */
const columns = (): Query => sql`
  u.user_id, u.usere_name, u.level, u.kode_toko, u.kode_sales, u.is_active, u.aktif_sampai,
  exists (select from dua_faktor f where f.kode_toko = u.kode_toko and f.user_id = u.user_id) as dua_faktor,
  case when s.sidik is null then null
       else jsonb_build_object('sejak', s.mulai, 'terakhir', s.terakhir, 'perangkat',
              ${perangkatSesi()} || case when s.ip = '' then '' else ' (' || s.ip || ')' end)
       end as sesi`;

const FROM: Query = sql`
  users u left join sesi s on s.kode_toko = u.kode_toko and s.user_id = u.user_id
               and s.jenis = 'KERJA' and s.berakhir is null`;

export const findUserRow = (on: Sql, kode_toko: string, user_id: string): Promise<UserRow> =>
  on.one(sql<UserRow>`
    select ${columns()} from ${FROM} where u.kode_toko = ${kode_toko} and u.user_id = ${user_id}`);

/** Highest level first; `sort=level` means by rank, not by letters. */
const RANK: Query = sql`array_position(array['DEV', 'SU', 'OWN', 'MU', 'SPV', 'KASIR'], u.level)`;

function orderBy(sort = 'level'): Query {
  const name = sort.replace(/^-/, '');
  const column = name === 'level' ? RANK : sql`u.${sql.ref(name)}`;
  return sql`${column} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, u.user_id`;
}

/** Accounts of the support at head office, which open this shop, too: it sees them until they end (decision 1252). */
const DUKUNGAN_PUSAT: Query = sql`
  u.is_active and u.aktif_sampai > saat_ini()
    and u.kode_toko in (select kode_toko from toko where jenis = 'PUSAT' and not server_sendiri)`;

/** The people of the shop with the session that each one holds now. */
export async function listUsers(on: Sql, { query }: InputOf<typeof listUsersEndpoint>, ctx: Ctx) {
  const { level, is_active, q, sort, skip = 0, limit } = query;
  const like = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await on.many(sql<UserRow & { jumlah_semua: number }>`
    select ${columns()}, count(*) over ()::int as jumlah_semua from ${FROM}
     where (u.kode_toko = ${ctx.kode_toko} or (${DUKUNGAN_PUSAT})) ${level ? sql`and u.level = ${level}` : sql``}
       ${is_active ? sql`and u.is_active = ${is_active === 'true'}` : sql``}
       ${q ? sql`and (u.user_id ilike ${like} or u.usere_name ilike ${like})` : sql``}
     order by ${orderBy(sort)} ${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${skip}`);
  const count = rows[0]?.jumlah_semua ?? 0;
  return {
    data: rows.map(({ jumlah_semua: _, ...row }) => row),
    count,
    skip,
    limit: limit ?? count,
  };
}

type Nama = { user_id: string; usere_name: string; level: Level };

export const listSemuaUsers = (on: Sql, _: unknown, ctx: Ctx): Promise<Nama[]> =>
  on.many(sql<Nama>`
    select user_id, usere_name, level from users u
     where kode_toko = ${ctx.kode_toko} and is_active order by ${RANK}, user_id`);

type Masuk = Nama & { sejak: string; terakhir: string; perangkat: string };

/** The live sessions of the shop, as far as the asker may end them. */
export async function listSesi(on: Sql, _: unknown, ctx: Ctx): Promise<Masuk[]> {
  const rows = await on.many(sql<Masuk>`
    select u.user_id, u.usere_name, u.level, s.mulai as sejak, s.terakhir,
           ${perangkatSesi()}
             || case when s.ip = '' then '' else ' (' || s.ip || ')' end as perangkat
      from sesi s join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
     where s.kode_toko = ${ctx.kode_toko} and s.jenis = 'KERJA' and s.berakhir is null
     order by ${RANK}, u.user_id`);
  return rows.filter(
    ({ user_id, level }) => user_id !== ctx.user_id && bisaAkhiriSesi(ctx.level, level),
  );
}
