-- Loose gold is taken in, melted and corrected in lots (D-44). A lot keeps the fine gold that its processes lost within their
-- tolerance, of so much as it began with: a later process counts it too, so that gold does not go in slices (D-51.17).
alter table lot drop constraint lot_asal_check;
alter table lot add constraint lot_asal_check
  check (asal in ('AWAL', 'STOCK', 'PEMBELIAN', 'LELANG', 'TUKANG', 'SEPUHAN', 'MANUAL'));
alter table lot add column susut_murni miligram not null default 0 check (susut_murni >= 0);
alter table lot add column murni_awal miligram not null default 0 check (murni_awal >= 0);

-- A step of refining (D-44.3): gold taken in, melted, lost, or a lot corrected by hand.
select create_document('sepuhan', 'no_sepuhan', '{"SP": "sepuhan", "XP": "batal-sepuhan"}', $$
  langkah text not null,
  kode_gudang text not null,
  kode_tukang text,
  qty int not null check (qty >= 0),
  berat miligram not null check (berat >= 0),
  murni miligram not null check (murni >= 0),
  kadar_hasil persen check (kadar_hasil between 1 and 10000),
  berat_hasil miligram not null check (berat_hasil >= 0),
  murni_hasil miligram not null check (murni_hasil >= 0),
  susut miligram not null,
  selisih_murni miligram not null,
  keterangan text not null,
  murni_asal miligram not null check (murni_asal >= murni),
  batas persen,
  modal rupiah not null check (modal >= 0),
  modal_hilang rupiah not null,
  hari_batal date,
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_tukang) references tukang,
  constraint sepuhan_langkah_check check (langkah in ('TERIMA', 'LEBUR', 'SUSUT', 'MANUAL')),
  constraint sepuhan_susut check (susut = berat - berat_hasil),
  constraint sepuhan_selisih check (selisih_murni = murni_hasil - murni)$$);

-- What it took, one by one: bought pieces, auctioned ones, loose gold, lots.
create table sepuhan_baris (
  kode_toko text not null,
  no_sepuhan text not null,
  urut int not null,
  tgl_system date not null,
  asal text not null check (asal in ('PEMBELIAN', 'LELANG', 'STOCK', 'LOT', 'MANUAL')),
  no_dokumen text,
  urut_dokumen int,
  no_lot text,
  nama_barang text,
  kode_gudang text not null,
  kadar persen not null check (kadar between 1 and 10000),
  kadar_uji persen check (kadar_uji between 1 and 10000),
  qty int not null check (qty >= 0),
  berat miligram not null check (berat >= 0),
  murni miligram not null check (murni >= 0),
  berat_hasil miligram not null check (berat_hasil >= 0),
  murni_hasil miligram not null check (murni_hasil >= 0),
  murni_timbang miligram not null check (murni_timbang >= 0),
  modal rupiah not null check (modal >= 0),
  modal_tahu boolean not null,
  primary key (kode_toko, no_sepuhan, urut),
  foreign key (kode_toko, no_sepuhan) references sepuhan,
  foreign key (kode_toko, no_lot) references lot,
  check ((asal in ('PEMBELIAN', 'LELANG')) = (urut_dokumen is not null and no_lot is null))
);

create index sepuhan_baris_dokumen on sepuhan_baris (kode_toko, no_dokumen) where no_dokumen is not null;

revoke update, delete on sepuhan_baris from kilau_app;
