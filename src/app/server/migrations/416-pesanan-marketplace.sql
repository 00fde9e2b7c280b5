-- The money of an order of a channel that had no piece is the DP of the order (pesanan) that its pre-order became (D-48.6, decision 1128).
alter table pesanan
  add column kode_marketplace text,
  add column no_order text,
  -- The marketplace's percent of the day of the DP.
  add column fee_persen persen check (fee_persen between 0 and 10000),
  add foreign key (kode_toko, kode_marketplace) references marketplace,
  add check ((kode_marketplace is null) = (no_order is null) and (no_order is null) = (fee_persen is null)),
  -- What the marketplace holds was agreed with its buyer: no lock but the whole price, nothing of it is kept.
  add check (no_order is null or (kunci_harga = 'KUNCI_SEMUA' and batal_persen = 0)),
  add check (no_order is null or dp_rp in (0, total_harga));

-- Its money is the DP of one order that stands.
create unique index pesanan_marketplace on pesanan (kode_toko, kode_marketplace, no_order)
  where no_order is not null and status <> 'CANC';

-- A parcel that was paid before it was sold: its money came with the order.
alter table penjualan_online
  add column no_pesanan text,
  add column no_bayar text not null generated always as (coalesce(no_pesanan, no_faktur_jual)) stored,
  add foreign key (kode_toko, no_pesanan) references pesanan;

create index penjualan_online_bayar on penjualan_online (kode_toko, no_bayar);
