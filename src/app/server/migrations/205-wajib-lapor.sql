-- What counts for the list of large transactions (report 108), document by document. An area adds its
-- own part `v_lapor__area` and calls susun_pandangan('v_lapor'). `orang` is who it was in the whole
-- chain: the telephone, else the member's code, else name and address; nobody knows the nameless again.
create function orang_lapor(p_hp text, p_kode text, p_nama text, p_alamat text, p_no text) returns text
language sql immutable parallel safe as $$
  select coalesce(nullif(p_hp, ''), nullif(p_kode, ''),
    nullif(lower(trim(p_nama) || '|' || trim(p_alamat)), '|'), p_no)
$$;

create view v_lapor__penjualan as
select p.kode_toko, case when p.no_tukar is null then 'JUAL' else 'TUKAR' end::text as jenis, p.no_faktur_jual as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_jual) as orang,
       p.nama_customer, p.alamat_customer, c.no_ktp as no_identitas, p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_jual and b.jenis = 'CASH')::bigint as tunai
  from penjualan p
  left join customer c on c.kode_toko = p.kode_toko and c.kode_customer = p.kode_customer
 where p.status = 'DONE';

create view v_lapor__pembelian as
select p.kode_toko, case when p.no_tukar is null then 'BELI' else 'TUKAR' end::text as jenis, p.no_faktur_beli as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_beli) as orang,
       p.nama_customer, p.alamat_customer, coalesce(p.no_ktp, c.no_ktp) as no_identitas, p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_beli and b.jenis = 'CASH')::bigint as tunai
  from pembelian p
  left join customer c on c.kode_toko = p.kode_toko and c.kode_customer = p.kode_customer
 where p.status = 'DONE';

select susun_pandangan('v_lapor');

-- What was reported to the authority: one living report for each customer and day of the chain.
create table lapor_transaksi (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  -- The day on which it was written down here, and that of the transactions.
  hari date not null,
  tgl_system date not null check (tgl_system <= hari),
  orang text not null,
  tgl_lapor date not null check (tgl_lapor between tgl_system and hari),
  no_lapor text not null,
  -- Asked of the customer for the report, where the documents do not tell it.
  no_identitas text,
  pekerjaan text,
  total rupiah not null check (total > 0),
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  input_date timestamptz not null,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  primary key (kode_toko, id),
  check ((status = 'CANC') = (batal_by is not null))
);
create unique index lapor_transaksi_sekali on lapor_transaksi (tgl_system, orang) where status = 'DONE';
revoke delete on lapor_transaksi from kilau_app;

create view v_written__lapor as
select 'lapor_transaksi'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, hari as business_date
  from lapor_transaksi;
create view v_text__lapor as
select kode_toko as shop, id::text as row_no, concat_ws(' ', no_lapor, no_identitas, pekerjaan, alasan_batal) as value,
       hari as business_date
  from lapor_transaksi;
select susun_pandangan(nama) from unnest(array['v_written', 'v_text']) nama;
