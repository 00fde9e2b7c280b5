import { same, sql } from '#kit/server/sql.ts';
import { ofDay, uangTiap, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/** Jobs taken in, paid for, fetched and given back, each on the day of its money (№ 58); their gold is no stock. */
export const serviceDay: DayRows = (day) => {
  const { kode_toko, tgl, input_by } = day;
  return {
    rows: sql`
      select m.urut, 'Service', m.nama, count(*) filter (where hidup)::int, sum(d.qty) filter (where hidup)::int,
             sum(d.berat) filter (where hidup)::bigint, null::bigint,
             coalesce(sum(d.jumlah) filter (where hidup), 0)::bigint,
             coalesce(sum(u.tunai) filter (where hidup), 0)::bigint,
             coalesce(sum(u.non_tunai) filter (where hidup), 0)::bigint,
             count(*) filter (where d.batal)::int, count(*) filter (where d.status = 'OPEN')::int
        from (values ('SV', 24, 'Service Diterima'), ('AV', 25, 'Bayar Service'), ('SA', 26, 'Service Diambil'),
          ('BV', 27, 'Batal Service')) m (kode, urut, nama)
        join (
          -- A job that was given back, on whatever day, has its DP on its day: the row of its cancel pays it out.
          select 'SV' as kode, no_service as no,
                 case when no_batal is not null then 'DONE' else status end as status, dp_awal as jumlah, qty, berat,
                 status = 'CANC' and (no_batal is null or hari_batal = tgl_system) as batal
            from service where ${ofDay(day)}
          union all
          select 'AV', no_bayar, status, jumlah, null, null, status = 'CANC' from service_bayar where ${ofDay(day)}
          union all
          select 'SA', no_ambil, status, total, null, berat, status = 'CANC' from service_ambil where ${ofDay(day)}
          union all
          select 'BV', no_batal, 'DONE', dp_rp, qty, berat, false from service
           where kode_toko = ${kode_toko} and hari_batal = ${tgl}::date and no_batal is not null
             ${same('batal_by', input_by)}) d using (kode)
       cross join lateral (select d.status not in ('CANC', 'OPEN') as hidup) x
        ${uangTiap(kode_toko)}
       group by m.urut, m.nama`,
  };
};
