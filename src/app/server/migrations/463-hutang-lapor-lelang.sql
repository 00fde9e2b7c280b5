-- An auction counts for the list of large transactions (report 108): what the customer's gold was taken for.
create view v_lapor__hutang_lelang as
select l.kode_toko, 'LELANG'::text as jenis, l.no_lelang as no_dokumen, l.tgl_system, l.input_by,
       orang_lapor(coalesce(h.no_hp, c.no_hp), h.kode_customer, h.nama_customer, h.alamat_customer, l.no_lelang) as orang,
       h.nama_customer, h.alamat_customer, coalesce(h.no_ktp, c.no_ktp) as no_identitas, l.berat::bigint as berat,
       l.hasil_lelang::bigint as jumlah_rp, 0::bigint as tunai
  from hutang_lelang l
  join hutang h on h.kode_toko = l.kode_toko and h.no_faktur_hutang = l.no_faktur_hutang
  left join customer c on c.kode_toko = h.kode_toko and c.kode_customer = h.kode_customer
 where l.status = 'DONE';
select susun_pandangan('v_lapor');
