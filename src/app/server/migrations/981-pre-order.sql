-- Pre-orders (D-33.13, D-36.9, D-51.14): what a customer, or the online store, asks for and the shop has not. They move neither gold nor
-- money; an order or a receipt fills them, line by line.
create table pre_order (
  kode_toko text not null references toko,
  no_po text not null check (length(no_po) = 14),
  tgl_system date not null,
  input_date timestamptz not null default waktu(),
  asal text not null check (asal in ('COUNTER', 'ONLINE')),
  no_order text,
  status text not null check (status in ('OPEN', 'PROCESS', 'FINISH', 'CANCEL')),
  kode_customer text,
  nama_customer text not null,
  alamat_customer text not null,
  no_hp text,
  kode_supplier text,
  tgl_janji date,
  keterangan text not null,
  diproses boolean not null default false,
  -- Ended by a person before it was filled, or taken back; why, by whom and on which day.
  alasan text,
  diakhiri_by text,
  tgl_akhir date,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, no_po),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((asal = 'ONLINE') = (no_order is not null)),
  check (status <> 'CANCEL' or alasan is not null)
);
create unique index pre_order_online on pre_order (no_order) where no_order is not null;
create index pre_order_tgl on pre_order (kode_toko, tgl_system);
create index pre_order_terbuka on pre_order (kode_toko, status) where status in ('OPEN', 'PROCESS');
create index pre_order_customer on pre_order (kode_toko, kode_customer) where kode_customer is not null;
create trigger pre_order_hari_buka before insert on pre_order for each row execute function hanya_hari_buka();
revoke delete on pre_order from kilau_app;

-- A line of a pre-order: what is wanted, how many, and what became of it.
create table pre_order_barang (
  kode_toko text not null,
  no_po text not null,
  urut int not null,
  tgl_system date not null,
  deskripsi text not null,
  kode_dept text,
  kode_group text,
  kode_kadar text,
  berat miligram check (berat > 0),
  qty int not null check (qty > 0),
  harga_perkiraan rupiah check (harga_perkiraan >= 0),
  gambar text,
  primary key (kode_toko, no_po, urut),
  foreign key (kode_toko, no_po) references pre_order
);
create index pre_order_barang_jenis on pre_order_barang (kode_toko, kode_dept);
revoke update, delete on pre_order_barang from kilau_app;

-- What an order or a receipt filled; one that was undone fills nothing.
create table pre_order_isi (
  kode_toko text not null,
  no_po text not null,
  urut_po int not null,
  no_dokumen text not null,
  urut int not null,
  tgl_system date not null,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  aktif boolean not null default true,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_po, urut_po) references pre_order_barang
);
create index pre_order_isi_po on pre_order_isi (kode_toko, no_po) where aktif;
revoke delete on pre_order_isi from kilau_app;
alter table pesanan_barang add foreign key (kode_toko, no_po, urut_po) references pre_order_barang;
alter table penerimaan_lot add column no_po text, add column urut_po int, add check ((no_po is null) = (urut_po is null)),
  add foreign key (kode_toko, no_po, urut_po) references pre_order_barang;

-- Each line with what came of it.
create view v_pre_order_baris as
select b.*, coalesce(i.qty, 0)::int as qty_terima, coalesce(i.berat, 0)::bigint as berat_terima
  from pre_order_barang b
  left join lateral (select sum(qty) as qty, sum(berat) as berat from pre_order_isi i
    where i.kode_toko = b.kode_toko and i.no_po = b.no_po and i.urut_po = b.urut and i.aktif) i on true;

-- Filled by itself where all of it came; an undone receipt opens it again (D-36.9). One that a person ended stays ended.
create function hitung_po(p_toko text, p_nomor text[]) returns void language sql as $$
  update pre_order p set status = case
      when not exists (select from v_pre_order_baris b where b.kode_toko = p.kode_toko and b.no_po = p.no_po and b.qty_terima < b.qty) then 'FINISH'
      when p.diproses or exists (select from v_pre_order_baris b where b.kode_toko = p.kode_toko and b.no_po = p.no_po and b.qty_terima > 0)
        then 'PROCESS'
      else 'OPEN' end
   where p.kode_toko = p_toko and p.no_po = any(p_nomor) and p.status <> 'CANCEL' and p.alasan is null
$$;

insert into jenis_dokumen values ('PO', 'pre-order');
create view v_doc__pre_order as
select kode_toko as shop, 'PO'::text as doc_type, no_po as doc_no, urut_nomor(no_po) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, false as posts, null::text as ticket
  from pre_order;
create view v_written__pre_order as
select 'pre_order'::text as row_tbl, no_po as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from pre_order;
create view v_text__pre_order as
select kode_toko as shop, no_po as row_no, concat_ws(' ', nama_customer, alamat_customer, keterangan, alasan) as value,
       tgl_system as business_date from pre_order
union all
select kode_toko, no_po, deskripsi, tgl_system from pre_order_barang;
select susun_pandangan(nama) from unnest(array['v_doc', 'v_written', 'v_text']) nama;
