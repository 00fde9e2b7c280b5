-- What is owed to a supplier is paid under a code of its own, and what he owes comes back under another (decision 1216).
-- The supplier is the rest of the account's name: a supplier of stones is 'BLN/' and his code.
alter table kas
  add column kode_supplier text check (length(kode_supplier) between 1 and 44),
  add check (kode_supplier is null or kode_transaksi in ('BAYAR_SUPPLIER', 'TERIMA_SUPPLIER'));

create index kas_supplier on kas (kode_toko, kode_supplier) where kode_supplier is not null;

insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
select t.kode_toko, x.kode, x.deskripsi, x.arah, 'BAWAAN'
  from toko t, (values ('BAYAR_SUPPLIER', 'Bayar supplier', 'KELUAR'), ('TERIMA_SUPPLIER', 'Uang kembali dari supplier', 'MASUK'))
       as x (kode, deskripsi, arah)
on conflict do nothing;
