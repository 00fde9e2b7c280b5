-- A name is looked for among unsold pieces with every intake where names must be unique (D-33.19).
create index barang_nama on barang (kode_toko, upper(nama_barang)) where status not in ('TERJUAL', 'HANCUR', 'KIRIM');

-- From an old label to the one that the same metal carries today (D-8.2).
create index barang_asal on barang (kode_toko, barcode_asal) where barcode_asal is not null;

-- Every label that was printed: which one of its piece it was, by whom, and under which approval (D-21.1).
create table label_cetak (
  kode_toko text not null,
  kode_barcode text not null,
  label_ke int not null check (label_ke > 0),
  user_id text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, kode_barcode, label_ke),
  foreign key (kode_toko, kode_barcode) references barang
);
create trigger label_cetak_tetap before update or delete on label_cetak for each row execute function jangan_ubah();
revoke update, delete on label_cetak from kilau_app;

-- The same figures as before, as one expression that a query swallows whole: a thousand barcodes at once
-- cost a thousand loops otherwise. Five digits at most.
create or replace function basis36(angka bigint, lebar int) returns text language sql immutable as $$
  select right(
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 1679616 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 46656 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 1296 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 36 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka % 36)::int + 1, 1), lebar)
$$;
