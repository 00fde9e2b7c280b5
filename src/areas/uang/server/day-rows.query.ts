import { same, sql, type Query } from '#kit/server/sql.ts';
import {
  hitung,
  jumlah,
  nonTunaiDari,
  ofDay,
  tunaiDari,
  uangTiap,
  type Day,
  type DayRows,
} from '#areas/buku/server/day-rows.query.ts';

/** What came into the drawer and left it on a day (№ 58). */
export const kasDay: DayRows = (day) => ({
  happened: sql`exists (select from kas where no_rekening is null and ${ofDay(day)})`,
  rows: sql`
  ${arahKas(day, 3, 'Kas Masuk', 'MASUK')} union all ${arahKas(day, 4, 'Kas Keluar', 'KELUAR')}`,
});

const arahKas = (day: Day, urut: number, nama: string, arah: string): Query => {
  const kas = sql`select no_kas from kas
    where ${ofDay(day)} and status = 'DONE' and arah = ${arah} and no_rekening is null`;
  return sql`
  select ${urut}::int, 'Keuangan', ${nama}::text, ${hitung('DONE')}, null::int, null::bigint, null::bigint,
         ${jumlah('jumlah', 'DONE')}, ${tunaiDari(day, kas)}, ${nonTunaiDari(day, kas)}, ${hitung('CANC')}, 0
    from kas where no_rekening is null and ${ofDay(day)} and arah = ${arah}`;
};

/** Money that came to a bank or left it, moved between places, or was found on a statement, where any did. */
export const mutasiDay: DayRows = (day) => ({
  rows: sql`
  select m.urut, 'Bank dan Mutasi', m.nama, count(*) filter (where d.status = 'DONE')::int, null, null, null,
         coalesce(sum(d.jumlah) filter (where d.status = 'DONE'), 0)::bigint,
         coalesce(sum(u.tunai) filter (where d.status = 'DONE'), 0)::bigint,
         coalesce(sum(u.non_tunai) filter (where d.status = 'DONE'), 0)::bigint,
         count(*) filter (where d.status = 'CANC')::int, 0
    from (values ('RM', 10, 'Bank Masuk'), ('RK', 11, 'Bank Keluar'), ('MB', 12, 'Mutasi Bank'),
                 ('MC', 13, 'Mutasi Cash'), ('PU', 14, 'Pengalihan Saldo'), ('VN', 15, 'Non Cash Cair'),
                 ('KU', 16, 'Kirim Uang'), ('XU', 17, 'Batal Kirim Uang'), ('TU', 18, 'Terima Uang'))
           m (kode, urut, nama)
    join (
      select left(no_kas, 2) as kode, no_kas as no, status, jumlah from kas
       where ${ofDay(day)} and no_rekening is not null
      union all
      select left(no_mutasi, 2), no_mutasi, status, jumlah from mutasi_uang where ${ofDay(day)}
      union all
      select 'VN', no_validasi, status, dana_masuk from validasi_non_cash where ${ofDay(day)}
      union all
      select 'KU', nota_kirim, 'DONE', jumlah_rp from kirim_uang where ${ofDay(day)}
      union all
      select 'XU', no_batal, 'DONE', jumlah_rp from kirim_uang
       where kode_toko = ${day.kode_toko} and hari_batal = ${day.tgl}::date ${same('batal_by', day.input_by)}
      union all
      select 'TU', no_terima, 'DONE', jumlah_diterima from terima_uang where ${ofDay(day)}) d using (kode)
    ${uangTiap(day.kode_toko)}
   group by m.urut, m.nama`,
});
