-- Photos of evidence are of one act (D-51.10): who sent each, when, what it shows to the bit, and which line of which
-- document it is evidence of. Photos from before this migration are no evidence any more.
create table foto_unggah (
  kode_toko text not null references toko,
  gambar_path text not null,
  -- SHA-256 of the picture as it is kept: the same file sent twice is the same picture.
  sidik text not null,
  user_id text not null,
  waktu timestamptz not null,
  -- A photo of a piece of the stock is never evidence.
  kode_barcode text,
  op uuid not null,
  primary key (kode_toko, gambar_path)
);
create index foto_unggah_sidik on foto_unggah (kode_toko, sidik);
create trigger foto_unggah_tetap before update or delete on foto_unggah for each row execute function jangan_ubah();
revoke update, delete on foto_unggah from kilau_app;

-- The one line that a photo is evidence of; what is written here is never taken back: a cancelled act used it.
create table foto_bukti (
  kode_toko text not null,
  gambar_path text not null,
  sidik text not null,
  tabel text not null,
  baris text not null,
  op uuid not null,
  primary key (kode_toko, sidik),
  foreign key (kode_toko, gambar_path) references foto_unggah
);
create trigger foto_bukti_tetap before update or delete on foto_bukti for each row execute function jangan_ubah();
revoke update, delete on foto_bukti from kilau_app;
create view v_written__stock_foto as
select 'foto_unggah'::text as row_tbl, gambar_path as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from foto_unggah
union all
select 'foto_bukti', gambar_path, kode_toko, op, null from foto_bukti;
select susun_pandangan('v_written');
