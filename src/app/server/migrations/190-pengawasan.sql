-- Cancelled documents of every area in one list (report 101): each area adds a part `v_pembatalan__area`
-- with a migration of its own and calls susun_pandangan('v_pembatalan').
create view v_pembatalan__penjualan as
select p.kode_toko, 'PENJUALAN'::text as jenis, p.no_faktur_jual as no_dokumen, p.no_batal, p.tgl_system, p.tgl_system as hari_batal,
       p.tgl_batal, p.batal_by, coalesce(p.alasan_batal, '') as alasan, p.nama_customer, p.berat::bigint as berat,
       p.grand_total::bigint as jumlah_rp, p.kode_sales, p.input_by,
       (select min(q.no_faktur_jual) from penjualan q
         where q.kode_toko = p.kode_toko and q.tgl_system = p.tgl_system and q.status = 'DONE' and q.nama_customer = p.nama_customer
           and q.input_date > p.input_date
           and exists (select from penjualan_barang a join penjualan_barang b on b.kode_toko = a.kode_toko and b.kode_barcode = a.kode_barcode
                        where a.kode_toko = p.kode_toko and a.no_faktur_jual = p.no_faktur_jual
                          and b.no_faktur_jual = q.no_faktur_jual)) as ganti
  from penjualan p where p.status = 'CANC';

create view v_pembatalan__pembelian as
select p.kode_toko, 'PEMBELIAN'::text as jenis, p.no_faktur_beli as no_dokumen, p.no_batal, p.tgl_system, p.tgl_system as hari_batal,
       p.tgl_batal, p.batal_by, coalesce(p.alasan_batal, '') as alasan, p.nama_customer, p.berat::bigint as berat,
       p.grand_total::bigint as jumlah_rp, p.kode_sales, p.input_by,
       (select min(q.no_faktur_beli) from pembelian q
         where q.kode_toko = p.kode_toko and q.tgl_system = p.tgl_system and q.status = 'DONE' and q.nama_customer = p.nama_customer
           and q.input_date > p.input_date
           and exists (select from pembelian_barang a join pembelian_barang b on b.kode_toko = a.kode_toko and b.nama_barang = a.nama_barang
                        where a.kode_toko = p.kode_toko and a.no_faktur_beli = p.no_faktur_beli
                          and b.no_faktur_beli = q.no_faktur_beli)) as ganti
  from pembelian p where p.status = 'CANC';

-- A deposit that never held money was rejected, not cancelled (as in report 24).
create view v_pembatalan__titipan as
select t.kode_toko, 'TITIPAN'::text as jenis, t.no_titip as no_dokumen, t.no_batal, t.tgl_system, t.hari_batal, t.tgl_batal, t.batal_by,
       coalesce(t.alasan_batal, '') as alasan, t.nama_customer, t.berat::bigint as berat, t.harga_total::bigint as jumlah_rp, t.kode_sales,
       t.input_by, null::text as ganti
  from titipan t where t.no_batal is not null;

create view v_pembatalan__terima as
select p.kode_toko, 'TERIMA BARANG'::text as jenis, p.no_terima as no_dokumen, p.no_batal, p.tgl_system, p.tgl_system as hari_batal,
       p.tgl_batal, p.batal_by, coalesce(p.alasan_batal, '') as alasan, p.kode_supplier as nama_customer, p.total_berat::bigint as berat,
       p.total_modal::bigint as jumlah_rp, null::text as kode_sales, p.input_by, null::text as ganti
  from penerimaan p where p.status = 'CANC';

create view v_pembatalan__kas as
select k.kode_toko, 'KAS'::text as jenis, k.no_kas as no_dokumen, k.no_batal, k.tgl_system, k.tgl_system as hari_batal, k.tgl_batal,
       k.batal_by, coalesce(k.alasan_batal, '') as alasan, k.keterangan as nama_customer, null::bigint as berat, k.jumlah::bigint as jumlah_rp,
       null::text as kode_sales, k.input_by, null::text as ganti
  from kas k where k.status = 'CANC';

-- Documents that wait for validation or waited for it (report 104): those that were saved and validated
-- in one act never waited. Parts are `v_validasi__area`.
create view v_validasi__penjualan as
select kode_toko, 'PENJUALAN'::text as jenis, no_faktur_jual as no_dokumen, tgl_system, nama_customer, berat::bigint as berat,
       grand_total::bigint as jumlah_rp, kode_sales, null::text as kode_sales_lunas, input_by, valid_by, valid_at, input_date
  from penjualan where status = 'OPEN' or (status = 'DONE' and valid_at > input_date);
create view v_validasi__pembelian as
select kode_toko, 'PEMBELIAN'::text as jenis, no_faktur_beli as no_dokumen, tgl_system, nama_customer, berat::bigint as berat,
       grand_total::bigint as jumlah_rp, kode_sales, null::text as kode_sales_lunas, input_by, valid_by, valid_at, input_date
  from pembelian where status = 'OPEN' or (status = 'DONE' and valid_at > input_date);
create view v_validasi__titipan as
select kode_toko, 'TITIPAN'::text as jenis, no_titip as no_dokumen, tgl_system, nama_customer, berat::bigint as berat,
       harga_total::bigint as jumlah_rp, kode_sales, null::text as kode_sales_lunas, input_by, valid_by, valid_at, input_date
  from titipan where status = 'OPEN' or (status <> 'CANC' and valid_at > input_date);
create view v_validasi__non_cash as
select n.kode_toko, 'NON CASH'::text as jenis, n.no_dokumen, n.tgl_system, n.keterangan as nama_customer, null::bigint as berat,
       n.jumlah_gesek_rp::bigint as jumlah_rp, null::text as kode_sales, null::text as kode_sales_lunas, n.input_by, v.input_by as valid_by,
       v.input_date as valid_at, n.waktu as input_date
  from non_cash n
  left join validasi_non_cash_baris b on b.kode_toko = n.kode_toko and b.no_dokumen = n.no_dokumen and b.urut_bayar = n.urut and b.aktif
  left join validasi_non_cash v on v.kode_toko = b.kode_toko and v.no_validasi = b.no_validasi;

select susun_pandangan(nama) from unnest(array['v_pembatalan', 'v_validasi']) nama;
