-- Loose stones are counted, too (D-45.7): what should lie there, and what each finished count found of it. A stone that is missing is
-- HILANG, with the number of the count, until another one finds it.
alter table opname drop constraint opname_tipe_check;
alter table opname add constraint opname_tipe_check check (tipe in ('BARANG', 'PENERIMAAN', 'BERLIAN'));
alter table berlian drop constraint berlian_status_check;
alter table berlian add constraint berlian_status_check check (status in ('LEPAS', 'TERPASANG', 'TERJUAL', 'RETUR', 'HILANG'));

-- Loose stones that should lie where a count began.
create table opname_batu (
  kode_toko text not null,
  id bigint not null,
  kode_berlian text not null,
  -- The last line of the stone in the book of stones when the count began: what follows moved while it ran.
  gerak_sampai bigint not null,
  primary key (kode_toko, id, kode_berlian),
  foreign key (kode_toko, id) references opname,
  foreign key (kode_toko, kode_berlian) references berlian
);

-- What a finished count found of each stone, and what of it was booked.
create table opname_batu_hasil (
  kode_toko text not null,
  id bigint not null,
  urut int not null,
  kode text not null,
  -- Null where the code is no stone of the shop.
  kode_berlian text,
  kode_dept text,
  sifat text not null,
  carat miligram not null,
  butir int not null,
  harga_modal rupiah,
  konsinyasi boolean not null,
  kode_supplier text,
  -- Where the book had it, and the piece that it was set in.
  kode_gudang text,
  kode_barcode text,
  hasil text not null check (hasil in ('KETEMU', 'HILANG', 'LEBIH', 'SALAH BAKI', 'BERGERAK')),
  bukuan text check (bukuan in ('HILANG', 'KEMBALI', 'PINDAH')),
  dipindai_at timestamptz,
  dipindai_by text,
  primary key (kode_toko, id, urut),
  foreign key (kode_toko, id) references opname,
  foreign key (kode_toko, kode_berlian) references berlian
);
revoke update, delete on opname_batu, opname_batu_hasil from kilau_app;
