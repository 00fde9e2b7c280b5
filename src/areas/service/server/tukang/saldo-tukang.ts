import { startOfMonth } from '#kit/rules/hari.ts';
import { shareOf } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { SaldoTukang } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { akunTukang, type Emas } from '#areas/service/rules/tukang.ts';
import { readBebas } from '#areas/service/server/tukang/tukang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Omit<SaldoTukang, 'emas' | 'bebas' | 'susut_persen'>;

/** Who works for the shop, or still holds gold of it. */
const listTukang = (on: Sql, { kode_toko, hari }: Ctx): Promise<Row[]> =>
  on.many(sql<Row>`
    select t.kode_tukang, t.nama,
           (select count(*) from service s where s.kode_toko = t.kode_toko and s.kode_tukang = t.kode_tukang
               and s.status = 'PROSES')::int as pekerjaan,
           (select min(s.tgl_serah) from service s where s.kode_toko = t.kode_toko and s.kode_tukang = t.kode_tukang
               and s.status = 'PROSES') as sejak,
           (select coalesce(sum(s.berat), 0) from tukang_serah s where s.kode_toko = t.kode_toko
               and s.kode_tukang = t.kode_tukang and s.status = 'DONE'
               and s.tgl_system between ${startOfMonth(hari)} and ${hari})::bigint as diberi_bulan,
           k.kembali as kembali_bulan, k.susut as susut_bulan
      from tukang t
     cross join lateral (select coalesce(sum(berat_kembali), 0)::bigint as kembali, coalesce(sum(susut), 0)::bigint as susut
              from tukang_kembali k where k.kode_toko = t.kode_toko and k.kode_tukang = t.kode_tukang and k.status = 'DONE'
               and k.tgl_system between ${startOfMonth(hari)} and ${hari}) k
     where t.kode_toko = ${kode_toko}
       and (t.is_active or exists (select from saldo where kode_toko = ${kode_toko} and akun = 'tukang:' || t.kode_tukang
             and (berat <> 0 or murni <> 0)))
     order by t.kode_tukang`);

const listEmas = (on: Sql, kode_toko: string, kode_tukang: string): Promise<Emas[]> =>
  on.many(sql<Emas>`
    select kadar, berat, murni from saldo
     where kode_toko = ${kode_toko} and akun = ${akunTukang(kode_tukang)} and (berat <> 0 or murni <> 0) order by kadar`);

/** Each craftsman's account, as the book holds it. */
export async function bacaSaldoTukang(on: Sql, _: unknown, ctx: Ctx): Promise<SaldoTukang[]> {
  const rows = await listTukang(on, ctx);
  const all: SaldoTukang[] = [];
  for (const row of rows) {
    const emas = await listEmas(on, ctx.kode_toko, row.kode_tukang);
    const { emas: bebas } = await readBebas(on, ctx.kode_toko, row.kode_tukang);
    const susut_persen = shareOf(row.susut_bulan, row.diberi_bulan, 'half');
    all.push({ ...row, emas, bebas: [...bebas], susut_persen });
  }
  return all;
}
