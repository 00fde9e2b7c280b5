import { same, sql, type Query } from '#kit/server/sql.ts';
import { ofDay, uangTiap, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/** Loans, their interest and their redemptions, where any were made; gold in custody is not the shop's stock (№ 58). */
export const hutangDay: DayRows = (day) => {
  const { kode_toko, tgl, input_by } = day;
  return {
    rows: sql`
      select m.urut, 'Hutang', m.nama, count(*) filter (where hidup)::int, sum(d.qty) filter (where hidup)::int,
             sum(d.berat) filter (where hidup)::bigint, sum(d.murni) filter (where hidup)::bigint,
             coalesce(sum(d.jumlah) filter (where hidup), 0)::bigint,
             coalesce(sum(u.tunai) filter (where hidup), 0)::bigint,
             coalesce(sum(u.non_tunai) filter (where hidup), 0)::bigint,
             count(*) filter (where d.status = 'CANC')::int, count(*) filter (where d.status in ('OPEN', 'TUNGGU'))::int
        from (values ('HT', 17, 'Hutang Baru'), ('BH', 18, 'Bunga'), ('LH', 19, 'Penebusan'),
          ('RH', 20, 'Peremajaan'), ('LG', 21, 'Lelang'), ('KL', 22, 'Kelebihan Lelang')) m (kode, urut, nama)
        join (
          select 'HT' as kode, h.no_faktur_hutang as no, case h.status when 'TUNGGU' then 'AKTIF'
            else h.status end as status,
                 h.jumlah_hutang as jumlah, h.qty, i.berat, i.murni
            from hutang h cross join lateral (${emasDari(sql`h.no_faktur_hutang`)}) i
           where h.kode_toko = ${kode_toko} and h.tgl_system = ${tgl}::date
             and h.jenis = 'BARU' ${same('h.input_by', input_by)}
          union all
          select 'BH', no_bunga, status, bunga_rp, null, null, null from hutang_bunga where ${ofDay(day)}
          union all
          select 'LH', l.no_lunas, l.status, l.total_bayar, h.qty, i.berat, i.murni
            from hutang_lunas l join hutang h using (kode_toko, no_faktur_hutang)
           cross join lateral (${emasDari(sql`l.no_faktur_hutang`)}) i
           where l.kode_toko = ${kode_toko} and l.tgl_system = ${tgl}::date ${same('l.input_by', input_by)}
          union all
          select 'RH', no_remaja, status, jumlah, null, null, null from hutang_remaja where ${ofDay(day)}
          union all
          -- Undone on a later day, an auction stands on its own: that day is over.
          select 'LG', no_lelang, case when hari_batal > tgl_system then 'DONE' else status end, hasil_lelang, qty,
                 berat, murni from hutang_lelang where ${ofDay(day)}
          union all
          select 'KL', no_kelebihan, status, kelebihan, null, null, null from hutang_kelebihan
           where ${ofDay(day)}) d using (kode)
       cross join lateral (select d.status not in ('CANC', 'OPEN', 'TUNGGU') as hidup) x
        ${uangTiap(kode_toko)}
       group by m.urut, m.nama`,
  };
};

/** The gold of a loan as it lies in custody, without stones (decision 342). */
const emasDari = (no: Query): Query =>
  sql`select sum(berat_bersih)::bigint as berat, sum(murni) as murni from hutang_barang i
       where i.kode_toko = h.kode_toko and i.no_faktur_hutang = ${no}`;
