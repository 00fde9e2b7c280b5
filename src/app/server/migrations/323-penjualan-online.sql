-- A marketplace pays out to an account, less a percent (D-48.1).
alter table marketplace
  add column no_rekening text,
  add column fee_persen persen not null default 0 check (fee_persen between 0 and 10000),
  add foreign key (kode_toko, no_rekening) references rekening;

-- A sale through a marketplace has an order, a courier and steps of its own (D-48.3); one over the counter has no row.
create table penjualan_online (
  kode_toko text not null,
  no_faktur_jual text not null,
  kode_marketplace text not null,
  ekspedisi text not null,
  no_order text not null,
  -- The marketplace's percent of the day of the sale.
  fee_persen persen not null check (fee_persen between 0 and 10000),
  status text not null default 'DIPROSES' check (status in ('DIPROSES', 'DIKIRIM', 'SELESAI', 'RETUR')),
  no_resi text,
  -- False once its sale is cancelled: the order is free again.
  aktif boolean not null default true,
  op uuid not null,
  primary key (kode_toko, no_faktur_jual),
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  foreign key (kode_toko, kode_marketplace) references marketplace,
  check (status in ('DIPROSES', 'RETUR') or no_resi is not null)
);

-- An order is sold once.
create unique index penjualan_online_order on penjualan_online (kode_toko, kode_marketplace, no_order) where aktif;

-- What a marketplace kept of a payout, and what of it was freight (D-48.2); cards and transfers have neither.
alter table validasi_non_cash_baris
  add column fee_mp rupiah check (fee_mp >= 0),
  add column ongkir rupiah check (ongkir >= 0),
  add check ((fee_mp is null) = (ongkir is null)),
  add check (fee_mp is null or biaya_bank = fee_mp + ongkir);

insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
select t.kode_toko, x.kode, x.deskripsi, 'KELUAR', 'BAWAAN'
  from toko t, (values ('FEE_MARKETPLACE', 'Biaya marketplace'), ('ONGKIR_MARKETPLACE', 'Ongkir marketplace ditanggung toko'))
       as x (kode, deskripsi)
on conflict do nothing;
