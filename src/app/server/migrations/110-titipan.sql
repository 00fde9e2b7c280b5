-- Goods held on deposit (D-11): the price agreed, what was paid so far, and until when the price holds.
create table titipan (
  kode_toko text not null references toko,
  no_titip text not null check (length(no_titip) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  status text not null check (status in ('OPEN', 'AKTIF', 'DIAMBIL', 'CANC')),
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text,
  jenis_customer text not null default 'UMUM',
  keterangan text not null default '',
  qty int not null check (qty > 0),
  berat miligram not null,
  sub_total rupiah not null check (sub_total >= 0),
  diskon_rp rupiah not null default 0 check (diskon_rp >= 0),
  harga_total rupiah not null check (harga_total > 0),
  -- Paid with the document itself, and with every further deposit that stands.
  dp_awal rupiah not null default 0 check (dp_awal >= 0),
  dp_rp rupiah not null default 0 check (dp_rp >= 0),
  kembali rupiah not null default 0 check (kembali >= 0),
  -- The last day on which the price holds (TITIPAN_HARI as it was on the day of the document).
  berlaku_sampai date not null,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  cetak_ke int not null default 1,
  -- The sale that took the goods, and its day.
  no_faktur_jual text,
  tgl_ambil date,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  hari_batal date,
  refund_rp rupiah check (refund_rp >= 0),
  ditahan_rp rupiah check (ditahan_rp >= 0),
  refund_jenis text check (refund_jenis in ('CASH', 'TRANSFER')),
  refund_rekening text,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_titip),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_sales) references sales,
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  check (harga_total = sub_total - diskon_rp),
  check (dp_rp >= dp_awal and dp_rp <= harga_total),
  check ((status = 'DIAMBIL') = (no_faktur_jual is not null) and (no_faktur_jual is null) = (tgl_ambil is null)),
  check ((status = 'CANC') = (tgl_batal is not null) and (no_batal is null or refund_rp + ditahan_rp = dp_rp)),
  check (refund_jenis is distinct from 'TRANSFER' or refund_rekening is not null)
);
create index titipan_tgl on titipan (kode_toko, tgl_system, status);
create index titipan_hidup on titipan (kode_toko, status) where status in ('OPEN', 'AKTIF');
create index titipan_customer on titipan (kode_toko, kode_customer);
create unique index titipan_batal on titipan (kode_toko, no_batal) where no_batal is not null;

create table titipan_barang (
  kode_toko text not null,
  no_titip text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_kategori text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  persen persen not null,
  berat miligram not null check (berat > 0),
  berat_asli miligram not null,
  murni miligram not null,
  harga_per_gram rupiah not null,
  harga_id bigint,
  harga_jual rupiah not null,
  ongkos rupiah not null,
  harga rupiah not null check (harga >= 0),
  diskon_rp rupiah not null default 0 check (diskon_rp >= 0),
  netto rupiah not null,
  harga_modal rupiah,
  -- Where the piece lay, and where it goes back to.
  kode_gudang text not null,
  kode_baki text,
  primary key (kode_toko, no_titip, urut),
  unique (kode_toko, no_titip, kode_barcode),
  foreign key (kode_toko, no_titip) references titipan,
  foreign key (kode_toko, kode_barcode) references barang,
  check (harga = harga_jual + ongkos),
  check (netto = harga - diskon_rp)
);
create index titipan_barang_barcode on titipan_barang (kode_toko, kode_barcode);

-- Further deposits; one is cancelled on its own day only.
create table titipan_bayar (
  kode_toko text not null,
  no_bayar text not null check (length(no_bayar) = 14),
  no_titip text not null,
  tgl_system date not null,
  input_date timestamptz not null,
  jumlah rupiah not null check (jumlah > 0),
  kembali rupiah not null default 0 check (kembali >= 0),
  -- What was paid with it, for its paper.
  dp_sesudah rupiah not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_bayar),
  foreign key (kode_toko, no_titip) references titipan,
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);
create index titipan_bayar_titip on titipan_bayar (kode_toko, no_titip);
create index titipan_bayar_tgl on titipan_bayar (kode_toko, tgl_system);

-- Which sale uses which deposit: of the sales that stand, one at most (D-11.1).
create table penjualan_titipan (
  kode_toko text not null,
  no_faktur_jual text not null,
  no_titip text not null,
  dp_rp rupiah not null check (dp_rp >= 0),
  aktif boolean not null default true,
  op uuid not null,
  primary key (kode_toko, no_faktur_jual, no_titip),
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  foreign key (kode_toko, no_titip) references titipan
);
create unique index titipan_dipakai_sekali on penjualan_titipan (kode_toko, no_titip) where aktif;

-- A line of a sale whose piece was held: it leaves `titip`, not its tray.
alter table penjualan_barang add column no_titip text;

-- Places that a held piece may come back to: they cannot be deleted meanwhile.
create view titipan_ditahan as
select b.kode_toko, b.kode_gudang, b.kode_baki, t.status
  from titipan t join titipan_barang b on b.kode_toko = t.kode_toko and b.no_titip = t.no_titip
 where t.status in ('OPEN', 'AKTIF');

create trigger titipan_hari_buka before insert on titipan for each row execute function hanya_hari_buka();
create trigger titipan_bayar_hari_buka before insert on titipan_bayar for each row execute function hanya_hari_buka();
create trigger titipan_barang_tetap before update or delete on titipan_barang for each row execute function jangan_ubah();
revoke delete on titipan, titipan_bayar, penjualan_titipan from kilau_app;
revoke update, delete on titipan_barang from kilau_app;
revoke insert, update, delete on titipan_ditahan from kilau_app;

insert into jenis_dokumen values ('TT', 'titip'), ('AT', 'bayar-titip'), ('BT', 'batal-titip');

-- A deposit that was ended keeps its own set: the money came on its day. What ends it is a set of its
-- own day (D-32.7), which pays back, keeps a part and puts the goods where they lay; no mirror image.
create view v_doc__titipan as
select t.kode_toko as shop, 'TT'::text as doc_type, t.no_titip as doc_no, urut_nomor(t.no_titip) as seq, t.tgl_system as business_date,
       case when t.status = 'OPEN' then 'OPEN' when t.valid_at is null then 'CANCELLED' else 'ACTIVE' end as status,
       t.harga_total::bigint as total, t.sub_total::bigint as gross, t.diskon_rp::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       t.dp_awal::bigint as paid, (t.harga_total - t.dp_awal)::bigint as remaining, null::text as cancels, t.input_date as created_at,
       t.input_by as created_by, coalesce(s.op, t.op) as op_id, null::bigint as price_id, t.valid_at is not null as posts, null::text as ticket
  from titipan t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_titip
union all
select t.kode_toko, 'BT'::text, t.no_batal, urut_nomor(t.no_batal), t.hari_batal, 'ACTIVE'::text, t.dp_rp::bigint, t.dp_rp::bigint,
       0::bigint, 0::bigint, 0::bigint, t.dp_rp::bigint, 0::bigint, t.no_titip, t.tgl_batal, t.batal_by, s.op, null::bigint, true, null::text
  from titipan t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.no_batal is not null
union all
select b.kode_toko, 'AT'::text, b.no_bayar, urut_nomor(b.no_bayar), b.tgl_system,
       case b.status when 'CANC' then 'CANCELLED' else 'ACTIVE' end, b.jumlah::bigint, b.jumlah::bigint, 0::bigint, 0::bigint, 0::bigint,
       b.jumlah::bigint, 0::bigint, null::text, b.input_date, b.input_by, coalesce(s.op, b.op), null::bigint, true, null::text
  from titipan_bayar b left join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bayar
union all
select b.kode_toko, 'BT'::text, b.no_batal, urut_nomor(b.no_batal), coalesce(s.tgl_system, b.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, b.no_bayar, b.tgl_batal, b.batal_by, s.op, null::bigint, true, null::text
  from titipan_bayar b left join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_batal
 where b.no_batal is not null;

create view v_doc_line__titipan as
select kode_toko as shop, 'TT'::text as doc_type, no_titip as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       harga::bigint as amount, netto::bigint as net, harga_id as price_id, tgl_system as business_date
  from titipan_barang
union all
select kode_toko, 'BT'::text, no_batal, 1, null::text, null::bigint, dp_rp::bigint, dp_rp::bigint, null::bigint, hari_batal
  from titipan where no_batal is not null
union all
select kode_toko, 'AT'::text, no_bayar, 1, null::text, null::bigint, jumlah::bigint, jumlah::bigint, null::bigint, tgl_system
  from titipan_bayar;

create view v_payment__titipan as
select kode_toko as shop, left(no_dokumen, 2) as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'TT%' or no_dokumen like 'AT%'
union all
select kode_toko, 'BT'::text, no_batal, refund_jenis, refund_rp::bigint, case refund_jenis when 'CASH' then -refund_rp else 0 end::bigint, hari_batal
  from titipan where no_batal is not null and refund_rp > 0
union all
select kode_toko, 'BT'::text, no_batal, 'DITAHAN'::text, ditahan_rp::bigint, 0::bigint, hari_batal
  from titipan where no_batal is not null and ditahan_rp > 0;

create view v_need__titipan as
select t.kode_toko as shop, s.op as op_id, 'BATAL_TITIPAN'::text as event
  from titipan t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal;

create view v_written__titipan as
select 'titipan'::text as row_tbl, no_titip as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from titipan
union all select 'titipan_bayar'::text, no_bayar, kode_toko, op, tgl_system from titipan_bayar
union all select 'penjualan_titipan'::text, no_faktur_jual || '/' || no_titip, kode_toko, op, null::date from penjualan_titipan;

create view v_text__titipan as
select kode_toko as shop, no_titip as row_no, concat_ws(' ', nama_customer, alamat_customer, keterangan) as value, tgl_system as business_date
  from titipan;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_need', 'v_written', 'v_text']) nama;
