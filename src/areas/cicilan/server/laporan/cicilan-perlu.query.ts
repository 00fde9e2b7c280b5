import { sql, type Query } from '#kit/server/sql.ts';
import { cicilanHidupPer, jadwalDari } from '#areas/cicilan/server/laporan/hidup-cicilan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type CicilanPerlu = {
  jenis: 'CICILAN_MENUNGGAK' | 'CICILAN_TEMPO_HARI';
  jumlah: number;
  rupiah: number | null;
};

/** Contracts that ask to be looked at today: those with an instalment that is late, and those where one is due. */
export const cicilanPerluQuery = ({ kode_toko, hari }: Ctx): Query<CicilanPerlu> => sql`
  with k as (${cicilanHidupPer(kode_toko, hari)}
  ), j as (${jadwalDari('k')}
  ), n as (
    select no_cicilan, coalesce(sum(jumlah - terbayar) filter (where jatuh_tempo < ${hari}::date), 0) as lewat,
           coalesce(sum(jumlah - terbayar) filter (where jatuh_tempo = ${hari}::date), 0) as tempo
      from j where jatuh_tempo <= ${hari}::date and terbayar < jumlah group by no_cicilan)
  select v.jenis, count(*)::int as jumlah, sum(v.rupiah)::bigint as rupiah
    from n cross join lateral (values ('CICILAN_MENUNGGAK', lewat), ('CICILAN_TEMPO_HARI', tempo)) v (jenis, rupiah)
   where v.rupiah > 0 group by v.jenis`;
