import { same, sql } from '#kit/server/sql.ts';
import { ofDay, uangTiap, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/**
 * Orders taken, paid for and ended, each on the day of its money (№ 58); a pick-up is a sale and counts among those.
 */
export const pesananDay: DayRows = (day) => {
  const { kode_toko, tgl, input_by } = day;
  return {
    rows: sql`
      select m.urut, 'Pesanan', m.nama, count(*) filter (where hidup)::int, sum(d.qty) filter (where hidup)::int,
             sum(d.berat) filter (where hidup)::bigint, null::bigint,
             coalesce(sum(d.jumlah) filter (where hidup), 0)::bigint,
             coalesce(sum(u.tunai) filter (where hidup), 0)::bigint,
             coalesce(sum(u.non_tunai) filter (where hidup), 0)::bigint,
             count(*) filter (where d.batal)::int, count(*) filter (where d.status = 'OPEN')::int
        from (values ('PS', 28, 'Pesanan Baru'), ('AP', 29, 'Bayar Pesanan'), ('BP', 30, 'Batal Pesanan'))
           m (kode, urut, nama)
        join (
          -- An order that ended, on whatever day, has its DP on its day: the row of its cancel says what went back.
          select 'PS' as kode, no_pesanan as no,
                 case when no_batal is not null then 'DONE' else status end as status, dp_awal as jumlah, qty, berat,
                 status = 'CANC' and (no_batal is null or hari_batal = tgl_system) as batal
            from pesanan where ${ofDay(day)}
          union all
          select 'AP', no_bayar, status, jumlah, null, null, status = 'CANC' from pesanan_bayar where ${ofDay(day)}
          union all
          select 'BP', no_batal, 'DONE', refund_rp, qty, berat, false from pesanan
           where kode_toko = ${kode_toko} and hari_batal = ${tgl}::date and no_batal is not null
             ${same('batal_by', input_by)}) d using (kode)
       cross join lateral (select d.status not in ('CANC', 'OPEN') as hidup) x
        ${uangTiap(kode_toko)}
       group by m.urut, m.nama`,
  };
};
