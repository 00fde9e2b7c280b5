-- Money that comes to an account at a bank, or leaves it, apart from documents: as in the drawer (D-19.1).
alter table kas add column no_rekening text;
alter table kas add foreign key (kode_toko, no_rekening) references rekening;

create or replace view v_payment__uang as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no,
       case when no_rekening is null then 'CASH' else 'TRANSFER' end as method, jumlah::bigint as amount,
       case when no_rekening is not null then 0 when arah = 'MASUK' then jumlah else -jumlah end::bigint as drawer,
       tgl_system as business_date
  from kas;

-- Transfers between the shop's own accounts, its drawer and a bank, or two drawers (D-19.1).
create table mutasi_uang (
  kode_toko text not null references toko,
  no_mutasi text not null check (length(no_mutasi) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  jenis text not null check (jenis in ('BANK', 'CASH', 'SALDO')),
  -- A bank, CASH, or a drawer; with the account where it is a bank.
  asal text not null,
  asal_rekening text,
  tujuan text not null,
  tujuan_rekening text,
  akun_asal text not null,
  akun_tujuan text not null,
  kategori text not null,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_mutasi),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kategori) references kode_transaksi,
  foreign key (kode_toko, asal_rekening) references rekening,
  foreign key (kode_toko, tujuan_rekening) references rekening,
  check ((status = 'CANC') = (no_batal is not null))
);
create index mutasi_uang_tgl on mutasi_uang (kode_toko, tgl_system, input_date);
create trigger mutasi_uang_hari_buka before insert on mutasi_uang for each row execute function hanya_hari_buka();
revoke delete on mutasi_uang from kilau_app;

insert into jenis_dokumen values ('RM', 'bank-masuk'), ('RK', 'bank-keluar'), ('MB', 'mutasi-uang-bank'), ('MC', 'mutasi-uang-cash'),
  ('PU', 'pengalihan-saldo-uang'), ('BM', 'batal-mutasi-uang');

create view v_doc__mutasi as
select kode_toko as shop, left(no_mutasi, 2) as doc_type, no_mutasi as doc_no, urut_nomor(no_mutasi) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, jumlah::bigint as total, jumlah::bigint as gross,
       0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, jumlah::bigint as paid, 0::bigint as remaining,
       null::text as cancels, input_date as created_at, input_by as created_by, op as op_id, null::bigint as price_id, true as posts,
       null::text as ticket
  from mutasi_uang
union all
select m.kode_toko, 'BM'::text, m.no_batal, urut_nomor(m.no_batal), coalesce(s.tgl_system, m.tgl_system), 'ACTIVE'::text,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, m.no_mutasi, m.tgl_batal, m.batal_by, s.op,
       null::bigint, true, null::text
  from mutasi_uang m left join buku_set s on s.kode_toko = m.kode_toko and s.no_bukti = m.no_batal
 where m.no_batal is not null;

create view v_doc_line__mutasi as
select kode_toko as shop, left(no_mutasi, 2) as doc_type, no_mutasi as doc_no, 1 as line_no, null::text as barcode, null::bigint as mg,
       jumlah::bigint as amount, jumlah::bigint as net, null::bigint as price_id, tgl_system as business_date
  from mutasi_uang;

-- What leaves one drawer for another moves nothing in the drawers together.
create view v_payment__mutasi as
select kode_toko as shop, left(no_mutasi, 2) as doc_type, no_mutasi as doc_no, 'MUTASI'::text as method, jumlah::bigint as amount,
       (case when akun_tujuan like 'kas%' then jumlah else 0 end - case when akun_asal like 'kas%' then jumlah else 0 end)::bigint as drawer,
       tgl_system as business_date
  from mutasi_uang;

create view v_need__mutasi as
select kode_toko as shop, op as op_id, 'PENGALIHAN_SALDO'::text as event from mutasi_uang where jenis = 'SALDO';
create view v_written__mutasi as
select 'mutasi_uang'::text as row_tbl, no_mutasi as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from mutasi_uang;
create view v_text__mutasi as
select kode_toko as shop, no_mutasi as row_no, keterangan as value, tgl_system as business_date from mutasi_uang;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_need', 'v_written', 'v_text']) nama;
