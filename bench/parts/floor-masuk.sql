-- The floor of J8 with what an intake leaves by the requirement: pieces, the first row of their history, a set of the
-- book with a line for each piece and the day's balances, number, audit and key. Bare tables, one function, nothing
-- checked.
create schema masuk;
create table masuk.nomor (jenis text primary key, n bigint not null);
create table masuk.barang (kode_toko text, kode_barcode text, nama_barang text, kode_kategori text, kode_dept text,
  kode_group text, kode_kadar text, berat int, harga_modal bigint, kode_gudang text, kode_baki text,
  primary key (kode_toko, kode_barcode));
create table masuk.kejadian (kode_toko text, kode_barcode text, seq int, tgl date, waktu timestamptz, jenis text,
  no_bukti text, status text, ke text, berat int, siapa text, primary key (kode_toko, kode_barcode, seq));
create table masuk.buku (kode_toko text, no_bukti text, urut int, tgl date, akun text, kode_barcode text, kadar int,
  rupiah bigint, qty int, berat bigint, murni bigint, primary key (kode_toko, no_bukti, urut));
create index on masuk.buku (kode_toko, kode_barcode);
create table masuk.saldo (akun text, tgl date, rupiah bigint, qty bigint, berat bigint, murni bigint,
  primary key (akun, tgl));
create table masuk.audit (id bigserial primary key, siapa text, apa text, isi jsonb, waktu timestamptz default now());
create table masuk.kunci (kunci text primary key, jawaban text);
insert into masuk.nomor values ('TA', 0);

create function masuk.simpan(p jsonb, p_kunci text) returns text language plpgsql as $$
declare
  no text;
begin
  update masuk.nomor set n = n + 1 where jenis = 'TA' returning 'TA' || n into no;
  with baris as (
    insert into masuk.barang select b.* from jsonb_populate_recordset(null::masuk.barang, p) b returning *
  ), kejadian as (
    insert into masuk.kejadian
    select kode_toko, kode_barcode, 1, current_date, now(), 'TAMBAH', no, 'READY',
           'baki:' || kode_gudang || '/' || kode_baki, berat, 'spv0'
      from baris
  ), buku as (
    insert into masuk.buku
    select kode_toko, no, row_number() over (), current_date, 'baki:' || kode_gudang || '/' || kode_baki, kode_barcode,
           7500, 0, 1, berat, berat * 3 / 4
      from baris
     union all
    select min(kode_toko), no, 0, current_date, 'luar', null, 7500, 0, -count(*), -sum(berat), -sum(berat) * 3 / 4
      from baris
    returning akun, rupiah, qty, berat, murni
  )
  insert into masuk.saldo as s
  select akun, current_date, sum(rupiah), sum(qty), sum(berat), sum(murni) from buku group by akun
  on conflict (akun, tgl) do update set rupiah = s.rupiah + excluded.rupiah, qty = s.qty + excluded.qty,
    berat = s.berat + excluded.berat, murni = s.murni + excluded.murni;
  insert into masuk.audit (siapa, apa, isi) values ('spv0', 'TAMBAH', p);
  insert into masuk.kunci values (p_kunci, p::text);
  return no;
end $$;
