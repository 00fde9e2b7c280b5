-- Accessories: counted goods beside the gold, outside the book (decision 71). What there is of each kind is
-- kept with every act and never falls below nothing.
create table aksesoris (
  kode_toko text not null references toko,
  kode_aksesoris text not null,
  nama_aksesoris text not null,
  minimum int not null check (minimum >= 0),
  harga rupiah not null check (harga >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_aksesoris)
);
create table aksesoris_stock (
  kode_toko text not null,
  kode_aksesoris text not null,
  saldo int not null check (saldo >= 0),
  primary key (kode_toko, kode_aksesoris),
  foreign key (kode_toko, kode_aksesoris) references aksesoris
);

create table aksesoris_gerak (
  kode_toko text not null references toko,
  no_aksesoris text not null check (length(no_aksesoris) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  jenis text not null check (jenis in ('TAMBAH', 'AMBIL', 'JUAL')),
  keterangan text not null,
  total_qty int not null check (total_qty > 0),
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  op_batal uuid,
  primary key (kode_toko, no_aksesoris),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);
create index aksesoris_gerak_tgl on aksesoris_gerak (kode_toko, tgl_system);
create unique index aksesoris_gerak_batal on aksesoris_gerak (kode_toko, no_batal) where no_batal is not null;

create table aksesoris_isi (
  kode_toko text not null,
  no_aksesoris text not null,
  urut int not null,
  kode_aksesoris text not null,
  nama_aksesoris text not null,
  -- Signed: plus came in.
  qty int not null check (qty <> 0),
  harga rupiah not null,
  primary key (kode_toko, no_aksesoris, urut),
  foreign key (kode_toko, no_aksesoris) references aksesoris_gerak,
  foreign key (kode_toko, kode_aksesoris) references aksesoris
);
create index aksesoris_isi_kode on aksesoris_isi (kode_toko, kode_aksesoris);
revoke delete on aksesoris_gerak, aksesoris_stock from kilau_app;
revoke update, delete on aksesoris_isi from kilau_app;

insert into jenis_dokumen values ('AS', 'stock-aksesoris'), ('BA', 'batal-stock-aksesoris');
insert into audit_baris_utuh values ('aksesoris');

create view v_doc__aksesoris as
select kode_toko as shop, 'AS'::text as doc_type, no_aksesoris as doc_no, urut_nomor(no_aksesoris) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, false as posts, null::text as ticket
  from aksesoris_gerak
union all
select kode_toko, 'BA'::text, no_batal, urut_nomor(no_batal), tgl_system, 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, no_aksesoris, tgl_batal, batal_by, op_batal, null::bigint, false, null::text
  from aksesoris_gerak where no_batal is not null;

-- Taking back is always approved (D-6.4).
create view v_need__aksesoris as
select kode_toko as shop, op_batal as op_id, 'BATAL'::text as event from aksesoris_gerak where op_batal is not null;
create view v_written__aksesoris as
select 'aksesoris_gerak'::text as row_tbl, no_aksesoris as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from aksesoris_gerak
union all select 'aksesoris'::text, kode_aksesoris, kode_toko, op, null::date from aksesoris where op is not null;
create view v_text__aksesoris as
select kode_toko as shop, no_aksesoris as row_no, keterangan as value, tgl_system as business_date from aksesoris_gerak;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_need', 'v_written', 'v_text']) nama;
