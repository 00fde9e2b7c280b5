-- An exchange: one ticket that joins a sale and a buy-back, each naming the other (D-14.1). All money
-- of the ticket stands on the sale, below zero where the shop pays; the buy-back is paid by `tukar`.
create table tukar (
  kode_toko text not null references toko,
  no_tukar text not null check (length(no_tukar) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  status text not null check (status in ('OPEN', 'DONE', 'CANC')),
  -- What the sale asks after its deposits, what the gold taken in is worth, and what is paid between them.
  jual_rp rupiah not null check (jual_rp >= 0),
  beli_rp rupiah not null check (beli_rp >= 0),
  selisih rupiah not null,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  cetak_ke int not null default 1,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_tukar),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check (selisih = jual_rp - beli_rp),
  check ((status = 'DONE') = (valid_at is not null) or status = 'CANC')
);
create index tukar_tgl on tukar (kode_toko, tgl_system, status);

-- The halves: one of each on a ticket, and no half without one.
alter table penjualan add column no_faktur_beli text;
alter table penjualan add constraint penjualan_tukar check ((no_tukar is null) = (no_faktur_beli is null));
alter table penjualan add constraint penjualan_tukar_tiket foreign key (kode_toko, no_tukar) references tukar;
alter table penjualan add constraint penjualan_tukar_beli foreign key (kode_toko, no_faktur_beli) references pembelian;
alter table pembelian add constraint pembelian_tukar_tiket foreign key (kode_toko, no_tukar) references tukar;
create unique index penjualan_tukar_sekali on penjualan (kode_toko, no_tukar) where no_tukar is not null;
create unique index pembelian_tukar_sekali on pembelian (kode_toko, no_tukar) where no_tukar is not null;

-- The shop pays by transfer as well as in cash.
alter table pembayaran drop constraint pembayaran_check1;
alter table pembayaran add constraint pembayaran_keluar check (jumlah > 0 or jenis in ('CASH', 'TRANSFER'));

create trigger tukar_hari_buka before insert on tukar for each row execute function hanya_hari_buka();
revoke delete on tukar from kilau_app;
insert into jenis_dokumen values ('TK', 'tukar-tambah');

-- The ticket asks what its sale asks; the gold taken in and the money of the sale pay it, to the rupiah.
-- It posts nothing itself: what the money does to a drawer is told once, by the sale.
create view v_doc__tukar as
select t.kode_toko as shop, 'TK'::text as doc_type, t.no_tukar as doc_no, urut_nomor(t.no_tukar) as seq, t.tgl_system as business_date,
       case t.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else t.status end as status,
       t.jual_rp::bigint as total, t.jual_rp::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when t.valid_at is null then 0 else t.jual_rp end::bigint as paid,
       case when t.valid_at is null then t.jual_rp else 0 end::bigint as remaining,
       null::text as cancels, t.input_date as created_at, t.input_by as created_by, t.op as op_id, null::bigint as price_id,
       false as posts, t.no_tukar as ticket
  from tukar t;

create view v_doc_line__tukar as
select kode_toko as shop, 'TK'::text as doc_type, no_tukar as doc_no, 1 as line_no, null::text as barcode, null::bigint as mg,
       (grand_total - dp_rp)::bigint as amount, (grand_total - dp_rp)::bigint as net, null::bigint as price_id, tgl_system as business_date
  from penjualan where no_tukar is not null;

create view v_payment__tukar as
select p.kode_toko as shop, 'TK'::text as doc_type, p.no_tukar as doc_no, b.jenis as method, b.jumlah::bigint as amount,
       null::bigint as drawer, p.tgl_system as business_date
  from penjualan p join pembayaran b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_jual
 where p.no_tukar is not null
union all
select kode_toko, 'TK'::text, no_tukar, 'TUKAR'::text, grand_total::bigint, null::bigint, tgl_system
  from pembelian where no_tukar is not null and valid_at is not null;

create view v_written__tukar as
select 'tukar'::text as row_tbl, no_tukar as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from tukar;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_written']) nama;
