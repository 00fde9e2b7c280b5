import { same, sql, type Query } from '#kit/server/sql.ts';
import {
  hitungBila,
  nonTunaiDari,
  ofDay,
  tunaiDari,
  type DayRows,
} from '#areas/buku/server/day-rows.query.ts';

/** Gold that was bought on a day, and what of it was cancelled, where anything was (№ 58). */
export const pembelianDay: DayRows = (day) => {
  const { kode_toko, tgl, input_by } = day;
  const beli = sql`select no_faktur_beli from nota_beli where ${ofDay(day)} and status = 'DONE'`;
  return {
    happened: sql`exists (select from nota_beli where ${ofDay(day)})`,
    rows: sql`
      select urut, 'Pembelian', jenis, ${hitungBila(sql`status = hidup`)}, ${jumlahBila('qty')}::int,
             ${jumlahBila('berat')}, ${jumlahBila('murni')}, ${jumlahBila('grand_total')},
             case hidup when 'DONE' then ${tunaiDari(day, beli)} else 0 end,
             case hidup when 'DONE' then ${nonTunaiDari(day, beli)} else 0 end,
             case hidup when 'DONE' then ${hitungBila(sql`status = 'CANC'`)} else 0 end,
             case hidup when 'DONE' then ${hitungBila(sql`status = 'OPEN'`)} else 0 end
        from (values (8, 'Pembelian', 'DONE'), (9, 'Batal Pembelian', 'CANC')) macam (urut, jenis, hidup)
       cross join (
         select p.status, p.grand_total, p.qty, p.berat,
                (select sum(l.murni) from nota_beli_barang l
                  where l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli) as murni
           from nota_beli p
          where p.kode_toko = ${kode_toko} and p.tgl_system = ${tgl}::date ${same('p.input_by', input_by)}) p
       group by urut, jenis, hidup`,
  };
};

const jumlahBila = (column: string): Query =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where status = hidup), 0)::bigint`;
