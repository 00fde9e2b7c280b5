import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { namaLaci } from '#areas/uang/rules/mutasi.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';

/** The shop's drawer, that of loans where it is kept apart, one for each person, and every other that holds money. */
export const listLaciUang = (
  on: Sql,
  kode_toko: string,
  kasHutang: boolean,
): Promise<{ laci: string; saldo: Rupiah }[]> =>
  on.many(sql<{ laci: string; saldo: Rupiah }>`
    select l.laci, coalesce(sum(s.rupiah), 0)::bigint as saldo
      from (select 'kas' as laci, 0 as urut
            union select 'kas_hutang', 1 where ${kasHutang}
            union select 'kas:' || user_id, 2 from users where kode_toko = ${kode_toko} and is_active
            union select akun, case akun when 'kas_hutang' then 1 else 2 end from saldo
             where kode_toko = ${kode_toko} and (akun = 'kas_hutang' or akun like 'kas:%') and rupiah <> 0) l
      left join saldo s on s.kode_toko = ${kode_toko} and s.akun = l.laci
     group by l.laci, l.urut order by l.urut, l.laci`);

/** Every drawer; what it holds only for those who may know (D-20.4). */
export async function daftarLaci(on: Sql, _: unknown, { kode_toko, param, level }: Ctx) {
  const rows = await listLaciUang(on, kode_toko, param(uangParam.KAS_HUTANG_TERPISAH));
  const known = bisaLihatKas(level);
  return rows.map(({ laci, saldo }) => ({
    laci,
    nama: namaLaci(laci),
    saldo: known ? saldo : null,
  }));
}
