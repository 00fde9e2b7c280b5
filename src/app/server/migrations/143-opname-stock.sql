-- Counts of the stock (D-21.1): what should be there is written down when the count begins.
create table opname (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  status text not null check (status in ('BERJALAN', 'SELESAI', 'KOSONG', 'BATAL')),
  kode_gudang text not null,
  kode_baki text,
  kode_dept text,
  mulai_by text not null,
  mulai_date timestamptz not null,
  -- The document is made when the count is finished; a count that was emptied has none.
  no_opname text check (length(no_opname) = 14),
  tgl_system date not null,
  selesai_by text,
  selesai_date timestamptz,
  membukukan boolean not null default false,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  op_selesai uuid,
  primary key (kode_toko, id),
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status in ('SELESAI', 'BATAL')) = (no_opname is not null)),
  check ((status = 'BATAL') = (no_batal is not null))
);
create unique index opname_nomor on opname (kode_toko, no_opname) where no_opname is not null;
create index opname_tgl on opname (kode_toko, tgl_system);

-- What should be there.
create table opname_barang (
  kode_toko text not null,
  id bigint not null,
  kode_barcode text not null,
  primary key (kode_toko, id, kode_barcode),
  foreign key (kode_toko, id) references opname,
  foreign key (kode_toko, kode_barcode) references barang
);

-- Every scan of everybody, in its order; the first of a piece counts, the others are told as twice.
create table opname_pindai (
  kode_toko text not null,
  id bigint not null,
  urut bigint generated always as identity,
  kode text not null,
  kode_barcode text,
  kembar boolean not null,
  baki_fisik text,
  berat_fisik miligram check (berat_fisik > 0),
  user_id text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id, urut),
  foreign key (kode_toko, id) references opname
);
create unique index opname_pindai_sekali on opname_pindai (kode_toko, id, coalesce(kode_barcode, kode)) where not kembar;

-- What a finished count found, piece by piece, and what of it was booked.
create table opname_hasil (
  kode_toko text not null,
  id bigint not null,
  urut int not null,
  kode text not null,
  kode_barcode text,
  nama_barang text not null,
  kode_dept text,
  kode_group text,
  kadar persen,
  persen persen,
  berat miligram not null,
  murni miligram not null,
  berat_fisik miligram,
  harga_modal rupiah,
  kode_gudang text,
  kode_baki text,
  baki_fisik text,
  ke_gudang text,
  ke_baki text,
  hasil text not null check (hasil in ('KETEMU', 'HILANG', 'LEBIH', 'SALAH BAKI', 'BEDA BERAT', 'BERGERAK')),
  bukuan text check (bukuan in ('HILANG', 'KEMBALI', 'PINDAH')),
  dipindai_at timestamptz,
  dipindai_by text,
  primary key (kode_toko, id, urut),
  foreign key (kode_toko, id) references opname
);
revoke delete on opname from kilau_app;
revoke update, delete on opname_barang, opname_pindai, opname_hasil from kilau_app;

insert into jenis_dokumen values ('OP', 'stock-opname'), ('BO', 'batal-stock-opname');

create view v_doc__opname as
select kode_toko as shop, 'OP'::text as doc_type, no_opname as doc_no, urut_nomor(no_opname) as seq, tgl_system as business_date,
       case status when 'BATAL' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, selesai_date as created_at, selesai_by as created_by,
       op_selesai as op_id, null::bigint as price_id, membukukan as posts, null::text as ticket
  from opname where no_opname is not null
union all
select o.kode_toko, 'BO'::text, o.no_batal, urut_nomor(o.no_batal), coalesce(s.tgl_system, o.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, o.no_opname, o.tgl_batal, o.batal_by, s.op, null::bigint, o.membukukan, null::text
  from opname o left join buku_set s on s.kode_toko = o.kode_toko and s.no_bukti = o.no_batal
 where o.no_batal is not null;

-- Finishing a count is always approved (D-27.2).
create view v_need__opname as
select kode_toko as shop, op_selesai as op_id, 'OPNAME_SELESAI'::text as event from opname where op_selesai is not null;
create view v_written__opname as
select 'opname'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from opname;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_need', 'v_written']) nama;

-- Finished counts for their report; counts of deliveries add a part of their own.
create view v_opname_hasil__barang as
select o.kode_toko, o.no_opname, o.tgl_system, 'BARANG'::text as tipe, h.kode, h.kode_barcode,
       coalesce(nullif(h.nama_barang, ''), h.kode) as nama_barang, h.kode_dept, h.kode_group, h.kadar,
       coalesce(h.kode_gudang, o.kode_gudang) as kode_gudang, h.kode_baki, coalesce(h.baki_fisik, case when h.dipindai_at is not null then o.kode_baki end) as baki_fisik,
       1 as qty, h.berat, h.murni, h.berat_fisik, h.hasil, h.dipindai_at as scan_at, h.dipindai_by as input_by
  from opname o join opname_hasil h on h.kode_toko = o.kode_toko and h.id = o.id
 where o.status = 'SELESAI';
select susun_pandangan('v_opname_hasil');
