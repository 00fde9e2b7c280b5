-- The floor of J1: the same facts in bare tables, one function, nothing checked but the stock.
create schema floor;
create table floor.nomor (jenis text primary key, n bigint not null);
create table floor.jual (no bigint primary key, tgl date, total bigint, customer text, kasir text, waktu timestamptz);
create table floor.jual_baris (no bigint, urut int, barcode text, berat bigint, harga bigint, primary key (no, urut));
create table floor.bayar (no bigint, urut int, jenis text, jumlah bigint, primary key (no, urut));
create table floor.stock (barcode text primary key, status text, baki text, berat bigint);
create table floor.saldo (akun text primary key, rupiah bigint, berat bigint);
create table floor.poin (customer text primary key, poin bigint);
create table floor.audit (id bigserial primary key, siapa text, apa text, isi jsonb, waktu timestamptz default now());
create table floor.kunci (kunci text primary key, jawaban jsonb);
insert into floor.nomor values ('PJ', 0);
insert into floor.saldo values ('kas', 0, 0), ('kartu', 0, 0), ('penjualan', 0, 0);
insert into floor.poin values ('C1', 0);

create function floor.simpan(p jsonb) returns jsonb language plpgsql as $$
declare
  n bigint;
  total bigint;
  jumlah int;
  jawaban jsonb;
begin
  update floor.stock s set status = 'TERJUAL', baki = null
    from jsonb_to_recordset(p -> 'barang') b (kode_barcode text) where s.barcode = b.kode_barcode and s.status = 'READY';
  get diagnostics jumlah = row_count;
  if jumlah <> jsonb_array_length(p -> 'barang') then raise exception 'sold'; end if;
  select sum(harga) into total from jsonb_to_recordset(p -> 'barang') b (harga bigint);
  update floor.nomor set n = floor.nomor.n + 1 where jenis = 'PJ' returning floor.nomor.n into n;
  insert into floor.jual values (n, current_date, total, p ->> 'customer', p ->> 'kasir', now());
  insert into floor.jual_baris select n, row_number() over (), kode_barcode, berat, harga
    from jsonb_to_recordset(p -> 'barang') b (kode_barcode text, berat bigint, harga bigint);
  insert into floor.bayar select n, row_number() over (), jenis, b.jumlah from jsonb_to_recordset(p -> 'pembayaran') b (jenis text, jumlah bigint);
  update floor.saldo set rupiah = rupiah + total where akun = 'kas';
  update floor.saldo set rupiah = rupiah - total where akun = 'penjualan';
  update floor.poin set poin = poin + total / 350000 where customer = 'C1';
  insert into floor.audit (siapa, apa, isi) values (p ->> 'kasir', 'JUAL', p);
  jawaban := jsonb_build_object('no', n, 'total', total);
  insert into floor.kunci values (p ->> 'kunci', jawaban);
  return jawaban;
end $$;
