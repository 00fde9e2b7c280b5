-- Orders (D-12, D-36): what a customer wants made, the samples he left, what he paid, the gold that his money bought.
select create_document('service', 'pesanan', 'no_pesanan', '{"PS": "pesanan", "BP": "batal-pesanan"}',
  'kode_sales text not null, kode_customer text, nama_customer text not null, alamat_customer text not null, no_hp text,
   jenis_customer text not null, qty int not null check (qty > 0), berat miligram not null check (berat > 0), tgl_janji date not null,
   kode_tukang text, tgl_serah date, kunci_harga text not null check (kunci_harga in (''KUNCI_SEMUA'', ''KUNCI_SEBESAR_DP'', ''IKUT_HARI_AMBIL'')),
   kunci_lebih boolean not null, batal_persen persen not null check (batal_persen between 0 and 10000),
   ongkos rupiah not null check (ongkos >= 0), total_harga rupiah not null check (total_harga > 0),
   dp_rp rupiah not null check (dp_rp between 0 and total_harga), dp_awal rupiah not null check (dp_awal between 0 and total_harga),
   kembali rupiah not null check (kembali >= 0), berat_selesai miligram check (berat_selesai > 0), tgl_selesai date, tgl_ambil date,
   no_faktur_jual text, diambil_oleh text, no_ktp text, setuju_ambil text check (setuju_ambil in (''SPV'')), keterangan text not null,
   valid_by text, tunggu boolean not null, valid_at timestamptz, hari_batal date, refund_rp rupiah check (refund_rp >= 0),
   ditahan_rp rupiah check (ditahan_rp >= 0), refund_jenis text check (refund_jenis in (''CASH'', ''TRANSFER'')), refund_rekening text,
   pembulatan_tunai rupiah not null, batal_diambil_oleh text, batal_no_ktp text, setuju_pemilik text check (setuju_pemilik in (''SPV'')), op_batal uuid,
   kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0),
   kode_nota text not null default kode_nota_baru(),
   check (refund_jenis is distinct from ''TRANSFER'' or refund_rekening is not null),
   check (refund_rp is null or refund_rp + ditahan_rp = dp_rp),
   check ((status = ''DIAMBIL'') = (no_faktur_jual is not null) and (status = ''DIAMBIL'') = (tgl_ambil is not null)),
   check (status not in (''SELESAI'', ''DIAMBIL'') or (tgl_selesai is not null and berat_selesai is not null))',
  p_amount => 'total_harga', p_note => 'concat_ws('' '', nama_customer, alamat_customer, keterangan, diambil_oleh, batal_diambil_oleh)',
  p_states => array['VALID', 'OPEN', 'PROSES', 'SELESAI', 'DIAMBIL', 'CANC']);
-- What was never validated is rejected without a number.
do $$
declare c record;
begin
  for c in select conname from pg_constraint
            where conrelid = 'pesanan'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%no_batal IS NOT NULL%' loop
    execute format('alter table pesanan drop constraint %I', c.conname);
  end loop;
end $$;
alter table pesanan
  add constraint pesanan_batal_check check (no_batal is null or status = 'CANC'),
  add constraint pesanan_nomor_batal_check check (status <> 'CANC' or no_batal is not null or (tunggu and valid_at is null)),
  add foreign key (kode_toko, kode_sales) references sales,
  add foreign key (kode_toko, no_faktur_jual) references penjualan deferrable initially deferred;
create unique index pesanan_kode_nota on pesanan (kode_nota);
create index pesanan_hidup on pesanan (kode_toko, status) where status in ('OPEN', 'VALID', 'PROSES', 'SELESAI');
create index pesanan_customer on pesanan (kode_toko, kode_customer);
create index pesanan_tukang on pesanan (kode_toko, kode_tukang) where status = 'PROSES';
create index pesanan_hari_batal on pesanan (kode_toko, hari_batal) where hari_batal is not null;

-- A piece of an order: as it was ordered, and the piece of stock that it became.
create table pesanan_barang (
  kode_toko text not null,
  no_pesanan text not null,
  urut int not null,
  tgl_system date not null,
  deskripsi text not null check (length(deskripsi) >= 20),
  kode_dept text not null,
  kode_group text,
  kode_kadar text not null,
  kadar persen not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  ongkos rupiah not null check (ongkos >= 0),
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  harga rupiah not null check (harga > 0),
  gambar text,
  no_po text,
  urut_po int,
  op uuid,
  harga_komputer rupiah,
  harga_hari rupiah,
  berlian boolean not null default false,
  kode_barcode text,
  nama_barang text,
  berat_selesai miligram check (berat_selesai > 0),
  foto_selesai text,
  dari_gudang text,
  dari_baki text,
  menyimpang boolean generated always as (op is not null and (harga < harga_komputer or harga_per_gram > harga_hari)) stored,
  primary key (kode_toko, no_pesanan, urut),
  foreign key (kode_toko, no_pesanan) references pesanan,
  foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_kadar) references kadar,
  foreign key (kode_toko, kode_barcode) references barang,
  check ((kode_barcode is null) = (berat_selesai is null)),
  check ((no_po is null) = (urut_po is null))
);
create index pesanan_barang_barcode on pesanan_barang (kode_toko, kode_barcode) where kode_barcode is not null;
create index pesanan_barang_menyimpang on pesanan_barang (kode_toko, op) where menyimpang;
revoke delete on pesanan_barang from kilau_app;

-- A piece of the customer, which shows what is wanted: custody until he fetches it.
create table pesanan_contoh (
  kode_toko text not null,
  no_pesanan text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kadar persen not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  foto text,
  no_ambil text,
  tgl_ambil date,
  berat_kembali miligram check (berat_kembali > 0),
  foto_kembali text,
  primary key (kode_toko, no_pesanan, urut),
  foreign key (kode_toko, no_pesanan) references pesanan,
  check ((no_ambil is null) = (tgl_ambil is null) and (no_ambil is null) = (berat_kembali is null))
);
create index pesanan_contoh_ambil_no on pesanan_contoh (kode_toko, no_ambil) where no_ambil is not null;
revoke delete on pesanan_contoh from kilau_app;

-- Gold that a payment bought at the price of its day (D-36.4); what its document lost is no lock any more.
create table pesanan_kunci (
  kode_toko text not null,
  no_pesanan text not null,
  no_bayar text not null,
  urut int not null,
  tgl_system date not null,
  input_date timestamptz not null default waktu(),
  berat miligram not null check (berat > 0),
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  primary key (kode_toko, no_bayar, urut),
  foreign key (kode_toko, no_pesanan, urut) references pesanan_barang
);
create index pesanan_kunci_pesanan on pesanan_kunci (kode_toko, no_pesanan);
revoke update, delete on pesanan_kunci from kilau_app;

-- A further DP on an order.
select create_document('service', 'pesanan_bayar', 'no_bayar', '{"AP": "bayar-pesanan"}',
  'nama_customer text not null, jumlah rupiah not null check (jumlah > 0), kembali rupiah not null check (kembali >= 0),
   dp_sesudah rupiah not null, berat_kunci miligram not null check (berat_kunci >= 0)',
  p_amount => 'jumlah', p_note => 'nama_customer', p_on => 'pesanan', p_on_key => 'no_pesanan', p_paid => 'IN');

-- The locks that hold: those of an order that stands, and of each further payment of it that stands.
create view v_pesanan_kunci as
select k.* from pesanan_kunci k
 where not exists (select from pesanan_bayar b where b.kode_toko = k.kode_toko and b.no_bayar = k.no_bayar and b.status = 'CANC');

-- Samples given back. Nothing takes it back: the customer went home with them (D-36.8).
select create_document('service', 'contoh_ambil', 'no_ambil', '{"AB": "ambil-contoh"}',
  'no_pesanan text not null, nama_customer text not null, qty int not null check (qty > 0), berat miligram not null check (berat > 0),
   berat_kembali miligram not null check (berat_kembali > 0), selisih boolean not null, diambil_oleh text, no_ktp text,
   setuju_pemilik text check (setuju_pemilik in (''SPV''))',
  p_note => 'concat_ws('' '', nama_customer, diambil_oleh)');
alter table contoh_ambil add foreign key (kode_toko, no_pesanan) references pesanan;
create index contoh_ambil_pesanan on contoh_ambil (kode_toko, no_pesanan);

-- Work and gold for orders stand beside those of repairs; what an order left at a craftsman when it ended is gold without a job.
alter table tukang_serah drop constraint tukang_serah_jenis_check, add column dilepas boolean not null default false,
  add column no_kembali text, -- the KT of an order that settled it, while that one stands
  add constraint tukang_serah_jenis_check check (jenis in ('SERVICE', 'PESANAN', 'LEPAS'));
alter table tukang_kembali drop constraint tukang_kembali_jenis_check,
  add constraint tukang_kembali_jenis_check check (jenis in ('SERVICE', 'PESANAN', 'LEPAS'));
-- A job is finished once, an order line by line (D-36.5).
drop index tukang_kembali_sekali;
create unique index tukang_kembali_sekali on tukang_kembali (kode_toko, no_dokumen)
  where status <> 'CANC' and no_dokumen is not null and jenis <> 'PESANAN';
alter table tukang_kembali_barang add column kode_barcode text, add column harga_modal rupiah;

-- The sale of a pick-up names its order.
alter table penjualan add column no_pesanan text, add foreign key (kode_toko, no_pesanan) references pesanan;
create index penjualan_pesanan on penjualan (kode_toko, no_pesanan) where no_pesanan is not null;
-- An order is fetched once.
create unique index penjualan_pesanan_sekali on penjualan (kode_toko, no_pesanan) where no_pesanan is not null and status <> 'CANC';

-- What is booked: an order once it is valid, its cancel by a set of its own on any day (as a deposit, 110).
create or replace view v_doc__service_pesanan as
select t.kode_toko as shop, left(t.no_pesanan, 2) as doc_type, t.no_pesanan as doc_no, urut_nomor(t.no_pesanan) as seq,
       t.tgl_system as business_date,
       case when t.status = 'OPEN' then 'OPEN' when t.tunggu and t.valid_at is null then 'CANCELLED' else 'ACTIVE' end as status,
       t.total_harga::bigint as total, t.total_harga::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       t.dp_awal::bigint as paid, (t.total_harga - t.dp_awal)::bigint as remaining, null::text as cancels, t.input_date as created_at,
       t.input_by as created_by, coalesce(s.op, t.op) as op_id, null::bigint as price_id,
       (not t.tunggu or t.valid_at is not null) and (t.dp_awal > 0 or exists (
         select from pesanan_contoh c where c.kode_toko = t.kode_toko and c.no_pesanan = t.no_pesanan)) as posts, null::text as ticket
  from pesanan t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_pesanan
union all
select t.kode_toko, left(t.no_batal, 2), t.no_batal, urut_nomor(t.no_batal), t.hari_batal, 'ACTIVE', t.dp_rp::bigint, t.dp_rp::bigint,
       0::bigint, 0::bigint, 0::bigint, t.dp_rp::bigint, 0::bigint, t.no_pesanan, t.tgl_batal, t.batal_by, coalesce(s.op, t.op_batal), null::bigint,
       t.dp_rp > 0 or exists (
         select from pesanan_barang l where l.kode_toko = t.kode_toko and l.no_pesanan = t.no_pesanan and l.kode_barcode is not null), null::text
  from pesanan t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.no_batal is not null;
create or replace view v_doc_line__service_pesanan as
select kode_toko as shop, left(no_pesanan, 2) as doc_type, no_pesanan as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       harga::bigint as amount, harga::bigint as net, null::bigint as price_id, tgl_system as business_date
  from pesanan_barang
union all
select kode_toko, left(no_batal, 2), no_batal, 1, null::text, null::bigint, dp_rp::bigint, dp_rp::bigint, null::bigint, hari_batal
  from pesanan where no_batal is not null;
create or replace view v_payment__service_pesanan as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
  from pesanan d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_pesanan
union all
select kode_toko, left(no_batal, 2), no_batal, refund_jenis, (refund_rp - pembulatan_tunai)::bigint,
       case refund_jenis when 'CASH' then pembulatan_tunai - refund_rp else 0 end::bigint, hari_batal
  from pesanan where no_batal is not null and refund_rp > 0
union all
select kode_toko, left(no_batal, 2), no_batal, 'BULAT'::text, pembulatan_tunai::bigint, 0::bigint, hari_batal
  from pesanan where no_batal is not null and pembulatan_tunai <> 0
union all
select kode_toko, left(no_batal, 2), no_batal, 'DITAHAN'::text, ditahan_rp::bigint, 0::bigint, hari_batal
  from pesanan where no_batal is not null and ditahan_rp > 0;
create view v_text__service_contoh as
select kode_toko as shop, no_pesanan as row_no, nama_barang as value, tgl_system as business_date from pesanan_contoh
union all
select kode_toko, no_pesanan, concat_ws(' ', deskripsi, nama_barang), tgl_system from pesanan_barang;

-- DP that came by card and went back in cash, with the end of the order or at its pick-up (D-51.6).
create view v_kartu_kembali__pesanan as
select k.kode_toko, k.no_pesanan as no_dokumen, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, p.jenis,
       sum(p.jumlah)::bigint as kartu, k.tunai, min(p.tgl_system) as tgl_kartu, k.berlaku
  from (select t.kode_toko, t.no_pesanan, t.no_batal as no_keluar, s.op, t.batal_by as user_id, t.hari_batal as tgl_system,
               t.nama_customer, t.refund_rp::bigint as tunai, true as berlaku
          from pesanan t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
         where t.refund_jenis = 'CASH' and t.refund_rp > 0
        union all
        select j.kode_toko, j.no_pesanan, j.no_faktur_jual, s.op, j.input_by, j.tgl_system, j.nama_customer, c.tunai, j.status = 'DONE'
          from penjualan j
          join buku_set s on s.kode_toko = j.kode_toko and s.no_bukti = j.no_faktur_jual
         cross join lateral (select -sum(b.jumlah)::bigint as tunai from pembayaran b
           where b.kode_toko = j.kode_toko and b.no_dokumen = j.no_faktur_jual and b.jenis = 'CASH' and b.jumlah < 0) c
         where j.no_pesanan is not null and c.tunai > 0) k
 cross join lateral (select k.no_pesanan as no union all
    select b.no_bayar from pesanan_bayar b where b.kode_toko = k.kode_toko and b.no_pesanan = k.no_pesanan and b.status = 'DONE') d
  join pembayaran p on p.kode_toko = k.kode_toko and p.no_dokumen = d.no and p.jenis in ('CREDIT', 'DEBET')
 group by k.kode_toko, k.no_pesanan, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, k.tunai, k.berlaku, p.jenis;

-- What is said of approvals beside the declarations: an order that is ended, what more than the rule goes back, another person, a price,
-- a weight that was not ordered.
create view v_need__pesanan as
select kode_toko as shop, op_batal as op_id, 'BATAL_PESANAN'::text as event from pesanan where no_batal is not null
union all
select t.kode_toko, t.op_batal, 'REFUND_TITIPAN'
  from pesanan t
  join lateral (select a.level from audit a where a.kode_toko = t.kode_toko and a.op = t.op_batal order by a.urut limit 1) a
    on a.level in ('KASIR', 'SPV', 'MU')
 where t.no_batal is not null and t.ditahan_rp < t.dp_rp::bigint * t.batal_persen / 10000
union all
select x.kode_toko, x.op, 'MILIK_LAIN'
  from (select kode_toko, op_batal as op from pesanan where setuju_pemilik is not null
        union all
        select t.kode_toko, s.op from pesanan t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_faktur_jual
         where t.setuju_ambil is not null
        union all
        select kode_toko, op from contoh_ambil where setuju_pemilik is not null) x
 where exists (select from audit a where a.kode_toko = x.kode_toko and a.op = x.op and a.level in ('KASIR', 'SPV', 'MU'))
union all
select kode_toko, op, 'PESANAN_SELISIH' from contoh_ambil where selisih
union all
-- DP that goes back at the pick-up: it may have come by card. Much of it is an order that ends, less what the shop keeps (D-36.7).
select j.kode_toko, s.op, e.event
  from penjualan j
  join buku_set s on s.kode_toko = j.kode_toko and s.no_bukti = j.no_faktur_jual
  join pesanan p on p.kode_toko = j.kode_toko and p.no_pesanan = j.no_pesanan
  cross join lateral (select -sum(b.jumlah)::bigint as rupiah from pembayaran b
    where b.kode_toko = j.kode_toko and b.no_dokumen = j.no_faktur_jual and b.jumlah < 0) k
  cross join lateral (select a.level from audit a where a.kode_toko = j.kode_toko and a.op = s.op order by a.urut limit 1) a
  cross join lateral (select 'BATAL_PESANAN' as event union all
    select 'REFUND_TITIPAN' where p.batal_persen > 0 and a.level in ('KASIR', 'SPV', 'MU')
      and k.rupiah > p.total_harga::bigint * batas_toko(j.kode_toko, 'TOLERANSI_PESANAN_PERSEN', j.input_date, 1000) / 10000) e
 where k.rupiah > 0
union all
-- A lock that is kinder to the customer than the shop's own one (D-36.4).
select distinct p.kode_toko, l.op, 'HARGA_DI_BAWAH'
  from pesanan p
  join pesanan_barang l on l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan and l.op is not null
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
 where p.kunci_lebih and a.level in ('KASIR', 'SPV', 'MU')
union all
select l.kode_toko, l.op, e.event
  from pesanan_barang l
  join pesanan p on p.kode_toko = l.kode_toko and p.no_pesanan = l.no_pesanan
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, p.input_date, l.harga, 0, l.harga_komputer, l.harga_per_gram,
    l.harga_hari, l.berat, l.berat, false, null) e
 where l.menyimpang;
-- What an order asks when it is ended answers for its money; whatever other kinds have added to the words before stays.
do $$
declare isi text := pg_get_functiondef('disetujui_oleh(text, uuid, text)'::regprocedure);
begin
  if strpos(isi, '''MILIK_LAIN''') = 0 then
    raise exception 'disetujui_oleh names no MILIK_LAIN';
  end if;
  execute replace(isi, '''MILIK_LAIN''', '''MILIK_LAIN'', ''BATAL_PESANAN'', ''PESANAN_SELISIH''');
end $$;

-- Orders that are let out tell of customers, as deposits do.
do $$
declare isi text := pg_get_functiondef('ekspor_rahasia(text)'::regprocedure);
begin
  if strpos(isi, '''titipan_bayar''') = 0 then
    raise exception 'ekspor_rahasia names no titipan_bayar';
  end if;
  execute replace(isi, '''titipan_bayar''', '''titipan_bayar'', ''pesanan'', ''pesanan_barang'', ''pesanan_bayar''');
end $$;

-- Samples, money for orders: what their documents say (I-34).
create view v_custody__pesanan as
select kode_toko as shop, 'dp_pesanan'::text as account, 0 as kadar, -dp_rp::bigint as rupiah, 0::bigint as qty, 0::bigint as mg,
       0::bigint as murni
  from pesanan where status in ('VALID', 'PROSES', 'SELESAI') and dp_rp > 0
union all
select c.kode_toko, 'contoh', c.kadar::int, 0, 1, c.berat::bigint, c.murni::bigint
  from pesanan_contoh c join pesanan p on p.kode_toko = c.kode_toko and p.no_pesanan = c.no_pesanan
 where c.no_ambil is null and (not p.tunggu or p.valid_at is not null);

-- What an order says of itself and its parts: payments, pieces that wait, the sale, locked gold (I-35).
create view v_order as
select p.kode_toko as shop, p.no_pesanan as doc_no, p.tgl_system as business_date, p.status, p.kunci_harga as price_lock,
       p.dp_awal::bigint as first_paid, p.dp_rp::bigint as paid, p.no_faktur_jual as sale, p.qty,
       (select coalesce(sum(b.jumlah), 0)::bigint from pesanan_bayar b
         where b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan and b.status = 'DONE') as payments,
       (select count(*)::int from pesanan_barang l join barang g on g.kode_toko = l.kode_toko and g.kode_barcode = l.kode_barcode
         where l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan and g.status = 'TITIP' and g.no_pegang = p.no_pesanan) as held,
       (select count(l.kode_barcode)::int from pesanan_barang l
         where l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan) as made,
       (select count(*)::int from penjualan j where j.kode_toko = p.kode_toko and j.no_pesanan = p.no_pesanan and j.status = 'DONE') as sales,
       (select coalesce(sum(j.dp_rp), 0)::bigint from penjualan j
         where j.kode_toko = p.kode_toko and j.no_pesanan = p.no_pesanan and j.status = 'DONE') as used,
       (select count(*)::int from pesanan_barang l
         where l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan
           and l.berat < (select sum(k.berat) from v_pesanan_kunci k
                           where k.kode_toko = l.kode_toko and k.no_pesanan = l.no_pesanan and k.urut = l.urut)) as beyond,
       (select coalesce(sum(k.berat::bigint * k.harga_per_gram / 1000), 0)::bigint from v_pesanan_kunci k
         where k.kode_toko = p.kode_toko and k.no_pesanan = p.no_pesanan) as locked
  from pesanan p;

-- What customers paid for orders counts for the list of large transactions on the day that they paid it (report 108); their pick-up is
-- a sale of its gold for what was left to pay.
create or replace view v_lapor__penjualan as
select p.kode_toko, case when p.no_tukar is null then 'JUAL' else 'TUKAR' end::text as jenis, p.no_faktur_jual as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_jual) as orang,
       p.nama_customer, p.alamat_customer, c.no_ktp as no_identitas, p.berat::bigint as berat,
       case when p.no_pesanan is null then p.grand_total::bigint else greatest(p.grand_total::bigint - p.dp_rp::bigint, 0) end as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_jual and b.jenis = 'CASH')::bigint as tunai
  from penjualan p
  left join customer c on c.kode_customer = customer_induk(p.kode_customer)
 where p.status = 'DONE';
create view v_lapor__pesanan as
select d.kode_toko, 'PESANAN'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(s.no_hp, c.no_hp), s.kode_customer, s.nama_customer, s.alamat_customer, d.no) as orang,
       s.nama_customer, s.alamat_customer, c.no_ktp as no_identitas, d.berat, d.jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH')::bigint as tunai
  from (
    select kode_toko, no_pesanan, no_pesanan as no, tgl_system, input_by, 0::bigint as berat, dp_awal::bigint as jumlah_rp
      from pesanan where dp_awal > 0 and (not tunggu or valid_at is not null) and (status <> 'CANC' or hari_batal > tgl_system)
    union all
    select kode_toko, no_pesanan, no_bayar, tgl_system, input_by, 0, jumlah from pesanan_bayar where status = 'DONE') d
  join pesanan s on s.kode_toko = d.kode_toko and s.no_pesanan = d.no_pesanan
  left join customer c on c.kode_customer = customer_induk(s.kode_customer);

-- Its slip has a page (D-51.15): a further part of what is there, whichever kinds stand in it by now.
do $$
begin
  execute 'create or replace view nota_publik as ' || rtrim(pg_get_viewdef('nota_publik'::regclass), '; ') || $v$
union all
select kode_nota, kode_toko, 'PESANAN'::text, no_pesanan, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' when 'PROSES' then 'DIKERJAKAN' when 'SELESAI' then 'SIAP'
         when 'DIAMBIL' then 'DIAMBIL' else 'BERLAKU' end, tgl_batal
  from pesanan$v$;
  -- Places that a stock piece comes back to when its order ends: they are not deleted meanwhile.
  execute 'create or replace view titipan_ditahan as ' || rtrim(pg_get_viewdef('titipan_ditahan'::regclass), '; ') || $v$
union all
select b.kode_toko, b.dari_gudang, b.dari_baki, p.status
  from pesanan p join pesanan_barang b on b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan
 where p.status in ('VALID', 'PROSES', 'SELESAI') and b.dari_gudang is not null$v$;
end $$;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_text', 'v_need', 'v_custody', 'v_lapor', 'v_kartu_kembali']) nama;
select kunci_pandangan();
