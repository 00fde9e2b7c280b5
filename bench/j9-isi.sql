-- One shop with :days business days of :sales sales (two pieces each) and :cash cash movements, written set by set.
-- Placeholders $DAYS, $SALES, $CASH, $STOCK, $FROM are filled by isi.ts. Triggers are off: a million acts would take hours.
set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '512MB';
set work_mem = '256MB';

insert into toko (kode_toko, nama_toko, jenis, zona) values ('KJ1', 'Kilau', 'CABANG', 'WIB');
insert into sales (kode_toko, kode_sales, nama) select 'KJ1', 'S0' || i, 'Rina ' || i from generate_series(1, 8) i;
insert into kategori (kode_toko, kode_kategori, nama) values ('KJ1', 'PHS', 'Perhiasan');
insert into jenis (kode_toko, kode_dept, nama) select 'KJ1', k, n
  from (values ('CC', 'Cincin'), ('KL', 'Kalung'), ('GL', 'Gelang'), ('AT', 'Anting'), ('LT', 'Liontin')) v (k, n);
insert into kadar (kode_toko, kode_kadar, label, persen) values ('KJ1', '750', '18K', 7500);
insert into group_barang (kode_toko, kode_group, nama) values ('KJ1', 'T', 'Tua'), ('KJ1', 'M', 'Muda'), ('KJ1', 'P', 'Putih');
insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'TK', 'Toko', 'TOKO');
insert into baki (kode_toko, kode_gudang, kode_baki) select 'KJ1', 'TK', 'A-' || i from generate_series(10, 49) i;
insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah) values ('KJ1', 'LAIN', 'Lain', 'MASUK');

create temp table hari as
  select d, $FROM + d as tgl, ($FROM + d)::timestamptz + interval '1 hour' as pagi from generate_series(0, $DAYS - 1) d;
create temp table nota as
  select d, tgl, n, 'PJKJ1' || to_char(tgl, 'YYMMDD') || basis36(n, 3) as no, pagi + n * interval '20 seconds' as at, gen_random_uuid() as op,
         'S0' || 1 + n % 8 as sales, 'uji' || n % 4 as kasir
    from hari cross join generate_series(1, $SALES) n;
create temp table uang as
  select d, tgl, n, 'KMKJ1' || to_char(tgl, 'YYMMDD') || basis36(n, 3) as no, pagi + n * interval '20 seconds' + interval '5 seconds' as at, gen_random_uuid() as op
    from hari cross join generate_series(1, $CASH) n;
create temp table masuk as
  select d, tgl, 'TAKJ1' || to_char(tgl, 'YYMMDD') || '001' as no, pagi + interval '1 second' as at, gen_random_uuid() as op from hari;
create temp table potong as
  select 'KJ1' || basis36((d::bigint * $SALES + n) * 2 + k, 5) as kode, d, n, k, 2000 + (n * 7 + k) % 3000 as berat, 'A-' || (10 + (n + k) % 40) as baki
    from nota cross join generate_series(0, 1) k
  union all
  -- The stock of today, not sold yet.
  select 'KJ1' || basis36(40000000 + i, 5), $DAYS - 1, 0, i, 2000 + i % 3000, 'A-' || (10 + i % 40) from generate_series(1, $STOCK) i;
alter table potong add murni int, add dept text, add grup text;
update potong set murni = round(berat * 0.75), dept = (array['CC', 'KL', 'GL', 'AT', 'LT'])[1 + (n + k) % 5],
  grup = (array['T', 'M', 'P'])[1 + n % 3];

insert into hari_toko select 'KJ1', tgl, case when d < $DAYS - 1 then 'CLOSED' else 'OPEN' end, 'uji', pagi, null, case when d < $DAYS - 1 then pagi end, null,
  gen_random_uuid() from hari;
insert into barang (kode_toko, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen, berat, berat_asli, murni,
  kode_gudang, kode_baki, status, no_pegang, tgl_terima, input_by, input_date, op)
select 'KJ1', p.kode, 'Cincin polos', 'PHS', dept, grup, '750', 7500, 7500, berat, berat, murni, 'TK', case when p.n = 0 then baki end,
  case when p.n = 0 then 'READY' else 'TERJUAL' end, s.no, m.tgl, 'uji', m.at, coalesce(s.op, m.op)
  from potong p join masuk m using (d) left join nota s on s.d = p.d and s.n = p.n;
insert into barang_kejadian
select 'KJ1', p.kode, 1, m.tgl, m.at, 'TAMBAH', m.no, null, 'READY', null, 'baki:TK/' || baki, null, berat, 'uji', m.op from potong p join masuk m using (d)
union all
select 'KJ1', p.kode, 2, s.tgl, s.at, 'JUAL', s.no, 'READY', 'TERJUAL', 'baki:TK/' || baki, 'pelanggan', berat, berat, 'uji', s.op
  from potong p join nota s on s.d = p.d and s.n = p.n;

insert into penjualan (kode_toko, no_faktur_jual, tgl_system, input_date, status, kode_sales, nama_customer, alamat_customer, qty, berat, sub_total, grand_total,
  input_by, valid_by, valid_at, op)
select 'KJ1', no, tgl, at, 'DONE', sales, 'Ibu Sari ' || (d * $SALES + n) % 5000, 'Jl. Merdeka 1', 2, 5000, 6000000, 6000000, kasir, kasir, at, op from nota;
insert into penjualan_barang (kode_toko, no_faktur_jual, urut, tgl_system, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar,
  persen, berat, berat_asli, murni, berat_stock, murni_stock, harga_per_gram, harga_jual, ongkos, harga, netto, harga_modal, kode_gudang, kode_baki)
select 'KJ1', s.no, p.k + 1, s.tgl, p.kode, 'Cincin polos', 'PHS', dept, grup, '750', 7500, 7500, berat, berat, murni, berat, murni, 1200000, 3000000, 0, 3000000,
  3000000, 2500000, 'TK', baki from potong p join nota s on s.d = p.d and s.n = p.n;
insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, op)
select 'KJ1', no, 1, tgl, 'CASH', null, null, 4000000, op from nota
union all select 'KJ1', no, 2, tgl, 'DEBET', 'BCA', '1', 2000000, op from nota;
insert into kas (kode_toko, no_kas, tgl_system, input_date, arah, kode_transaksi, jumlah, keterangan, status, input_by, op)
select 'KJ1', no, tgl, at, 'MASUK', 'LAIN', 10000, 'Uang masuk', 'DONE', 'uji', op from uang;

insert into buku_set (kode_toko, no_bukti, tgl_system, kode_transaksi, input_by, waktu, op)
select 'KJ1', no, tgl, 'JUAL', 'uji', at, op from nota
union all select 'KJ1', no, tgl, 'LAIN', 'uji', at, op from uang
union all select 'KJ1', no, tgl, 'TAMBAH', 'uji', at, op from masuk;
insert into buku (kode_toko, no_bukti, urut, tgl_system, akun, rupiah)
select 'KJ1', no, u, tgl, akun, rp from nota cross join (values (1, 'kas', 4000000), (2, 'kartu:BCA', 2000000), (3, 'penjualan', -5900000),
  (4, 'ongkos', -100000), (5, 'hpp', 5000000), (6, 'persediaan', -5000000)) x (u, akun, rp)
union all
select 'KJ1', no, u, tgl, akun, rp from uang cross join (values (1, 'kas', 10000), (2, 'pendapatan:LAIN', -10000)) x (u, akun, rp);
insert into buku (kode_toko, no_bukti, urut, tgl_system, akun, kode_barcode, kadar, qty, berat, murni)
select 'KJ1', s.no, 7 + p.k * 2 + x.u, s.tgl, case x.u when 0 then 'baki:TK/' || baki else 'pelanggan' end, p.kode, 7500, x.t, x.t * berat, x.t * murni
  from potong p join nota s on s.d = p.d and s.n = p.n cross join (values (0, -1), (1, 1)) x (u, t)
union all
select 'KJ1', m.no, (row_number() over (partition by m.no))::int, m.tgl, case x.u when 0 then 'supplier:AWAL' else 'baki:TK/' || baki end, p.kode, 7500, x.t,
  x.t * berat, x.t * murni
  from potong p join masuk m using (d) cross join (values (0, -1), (1, 1)) x (u, t);
insert into saldo_hari select kode_toko, tgl_system, akun, kadar, sum(rupiah), sum(qty), sum(berat), sum(murni) from buku group by 1, 2, 3, 4;
insert into saldo_lalu select kode_toko, akun, kadar, sum(rupiah), sum(qty), sum(berat), sum(murni) from saldo_hari
 where tgl_system < (select max(tgl) from hari) group by 1, 2, 3;
insert into nomor select 'KJ1', 'PJ', tgl, $SALES from hari union all select 'KJ1', 'KM', tgl, $CASH from hari union all select 'KJ1', 'TA', tgl, 1 from hari
  union all select 'KJ1', 'TP', tgl, 1 from hari where d < $DAYS - 1;
insert into idempotensi select 'KJ1', 'uji', 'key-' || op, op, 'POST penjualan', 'sidik', 201, repeat('x', 500), at from nota
  union all select 'KJ1', 'uji', 'key-' || op, op, 'POST cash/masuk', 'sidik', 201, repeat('x', 200), at from uang;

do $$
declare
  r record; a audit; h text := ''; n bigint := 0;
begin
  for r in select * from (
    select op, dibuka_at as at, 'BUKA_HARI' as tindakan, 'hari_toko' as tabel, tgl_system::text as kunci, tgl_system as tgl from hari_toko
    union all select op, at, 'TAMBAH', 'barang', no, tgl from masuk
    union all select op, at, 'JUAL', 'penjualan', no, tgl from nota
    union all select op, at, 'KAS_MASUK', 'kas', no, tgl from uang
    union all select gen_random_uuid(), pagi + interval '20 hours', 'TUTUP_TOKO', 'tutup_toko', 'TPKJ1' || to_char(tgl, 'YYMMDD') || '001', tgl from hari
      where d < $DAYS - 1) x order by at
  loop
    if r.tindakan = 'TUTUP_TOKO' then
      insert into tutup_toko values ('KJ1', r.kunci, r.tgl, 1, 'uji', r.at, 0, 0, 0, null, '{}', n, h, '', '{}', r.op);
    end if;
    n := n + 1;
    a := row('KJ1', n, r.at, r.op, 'uji', 'KASIR', 'uji', '', r.tindakan, r.tabel, r.kunci, null, json_build_object('isi', repeat('x', 600)), null, h, '');
    a.hash := audit_sidik(a);
    insert into audit select a.*;
    h := a.hash;
  end loop;
  insert into audit_kepala values ('KJ1', n, h);
end $$;
update tutup_toko set segel = segel_hari(kode_toko, tgl_system, audit_urut, hash_audit);
update hari_toko h set status = 'CLOSED', ditutup_by = 'uji', ditutup_at = t.tutup_at, segel = t.segel, op = t.op
  from tutup_toko t where t.tgl_system = h.tgl_system;
