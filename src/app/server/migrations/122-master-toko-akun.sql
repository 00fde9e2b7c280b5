-- A shop that never opened a day may be taken out of the chain's list again (D-34.5).
alter table toko add column is_active boolean not null default true;

-- The accounts of the shop's accounting (D-5.5).
create table akuns (
  kode_toko text not null references toko,
  nomor_akun text not null,
  nama_akun text not null,
  jenis text not null check (jenis in ('HARTA', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BIAYA')),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, nomor_akun)
);

-- Which account a side of a journal goes to; what journals there are ships with the product.
create table akun_transaksi (
  kode_toko text not null,
  trx text not null,
  type text not null,
  kode_akun text not null,
  nomor_akun text not null,
  op uuid not null,
  primary key (kode_toko, trx, type, kode_akun),
  foreign key (kode_toko, nomor_akun) references akuns
);
create index akun_transaksi_akun on akun_transaksi (kode_toko, nomor_akun);

create view v_written__akun as
select 'akuns'::text as row_tbl, nomor_akun as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from akuns where op is not null
union all select 'akun_transaksi'::text, trx || '/' || type || '/' || kode_akun, kode_toko, op, null::date from akun_transaksi;
select susun_pandangan('v_written');
