-- Many pieces changed at once (D-21.1): cost and labour charge (PROFIT), or their kadar (KADAR), each line
-- with what it was and what it became. By approval; undone whole on its day.
create table ubah_massal (
  kode_toko text not null references toko,
  no_ubah text not null check (length(no_ubah) = 14),
  jenis text not null check (jenis in ('PROFIT', 'KADAR')),
  tgl_system date not null,
  input_date timestamptz not null,
  alasan text not null,
  -- What was asked, in words: 'Modal +2.5%'.
  perubahan text not null,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  -- Labour charges alone move nothing in the book.
  membukukan boolean not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  op_batal uuid,
  primary key (kode_toko, no_ubah),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);
create index ubah_massal_tgl on ubah_massal (kode_toko, jenis, tgl_system);
create unique index ubah_massal_batal on ubah_massal (kode_toko, no_batal) where no_batal is not null;

create table ubah_massal_isi (
  kode_toko text not null,
  no_ubah text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_gudang text not null,
  kode_baki text,
  berat miligram not null,
  modal_dari rupiah,
  modal_ke rupiah,
  -- The piece's own charge; null follows the master.
  ongkos_dari rupiah,
  ongkos_ke rupiah,
  kadar_dari text not null,
  kadar_ke text not null,
  -- The figure of the piece (D-1.2) beside its true fineness.
  angka_dari persen not null,
  angka_ke persen not null,
  persen_dari persen not null,
  persen_ke persen not null,
  murni_dari miligram not null,
  murni_ke miligram not null,
  primary key (kode_toko, no_ubah, urut),
  foreign key (kode_toko, no_ubah) references ubah_massal,
  foreign key (kode_toko, kode_barcode) references barang
);
create unique index ubah_massal_isi_sekali on ubah_massal_isi (kode_toko, no_ubah, kode_barcode);
create index ubah_massal_isi_barang on ubah_massal_isi (kode_toko, kode_barcode);
revoke delete on ubah_massal from kilau_app;
revoke update, delete on ubah_massal_isi from kilau_app;

insert into jenis_dokumen values ('UM', 'update-barang'), ('BU', 'batal-update-barang');

create view v_doc__ubah_massal as
select kode_toko as shop, 'UM'::text as doc_type, no_ubah as doc_no, urut_nomor(no_ubah) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from ubah_massal
union all
select kode_toko, 'BU'::text, no_batal, urut_nomor(no_batal), tgl_system, 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, no_ubah, tgl_batal, batal_by, op_batal, null::bigint, membukukan, null::text
  from ubah_massal where no_batal is not null;

create view v_doc_line__ubah_massal as
select kode_toko as shop, 'UM'::text as doc_type, no_ubah as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from ubah_massal_isi;

-- Supervisors and managers ask (UBAH_MASSAL), an owner changes alone; undoing is always approved (D-6.4).
create view v_need__ubah_massal as
select u.kode_toko as shop, u.op as op_id, 'UBAH_MASSAL'::text as event from ubah_massal u
 where exists (select from audit a where a.kode_toko = u.kode_toko and a.op = u.op and a.level in ('SPV', 'MU'))
union all
select kode_toko, op_batal, 'BATAL' from ubah_massal where op_batal is not null;
create view v_written__ubah_massal as
select 'ubah_massal'::text as row_tbl, no_ubah as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from ubah_massal;
create view v_text__ubah_massal as
select kode_toko as shop, no_ubah as row_no, alasan as value, tgl_system as business_date from ubah_massal;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_need', 'v_written', 'v_text']) nama;
