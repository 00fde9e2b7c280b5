create table kategori (
  kode_toko text not null references toko,
  kode_kategori text not null,
  nama text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kategori)
);

create table jenis (
  kode_toko text not null references toko,
  kode_dept text not null,
  nama text not null,
  berlian boolean not null default false,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_dept)
);

-- A gold content as the shop says it, and its true fineness (D-1.2).
create table kadar (
  kode_toko text not null references toko,
  kode_kadar text not null,
  label text not null,
  persen persen not null check (persen between 1 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kadar)
);

create table group_barang (
  kode_toko text not null references toko,
  kode_group text not null,
  nama text not null,
  kode_dept text,
  kode_kadar text,
  -- Overrides the shop's kategori_harga for pieces of this group.
  kategori_harga text check (kategori_harga in ('GRAM', 'POTONG', 'BANDROL')),
  -- The rows of now, for reading; the history is harga_emas (D-9.4).
  harga_jual rupiah,
  harga_beli rupiah,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_group)
);

-- Price per gram by group or kadar, dated, never overwritten (D-9.1, D-9.4).
create table harga_emas (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  jenis text not null check (jenis in ('JUAL', 'BELI')),
  kode_group text,
  kode_kadar text,
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  berlaku_dari timestamptz not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id),
  check ((kode_group is null) <> (kode_kadar is null))
);
create index harga_emas_group on harga_emas (kode_toko, jenis, kode_group, berlaku_dari desc, id desc) where kode_group is not null;
create index harga_emas_kadar on harga_emas (kode_toko, jenis, kode_kadar, berlaku_dari desc, id desc) where kode_kadar is not null;
create trigger harga_emas_tetap before update or delete on harga_emas for each row execute function jangan_ubah();
revoke update, delete on harga_emas from kilau_app;

-- Labour charge by jenis and group; the most specific row wins (D-9.2).
create table ongkos (
  kode_toko text not null references toko,
  id int not null,
  kode_dept text,
  kode_group text,
  cara text not null check (cara in ('PER_GRAM', 'PER_POTONG')),
  tarif rupiah not null check (tarif >= 0),
  minimal rupiah not null default 0 check (minimal >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id)
);

create table bandrol (
  kode_toko text not null references toko,
  kode_bandrol text not null,
  nama text not null default '',
  harga rupiah not null check (harga > 0),
  berat_label miligram not null default 0,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_bandrol)
);

create table nomor_barcode (
  kode_toko text primary key references toko,
  terakhir bigint not null
);

-- Barcodes in a row: three characters of the shop and five of a running number (D-8.1).
create function ambil_barcode(p_toko text, p_banyak int) returns text[] language plpgsql as $$
declare
  akhir bigint;
begin
  insert into nomor_barcode as n values (p_toko, p_banyak)
    on conflict (kode_toko) do update set terakhir = n.terakhir + p_banyak
    returning n.terakhir into akhir;
  return (select array_agg(p_toko || basis36(i, 5) order by i) from generate_series(akhir - p_banyak + 1, akhir) i);
end $$;
