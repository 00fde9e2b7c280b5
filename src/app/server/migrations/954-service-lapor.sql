-- In place of 951: a job that was given back on the day it came is no transaction of its customer (report 108); given back later, its DP
-- was one on its day.
create or replace view v_lapor__service as
select d.kode_toko, 'SERVICE'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(s.no_hp, c.no_hp), s.kode_customer, s.nama_customer, s.alamat_customer, d.no) as orang,
       s.nama_customer, s.alamat_customer, c.no_ktp as no_identitas, d.berat, d.jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH')::bigint as tunai
  from (
    select kode_toko, no_service, no_service as no, tgl_system, input_by, berat::bigint as berat, dp_awal::bigint as jumlah_rp
      from service where dp_awal > 0 and (not tunggu or valid_at is not null)
        and (status <> 'CANC' or hari_batal > tgl_system)
    union all
    select kode_toko, no_service, no_bayar, tgl_system, input_by, 0, jumlah from service_bayar where status = 'DONE'
    union all
    select kode_toko, no_service, no_ambil, tgl_system, input_by, berat, jumlah from service_ambil where status = 'DONE') d
  join service s on s.kode_toko = d.kode_toko and s.no_service = d.no_service
  left join customer c on c.kode_customer = customer_induk(s.kode_customer);
