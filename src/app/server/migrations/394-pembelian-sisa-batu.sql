-- The stones of a nota that its piece was bought back without, each at its share of what was paid for all of them (D-45.7): bought later at
-- that, once. One counts while its buy-back does.
create table pembelian_sisa_batu (
  kode_toko text not null,
  no_faktur_beli text not null,
  urut int not null,
  kode_berlian text not null,
  toko_jual text not null,
  no_faktur_jual text not null,
  dasar rupiah not null check (dasar >= 0),
  berlaku boolean not null default false,
  dibeli_toko text,
  dibeli_no text,
  op uuid not null,
  primary key (kode_toko, no_faktur_beli, kode_berlian),
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_barang,
  constraint pembelian_sisa_batu_dibeli check ((dibeli_no is null) = (dibeli_toko is null) and (dibeli_no is null or berlaku))
);
create index pembelian_sisa_batu_kode on pembelian_sisa_batu (kode_berlian) where berlaku and dibeli_no is null;
create index pembelian_sisa_batu_pembeli on pembelian_sisa_batu (dibeli_toko, dibeli_no) where dibeli_no is not null;

-- Of a stone that was bought later the buy-back that it had stayed out of; of a line the codes and numbers of those.
alter table pembelian_berlian add column sisa_toko text, add column sisa_beli text;
alter table pembelian_barang add column batu_sisa text;
