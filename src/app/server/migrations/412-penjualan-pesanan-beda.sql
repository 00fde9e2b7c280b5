-- In what the sale of an order is not what the channel tells of it (decision 1136): BARANG, HP, ALAMAT, TOTAL, STATUS; what the seller knew
-- and another person agreed to; and when it was found, where the channel named the order after it was sold (decision 1137).
alter table pesanan_online add column beda text[] not null default '{}';
alter table pesanan_online add column beda_jual boolean not null default false;
alter table pesanan_online add column beda_at timestamptz;
create index pesanan_online_beda on pesanan_online (kode_toko, no_faktur_jual) where beda <> '{}' or beda_jual;
