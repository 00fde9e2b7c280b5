import { same, sql } from '#kit/server/sql.ts';
import {
  hitung,
  jumlah,
  nonTunaiDari,
  ofDay,
  tunaiDari,
  type DayRows,
} from '#areas/buku/server/day-rows.query.ts';

/** Sales of a day with their gold and money, and those that were cancelled (№ 58). */
export const penjualanDay: DayRows = (day) => {
  const { kode_toko, tgl, input_by } = day;
  const jual = sql`select no_faktur_jual from nota_jual where ${ofDay(day)} and status = 'DONE'`;
  return {
    happened: sql`exists (select from nota_jual where ${ofDay(day)})`,
    rows: sql`
      with p as (
        select p.status, p.grand_total, l.qty, l.berat, l.murni
          from nota_jual p
          join lateral (select sum(qty) as qty, sum(berat) as berat, sum(murni) as murni from nota_jual_barang l
                         where l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual) l on true
         where p.kode_toko = ${kode_toko} and p.tgl_system = ${tgl}::date ${same('p.input_by', input_by)}
      )
      select 1 as urut, 'Penjualan' as bagian, 'Penjualan' as jenis, ${hitung('DONE')} as jumlah_trx,
             ${jumlah('qty', 'DONE')}::int as qty, ${jumlah('berat', 'DONE')} as berat,
             ${jumlah('murni', 'DONE')} as murni, ${jumlah('grand_total', 'DONE')} as total_rp,
             ${tunaiDari(day, jual)} as tunai, ${nonTunaiDari(day, jual)} as non_tunai,
             ${hitung('CANC')} as batal, ${hitung('OPEN')} as belum_valid
        from p
      union all
      select 2, 'Penjualan', 'Batal Penjualan', ${hitung('CANC')}, ${jumlah('qty', 'CANC')}::int,
             ${jumlah('berat', 'CANC')}, ${jumlah('murni', 'CANC')}, ${jumlah('grand_total', 'CANC')}, 0, 0, 0, 0
        from p`,
  };
};
