-- The word behind the QR of a customer's paper (D-32.11): 122 random bits that nobody guesses and that
-- open nothing but the page of that paper.
create function kode_nota_baru() returns text language sql volatile as
$$ select rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=') $$;

alter table penjualan add column kode_nota text not null default kode_nota_baru();
alter table pembelian add column kode_nota text not null default kode_nota_baru();
alter table titipan add column kode_nota text not null default kode_nota_baru();
create unique index penjualan_kode_nota on penjualan (kode_nota);
create unique index pembelian_kode_nota on pembelian (kode_nota);
create unique index titipan_kode_nota on titipan (kode_nota);

-- What may be told of them to whoever holds the paper.
create view nota_publik as
select kode_nota, kode_toko, 'PENJUALAN'::text as jenis, no_faktur_jual as no, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' else 'BERLAKU' end as status, tgl_batal
  from penjualan
union all
select kode_nota, kode_toko, 'PEMBELIAN', no_faktur_beli, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' else 'BERLAKU' end, tgl_batal
  from pembelian
union all
select kode_nota, kode_toko, 'TITIPAN', no_titip, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' when 'DIAMBIL' then 'DIAMBIL' else 'BERLAKU' end, tgl_batal
  from titipan;
revoke insert, update, delete on nota_publik from kilau_app;
