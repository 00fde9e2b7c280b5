-- $LOANS loans that all run, given over 400 days on one to three pieces each, and what the book holds of them.
set session_replication_role = replica;
create temporary table dipinjam as
select i, tgl, 'HTKJ1' || to_char(tgl, 'YYMMDD') || basis36(1 + i / 400, 3) as no, 1 + i % 3 as qty, 1500 + i * 7919 % 9000 as berat,
       (array[7000, 7500, 4200])[1 + i / 3 % 3] as kadar, (array['HARIAN', 'BULAN_PENUH', 'SETENGAH_BULAN'])[1 + i % 3] as cara
  from generate_series(0, $LOANS - 1) i
 cross join lateral (select (select tgl_system from hari_toko where kode_toko = 'KJ1' and status = 'OPEN') - 1 - i % 400 as tgl) d;
insert into hutang_barang (kode_toko, no_faktur_hutang, urut, tgl_system, nama_barang, kode_dept, kode_group, kode_kadar, kadar, berat,
    berat_bersih, murni, taksiran, plafond)
select 'KJ1', no, urut, tgl, 'Cincin Polos', 'CC', 'T', '750', kadar, berat, berat, round(berat * kadar / 10000.0), berat * 1700, berat * 1400
  from dipinjam cross join lateral generate_series(1, qty) urut;
-- Fifty to eighty-five of a hundred of what the fine gold fetches as scrap.
insert into hutang (kode_toko, no_faktur_hutang, tgl_system, input_date, input_by, status, otorisasi, op, kode_sales, nama_customer,
    alamat_customer, no_hp, no_ktp, qty, berat, murni, taksiran, plafond, jumlah_hutang, bunga, bunga_tabel, cara_bunga, hari_minimal,
    langkah_bunga, lama_bulan, admin, admin_tabel, dibayar, tgl_jatuh_tempo, bunga_dibayar_sampai, dasar_tempo, mulai_bunga,
    tenggang_lelang, masa_kelebihan, biaya_lelang_persen)
select 'KJ1', no, tgl, tgl + interval '4 hours', 'ksr' || i % 9, 'AKTIF', '{}', gen_random_uuid(), 'S01', 'Ibu Sari ' || i % 20000,
       'Jl. Merdeka ' || i % 90, '0812' || lpad((i % 20000)::text, 8, '0'), '3201234567890009', qty, qty * berat, qty * round(berat * kadar / 10000.0), qty * berat * 1700,
       qty * berat * 1400, p.pokok, 200, 200, cara, 1, 500, 4, 0, 0, p.pokok,
       (tgl + interval '4 months' + make_interval(months => p.lunas))::date, tgl + 30 * p.lunas, tgl, tgl,
       14, 12, 0
  from dipinjam
 cross join lateral (select 1000 * (qty * berat * kadar / 10000 * (1000 + i % 700) / 1000) as pokok,
                            greatest(0, ((select max(tgl) from dipinjam) - tgl) / 30 - i % 5) as lunas) p;
set session_replication_role = origin;
select catat_buku('KJ1', h.tgl_system, ambil_nomor('KJ1', 'HT', h.tgl_system), 'PINJAM', '', null, 'bench', $OP,
  (select jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar, 'qty', arah * qty, 'berat', arah * berat, 'murni', arah * murni))
     from (select kadar, count(*) as qty, sum(berat) as berat, sum(murni) as murni from hutang_barang group by kadar) g
    cross join (values ('jaminan', 1), ('pelanggan', -1)) v (akun, arah))
  || (select jsonb_build_array(jsonb_build_object('akun', 'pinjaman', 'rupiah', sum(jumlah_hutang)),
                               jsonb_build_object('akun', 'modal', 'rupiah', -sum(jumlah_hutang))) from hutang))
  from hari_toko h where h.kode_toko = 'KJ1' and h.status = 'OPEN';
insert into parameter_toko (kode_toko, key, value, berlaku_dari, input_by, op)
select 'KJ1', key, value, now() - interval '500 days', 'bench', $OP
  from (values ('HARGA_ROSOK', '2000000'::jsonb), ('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '2600000')) v (key, value);
