import { same, sql } from '#kit/server/sql.ts';
import { ofDay, uangTiap, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/** Contracts, what was paid of them, what ended them, where any of it happened (№ 58). */
export const cicilanDay: DayRows = (day) => {
  const { kode_toko, tgl, input_by } = day;
  return {
    rows: sql`
      select m.urut, 'Cicilan', m.nama, count(*) filter (where hidup)::int, sum(d.qty) filter (where hidup)::int,
             sum(d.berat) filter (where hidup)::bigint, null::bigint,
             coalesce(sum(d.jumlah) filter (where hidup), 0)::bigint,
             coalesce(sum(u.tunai) filter (where hidup), 0)::bigint,
             coalesce(sum(u.non_tunai) filter (where hidup), 0)::bigint,
             count(*) filter (where d.batal)::int, 0
        from (values ('CC', 23, 'Cicilan Baru'), ('AC', 24, 'Bayar Cicilan'), ('XC', 25, 'Batal Cicilan'),
          ('LC', 26, 'Lelang Cicilan'), ('KX', 27, 'Kelebihan Lelang Cicilan')) m (kode, urut, nama)
        join (
          -- A contract that ended, on whatever day, has its money on its day: its end is a set of its own (D-40.1).
          select 'CC' as kode, no_cicilan as no, 'DONE' as status, dp_rp as jumlah, qty, berat,
                 status = 'CANC' and hari_batal = tgl_system as batal
            from cicilan where ${ofDay(day)}
          union all
          select 'AC', no_bayar, status, jumlah, null, null, status = 'CANC' from cicilan_bayar where ${ofDay(day)}
          union all
          select 'XC', no_batal, 'DONE', refund_rp, qty, berat, false from cicilan
           where kode_toko = ${kode_toko} and hari_batal = ${tgl}::date and no_batal is not null
             ${same('batal_by', input_by)}
          union all
          select 'LC', no_lelang, case when hari_batal > tgl_system then 'DONE' else status end, hasil_lelang, qty,
                 berat, status = 'CANC' and coalesce(hari_batal, tgl_system) = tgl_system
            from cicilan_lelang where ${ofDay(day)}
          union all
          select 'KX', no_kelebihan, status, kelebihan, null, null, status = 'CANC' from cicilan_kelebihan
           where ${ofDay(day)}) d using (kode)
       cross join lateral (select d.status <> 'CANC' as hidup) x
        ${uangTiap(kode_toko)}
       group by m.urut, m.nama`,
  };
};
