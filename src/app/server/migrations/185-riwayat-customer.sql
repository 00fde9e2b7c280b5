-- Every document of a customer, whatever area it is of, for the customer's history (report 11). An
-- area adds its own part beside these and calls susun_pandangan again. OPEN documents count nowhere.
create view v_riwayat__penjualan as
select p.kode_toko, 'JUAL'::text as jenis, p.no_faktur_jual as no_dokumen, p.tgl_system, p.input_date, p.kode_customer,
       p.nama_customer, p.alamat_customer, p.no_hp,
       array(select l.nama_barang || ' ' || to_char(l.berat / 1000.0, 'FM999990.000') || ' g '
                    || trim_scale(l.kadar / 100.0)
               from penjualan_barang l
              where l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual order by l.urut) as uraian,
       p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp, p.status, p.kode_sales
  from penjualan p where p.status = 'DONE' or (p.status = 'CANC' and p.no_batal is not null);

create view v_riwayat__pembelian as
select p.kode_toko, 'BELI'::text as jenis, p.no_faktur_beli as no_dokumen, p.tgl_system, p.input_date, p.kode_customer,
       p.nama_customer, p.alamat_customer, p.no_hp,
       array(select l.nama_barang || ' ' || to_char(l.berat / 1000.0, 'FM999990.000') || ' g '
                    || trim_scale(l.kadar / 100.0)
               from pembelian_barang l
              where l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli order by l.urut) as uraian,
       p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp, p.status, p.kode_sales
  from pembelian p where p.status = 'DONE' or (p.status = 'CANC' and p.no_batal is not null);

create view v_riwayat__titipan as
select p.kode_toko, 'TITIP'::text as jenis, p.no_titip as no_dokumen, p.tgl_system, p.input_date, p.kode_customer,
       p.nama_customer, p.alamat_customer, p.no_hp,
       array(select l.nama_barang || ' ' || to_char(l.berat / 1000.0, 'FM999990.000') || ' g '
                    || trim_scale(l.kadar / 100.0)
               from titipan_barang l where l.kode_toko = p.kode_toko and l.no_titip = p.no_titip order by l.urut) as uraian,
       p.berat::bigint as berat, p.dp_rp::bigint as jumlah_rp, p.status, p.kode_sales
  from titipan p where p.status <> 'OPEN' and (p.status <> 'CANC' or p.no_batal is not null);

select susun_pandangan('v_riwayat');
