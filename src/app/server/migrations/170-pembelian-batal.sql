-- Melting of bought gold and labelling it anew are documents that can be taken back on their day: with
-- their lines, what became of each, and their cancel.
alter table hancur_pembelian
  add column status text not null default 'DONE' check (status in ('DONE', 'CANC')),
  add column no_batal text,
  add column alasan_batal text,
  add column batal_by text,
  add column tgl_batal timestamptz,
  add check ((status = 'CANC') = (no_batal is not null));
alter table hancur_pembelian alter column status drop default;
create unique index hancur_pembelian_batal on hancur_pembelian (kode_toko, no_batal) where no_batal is not null;
drop trigger hancur_pembelian_tetap on hancur_pembelian;
create trigger hancur_pembelian_tetap before delete on hancur_pembelian for each row execute function jangan_ubah();
grant update (status, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi) on hancur_pembelian to kilau_app;

-- Which bought pieces went into a lot, and the share of the lot that came out of each.
create table hancur_pembelian_isi (
  kode_toko text not null,
  no_hancur text not null,
  no_faktur_beli text not null,
  urut int not null,
  tgl_system date not null,
  berat_hasil miligram not null check (berat_hasil >= 0),
  murni_hasil miligram not null check (murni_hasil >= 0),
  primary key (kode_toko, no_hancur, no_faktur_beli, urut),
  foreign key (kode_toko, no_hancur) references hancur_pembelian,
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_barang
);
revoke update, delete on hancur_pembelian_isi from kilau_app;

insert into hancur_pembelian_isi (kode_toko, no_hancur, no_faktur_beli, urut, tgl_system, berat_hasil, murni_hasil)
select s.kode_toko, h.no_hancur, s.no_faktur_beli, s.urut, h.tgl_system, l.berat, l.murni
  from (select kode_toko, no_keluar, no_faktur_beli, urut,
               row_number() over (partition by kode_toko, no_keluar order by no_faktur_beli, urut) as ke
          from pembelian_stock where status = 'HANCUR') s
  join hancur_pembelian h on h.kode_toko = s.kode_toko and h.no_hancur = s.no_keluar
  join (select kode_toko, no_bukti, berat, murni, row_number() over (partition by kode_toko, no_bukti order by urut) as ke
          from buku where akun = 'lebur' and qty = 1) l
    on l.kode_toko = s.kode_toko and l.no_bukti = s.no_keluar and l.ke = s.ke;

-- A bought piece that went back to a tray under a new label.
create table retag_pembelian (
  kode_toko text not null references toko,
  no_retag text not null check (length(no_retag) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  no_faktur_beli text not null,
  urut int not null,
  kode_barcode text not null,
  barcode_asal text,
  nama_barang text not null,
  kode_kadar text not null,
  kadar persen not null,
  -- As it was bought, and as it lies in its tray: washing may have taken something.
  berat_beli miligram not null,
  murni_beli miligram not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  dari_gudang text not null,
  kode_gudang text not null,
  kode_baki text,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  primary key (kode_toko, no_retag),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_barang,
  foreign key (kode_toko, kode_barcode) references barang,
  check (berat <= berat_beli),
  check ((status = 'CANC') = (no_batal is not null))
);
create index retag_pembelian_tgl on retag_pembelian (kode_toko, tgl_system);
create unique index retag_pembelian_batal on retag_pembelian (kode_toko, no_batal) where no_batal is not null;
create unique index retag_pembelian_barcode on retag_pembelian (kode_toko, kode_barcode);
create trigger retag_pembelian_hari_buka before insert on retag_pembelian for each row execute function hanya_hari_buka();
create trigger retag_pembelian_tetap before delete on retag_pembelian for each row execute function jangan_ubah();
revoke update, delete on retag_pembelian from kilau_app;
grant update (status, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi) on retag_pembelian to kilau_app;

insert into retag_pembelian (kode_toko, no_retag, tgl_system, input_date, no_faktur_beli, urut, kode_barcode, barcode_asal, nama_barang,
  kode_kadar, kadar, berat_beli, murni_beli, berat, murni, dari_gudang, kode_gudang, kode_baki, status, input_by, op)
select s.kode_toko, s.no_keluar, t.tgl_system, t.waktu, s.no_faktur_beli, s.urut, s.kode_barcode, p.barcode_asal, p.nama_barang,
       l.kode_kadar, l.kadar, l.berat, l.murni, b.berat, b.murni, l.kode_gudang,
       split_part(substr(b.akun, strpos(b.akun, ':') + 1), '/', 1), nullif(split_part(b.akun, '/', 2), ''), 'DONE', t.input_by, t.op
  from pembelian_stock s
  join pembelian_barang l on l.kode_toko = s.kode_toko and l.no_faktur_beli = s.no_faktur_beli and l.urut = s.urut
  join barang p on p.kode_toko = s.kode_toko and p.kode_barcode = s.kode_barcode
  join buku_set t on t.kode_toko = s.kode_toko and t.no_bukti = s.no_keluar
  join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_keluar and b.kode_barcode = s.kode_barcode
 where s.status = 'RETAG';

insert into jenis_dokumen values ('BG', 'batal-hancur-pembelian'), ('RT', 'retag-pembelian'), ('BR', 'batal-retag-pembelian');

create view v_doc__pembelian_stock as
with d as (
  select kode_toko, 'HP'::text as jenis, 'BG'::text as jenis_batal, no_hancur as no, tgl_system, status, input_date, input_by, op, no_batal,
         tgl_batal, batal_by
    from hancur_pembelian
  union all
  select kode_toko, 'RT', 'BR', no_retag, tgl_system, status, input_date, input_by, op, no_batal, tgl_batal, batal_by from retag_pembelian
)
select kode_toko as shop, jenis as doc_type, no as doc_no, urut_nomor(no) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from d
union all
select d.kode_toko, d.jenis_batal, d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system), 'ACTIVE', 0, 0, 0, 0, 0, 0, 0,
       d.no, d.tgl_batal, d.batal_by, s.op, null, true, null
  from d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

-- The part of buy-backs without their melting, which is above now.
create or replace view v_doc__pembelian as
select p.kode_toko as shop, 'PB'::text as doc_type, p.no_faktur_beli as doc_no, urut_nomor(p.no_faktur_beli) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.grand_total::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, coalesce(s.op, p.op) as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, p.no_tukar as ticket
  from pembelian p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_beli
union all
select p.kode_toko, 'BB'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_beli, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from pembelian p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

create view v_doc_line__pembelian_stock as
select kode_toko as shop, 'HP'::text as doc_type, no_hancur as doc_no, row_number() over (partition by kode_toko, no_hancur
         order by no_faktur_beli, urut)::int as line_no, null::text as barcode, nullif(berat_hasil, 0)::bigint as mg, 0::bigint as amount,
       0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hancur_pembelian_isi
union all
select kode_toko, 'RT', no_retag, 1, kode_barcode, berat, 0, 0, null, tgl_system from retag_pembelian;

create view v_written__retag as
select 'retag_pembelian'::text as row_tbl, no_retag as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from retag_pembelian;
create view v_text__retag as
select kode_toko as shop, no_retag as row_no, nama_barang as value, tgl_system as business_date from retag_pembelian;

-- Melted pieces that were bought, as their lot was weighed; what was taken back is not melted.
create or replace view v_hancur__pembelian as
select h.kode_toko, h.no_hancur, h.tgl_system, 'PEMBELIAN'::text as asal, b.urut, coalesce(b.kode_barcode, b.no_faktur_beli) as kode_barcode,
       b.nama_barang, b.kode_dept, b.kode_group, b.kode_kadar, b.kadar, b.kondisi, 1 as qty, b.berat, b.berat as berat_asli, b.murni,
       i.berat_hasil as berat_timbang, b.harga as modal, h.kode_gudang as tujuan, h.input_by, h.otorisasi
  from hancur_pembelian h
  join hancur_pembelian_isi i on i.kode_toko = h.kode_toko and i.no_hancur = h.no_hancur
  join pembelian_barang b on b.kode_toko = i.kode_toko and b.no_faktur_beli = i.no_faktur_beli and b.urut = i.urut
 where h.status = 'DONE';

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_written', 'v_text', 'v_hancur']) nama;
