-- Repairs (D-15.1, D-37): the pieces of a customer in custody, what shall be done, what was paid for it.
select create_document('service', 'service', 'no_service', '{"SV": "service", "BV": "batal-service"}',
  'kode_sales text not null, kode_customer text, nama_customer text not null, alamat_customer text not null, no_hp text,
   qty int not null check (qty > 0), berat miligram not null check (berat > 0), tgl_janji date not null, kode_tukang text, tgl_serah date,
   ongkos rupiah not null check (ongkos >= 0), ongkos_awal rupiah not null check (ongkos_awal >= 0),
   tambah_emas miligram not null check (tambah_emas >= 0), dp_rp rupiah not null check (dp_rp >= 0),
   dp_awal rupiah not null check (dp_awal between 0 and ongkos_awal), kembali rupiah not null check (kembali >= 0),
   tgl_selesai date, tgl_ambil date, keterangan text not null, valid_by text, tunggu boolean not null, valid_at timestamptz,
   modal_emas rupiah not null check (modal_emas >= 0), hari_batal date, refund_jenis text check (refund_jenis in (''CASH'', ''TRANSFER'')),
   refund_rekening text, pembulatan_tunai rupiah not null, batal_diambil_oleh text, batal_no_ktp text,
   setuju_pemilik text check (setuju_pemilik in (''SPV'')),
   check (refund_jenis is distinct from ''TRANSFER'' or refund_rekening is not null),
   check ((status = ''DIAMBIL'') = (tgl_ambil is not null))',
  p_amount => 'ongkos_awal', p_note => 'concat_ws('' '', nama_customer, keterangan)',
  p_states => array['DITERIMA', 'OPEN', 'VALID', 'PROSES', 'SELESAI', 'DIAMBIL', 'CANC']);
-- What was never validated is rejected without a number.
do $$
declare c record;
begin
  for c in select conname from pg_constraint
            where conrelid = 'service'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%no_batal IS NOT NULL%' loop
    execute format('alter table service drop constraint %I', c.conname);
  end loop;
end $$;
alter table service
  add constraint service_batal_check check (no_batal is null or status = 'CANC'),
  add constraint service_nomor_batal_check check (status <> 'CANC' or no_batal is not null or (tunggu and valid_at is null)),
  add foreign key (kode_toko, kode_sales) references sales;
create index service_hidup on service (kode_toko, status) where status in ('OPEN', 'VALID', 'DITERIMA', 'PROSES', 'SELESAI');
create index service_customer on service (kode_toko, kode_customer);
create index service_tukang on service (kode_toko, kode_tukang) where status = 'PROSES';

-- A piece of a repair: as it was taken in, what shall be done, and what it is once that is done.
create table service_barang (
  kode_toko text not null,
  no_service text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kadar persen not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  kode_deskripsi text,
  deskripsi text not null,
  ongkos rupiah not null check (ongkos >= 0),
  ongkos_awal rupiah not null check (ongkos_awal >= 0),
  foto text,
  berat_selesai miligram check (berat_selesai > 0),
  murni_selesai miligram check (murni_selesai >= 0),
  tambah_emas miligram not null default 0 check (tambah_emas >= 0),
  kikir miligram not null default 0 check (kikir >= 0),
  foto_selesai text,
  primary key (kode_toko, no_service, urut),
  foreign key (kode_toko, no_service) references service,
  check ((berat_selesai is null) = (murni_selesai is null))
);
revoke delete on service_barang from kilau_app;

-- A further DP on a repair (D-37.2).
select create_document('service', 'service_bayar', 'no_bayar', '{"AV": "bayar-service"}',
  'nama_customer text not null, jumlah rupiah not null check (jumlah > 0), kembali rupiah not null check (kembali >= 0),
   dp_sesudah rupiah not null',
  p_amount => 'jumlah', p_note => 'nama_customer', p_on => 'service', p_on_key => 'no_service', p_paid => 'IN');
-- A repair that was fetched, and its money.
select create_document('service', 'service_ambil', 'no_ambil', '{"SA": "ambil-service"}',
  'nama_customer text not null, kode_sales text not null, berat miligram not null, ongkos rupiah not null, tambah_emas miligram not null,
   emas_rp rupiah not null check (emas_rp >= 0), total rupiah not null check (total = ongkos + emas_rp), dp_rp rupiah not null,
   arah text not null check (arah in (''MASUK'', ''KELUAR'')), jumlah rupiah not null check (jumlah >= 0), kembali rupiah not null,
   pembulatan_tunai rupiah not null, diambil_oleh text, no_ktp text, setuju_pemilik text check (setuju_pemilik in (''SPV'')),
   modal_emas rupiah not null check (modal_emas >= 0),
   check (total - dp_rp = case arah when ''MASUK'' then jumlah else -jumlah end)',
  p_amount => 'jumlah', p_note => 'concat_ws('' '', nama_customer, diambil_oleh)', p_on => 'service', p_on_key => 'no_service', p_paid => 'IN');
-- A job is fetched once.
create unique index service_ambil_sekali on service_ambil (kode_toko, no_service) where status <> 'CANC';

-- Work and gold to a craftsman (ST), and back from him (KT). One may hold no gold: then it books nothing, and the act that cancelled it is
-- kept on it.
select create_document('service', 'tukang_serah', 'no_serah', '{"ST": "serah-tukang", "XS": "batal-serah-tukang"}',
  'jenis text not null check (jenis in (''SERVICE'', ''LEPAS'')), no_dokumen text, kode_tukang text not null, uraian text not null,
   berat_barang miligram not null check (berat_barang >= 0), berat miligram not null check (berat >= 0),
   murni miligram not null check (murni >= 0), tgl_janji date, keterangan text not null, modal rupiah not null check (modal >= 0),
   modal_tahu boolean not null, modal_lunas rupiah not null check (modal_lunas between 0 and modal), dari_status text, dari_tukang text,
   dari_tgl date, op_batal uuid, check ((jenis = ''LEPAS'') = (no_dokumen is null))',
  p_note => 'keterangan');
alter table tukang_serah add foreign key (kode_toko, kode_tukang) references tukang;
create index tukang_serah_dokumen on tukang_serah (kode_toko, no_dokumen) where no_dokumen is not null;
create index tukang_serah_tukang on tukang_serah (kode_toko, kode_tukang, tgl_system);
-- Gold that an ST took out of lots.
create table tukang_serah_emas (
  kode_toko text not null,
  no_serah text not null,
  urut int not null,
  tgl_system date not null,
  no_lot text not null,
  kode_gudang text not null,
  kadar persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  modal rupiah not null check (modal >= 0),
  primary key (kode_toko, no_serah, urut),
  foreign key (kode_toko, no_serah) references tukang_serah,
  foreign key (kode_toko, no_lot) references lot
);
revoke update, delete on tukang_serah_emas from kilau_app;

-- Work and gold back from a craftsman, what was lost on it and what it cost.
select create_document('service', 'tukang_kembali', 'no_kembali', '{"KT": "kembali-tukang", "XT": "batal-kembali-tukang"}',
  'jenis text not null check (jenis in (''SERVICE'', ''LEPAS'')), no_dokumen text, kode_tukang text, tgl_serah date,
   berat_masuk miligram not null, berat_keluar miligram not null, tambah_emas miligram not null, kikir miligram not null,
   berat_diberi miligram not null check (berat_diberi >= 0), murni_diberi miligram not null, berat_sendiri miligram not null check (berat_sendiri >= 0),
   berat_kembali miligram not null check (berat_kembali >= 0), murni_kembali miligram not null, susut miligram not null,
   susut_murni miligram not null, susut_persen persen not null, batas_susut persen not null, ongkos rupiah not null,
   upah rupiah not null check (upah >= 0), tutup boolean not null, modal_diberi rupiah not null, modal_bebas rupiah not null,
   modal_kembali rupiah not null check (modal_kembali >= 0), modal_susut rupiah not null check (modal_susut >= 0),
   modal_sisa rupiah not null check (modal_sisa >= 0), lebih boolean not null, dari_status text, op_batal uuid,
   check ((jenis = ''LEPAS'') = (no_dokumen is null)),
   check (modal_diberi + modal_bebas = modal_kembali + modal_susut + modal_sisa)');
create index tukang_kembali_dokumen on tukang_kembali (kode_toko, no_dokumen) where no_dokumen is not null;
create index tukang_kembali_tukang on tukang_kembali (kode_toko, kode_tukang, tgl_system);
-- A job is finished once.
create unique index tukang_kembali_sekali on tukang_kembali (kode_toko, no_dokumen) where status <> 'CANC' and no_dokumen is not null;
-- A piece of a repair on the scale as it came back.
create table tukang_kembali_barang (
  kode_toko text not null,
  no_kembali text not null,
  urut int not null,
  tgl_system date not null,
  urut_barang int not null,
  nama_barang text not null,
  kadar persen not null,
  berat_masuk miligram not null,
  murni_masuk miligram not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  tambah_emas miligram not null check (tambah_emas >= 0),
  kikir miligram not null check (kikir >= 0),
  ongkos rupiah not null check (ongkos >= 0),
  foto text,
  primary key (kode_toko, no_kembali, urut),
  foreign key (kode_toko, no_kembali) references tukang_kembali
);
-- What left the craftsman's account by it (TUKANG), and what lies in a warehouse as a lot (GUDANG).
create table tukang_kembali_emas (
  kode_toko text not null,
  no_kembali text not null,
  urut int not null,
  tgl_system date not null,
  peran text not null check (peran in ('TUKANG', 'GUDANG')),
  kode_gudang text,
  no_lot text,
  kadar persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  primary key (kode_toko, no_kembali, urut),
  foreign key (kode_toko, no_kembali) references tukang_kembali,
  check ((peran = 'GUDANG') = (kode_gudang is not null))
);
revoke update, delete on tukang_kembali_barang, tukang_kembali_emas from kilau_app;

-- What is booked: a job once it is received, its cancel by a set of its own on any day (as a deposit, 110).
create or replace view v_doc__service_service as
select t.kode_toko as shop, left(t.no_service, 2) as doc_type, t.no_service as doc_no, urut_nomor(t.no_service) as seq,
       t.tgl_system as business_date,
       case when t.status = 'OPEN' then 'OPEN' when t.tunggu and t.valid_at is null then 'CANCELLED' else 'ACTIVE' end as status,
       t.ongkos_awal::bigint as total, t.ongkos_awal::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       t.dp_awal::bigint as paid, (t.ongkos_awal - t.dp_awal)::bigint as remaining, null::text as cancels, t.input_date as created_at,
       t.input_by as created_by, coalesce(s.op, t.op) as op_id, null::bigint as price_id, not t.tunggu or t.valid_at is not null as posts,
       null::text as ticket
  from service t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_service
union all
select t.kode_toko, left(t.no_batal, 2), t.no_batal, urut_nomor(t.no_batal), t.hari_batal, 'ACTIVE', t.dp_rp::bigint, t.dp_rp::bigint,
       0::bigint, 0::bigint, 0::bigint, t.dp_rp::bigint, 0::bigint, t.no_service, t.tgl_batal, t.batal_by, s.op, null::bigint, true, null::text
  from service t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.no_batal is not null;
create or replace view v_doc_line__service_service as
select kode_toko as shop, left(no_service, 2) as doc_type, no_service as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       ongkos_awal::bigint as amount, ongkos_awal::bigint as net, null::bigint as price_id, tgl_system as business_date
  from service_barang
union all
select kode_toko, left(no_batal, 2), no_batal, 1, null::text, null::bigint, dp_rp::bigint, dp_rp::bigint, null::bigint, hari_batal
  from service where no_batal is not null;
create or replace view v_payment__service_service as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
  from service d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_service
union all
select kode_toko, left(no_batal, 2), no_batal, refund_jenis, (dp_rp - pembulatan_tunai)::bigint,
       case refund_jenis when 'CASH' then pembulatan_tunai - dp_rp else 0 end::bigint, hari_batal
  from service where no_batal is not null and dp_rp > 0
union all
select kode_toko, left(no_batal, 2), no_batal, 'BULAT'::text, pembulatan_tunai::bigint, 0::bigint, hari_batal
  from service where no_batal is not null and pembulatan_tunai <> 0;

-- The rest of a job goes either way: a DP above what the work cost is paid back.
create or replace view v_payment__service_service_ambil as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then case d.arah when 'MASUK' then p.jumlah else -p.jumlah end else 0 end::bigint as drawer,
       p.tgl_system as business_date
  from service_ambil d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_ambil;
create view v_payment__service_bulat as
select kode_toko as shop, left(no_ambil, 2) as doc_type, no_ambil as doc_no, 'BULAT'::text as method,
       case arah when 'MASUK' then -pembulatan_tunai else pembulatan_tunai end::bigint as amount, 0::bigint as drawer,
       tgl_system as business_date
  from service_ambil where pembulatan_tunai <> 0;

-- Gold that moves is booked, work alone is not.
create or replace view v_doc__service_tukang_serah as
select d.kode_toko as shop, left(d.no_serah, 2) as doc_type, d.no_serah as doc_no, urut_nomor(d.no_serah) as seq,
       d.tgl_system as business_date, case d.status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, 0::bigint as total,
       0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, 0::bigint as paid, 0::bigint as remaining,
       null::text as cancels, d.input_date as created_at, d.input_by as created_by, d.op as op_id, null::bigint as price_id,
       d.berat > 0 as posts, null::text as ticket
  from tukang_serah d
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), d.tgl_system, 'ACTIVE', 0::bigint, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_serah, d.tgl_batal, d.batal_by, coalesce(s.op, d.op_batal), null::bigint,
       d.berat > 0, null::text
  from tukang_serah d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
create or replace view v_doc__service_tukang_kembali as
with kembali as (
  select k.*, k.berat_diberi > 0 or k.berat_sendiri > 0 or k.berat_kembali > 0
           or exists (select from tukang_kembali_barang b where b.kode_toko = k.kode_toko and b.no_kembali = k.no_kembali
                       and b.berat <> b.berat_masuk) as dibuku
    from tukang_kembali k)
select d.kode_toko as shop, left(d.no_kembali, 2) as doc_type, d.no_kembali as doc_no, urut_nomor(d.no_kembali) as seq,
       d.tgl_system as business_date, case d.status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, 0::bigint as total,
       0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, 0::bigint as paid, 0::bigint as remaining,
       null::text as cancels, d.input_date as created_at, d.input_by as created_by, d.op as op_id, null::bigint as price_id,
       d.dibuku as posts, null::text as ticket
  from kembali d
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), d.tgl_system, 'ACTIVE', 0::bigint, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_kembali, d.tgl_batal, d.batal_by, coalesce(s.op, d.op_batal), null::bigint,
       d.dibuku, null::text
  from kembali d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
-- They move no money: what the engine's views say of it stands on sets that are not there.
create or replace view v_payment__service_tukang_serah as
select kode_toko as shop, left(no_serah, 2) as doc_type, no_serah as doc_no, 'CASH'::text as method, 0::bigint as amount,
       0::bigint as drawer, tgl_system as business_date
  from tukang_serah where false;
create or replace view v_payment__service_tukang_kembali as
select kode_toko as shop, left(no_kembali, 2) as doc_type, no_kembali as doc_no, 'CASH'::text as method, 0::bigint as amount,
       0::bigint as drawer, tgl_system as business_date
  from tukang_kembali where false;
create view v_doc_line__service_tukang as
select kode_toko as shop, left(no_kembali, 2) as doc_type, no_kembali as doc_no, urut + 1 as line_no, null::text as barcode,
       berat::bigint as mg, 0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from tukang_kembali_barang
union all
select kode_toko, left(no_serah, 2), no_serah, urut + 1, null::text, berat::bigint, 0::bigint, 0::bigint, null::bigint, tgl_system
  from tukang_serah_emas;

-- Who had to agree: to a weight that nothing explains, to work that costs less than was agreed, to a job given back, to another
-- person who fetches.
create view v_need__service as
select k.kode_toko as shop, k.op as op_id, 'SERVICE_SELISIH'::text as event
  from tukang_kembali k left join service s on s.kode_toko = k.kode_toko and s.no_service = k.no_dokumen
 where k.lebih or k.ongkos < s.ongkos_awal
union all
select t.kode_toko, s.op, 'BATAL_SERVICE' from service t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
union all
select kode_toko, op_batal, 'BATAL' from tukang_serah where op_batal is not null
union all
select kode_toko, op_batal, 'BATAL' from tukang_kembali where op_batal is not null
union all
select x.kode_toko, x.op, 'MILIK_LAIN'
  from (select kode_toko, op from service_ambil where setuju_pemilik is not null
        union all
        select t.kode_toko, s.op from service t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
         where t.setuju_pemilik is not null) x
 where exists (select from audit a where a.kode_toko = x.kode_toko and a.op = x.op and a.level in ('KASIR', 'SPV', 'MU'));

-- In place of 741: what is asked for a job given back answers for its money as well.
create or replace function disetujui_oleh(p_toko text, p_op uuid, p_level text) returns boolean language sql stable parallel safe as $$
  select exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
    where a.kode_toko = p_toko and a.op = p_op and (p_level = 'SPV' or o.disetujui_level = 'OWN')
      and exists (select from unnest(o.event) e where e = 'PEMBAYARAN_BESAR' or e like 'BELI\_%' or e in ('BATAS_HARGA',
        'HARGA_DI_BAWAH', 'TOLERANSI_BERAT', 'BATAL_TITIPAN', 'REFUND_TITIPAN', 'BAYAR_KELEBIHAN_LELANG', 'PLAFOND_LEWAT',
        'BUNGA_KHUSUS', 'BUNGA_DI_BAWAH', 'BERLIAN_DI_BAWAH_MODAL', 'BATAL_CICILAN', 'BATAL_SERVICE', 'MILIK_LAIN')))
$$;

-- Goods of customers, money for jobs, gold at craftsmen: what their documents say (I-33).
create view v_custody__service as
select kode_toko as shop, 'dp_service'::text as account, 0 as kadar, -dp_rp::bigint as rupiah, 0::bigint as qty, 0::bigint as mg,
       0::bigint as murni
  from service where status in ('VALID', 'DITERIMA', 'PROSES', 'SELESAI') and dp_rp > 0
union all
select b.kode_toko, 'service', b.kadar::int, 0, 1, coalesce(b.berat_selesai, b.berat)::bigint, coalesce(b.murni_selesai, b.murni)::bigint
  from service s join service_barang b on b.kode_toko = s.kode_toko and b.no_service = s.no_service
 where s.status in ('VALID', 'DITERIMA', 'PROSES', 'SELESAI')
union all
select s.kode_toko, 'tukang:' || s.kode_tukang, e.kadar::int, 0, 0, e.berat::bigint, e.murni::bigint
  from tukang_serah s join tukang_serah_emas e on e.kode_toko = s.kode_toko and e.no_serah = s.no_serah
 where s.status = 'DONE'
union all
select k.kode_toko, 'tukang:' || k.kode_tukang, e.kadar::int, 0, 0, -e.berat::bigint, -e.murni::bigint
  from tukang_kembali k join tukang_kembali_emas e on e.kode_toko = k.kode_toko and e.no_kembali = k.no_kembali
 where k.status = 'DONE' and e.peran = 'TUKANG';

-- What customers paid for jobs counts for the list of large transactions (report 108).
create view v_lapor__service as
select d.kode_toko, 'SERVICE'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(s.no_hp, c.no_hp), s.kode_customer, s.nama_customer, s.alamat_customer, d.no) as orang,
       s.nama_customer, s.alamat_customer, c.no_ktp as no_identitas, d.berat, d.jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH')::bigint as tunai
  from (
    select kode_toko, no_service, no_service as no, tgl_system, input_by, berat::bigint as berat, dp_awal::bigint as jumlah_rp
      from service where dp_awal > 0 and (not tunggu or valid_at is not null)
    union all
    select kode_toko, no_service, no_bayar, tgl_system, input_by, 0, jumlah from service_bayar where status = 'DONE'
    union all
    select kode_toko, no_service, no_ambil, tgl_system, input_by, berat, jumlah from service_ambil where status = 'DONE') d
  join service s on s.kode_toko = d.kode_toko and s.no_service = d.no_service
  left join customer c on c.kode_customer = customer_induk(s.kode_customer);

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_need', 'v_custody', 'v_lapor']) nama;

-- What the book itself needs (D-40.2); wages are paid by hand with a code that every shop has.
insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
select kode_toko, x.kode, x.deskripsi, x.arah, x.grup from toko
 cross join (values ('EMAS_SERVICE', 'Emas yang ditambahkan pada service', 'MASUK', 'BAWAAN'),
    ('MODAL_EMAS_SERVICE', 'Modal emas yang ditambahkan pada service', 'KELUAR', 'BAWAAN'),
    ('UPAH_TUKANG', 'Upah tukang', 'KELUAR', 'Biaya')) x (kode, deskripsi, arah, grup)
on conflict do nothing;

select kunci_pandangan();
