import { same, sql } from '#kit/server/sql.ts';
import { nonTunaiDari, ofDay, tunaiDari, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/** Deposits stand on the day of their money; what ended one is a payment of its own day (reports.md §3). */
export const titipanDay: DayRows = (day) => {
  const { kode_toko, tgl, input_by } = day;
  const titip = sql`select no_titip from titipan where ${ofDay(day)} and valid_at is not null`;
  const setor = sql`select no_bayar from titipan_bayar where ${ofDay(day)} and status = 'DONE'`;
  const batal = sql`select no_batal from titipan
    where kode_toko = ${kode_toko} and hari_batal = ${tgl}::date and no_batal is not null
      ${same('batal_by', input_by)}`;
  return {
    happened: sql`exists (${titip}) or exists (${setor}) or exists (${batal})`,
    rows: sql`
      select 5, 'Titipan', 'Titipan Baru', count(*) filter (where valid_at is not null)::int,
             coalesce(sum(qty) filter (where valid_at is not null), 0)::int,
             coalesce(sum(berat) filter (where valid_at is not null), 0)::bigint, null::bigint,
             coalesce(sum(dp_awal), 0)::bigint, ${tunaiDari(day, titip)}, ${nonTunaiDari(day, titip)},
             count(*) filter (where status = 'CANC' and coalesce(hari_batal, tgl_system) = tgl_system)::int,
             count(*) filter (where status = 'OPEN')::int
        from titipan where ${ofDay(day)}
      having count(*) > 0
      union all
      select 6, 'Titipan', 'Setoran Titipan', count(*) filter (where status = 'DONE')::int, null::int, null::bigint,
             null::bigint,
             coalesce(sum(jumlah) filter (where status = 'DONE'), 0)::bigint,
             ${tunaiDari(day, setor)}, ${nonTunaiDari(day, setor)}, count(*) filter (where status = 'CANC')::int, 0
        from titipan_bayar where ${ofDay(day)}
      having count(*) > 0
      union all
      select 7, 'Titipan', 'Batal Titipan', count(*)::int, sum(qty)::int, sum(berat)::bigint, null::bigint,
             sum(refund_rp)::bigint, ${tunaiDari(day, batal)}, ${nonTunaiDari(day, batal)}, 0, 0
        from titipan where kode_toko = ${kode_toko} and hari_batal = ${tgl}::date and no_batal is not null
             ${same('batal_by', input_by)}
      having count(*) > 0`,
  };
};
