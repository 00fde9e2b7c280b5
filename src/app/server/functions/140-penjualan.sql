-- The number that this transaction has just taken: its row of `nomor` is held until the commit.
create or replace function nomor_terakhir(p_toko text, p_jenis text, p_tgl date) returns text language sql stable as $$
  select p_jenis || p_toko || to_char(p_tgl, 'YYMMDD') || basis36(terakhir, 3) from nomor
   where kode_toko = p_toko and jenis = p_jenis and tgl_system = p_tgl
$$;

-- Percent of a sum as the rules round it: half up, once.
create or replace function bagian_persen(p_rupiah bigint, p_persen bigint) returns bigint language sql immutable parallel safe as $$
  select (p_rupiah * p_persen + 5000) / 10000
$$;

-- The events that a line asks for, by the limits of its moment and the level that acted; coupons are no
-- discount of the person who sells, and an owner's discount has no limit.
create or replace function tuntutan_baris(p_toko text, p_level text, p_saat timestamptz, p_netto bigint, p_kupon bigint, p_komputer bigint,
  p_per_gram bigint, p_hari bigint, p_berat bigint, p_berat_stock bigint, p_berlian boolean, p_modal bigint)
returns table (event text) language sql stable parallel safe as $$
  select e.event from (values
    ('HARGA_DI_BAWAH', p_level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV') and p_netto + p_kupon < p_komputer - bagian_persen(p_komputer,
      case when p_level in ('MU', 'SU', 'DEV') then batas_toko(p_toko, 'BATAS_DISKON_MU', p_saat, 1000)
           when p_level = 'SPV' then batas_toko(p_toko, 'BATAS_DISKON_SPV', p_saat, 500)
           else batas_toko(p_toko, 'BATAS_DISKON_KASIR', p_saat, 200) end)),
    ('BATAS_HARGA', p_hari > 0 and p_per_gram > p_hari
      and p_per_gram > p_hari + bagian_persen(p_hari, batas_toko(p_toko, 'BATAS_NAIK_HARGA_PERSEN', p_saat, 1000))),
    ('TOLERANSI_BERAT', p_berat <> p_berat_stock
      and abs(p_berat - p_berat_stock) > batas_toko(p_toko, 'TOLERANSI_BERAT_JUAL', p_saat, 20)),
    ('BERLIAN_DI_BAWAH_MODAL', p_level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV') and p_berlian and p_netto < p_modal)) e (event, perlu)
  where e.perlu
$$;

-- Stones of a sale that counts (D-45.6): they are sold, and the book of stones says so. 409 is decided before, under their locks.
create or replace function laku_batu(p_toko text, p_no text, p_tgl date, p_op uuid) returns int language plpgsql as $$
declare
  jumlah int;
begin
  with laku as (
    update berlian b set status = 'TERJUAL', no_pegang = p_no, op = p_op
      from penjualan_barang l
     where l.kode_toko = p_toko and l.no_faktur_jual = p_no and b.kode_toko = p_toko and b.kode_berlian = l.kode_berlian
       and b.status = 'LEPAS' and coalesce(b.no_pegang, p_no) = p_no
    returning b.*
  ), gerak as (
    insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, op)
    select kode_toko, kode_berlian, p_no, p_no, p_tgl, 'JUAL', -carat, -butir,
           case when konsinyasi then 0 else -coalesce(harga_modal, 0) end, p_op
      from laku
  )
  select count(*) into jumlah from laku;
  return jumlah;
end $$;

-- The stones of a sale that was just saved: parts split off their parcels, then all are sold, or held until the money is there.
create or replace function jual_batu(p_toko text, p_no text, p_tgl date, p_op uuid) returns int language plpgsql as $$
declare
  jumlah int;
  jual int;
  tunggu boolean;
begin
  select j.status = 'OPEN', count(l.kode_berlian) into tunggu, jual
    from penjualan j join penjualan_barang l on l.kode_toko = j.kode_toko and l.no_faktur_jual = j.no_faktur_jual
   where j.kode_toko = p_toko and j.no_faktur_jual = p_no group by j.status;
  insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, op)
  select p_toko, x.kode, p_no, p_no, p_tgl, 'JUAL', x.arah * b.carat, x.arah * b.butir,
         case when b.konsinyasi then 0 else x.arah * coalesce(b.harga_modal, 0) end, p_op
    from penjualan_barang l
    join berlian b on b.kode_toko = l.kode_toko and b.kode_berlian = l.kode_berlian
   cross join lateral (values (l.dari_berlian, -1), (l.kode_berlian, 1)) x (kode, arah)
   where l.kode_toko = p_toko and l.no_faktur_jual = p_no and l.dari_berlian is not null
   order by l.urut, x.arah;
  if tunggu then
    update berlian b set no_pegang = p_no, op = p_op
      from penjualan_barang l
     where l.kode_toko = p_toko and l.no_faktur_jual = p_no and b.kode_toko = p_toko and b.kode_berlian = l.kode_berlian
       and b.status = 'LEPAS' and b.no_pegang is null;
    get diagnostics jumlah = row_count;
  else
    jumlah := laku_batu(p_toko, p_no, p_tgl, p_op);
  end if;
  if jumlah <> jual then
    raise exception '%: % of % stones', p_no, jumlah, jual;
  end if;
  return jumlah;
end $$;

create trigger penjualan_barang_tetap before update or delete on penjualan_barang for each row execute function jangan_ubah();
create trigger titipan_barang_tetap before update or delete on titipan_barang for each row execute function jangan_ubah();

create trigger harga_potongan_kategori after insert or update on potongan_kategori for each row
  execute function catat_harga('kode_potongan', 'cara,persen,rupiah,tgl_from,tgl_to,kode_group');

create trigger harga_jenis_kupon after insert or update on jenis_kupon for each row
  execute function catat_harga('jenis_kupon', 'cara,nilai,persen,minimal_belanja,masa_hari,kali_pakai,terbit_dari');

create trigger harga_parameter_point after insert or update on parameter_point for each row
  execute function catat_harga('id', 'kode_group,kode_dept,cara,tiap_rupiah,tiap_gram,point');

-- What sales people earn: the bonus of a piece, the share of a sale, and whose share is which.
create trigger harga_bonus_sales after insert or update on bonus_sales for each row
  execute function catat_harga('id', 'kode_group,kode_dept,dasar,tarif,persen,tgl_from,tgl_to');

create trigger harga_fee_penjualan after insert or update on fee_penjualan for each row
  execute function catat_harga('_id', 'fee_penjualan');

create trigger harga_sales after insert or update on sales for each row
  execute function catat_harga('kode_sales', 'id_fee');

-- A deposit that was ended keeps its own set: the money came on its day. What ends it is a set of its
-- own day (D-32.7), which pays back, keeps a part and puts the goods where they lay; no mirror image.
create or replace view v_doc__titipan as
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
 where t.no_batal is not null;

create or replace view v_doc__titipan_bayar as
select b.kode_toko as shop, 'AT'::text as doc_type, b.no_bayar as doc_no, urut_nomor(b.no_bayar) as seq, b.tgl_system as business_date,
       case b.status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, b.jumlah::bigint as total, b.jumlah::bigint as gross,
       0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, b.jumlah::bigint as paid, 0::bigint as remaining,
       null::text as cancels, b.input_date as created_at, b.input_by as created_by, coalesce(s.op, b.op) as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from titipan_bayar b left join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bayar
union all
select b.kode_toko, 'BT'::text, b.no_batal, urut_nomor(b.no_batal), coalesce(s.tgl_system, b.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, b.no_bayar, b.tgl_batal, b.batal_by, s.op, null::bigint, true, null::text
  from titipan_bayar b left join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_batal
 where b.no_batal is not null;

create or replace view v_doc_line__titipan as
select kode_toko as shop, 'TT'::text as doc_type, no_titip as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       harga::bigint as amount, netto::bigint as net, harga_id as price_id, tgl_system as business_date
  from titipan_barang
union all
select kode_toko, 'BT'::text, no_batal, 1, null::text, null::bigint, dp_rp::bigint, dp_rp::bigint, null::bigint, hari_batal
  from titipan where no_batal is not null;

create or replace view v_written__penjualan_titipan as
select 'penjualan_titipan'::text as row_tbl, no_faktur_jual || '/' || no_titip as row_no, kode_toko as shop, op as op_id,
       null::date as business_date
  from penjualan_titipan
union all select 'penjualan_online'::text, no_faktur_jual, kode_toko, op, null::date from penjualan_online;

create or replace view v_written__master as
select 'kupon'::text as row_tbl, no_kupon as row_no, kode_toko as shop, op as op_id, tgl_terbit as business_date from kupon
union all select 'kupon_pakai'::text, no_faktur_jual, kode_toko, op, tgl_system from kupon_pakai
union all select 'potongan_kategori'::text, kode_potongan, kode_toko, op, null::date from potongan_kategori where op is not null
union all select 'jenis_kupon'::text, jenis_kupon, kode_toko, op, null::date from jenis_kupon where op is not null
union all select 'marketplace'::text, kode_marketplace, kode_toko, op, null::date from marketplace where op is not null
union all select 'bonus_sales'::text, id::text, kode_toko, op, null::date from bonus_sales where op is not null
union all select 'fee_penjualan'::text, _id, kode_toko, op, null::date from fee_penjualan where op is not null
union all select 'bunga_hutang'::text, id::text, kode_toko, op, null::date from bunga_hutang where op is not null
union all select 'plafond_hutang'::text, id::text, kode_toko, op, null::date from plafond_hutang where op is not null
union all select 'plafond_hutang_kadar'::text, kode_kadar, kode_toko, op, null::date from plafond_hutang_kadar where op is not null;

create or replace view v_need__penjualan as
select l.kode_toko as shop, l.op as op_id, e.event
  from penjualan_barang l
  join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, p.input_date, l.netto, l.kupon_rp, l.harga_komputer, l.harga_per_gram,
    l.harga_hari, l.berat, l.berat_stock, l.berlian, l.harga_modal) e
 where l.menyimpang and p.grosir is null
union all
-- Wholesale is weighed by groups, and its discount counts on the whole (D-47.2).
select p.kode_toko, l.op, e.event
  from penjualan p
  cross join lateral (select min(x.op::text)::uuid as op, sum(x.netto)::bigint as netto, sum(x.harga_komputer)::bigint as komputer
                        from penjualan_barang x
                       where x.kode_toko = p.kode_toko and x.no_faktur_jual = p.no_faktur_jual) l
  cross join lateral (select a.level from audit a where a.kode_toko = p.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral (
    select 'HARGA_DI_BAWAH'::text as event
     where exists (select from tuntutan_baris(p.kode_toko, a.level, p.input_date, l.netto, 0, l.komputer, 0, 0, 0, 0, false, 0) t
                    where t.event = 'HARGA_DI_BAWAH')
    union all
    select 'TOLERANSI_BERAT'
     where exists (select from jsonb_array_elements(p.grosir) g
                    where abs((g ->> 'berat_timbang')::bigint - (g ->> 'berat_stock')::bigint)
                      > batas_toko(p.kode_toko, 'TOLERANSI_TIMBANG_BAKI', p.input_date, 50))) e
 where p.grosir is not null
union all
-- A part of a parcel whose stones are unlike it (decision 1041).
select l.kode_toko, l.op, 'UBAH_BARANG'
  from penjualan_barang l
 where l.bagian_lain
   and exists (select from audit a where a.kode_toko = l.kode_toko and a.op = l.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

-- What is kept of money that goes back by a rule: rounded up to the rupiah (`hitungRefund`), down in documents that ended before.
create or replace function ditahan_aturan(p_dp bigint, p_persen bigint, p_turun boolean) returns bigint language sql immutable parallel safe as $$
  select (p_dp * p_persen + case when p_turun then 0 else 9999 end) / 10000
$$;

create or replace view v_need__titipan as
select t.kode_toko as shop, s.op as op_id, 'REFUND_TITIPAN'::text as event
  from titipan t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
  join lateral (select a.level from audit a where a.kode_toko = s.kode_toko and a.op = s.op order by a.urut limit 1) a
    on a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')
 where t.ditahan_rp < ditahan_aturan(t.dp_rp, t.batal_persen, t.ditahan_turun)
union all
-- A deposit that was ended, and its refund taken by another person.
select t.kode_toko, s.op, 'MILIK_LAIN'
  from titipan t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.setuju_pemilik is not null
   and exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'))
union all
select l.kode_toko, l.op, e.event
  from titipan_barang l
  join titipan t on t.kode_toko = l.kode_toko and t.no_titip = l.no_titip
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, t.input_date, l.netto, 0, l.harga_komputer, l.harga_per_gram,
    l.harga_hari, l.berat, l.berat, l.berlian, l.harga_modal) e
 where l.menyimpang;

-- What a sale uses of another customer's, or gives to another person than its customer (`milik_lain`, D-51.9).
create or replace view v_need__penjualan_milik as
select x.kode_toko as shop, x.op as op_id, 'MILIK_LAIN'::text as event
  from (select p.kode_toko, j.op from penjualan_titipan p
          join penjualan j on j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_faktur_jual where p.milik_lain
         union all
        select p.kode_toko, j.op from kupon_pakai p
          join penjualan j on j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_faktur_jual where p.milik_lain) x
 where exists (select from audit a where a.kode_toko = x.kode_toko and a.op = x.op and a.tindakan in ('JUAL', 'SIMPAN', 'TUKAR')
   and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

create or replace view v_need__kupon as
select distinct k.kode_toko as shop, k.op as op_id, 'KUPON_BANYAK'::text as event
  from kupon k
  join audit a on a.kode_toko = k.kode_toko and a.op = k.op and a.tindakan = 'TERBIT' and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')
 where k.perlu_setuju;

-- A refund in cash is what coins make of it; what they make is told beside it (110).
create or replace view v_payment__titipan as
select kode_toko as shop, left(no_dokumen, 2) as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'TT%'
union all
select kode_toko, 'BT'::text, no_batal, refund_jenis, (refund_rp - pembulatan_tunai)::bigint,
       case refund_jenis when 'CASH' then pembulatan_tunai - refund_rp else 0 end::bigint, hari_batal
  from titipan where no_batal is not null and refund_rp > 0
union all
select kode_toko, 'BT'::text, no_batal, 'BULAT'::text, pembulatan_tunai::bigint, 0::bigint, hari_batal
  from titipan where no_batal is not null and pembulatan_tunai <> 0
union all
select kode_toko, 'BT'::text, no_batal, 'DITAHAN'::text, ditahan_rp::bigint, 0::bigint, hari_batal
  from titipan where no_batal is not null and ditahan_rp > 0;

create or replace view v_need__cetak as
select a.kode_toko as shop, a.op as op_id, e.event
  from audit a cross join lateral (select tuntutan_jejak(a) as event) e
 where (a.tindakan in ('CETAK_ULANG', 'CETAK_BARCODE', 'BUKA_LACI', 'UBAH_HARGA', 'UBAH_PARAMETER', 'UBAH_MODUL', 'IMPOR_PUSAT',
    'EKSPOR', 'RESET_TIMBANG', 'KOSONGKAN_OPNAME', 'RESET_PASSWORD', 'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR', 'UBAH_KARTU',
    'BUKA_HARI')
    or (a.tabel in ('barang', 'users', 'harga_beli') and a.tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN')))
   and e.event is not null;

-- The page of a contract's slip (D-51.15).
create or replace view nota_publik__penjualan as
select kode_nota, kode_toko, 'PENJUALAN'::text as jenis, no_faktur_jual as no, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' else 'BERLAKU' end as status, tgl_batal
  from penjualan;

select susun_pandangan('nota_publik');

create or replace view nota_publik__titipan as
select kode_nota, kode_toko, 'TITIPAN'::text as jenis, no_titip as no, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' when 'DIAMBIL' then 'DIAMBIL' else 'BERLAKU' end as status, tgl_batal
  from titipan;

-- Places that a held piece may come back to, of deposits and of contracts: they cannot be deleted meanwhile.
create or replace view titipan_ditahan__titipan as
select b.kode_toko, b.kode_gudang, b.kode_baki, t.status
  from titipan t join titipan_barang b on b.kode_toko = t.kode_toko and b.no_titip = t.no_titip
 where t.status in ('OPEN', 'AKTIF');

select susun_pandangan('titipan_ditahan');

-- Tax by document as it was booked, cancelled ones too, and what was paid in: the invariant of the accounts `ppn` and `pph22` reads
-- it beside the sets that turn nothing round (D-41.9).
create or replace view v_tax__penjualan as
select kode_toko as shop, no_faktur_jual as doc_no, tgl_system as business_date, ppn_rp::bigint as ppn, pph22_rp::bigint as pph22
  from penjualan where valid_at is not null and (ppn_rp <> 0 or pph22_rp <> 0);

select susun_pandangan('v_tax');

create or replace view v_tax__service as
select kode_toko as shop, no_ambil as doc_no, tgl_system as business_date, ppn_rp::bigint as ppn, 0::bigint as pph22
  from service_ambil where ppn_rp <> 0;

create or replace view v_tax__uang as
select k.kode_toko as shop, k.no_kas as doc_no, k.tgl_system as business_date,
       case k.kode_transaksi when 'SETOR_PPN' then -jumlah else 0 end::bigint as ppn,
       case k.kode_transaksi when 'SETOR_PPH22' then -jumlah else 0 end::bigint as pph22
  from kas k
 where kode_transaksi in ('SETOR_PPN', 'SETOR_PPH22')
   and not exists (select from buku b where b.kode_toko = k.kode_toko and b.no_bukti = k.no_kas and b.akun like '%:SETOR_PP%');

create or replace view v_doc_line__penjualan as
select kode_toko as shop, 'SALE'::text as doc_type, no_faktur_jual as doc_no, urut as line_no, kode_barcode as barcode,
       case when kode_berlian is null then berat end::bigint as mg,
       harga::bigint as amount, netto::bigint as net, harga_id as price_id, tgl_system as business_date
  from penjualan_barang;

create or replace view v_payment__penjualan as
select kode_toko as shop, 'SALE'::text as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'PJ%'
union all
select kode_toko, 'SALE'::text, no_faktur_jual, 'DP'::text, dp_rp::bigint, 0::bigint, tgl_system from penjualan where dp_rp <> 0 and valid_at is not null
union all
select kode_toko, 'SALE'::text, no_faktur_jual, 'TUKAR'::text, tukar_rp::bigint, 0::bigint, tgl_system from penjualan where tukar_rp <> 0 and valid_at is not null;

-- What is on top joins the total beside the charges (I-9).
create or replace view v_doc__penjualan as
select p.kode_toko as shop, 'SALE'::text as doc_type, p.no_faktur_jual as doc_no, urut_nomor(p.no_faktur_jual) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.sub_total::bigint as gross, (p.diskon_rp + p.kupon_rp)::bigint as discount,
       (p.admin + p.packing + p.ongkos_kerja + p.ppn_luar_rp + p.pph22_rp)::bigint as fees, p.pembulatan::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, coalesce(s.op, p.op) as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, p.no_tukar as ticket
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_jual
union all
select p.kode_toko, 'BJ'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_jual, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

-- Sales and their lines as reports read them: of pieces, and of goods without a barcode (D-46.5), each with how many it is.
create or replace view nota_jual__penjualan as
select kode_toko, no_faktur_jual, tgl_system, input_date, status, kode_sales, kode_customer, nama_customer, alamat_customer,
       no_hp, jenis_customer, keterangan, qty, berat, sub_total, diskon_persen, diskon_rp, kupon_rp, admin, packing,
       ongkos_kerja, pembulatan, grand_total, pembulatan_tunai, dp_rp, tukar_rp, no_tukar, kembali, poin, fee_persen, pajak,
       ppn_rp, ppn_luar_rp, pph22_rp, ppn_termasuk, npwp, no_seri_pajak, no_pesanan, no_cicilan, input_by, valid_by,
       valid_at, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi, op
  from penjualan;

create or replace view nota_jual_barang__penjualan as
select kode_toko, no_faktur_jual, urut, tgl_system, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group,
       kode_kadar, kadar, persen, 1 as qty, berat, berat_asli, murni, harga_per_gram, harga_id, harga_jual, ongkos, harga,
       diskon_rp, potongan_rp, kupon_rp, bagian_rp, netto, harga_modal, kode_gudang, kode_baki, no_titip, kode_potongan,
       kode_kelompok, bonus_id, bonus_rp, harga_komputer, harga_hari
  from penjualan_barang;

create trigger harga_marketplace after insert or update on marketplace for each row
  execute function catat_harga('kode_marketplace', 'fee_persen,no_rekening');

-- Money of a bank's cards and of a marketplace waits in accounts of one name (D-48.1).
create or replace function kode_kartu_lain() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'bank' and exists (select from marketplace
       where kode_toko = new.kode_toko and kode_marketplace = to_jsonb(new) ->> 'kode_bank')
     or tg_table_name = 'marketplace' and exists (select from bank
       where kode_toko = new.kode_toko and kode_bank = to_jsonb(new) ->> 'kode_marketplace') then
    perform tolak('KODE_BANK', 'Kode Bank Dan Kode Marketplace Tidak Boleh Sama');
  end if;
  return new;
end $$;

create trigger bank_bukan_marketplace before insert on bank for each row execute function kode_kartu_lain();
create trigger marketplace_bukan_bank before insert on marketplace for each row execute function kode_kartu_lain();

-- Why a listed piece may not be offered now; null where it may (D-48.4). It follows from the piece alone, whatever document
-- moved it: sold, held, sent away, in a basket or held by an order, without photo or words. Its price is worked out by code.
create or replace view v_barang_tayang as
select t.kode_toko, t.kode_marketplace, t.kode_barcode,
       case when not t.mau then 'DITURUNKAN'
            when b.status <> 'READY' then b.status
            when k.kode_barcode is not null then 'DI_KERANJANG'
            when g.jenis <> 'TOKO' then 'TEMPAT'
            when b.berlian <> '[]' or j.berlian then 'BERLIAN'
            when b.gambar = '[]' then 'TANPA_FOTO'
            when length(trim(coalesce(b.deskripsi, ''))) = 0 then 'TANPA_DESKRIPSI'
            when not m.is_active then 'MARKETPLACE'
            -- What the other side refused is not offered as it was before: its old price, its old words.
            when t.status = 'GAGAL' and t.tampil and t.coba >= 8 then 'GAGAL' end as halangan
  from barang_tayang t
  join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barcode
  join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
  join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
  join marketplace m on m.kode_toko = t.kode_toko and m.kode_marketplace = t.kode_marketplace
  left join keranjang k on k.kode_toko = t.kode_toko and k.kode_barcode = t.kode_barcode and k.sampai > waktu();

-- A sale that names an order takes it over, by whatever screen it was typed and whatever became of the order before; its
-- cancel ends the order, but for the parcel of a pesanan: its pre-order waits again, as its DP does, and an order that its
-- channel named otherwise than that waits with the buyer of its own (decision 1162). The buyer is kept with the order until
-- 30 days after its money came, so that a parcel to another person can be proved.
create or replace function ambil_pesanan_online() returns trigger language plpgsql as $$
begin
  update pesanan_online
     set status = case when new.aktif then 'DIJUAL' when new.no_pesanan is null then 'BATAL'
                       when no_po is not null then 'PO' when nama <> '' then 'MENUNGGU' else 'BATAL' end,
         no_faktur_jual = new.no_faktur_jual,
         nama = case when new.aktif or (new.no_pesanan is not null and no_po is null) then nama else '' end,
         no_hp = case when new.aktif or (new.no_pesanan is not null and no_po is null) then no_hp end,
         alamat = case when new.aktif or (new.no_pesanan is not null and no_po is null) then alamat else '' end,
         tahan_sampai = null
   where kode_toko = new.kode_toko and kode_marketplace = new.kode_marketplace and no_order = new.no_order
     and status = any(case when new.aktif then array['MENUNGGU', 'DITOLAK', 'BATAL', 'PO'] else array['DIJUAL'] end);
  -- What it held and was not sold with it is free.
  delete from keranjang where kode_toko = new.kode_toko and user_id = 'PESANAN ' || new.kode_marketplace || ' ' || new.no_order;
  return null;
end $$;

create trigger penjualan_online_pesanan after insert or update of aktif on penjualan_online for each row
  execute function ambil_pesanan_online();

-- A pre-order that is no longer that of its channel's order gives the number back: else the order that is named could never
-- become one (decision 1164).
create or replace function lepas_nomor_po() returns trigger language plpgsql as $$
begin
  update pre_order set no_order = left(no_order, 45) || ' ' || no_po, op = new.op
   where kode_toko = old.kode_toko and no_po = old.no_po;
  return null;
end $$;

create trigger pesanan_online_po after update of no_po on pesanan_online for each row
  when (old.no_po is not null and new.no_po is distinct from old.no_po) execute function lepas_nomor_po();

-- An order that was knowingly sold otherwise than its channel tells it (decision 1136).
create or replace view v_need__pesanan_online as
select p.kode_toko as shop, j.op as op_id, 'PESANAN_ONLINE_BEDA'::text as event
  from pesanan_online p
  join penjualan j on j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_faktur_jual
 where p.beda_jual
   and exists (select from audit a where a.kode_toko = j.kode_toko and a.op = j.op and a.tindakan = 'JUAL_BEDA'
     and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

create or replace view v_written__penjualan_tayang as
select 'pesanan_online'::text as row_tbl, kode_marketplace || ' ' || no_order as row_no, kode_toko as shop, op as op_id,
       null::date as business_date
  from pesanan_online
union all
select 'barang_tayang', kode_marketplace || ' ' || kode_barcode, kode_toko, op, null from barang_tayang
union all
select 'marketplace_sambungan', kode_marketplace, kode_toko, op, null from marketplace_sambungan;
