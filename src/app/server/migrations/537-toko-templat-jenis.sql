-- Tickets of loan, instalments, order and repair, the receipts on each, and coupons have templates of their own (decision 1245). A shop
-- that has changed its paper of cash sees the same look on those that hung on it.
alter table templat_nota
  drop constraint templat_nota_jenis_check,
  add constraint templat_nota_jenis_check check (jenis in (
    'PENJUALAN', 'TITIPAN', 'PEMBELIAN', 'TUKAR', 'HUTANG', 'CICILAN', 'PESANAN', 'SERVICE',
    'SETORAN', 'BAYAR_HUTANG', 'BAYAR_CICILAN', 'BAYAR_PESANAN', 'BAYAR_SERVICE', 'KUPON', 'KAS'));
insert into templat_nota (kode_toko, jenis, templat, op)
select t.kode_toko, j.jenis, t.templat, t.op
  from templat_nota t, unnest(array['HUTANG', 'CICILAN', 'PESANAN', 'SERVICE',
    'BAYAR_HUTANG', 'BAYAR_CICILAN', 'BAYAR_PESANAN', 'BAYAR_SERVICE']) as j (jenis)
 where t.jenis = 'KAS';
