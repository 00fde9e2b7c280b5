import { startOfMonth } from '#kit/rules/hari.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { SaldoTukang } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { akunTukang, type Emas } from '#areas/service/rules/tukang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type SaldoRow = Omit<SaldoTukang, 'emas' | 'bebas' | 'susut_persen'>;

/** Jobs and orders that craftsmen work on. */
const DI_TUKANG = sql`
  select kode_toko, kode_tukang, tgl_serah from service where status = 'PROSES'
  union all
  select kode_toko, kode_tukang, tgl_serah from pesanan where status = 'PROSES'`;

/** Who works for the shop, or still holds gold of it. */
export const listTukang = (on: Sql, { kode_toko, hari }: Ctx): Promise<SaldoRow[]> =>
  on.many(sql<SaldoRow>`
    select t.kode_tukang, t.nama,
           w.pekerjaan, w.sejak,
           (select coalesce(sum(s.murni), 0) from tukang_serah s where s.kode_toko = t.kode_toko
               and s.kode_tukang = t.kode_tukang and s.status = 'DONE'
               and s.tgl_system between ${startOfMonth(hari)} and ${hari})::bigint as diberi_bulan,
           k.kembali as kembali_bulan, k.susut as susut_bulan
      from tukang t
     cross join lateral (select count(*)::int as pekerjaan, min(x.tgl_serah) as sejak
              from (${DI_TUKANG}) x
             where x.kode_toko = t.kode_toko and x.kode_tukang = t.kode_tukang) w
     cross join lateral (select coalesce(sum(murni_kembali), 0)::bigint as kembali,
              coalesce(sum(susut_murni), 0)::bigint as susut
              from tukang_kembali k
             where k.kode_toko = t.kode_toko and k.kode_tukang = t.kode_tukang and k.status = 'DONE'
               and k.tgl_system between ${startOfMonth(hari)} and ${hari}) k
     where t.kode_toko = ${kode_toko}
       and (t.is_active or exists (select from saldo
             where kode_toko = ${kode_toko} and akun = 'tukang:' || t.kode_tukang
             and (berat <> 0 or murni <> 0)))
     order by t.kode_tukang`);

export const listEmas = (on: Sql, kode_toko: string, kode_tukang: string): Promise<Emas[]> =>
  on.many(sql<Emas>`
    select kadar, berat, murni from saldo
     where kode_toko = ${kode_toko} and akun = ${akunTukang(kode_tukang)} and (berat <> 0 or murni <> 0)
     order by kadar`);

/** Whether he holds gold of the shop, is owed gold, or has pieces of customers. */
export const holdsWork = async (
  on: Sql,
  kode_toko: string,
  kode_tukang: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from saldo
     where kode_toko = ${kode_toko} and akun = ${akunTukang(kode_tukang)} and (berat <> 0 or murni <> 0)
    union all
    select 1 from (${DI_TUKANG}) x where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang}
     limit 1`)) !== undefined;
