-- What the masters of a sale leave on its document: fixed there, whatever the masters say later.
alter table penjualan
  add column kupon text,
  -- The sales person's share of the day it was sold (D-33.15).
  add column fee_persen persen not null default 0 check (fee_persen between 0 and 10000);
alter table penjualan_barang
  add column kode_potongan text,
  add column kode_kelompok text,
  -- What the line earns its sales person by which row of bonus_sales (D-33.12).
  add column bonus_id int,
  add column bonus_rp rupiah not null default 0 check (bonus_rp >= 0);

-- A coupon with the terms it was issued under (D-33.14); `sisa` = uses left, never below none.
create table kupon (
  kode_toko text not null references toko,
  no_kupon text not null,
  jenis_kupon text not null,
  cara text not null check (cara in ('RUPIAH', 'PERSEN')),
  nilai rupiah,
  persen persen,
  minimal_belanja rupiah not null,
  tgl_terbit date not null,
  berlaku_sd date not null,
  kali_pakai int not null check (kali_pakai > 0),
  sisa int not null check (sisa between 0 and kali_pakai),
  -- The sale that issued it; null: issued by hand.
  faktur_terbit text,
  kode_customer text,
  nama_customer text not null default '',
  batal boolean not null default false,
  alasan_batal text,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, no_kupon),
  foreign key (kode_toko, jenis_kupon) references jenis_kupon,
  foreign key (kode_toko, faktur_terbit) references penjualan
);
create index kupon_terbit on kupon (kode_toko, faktur_terbit) where faktur_terbit is not null;
create index kupon_jenis on kupon (kode_toko, jenis_kupon, tgl_terbit);

-- One coupon a sale; given back when the sale is cancelled.
create table kupon_pakai (
  kode_toko text not null,
  no_faktur_jual text not null,
  no_kupon text not null,
  tgl_system date not null,
  rupiah rupiah not null check (rupiah > 0),
  kembali boolean not null default false,
  op uuid not null,
  primary key (kode_toko, no_faktur_jual),
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  foreign key (kode_toko, no_kupon) references kupon
);
create index kupon_pakai_kupon on kupon_pakai (kode_toko, no_kupon);
revoke delete on kupon, kupon_pakai from kilau_app;

-- The number that this transaction has just taken: its row of `nomor` is held until the commit.
create function nomor_terakhir(p_toko text, p_jenis text, p_tgl date) returns text language sql stable as $$
  select p_jenis || p_toko || to_char(p_tgl, 'YYMMDD') || basis36(terakhir, 3) from nomor
   where kode_toko = p_toko and jenis = p_jenis and tgl_system = p_tgl
$$;

create view v_written__master as
select 'kupon'::text as row_tbl, no_kupon as row_no, kode_toko as shop, op as op_id, tgl_terbit as business_date from kupon
union all select 'kupon_pakai'::text, no_faktur_jual, kode_toko, op, tgl_system from kupon_pakai
union all select 'potongan_kategori'::text, kode_potongan, kode_toko, op, null::date from potongan_kategori where op is not null
union all select 'jenis_kupon'::text, jenis_kupon, kode_toko, op, null::date from jenis_kupon where op is not null
union all select 'bonus_sales'::text, id::text, kode_toko, op, null::date from bonus_sales where op is not null
union all select 'fee_penjualan'::text, _id, kode_toko, op, null::date from fee_penjualan where op is not null
union all select 'bunga_hutang'::text, id::text, kode_toko, op, null::date from bunga_hutang where op is not null
union all select 'plafond_hutang'::text, id::text, kode_toko, op, null::date from plafond_hutang where op is not null
union all select 'plafond_hutang_kadar'::text, kode_kadar, kode_toko, op, null::date from plafond_hutang_kadar where op is not null;
select susun_pandangan('v_written');
