-- What a year leaves beside its sales, for the reports: prices that change, gold bought back, deposits, coupons,
-- approvals, counts and cancelled invoices. It follows j9-isi.sql. Documents alone: the book is not told of them,
-- so the invariants of J9 are no matter of this shop.
set session_replication_role = replica;
set synchronous_commit = off;

insert into bank (kode_toko, kode_bank, nama_bank) values ('KJ1', 'BCA', 'BCA');
insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank) values ('KJ1', '1', 'Kilau', 'BCA');
insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'BL', 'Beli', 'BELI');
insert into parameter_toko (kode_toko, key, value, berlaku_dari, input_by, op)
values ('KJ1', 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '1600000', timestamptz '2019-12-31', 'uji', gen_random_uuid());
insert into bonus_sales (kode_toko, id, nama, dasar, tarif, op) values ('KJ1', 1, 'Bonus gram', 'PER_GRAM', 5000, gen_random_uuid());

-- A price of each group, to sell and to buy, twice a day.
insert into harga_emas (kode_toko, jenis, kode_group, harga_per_gram, berlaku_dari, input_by, input_date, op)
select 'KJ1', j, g, 1200000 + extract(doy from tgl_system)::int * 1000 + jam * 500, dibuka_at + jam * interval '4 hours', 'uji', dibuka_at, gen_random_uuid()
  from hari_toko, (values ('JUAL'), ('BELI')) a (j), (values ('T'), ('M'), ('P')) b (g), (values (0), (1)) c (jam);

-- A hundred buy-backs a day of two pieces: those of a nota of thirty days before, else without one.
create temp table beli as
select h.tgl_system as tgl, n, 'PBKJ1' || to_char(h.tgl_system, 'YYMMDD') || basis36(n, 3) as no, h.dibuka_at + n * interval '200 seconds' as at,
       'PJKJ1' || to_char(h.tgl_system - 30, 'YYMMDD') || basis36(n, 3) as nota, gen_random_uuid() as op
  from hari_toko h cross join generate_series(1, 100) n;
insert into pembelian (kode_toko, no_faktur_beli, tgl_system, input_date, status, kode_sales, nama_customer, qty, berat, grand_total, input_by,
  valid_by, valid_at, op)
select 'KJ1', no, tgl, at, 'DONE', 'S0' || 1 + n % 8, 'Ibu Sari ' || n, 2, 5000, 5000000, 'uji' || n % 4, 'uji' || n % 4, at, op from beli;
insert into pembelian_barang (kode_toko, no_faktur_beli, urut, tgl_system, asal_nota, no_faktur_jual, kode_barcode, tgl_nota, nama_barang, kode_dept,
  kode_group, kode_kadar, kadar, kadar_nota, berat_nota, berat, murni, harga_nota, harga_hari, harga_per_gram, potongan, harga_hari_ini, harga_tawar,
  harga, harga_emas, harga_murni, kode_gudang, op)
select 'KJ1', b.no, k.k, b.tgl, case when l.kode_barcode is null then 'TANPA_NOTA' else 'NOTA_SENDIRI' end, l.no_faktur_jual, l.kode_barcode,
  l.tgl_system, 'Cincin polos', coalesce(l.kode_dept, 'CC'), coalesce(l.kode_group, 'T'), '750', 7500, 7500, l.berat, coalesce(l.berat, 3000),
  coalesce(l.murni, 2250), l.harga, 1100000, 1100000, 0, 2500000, 2500000, 2500000, 1200000, 1600000, 'BL', b.op
  from beli b cross join generate_series(1, 2) k (k)
  left join penjualan_barang l on l.kode_toko = 'KJ1' and l.no_faktur_jual = b.nota and l.urut = k.k;
insert into pembelian_stock (kode_toko, no_faktur_beli, urut, status, op) select kode_toko, no_faktur_beli, urut, 'BELI', op from pembelian_barang;
insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, jumlah, op) select 'KJ1', no, 1, tgl, 'CASH', 5000000, op from beli;

-- Five cancelled invoices a day, of the same pieces as five that stand.
create temp table batal as
select 'PJKJ1' || to_char(tgl_system, 'YYMMDD') || basis36(n, 3) as asal, 'PJKJ1' || to_char(tgl_system, 'YYMMDD') || basis36(40000 + n, 3) as no,
       'BJKJ1' || to_char(tgl_system, 'YYMMDD') || basis36(n, 3) as no_batal, gen_random_uuid() as op
  from hari_toko cross join generate_series(1, 5) n;
insert into penjualan (kode_toko, no_faktur_jual, tgl_system, input_date, status, kode_sales, nama_customer, qty, berat, sub_total, grand_total, input_by,
  valid_by, valid_at, no_batal, alasan_batal, batal_by, tgl_batal, op)
select p.kode_toko, b.no, tgl_system, input_date, 'CANC', kode_sales, nama_customer, qty, berat, sub_total, grand_total, input_by,
  valid_by, valid_at, b.no_batal, 'Salah input', 'spv', input_date + interval '9 minutes', b.op
  from batal b join penjualan p on p.kode_toko = 'KJ1' and p.no_faktur_jual = b.asal;
-- What the database works out itself cannot be written.
do $$ declare kolom text; begin
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into kolom
    from information_schema.columns where table_name = 'penjualan_barang' and is_generated = 'NEVER';
  execute format('insert into penjualan_barang (%1$s) select %1$s
    from (select x.* from batal b join penjualan_barang l on l.kode_toko = ''KJ1'' and l.no_faktur_jual = b.asal
     cross join lateral jsonb_populate_record(l, jsonb_build_object(''no_faktur_jual'', b.no)) x) salinan', kolom);
end $$;

-- Ten deposits a day, taken a week later; those of the last week are still alive.
create temp table titip as
select h.tgl_system as tgl, h.tgl_system - date '2020-01-01' as d, n, 'TTKJ1' || to_char(h.tgl_system, 'YYMMDD') || basis36(n, 3) as no,
       h.dibuka_at + n * interval '1 hour' as at, gen_random_uuid() as op, h.tgl_system < (select max(tgl_system) - 6 from hari_toko) as diambil
  from hari_toko h cross join generate_series(1, 10) n;
insert into titipan (kode_toko, no_titip, tgl_system, input_date, status, kode_sales, nama_customer, qty, berat, sub_total, harga_total, dp_awal, dp_rp,
  berlaku_sampai, batal_persen, input_by, valid_by, valid_at, no_faktur_jual, tgl_ambil, op)
select 'KJ1', no, tgl, at, case when diambil then 'DIAMBIL' else 'AKTIF' end, 'S0' || 1 + n % 8, 'Ibu Sari ' || n, 1, 3000, 3000000, 3000000, 500000, 500000,
  tgl + 30, 0, 'uji0', 'uji0', at, case when diambil then 'PJKJ1' || to_char(tgl + 7, 'YYMMDD') || basis36(n, 3) end, case when diambil then tgl + 7 end, op from titip;
insert into titipan_barang (kode_toko, no_titip, urut, tgl_system, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen,
  berat, berat_asli, murni, harga_per_gram, harga_jual, ongkos, harga, netto, harga_modal, kode_gudang, kode_baki)
select 'KJ1', t.no, 1, t.tgl, b.kode_barcode, b.nama_barang, b.kode_kategori, b.kode_dept, b.kode_group, b.kode_kadar, b.kadar, b.persen, b.berat,
  b.berat_asli, b.murni, 1200000, 3000000, 0, 3000000, 3000000, 2500000, 'TK', 'A-10'
  from titip t join barang b on b.kode_toko = 'KJ1' and b.kode_barcode = 'KJ1' || basis36(40000000 + t.d * 10 + t.n, 5);

-- Fifty coupons and thirty approvals a day.
insert into jenis_kupon (kode_toko, jenis_kupon, nama, cara, nilai, minimal_belanja, masa_hari, kali_pakai)
values ('KJ1', 'K50', 'Kupon 50 ribu', 'RUPIAH', 50000, 500000, 30, 1);
insert into kupon (kode_toko, no_kupon, jenis_kupon, cara, nilai, minimal_belanja, tgl_terbit, berlaku_sd, kali_pakai, sisa, faktur_terbit, nama_customer,
  input_by, input_date, op)
select kode_toko, 'K' || right(no_faktur_jual, 9), 'K50', 'RUPIAH', 50000, 500000, tgl_system, tgl_system + 30, 1, 1, no_faktur_jual, nama_customer, input_by,
  input_date, op
  from penjualan where status = 'DONE' and right(no_faktur_jual, 3) <= basis36(50, 3);
insert into otorisasi (kode_toko, keystore, event, level, method, path, digest, ringkasan, angka, status, cara, input_by, input_level, input_date,
  kedaluwarsa, disetujui_by, disetujui_level, disetujui_at, op_pakai, terpakai_at)
select kode_toko, to_char(tgl_system, 'YYMMDD') || lpad(n::text, 6, '0'), array['BATAL_PENJUALAN'], array['SPV'], 'POST', 'penjualan/batal', 'sidik',
  'Batal penjualan', '[]', 'TERPAKAI', 'PIN', 'uji0', 'KASIR', dibuka_at + n * interval '9 minutes', dibuka_at + interval '1 day', 'spv', 'SPV',
  dibuka_at + n * interval '10 minutes', gen_random_uuid(), dibuka_at + n * interval '11 minutes'
  from hari_toko cross join generate_series(1, 30) n;

-- The whole stock counted once a month.
insert into opname (kode_toko, status, kode_gudang, mulai_by, mulai_date, no_opname, tgl_system, selesai_by, selesai_date, membukukan, op, op_selesai)
select kode_toko, 'SELESAI', 'TK', 'uji', dibuka_at, 'OPKJ1' || to_char(tgl_system, 'YYMMDD') || '001', tgl_system, 'uji', dibuka_at + interval '5 hours', false,
  gen_random_uuid(), gen_random_uuid() from hari_toko where extract(day from tgl_system) = 28;
insert into opname_hasil (kode_toko, id, urut, kode, kode_barcode, nama_barang, kode_dept, kode_group, kadar, persen, berat, murni, berat_fisik, harga_modal,
  kode_gudang, kode_baki, hasil, dipindai_at, dipindai_by)
select o.kode_toko, o.id, row_number() over (partition by o.id order by b.kode_barcode), b.kode_barcode, b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group,
  b.kadar, b.persen, b.berat, b.murni, b.berat, 2500000, 'TK', b.kode_baki, case when right(b.kode_barcode, 2) = '00' then 'HILANG' else 'KETEMU' end, o.mulai_date, 'uji'
  from opname o join barang b on b.kode_toko = o.kode_toko and b.status = 'READY';
