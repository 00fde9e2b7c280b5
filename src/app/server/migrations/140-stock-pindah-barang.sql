-- Pieces carried from tray to tray (D-21.1): one document, each piece with where it came from.
create table pindah (
  kode_toko text not null references toko,
  no_pindah text not null check (length(no_pindah) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  -- Scanned one by one, or everything that lay in one tray.
  cara text not null check (cara in ('PINDAI', 'SATU_BAKI')),
  kode_gudang text not null,
  kode_baki text,
  keterangan text not null default '',
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  primary key (kode_toko, no_pindah),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status = 'CANC') = (no_batal is not null))
);
create index pindah_tgl on pindah (kode_toko, tgl_system);
create unique index pindah_batal on pindah (kode_toko, no_batal) where no_batal is not null;

create table pindah_isi (
  kode_toko text not null,
  no_pindah text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  size text,
  kode_kadar text not null,
  persen persen not null,
  berat miligram not null,
  murni miligram not null,
  -- What it cost on that day; null while the shop had no price.
  harga_jual rupiah,
  dari_gudang text not null,
  dari_baki text,
  primary key (kode_toko, no_pindah, urut),
  foreign key (kode_toko, no_pindah) references pindah,
  foreign key (kode_toko, kode_barcode) references barang
);
create unique index pindah_isi_sekali on pindah_isi (kode_toko, no_pindah, kode_barcode);
revoke delete on pindah from kilau_app;
revoke update, delete on pindah_isi from kilau_app;

insert into jenis_dokumen values ('PD', 'pindah-barang'), ('BD', 'batal-pindah-barang');

create view v_doc__pindah as
select kode_toko as shop, 'PD'::text as doc_type, no_pindah as doc_no, urut_nomor(no_pindah) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from pindah
union all
select p.kode_toko, 'BD'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_pindah, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from pindah p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

create view v_doc_line__pindah as
select kode_toko as shop, 'PD'::text as doc_type, no_pindah as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from pindah_isi;

create view v_written__pindah as
select 'pindah'::text as row_tbl, no_pindah as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from pindah;
create view v_text__pindah as
select kode_toko as shop, no_pindah as row_no, keterangan as value, tgl_system as business_date from pindah;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_written', 'v_text']) nama;
