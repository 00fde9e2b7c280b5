-- A loan on gold (D-16, D-35). What it stands on (rate, way, least
-- days, step) is kept as it was agreed, beside what the masters said of it then.
select create_document('hutang', 'hutang', 'no_faktur_hutang', '{"HT": "hutang", "XH": "batal-hutang"}',
  'kode_sales text, kode_customer text, nama_customer text not null, alamat_customer text not null, no_hp text, no_ktp text,
   foto_customer text, qty int not null check (qty > 0), berat miligram not null, taksiran rupiah not null, plafond rupiah not null,
   jumlah_hutang rupiah not null check (jumlah_hutang > 0), bunga int not null check (bunga >= 0), bunga_tabel int not null,
   cara_bunga text not null check (cara_bunga in (''HARIAN'', ''BULAN_PENUH'', ''SETENGAH_BULAN'')),
   hari_minimal int not null, langkah_bunga rupiah not null, lama_bulan int not null check (lama_bulan > 0),
   admin rupiah not null check (admin >= 0), admin_tabel rupiah not null, dibayar rupiah not null check (dibayar > 0),
   tgl_jatuh_tempo date not null, bunga_dibayar_sampai date not null, keterangan text',
  p_amount => 'dibayar', p_note => 'coalesce(keterangan, '''')', p_states => array['AKTIF', 'LUNAS', 'CANC'], p_acts => true, p_paid => 'OUT');
create index hutang_jatuh_tempo on hutang (kode_toko, tgl_jatuh_tempo) where status = 'AKTIF';
create index hutang_customer on hutang (kode_toko, kode_customer) where status = 'AKTIF';

-- The pieces that a loan stands on, as they were weighed and tested; they lie in custody until it is paid back.
create table hutang_barang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text,
  kode_kadar text,
  kadar int not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  berat_bersih miligram not null check (berat_bersih > 0 and berat_bersih <= berat),
  murni miligram not null,
  kondisi text,
  foto text,
  harga_per_gram rupiah,
  taksiran rupiah not null,
  plafond rupiah not null,
  primary key (kode_toko, no_faktur_hutang, urut),
  foreign key (kode_toko, no_faktur_hutang) references hutang
);

-- Interest paid on a loan, from one day to another (D-35.8).
select create_document('hutang', 'hutang_bunga', 'no_bunga', '{"BH": "bayar-bunga", "XB": "batal-bayar-bunga"}',
  'nama_customer text not null, dari_tgl date not null, sampai_tgl date not null check (sampai_tgl > dari_tgl),
   hari_bunga int not null check (hari_bunga > 0), bunga_terhitung rupiah not null,
   bunga_rp rupiah not null check (bunga_rp between 0 and bunga_terhitung), jatuh_tempo_dari date not null, tgl_jatuh_tempo date not null',
  p_amount => 'bunga_rp', p_on => 'hutang', p_on_key => 'no_faktur_hutang', p_paid => 'IN');
-- No day of a loan is charged twice (D-35.7).
create unique index hutang_bunga_sekali on hutang_bunga (kode_toko, no_faktur_hutang, dari_tgl) where status <> 'CANC';

-- A loan paid back, with the interest until then (D-35.9).
select create_document('hutang', 'hutang_lunas', 'no_lunas', '{"LH": "pelunasan", "XL": "batal-pelunasan"}',
  'nama_customer text not null, kode_sales_lunas text, dari_tgl date not null, lama_pinjam int not null, hari_bunga int not null,
   jumlah_hutang rupiah not null, bunga_terhitung rupiah not null, bunga_rp rupiah not null check (bunga_rp between 0 and bunga_terhitung),
   total_bayar rupiah not null check (total_bayar = jumlah_hutang + bunga_rp), kembali rupiah not null',
  p_amount => 'total_bayar', p_on => 'hutang', p_on_key => 'no_faktur_hutang', p_paid => 'IN');
-- A loan is redeemed once.
create unique index hutang_lunas_sekali on hutang_lunas (kode_toko, no_faktur_hutang) where status <> 'CANC';

-- Whoever lends above the ceiling, at another rate or for a smaller fee, or takes less interest than is owed, asked
-- somebody (D-35.4, D-35.5, D-35.11, D-35.8); of the first two an owner decides alone.
create view v_need__hutang as
select h.kode_toko as shop, h.op as op_id, e.event
  from hutang h cross join lateral (values ('PLAFOND_LEWAT'::text, h.jumlah_hutang > h.plafond), ('BUNGA_KHUSUS', h.bunga <> h.bunga_tabel))
       e (event, asked)
 where e.asked
   and exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU'))
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang where admin < admin_tabel
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang_bunga where bunga_rp < bunga_terhitung
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang_lunas where bunga_rp < bunga_terhitung;

-- In place of 090: a redemption is taken back by an owner alone.
create or replace view v_need__buku as
select kode_toko as shop, op as op_id, 'BATAL'::text as event from buku_set s
 where membalik is not null
   and (membalik not like 'LH%'
     or exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU')));

create view v_pembatalan__hutang as
select kode_toko, 'HUTANG'::text as jenis, no_faktur_hutang as no_dokumen, no_batal, tgl_system, tgl_system as hari_batal, tgl_batal, batal_by,
       coalesce(alasan_batal, '') as alasan, nama_customer, berat::bigint as berat, jumlah_hutang::bigint as jumlah_rp, kode_sales,
       input_by, null::text as ganti
  from hutang where status = 'CANC'
union all
select kode_toko, 'BUNGA HUTANG', no_bunga, no_batal, tgl_system, tgl_system, tgl_batal, batal_by, coalesce(alasan_batal, ''), nama_customer,
       null::bigint, bunga_rp::bigint, null::text, input_by, null::text
  from hutang_bunga where status = 'CANC'
union all
select kode_toko, 'PELUNASAN', no_lunas, no_batal, tgl_system, tgl_system, tgl_batal, batal_by, coalesce(alasan_batal, ''), nama_customer,
       null::bigint, total_bayar::bigint, kode_sales_lunas, input_by, null::text
  from hutang_lunas where status = 'CANC';
select susun_pandangan(nama) from unnest(array['v_need', 'v_pembatalan']) nama;
