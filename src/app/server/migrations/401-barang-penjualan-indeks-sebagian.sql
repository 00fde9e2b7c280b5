-- A sale leaves no entry where none is looked for (decision 1122): sold pieces are asked for by barcode, or they are nearly all pieces,
-- and a sale without a customer is asked for by no customer.
drop index barang_status;
create index barang_status on barang (kode_toko, status, kode_dept) where status <> 'TERJUAL';
drop index penjualan_customer;
create index penjualan_customer on penjualan (kode_toko, kode_customer) where kode_customer is not null;
