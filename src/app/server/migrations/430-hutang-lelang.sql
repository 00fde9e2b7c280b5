-- An auction of pledged goods (D-16.3, D-35.14): at which value the shop takes them, what that leaves the customer or costs the shop.
select create_document('hutang', 'hutang_lelang', 'no_lelang', '{"LG": "lelang-hutang", "XG": "batal-lelang-hutang"}',
  'nama_customer text not null, tgl_jatuh_tempo date not null, hari_lewat int not null check (hari_lewat > 0),
   tujuan text not null check (tujuan in (''STOCK'', ''LEBUR'')), kode_gudang text not null, qty int not null check (qty > 0),
   berat miligram not null, murni miligram not null, jumlah_hutang rupiah not null, dari_tgl date not null, hari_bunga int not null,
   bunga_rp rupiah not null check (bunga_rp >= 0), harga_rosok rupiah not null, nilai_rosok rupiah not null,
   hasil_lelang rupiah not null check (hasil_lelang >= nilai_rosok), biaya rupiah not null check (biaya >= 0),
   kelebihan rupiah not null check (kelebihan >= 0), kekurangan rupiah not null check (kekurangan >= 0),
   batas_kelebihan date not null, berat_hasil miligram, kadar_hasil int, murni_hasil miligram, hari_batal date, keterangan text,
   check (hasil_lelang + kekurangan = jumlah_hutang + bunga_rp + biaya + kelebihan),
   check (kelebihan = 0 or kekurangan = 0), check ((tujuan = ''LEBUR'') = (berat_hasil is not null))',
  p_note => 'coalesce(keterangan, '''')', p_on => 'hutang', p_on_key => 'no_faktur_hutang');
alter table hutang_lelang add foreign key (kode_toko, kode_gudang) references gudang;
-- A loan is auctioned once.
create unique index hutang_lelang_sekali on hutang_lelang (kode_toko, no_faktur_hutang) where status <> 'CANC';
create index hutang_lelang_kelebihan on hutang_lelang (kode_toko, tgl_system) where kelebihan > 0;

-- The goods as they were found, and what each costs the shop.
create table hutang_lelang_barang (
  kode_toko text not null,
  no_lelang text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text,
  kode_kadar text,
  kadar int not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  foto text,
  harga rupiah not null check (harga >= 0),
  berat_hasil miligram,
  murni_hasil miligram,
  primary key (kode_toko, no_lelang, urut),
  foreign key (kode_toko, no_lelang) references hutang_lelang
);

-- A surplus paid out to the customer: whole, once (D-35.16).
select create_document('hutang', 'hutang_kelebihan', 'no_kelebihan', '{"KL": "kelebihan-lelang", "XK": "batal-kelebihan-lelang"}',
  'nama_customer text not null, no_lelang text not null, tgl_lelang date not null, penerima text not null, no_ktp text,
   kelebihan rupiah not null check (kelebihan > 0), keterangan text',
  p_amount => 'kelebihan', p_note => 'concat_ws('' '', penerima, keterangan)', p_on => 'hutang', p_on_key => 'no_faktur_hutang',
  p_paid => 'OUT');
alter table hutang_kelebihan add foreign key (kode_toko, no_lelang) references hutang_lelang;
create unique index hutang_kelebihan_sekali on hutang_kelebihan (kode_toko, no_lelang) where status <> 'CANC';

-- That a customer was told that the loan is overdue: nothing is auctioned without (D-35.14).
create table hutang_peringatan (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut int not null,
  tgl_system date not null,
  input_date timestamptz not null,
  tgl_jatuh_tempo date not null,
  cara text not null check (cara in ('TELEPON', 'WHATSAPP', 'SURAT', 'KUNJUNGAN')),
  keterangan text not null,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, no_faktur_hutang, urut),
  foreign key (kode_toko, no_faktur_hutang) references hutang,
  foreign key (kode_toko, tgl_system) references hari_toko,
  check (tgl_system > tgl_jatuh_tempo)
);
create trigger hutang_peringatan_hari_buka before insert on hutang_peringatan for each row execute function hanya_hari_buka();
revoke update, delete on hutang_peringatan, hutang_lelang_barang from kilau_app;

create view v_written__hutang_peringatan as
select 'hutang_peringatan'::text as row_tbl, no_faktur_hutang || '/' || urut as row_no, kode_toko as shop, op as op_id,
       tgl_system as business_date
  from hutang_peringatan;
create view v_text__hutang_peringatan as
select kode_toko as shop, no_faktur_hutang as row_no, keterangan as value, tgl_system as business_date from hutang_peringatan;

-- Gold that lies in the BELI warehouse, whichever document brought it: bought from a customer, or auctioned (D-35.15).
create view v_emas_beli__pembelian as
select b.kode_toko, b.no_faktur_beli, b.urut, b.tgl_system, case when b.asal_nota = 'NOTA_SENDIRI' then b.kode_barcode end as barcode_asal,
       b.nama_barang, b.kode_dept, b.kode_group, b.kode_kadar, b.kadar, b.berat, b.murni, b.kondisi, b.harga, b.kode_gudang,
       array(select jsonb_array_elements_text(p.foto) from pembelian p
              where p.kode_toko = b.kode_toko and p.no_faktur_beli = b.no_faktur_beli) as foto
  from pembelian_barang b;
create view v_emas_beli__hutang as
select b.kode_toko, b.no_lelang as no_faktur_beli, b.urut, b.tgl_system, null::text as barcode_asal, b.nama_barang, b.kode_dept,
       b.kode_group, b.kode_kadar, b.kadar::persen as kadar, b.berat, b.murni, null::text as kondisi, b.harga, l.kode_gudang,
       array_remove(array[b.foto], null) as foto
  from hutang_lelang_barang b
  join hutang_lelang l on l.kode_toko = b.kode_toko and l.no_lelang = b.no_lelang
 where l.tujuan = 'STOCK';
select susun_pandangan('v_emas_beli');

-- What lies there is known by the view: what is labelled anew or melted refers to it, and not to the buy-back alone.
do $$
declare c record;
begin
  for c in select conrelid::regclass as tabel, conname from pg_constraint
            where contype = 'f' and confrelid = 'pembelian_barang'::regclass
              and conrelid in ('pembelian_stock'::regclass, 'hancur_pembelian_isi'::regclass, 'retag_pembelian'::regclass) loop
    execute format('alter table %s drop constraint %I', c.tabel, c.conname);
  end loop;
end $$;
alter table hancur_pembelian_isi add foreign key (kode_toko, no_faktur_beli, urut) references pembelian_stock;
alter table retag_pembelian add foreign key (kode_toko, no_faktur_beli, urut) references pembelian_stock;
create function emas_beli_dikenal() returns trigger language plpgsql as $$
begin
  if not exists (select from v_emas_beli where kode_toko = new.kode_toko and no_faktur_beli = new.no_faktur_beli and urut = new.urut) then
    raise foreign_key_violation using message = format('%s/%s is no gold of the BELI warehouse', new.no_faktur_beli, new.urut);
  end if;
  return new;
end $$;
create trigger pembelian_stock_dikenal before insert on pembelian_stock for each row execute function emas_beli_dikenal();

-- Melted at once, beside what was bought and what was stock.
create or replace view v_hancur__pembelian as
select h.kode_toko, h.no_hancur, h.tgl_system, case when i.no_faktur_beli like 'LG%' then 'LELANG' else 'PEMBELIAN' end as asal, b.urut,
       coalesce(b.barcode_asal, b.no_faktur_beli) as kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kode_kadar, b.kadar,
       b.kondisi, 1 as qty, b.berat, b.berat as berat_asli, b.murni, i.berat_hasil as berat_timbang, b.harga as modal,
       h.kode_gudang as tujuan, h.input_by, h.otorisasi
  from hancur_pembelian h
  join hancur_pembelian_isi i on i.kode_toko = h.kode_toko and i.no_hancur = h.no_hancur
  join v_emas_beli b on b.kode_toko = i.kode_toko and b.no_faktur_beli = i.no_faktur_beli and b.urut = i.urut
 where h.status = 'DONE';
create view v_hancur__hutang as
select l.kode_toko, l.no_lelang as no_hancur, l.tgl_system, 'LELANG'::text as asal, b.urut, l.no_lelang as kode_barcode, b.nama_barang,
       b.kode_dept, b.kode_group, b.kode_kadar, b.kadar::persen as kadar, null::text as kondisi, 1 as qty, b.berat, b.berat as berat_asli,
       b.murni, b.berat_hasil as berat_timbang, b.harga as modal, l.kode_gudang as tujuan, l.input_by, l.otorisasi
  from hutang_lelang l
  join hutang_lelang_barang b on b.kode_toko = l.kode_toko and b.no_lelang = l.no_lelang
 where l.status = 'DONE' and l.tujuan = 'LEBUR';

-- Nobody but an owner auctions, undoes an auction or pays out a surplus alone; the last is taken back by the same event (D-35.18).
create view v_need__hutang_lelang as
select x.kode_toko as shop, x.op as op_id, x.event
  from (select kode_toko, op, 'LELANG_HUTANG'::text as event from hutang_lelang
        union all select kode_toko, op, 'BAYAR_KELEBIHAN_LELANG' from hutang_kelebihan
        union all select kode_toko, op, 'BAYAR_KELEBIHAN_LELANG' from buku_set where membalik like 'KL%') x
 where exists (select from audit a where a.kode_toko = x.kode_toko and a.op = x.op and a.level in ('KASIR', 'SPV', 'MU'));
create or replace view v_need__buku as
select kode_toko as shop, op as op_id, 'BATAL'::text as event from buku_set s
 where membalik is not null
   and membalik not like 'KL%'
   and (left(membalik, 2) not in ('LH', 'LG')
     or exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU')));

create view v_pembatalan__hutang_lelang as
select l.kode_toko, 'LELANG HUTANG'::text as jenis, l.no_lelang as no_dokumen, l.no_batal, l.tgl_system,
       coalesce(l.hari_batal, l.tgl_system) as hari_batal, l.tgl_batal, l.batal_by, coalesce(l.alasan_batal, '') as alasan, l.nama_customer,
       l.berat::bigint as berat, l.hasil_lelang::bigint as jumlah_rp, null::text as kode_sales, l.input_by, null::text as ganti
  from hutang_lelang l where l.status = 'CANC'
union all
select kode_toko, 'KELEBIHAN LELANG', no_kelebihan, no_batal, tgl_system, tgl_system, tgl_batal, batal_by, coalesce(alasan_batal, ''),
       nama_customer, null::bigint, kelebihan::bigint, null::text, input_by, null::text
  from hutang_kelebihan where status = 'CANC';

-- What documents say that accounts hold for others: the book must hold the same (I-14, D-40.4).
create view v_custody__hutang as
select kode_toko as shop, 'pinjaman'::text as account, 0 as kadar, jumlah_hutang::bigint as rupiah, 0::bigint as qty, 0::bigint as mg,
       0::bigint as murni
  from hutang where status in ('AKTIF', 'TUNGGU')
union all
select b.kode_toko, 'jaminan', b.kadar, 0, 1, b.berat_bersih::bigint, b.murni::bigint
  from hutang h join hutang_barang b on b.kode_toko = h.kode_toko and b.no_faktur_hutang = h.no_faktur_hutang
 where h.status in ('AKTIF', 'TUNGGU')
union all
select l.kode_toko, 'kelebihan_lelang', 0, -l.kelebihan::bigint, 0, 0, 0
  from hutang_lelang l
 where l.status = 'DONE' and l.kelebihan > 0
   and not exists (select from hutang_kelebihan k where k.kode_toko = l.kode_toko and k.no_lelang = l.no_lelang and k.status = 'DONE');

select susun_pandangan(nama) from unnest(array['v_written', 'v_text', 'v_hancur', 'v_need', 'v_pembatalan', 'v_custody']) nama;

-- What the book itself needs: the cost of an auction, and what one lost (D-40.2).
insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
select kode_toko, x.kode, x.deskripsi, x.arah, 'BAWAAN' from toko
 cross join (values ('BIAYA_LELANG', 'Biaya lelang yang ditanggung customer', 'MASUK'), ('RUGI_LELANG', 'Kekurangan hasil lelang', 'KELUAR'))
       x (kode, deskripsi, arah)
on conflict do nothing;

-- An auction, a notice and a surplus are of the open day (D-2.3), as whatever is worth money.
create or replace function simpan_di_hari(p_jalur text) returns boolean language sql immutable parallel safe as $$
  select p_jalur ~ ('^(PUT /api/v1/barang/[^/]+|POST /api/v1/('
    || 'uang-bank/(masuk|keluar)|cash/(masuk|keluar|mutasi-uang-bank|mutasi-uang-cash|pengalihan-saldo)|non-cash/validasi'
    || '|barang(/banyak)?|pindah-barang(/satu-baki|/[^/]+/batal)?|hancur-barang(/[^/]+/batal)?'
    || '|update-(profit-barang|kadar)(/[^/]+/batal)?|stock-aksesoris(/[^/]+/batal)?|penerimaan-barang(/[^/]+/(batal|label))?'
    || '|stock-opname(-penerimaan)?/(batal|kosongkan|selesai)|opname-global-daily(/[^/]+/batal)?'
    || '|hutang(/[^/]+/(bayar-bunga|pelunasan|peremajaan|lelang|peringatan|bayar-kelebihan))?'
    || '|penjualan|transaksi-kupon(/[^/]+/batal)?|titip(/[^/]+/(ambil|bayar))?|tukar-tambah|pembelian(/[^/]+/retag)?'
    || '|hancur-pembelian(/[^/]+/batal)?|retag-pembelian/[^/]+/batal|pajak/wajib-lapor(/batal)?))$')
$$;
