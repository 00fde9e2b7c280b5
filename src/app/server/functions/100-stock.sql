-- One look at the pieces and one write, planned once per connection.
create or replace function pindah_barang(p_toko text, p_langkah jsonb, p_tgl date, p_user text, p_op uuid, p_bukti text default null)
returns int language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  jumlah int;
  kode text[] := array(select x ->> 'kode_barcode' from jsonb_array_elements(p_langkah) x);
begin
  with langkah as (
    select kode_barcode, dari_status, ke_status, jenis, akun, kode_gudang, kode_baki,
           coalesce(p_bukti, no_bukti) as no_bukti,
           case when ke_status = 'READY' and p_bukti is not null then null else coalesce(p_bukti, no_pegang) end as no_pegang
      from jsonb_to_recordset(p_langkah) as x (kode_barcode text, dari_status text, ke_status text, jenis text,
        no_bukti text, no_pegang text, akun text, kode_gudang text, kode_baki text)
  ), lama as (
    select k as kode_barcode, e.seq, e.ke from unnest(kode) k
      cross join lateral (select seq, ke from barang_kejadian
        where kode_toko = p_toko and kode_barcode = k order by seq desc limit 1) e
  ), baru as (
    update barang b
       set status = l.ke_status, no_pegang = l.no_pegang, kode_gudang = coalesce(l.kode_gudang, b.kode_gudang),
           kode_baki = case when l.akun is null then b.kode_baki else l.kode_baki end, op = p_op
      from langkah l join lama using (kode_barcode)
     where b.kode_toko = p_toko and b.kode_barcode = any(kode)
       and b.kode_barcode = l.kode_barcode and b.status = l.dari_status
    returning b.kode_barcode, b.berat, l.jenis, l.no_bukti, l.dari_status, l.ke_status, lama.seq, lama.ke as dari,
              coalesce(l.akun, lama.ke) as ke
  ), kejadian as (
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, no_bukti, dari_status,
      ke_status, dari, ke, berat_sebelum, berat, user_id, op)
    select p_toko, kode_barcode, seq + 1, p_tgl, waktu(), jenis, no_bukti, dari_status, ke_status, dari, ke,
           berat, berat, p_user, p_op from baru
    returning 1
  )
  select count(*) into jumlah from kejadian;
  return jumlah;
end $$;

-- What a piece is changes seldom, where it is with every act: only a write that names one of these columns
-- is looked at. Its status stays a CHECK.
create or replace function barang_benar() returns trigger language plpgsql as $$
begin
  if not (new.kode_barcode ~ '^[A-Z0-9]{8}$' and length(new.nama_barang) > 5
    and new.kadar between 1 and 50000 and new.persen between 1 and 10000
    and new.berat > 0 and new.berat <= 100000000 and new.berat_asli > 0 and new.berat_atribut >= 0
    and new.berat_label >= 0 and new.berat = new.berat_asli + new.berat_atribut and new.murni >= 0
    and coalesce(new.kategori_harga in ('GRAM', 'POTONG', 'BANDROL'), true) and new.harga_jual >= 0
    and coalesce(new.ongkos >= 0, true) and new.harga_atribut >= 0 and coalesce(new.harga_modal >= 0, true)
    and new.dokumen_perolehan in ('FAKTUR_PAJAK', 'KONSUMEN', 'TIDAK_ADA')) then
    raise exception using errcode = 'check_violation', table = 'barang', constraint = 'barang_benar',
      message = format('Piece %s breaks a condition of its table', new.kode_barcode);
  end if;
  return new;
end $$;

-- A tag is freed by the sale of its piece (D-33.23): it is taken off at the counter and used again. A piece that
-- comes back by a cancel keeps its tag only while no other piece of the shop carries it.
create or replace function lepas_tag() returns trigger language plpgsql as $$
begin
  if new.status = 'TERJUAL'
     or (new.status in ('READY', 'TITIP') and old.status not in ('READY', 'TITIP')
         and exists (select from barang b
                      where b.kode_toko = new.kode_toko and b.tag_id = new.tag_id and b.kode_barcode <> new.kode_barcode
                        and b.status in ('READY', 'TITIP'))) then
    new.tag_id := null;
  end if;
  return new;
end $$;

create or replace function ingat_barang() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into barang_dahulu
  select old.kode_toko, old.kode_barcode, max(tgl_system), old.nama_barang, old.kode_dept, old.kode_group, old.kode_kadar,
         old.kode_supplier, old.harga_modal
    from hari_toko where kode_toko = old.kode_toko having max(tgl_system) is not null
  on conflict do nothing;
  return null;
end $$;

-- Keeps which photos pieces have, in `foto_barang`: an act that asks for one photo reads no pieces.
create or replace function ingat_foto_barang() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into foto_barang
  select new.kode_toko, g ->> 'gambar_path' from jsonb_array_elements(new.gambar) g where g ->> 'gambar_path' is not null
  on conflict do nothing;
  return null;
end $$;

create or replace function ambil_keranjang(p_toko text, p_kode text, p_user text, p_menit int, p_maks int,
  out sampai timestamptz, out penuh boolean) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('keranjang ' || p_user, 0));
  penuh := p_maks <= (select count(*) from keranjang k
    where k.user_id = p_user and k.sampai > waktu() and (k.kode_toko, k.kode_barcode) <> (p_toko, p_kode));
  if penuh then return; end if;
  insert into keranjang as k (kode_toko, kode_barcode, user_id, sejak, sampai)
  select b.kode_toko, b.kode_barcode, p_user, waktu(), waktu() + make_interval(mins => p_menit) from barang b
   where b.kode_toko = p_toko and b.kode_barcode = p_kode and b.status = 'READY'
  on conflict (kode_toko, kode_barcode) do update
    set user_id = excluded.user_id, sampai = excluded.sampai,
        sejak = case when k.user_id = excluded.user_id and k.sampai > waktu() then k.sejak else excluded.sejak end
    where k.user_id = excluded.user_id or k.sampai <= waktu()
  returning k.sampai into ambil_keranjang.sampai;
end $$;

create trigger barang_kejadian_tetap before update or delete on barang_kejadian for each row execute function jangan_ubah();
create trigger label_cetak_tetap before update or delete on label_cetak for each row execute function jangan_ubah();

create trigger barang_benar before insert or update of kode_barcode, nama_barang, kadar, persen, berat,
  berat_asli, berat_atribut, berat_label, murni, kategori_harga, harga_jual, ongkos, harga_atribut, harga_modal,
  dokumen_perolehan on barang for each row execute function barang_benar();

create trigger barang_lepas_tag before update of status on barang for each row
  when (new.tag_id is not null and new.status is distinct from old.status) execute function lepas_tag();

create trigger barang_ingat after update of nama_barang, kode_dept, kode_group, kode_kadar, kode_supplier, harga_modal on barang
  for each row when ((old.nama_barang, old.kode_dept, old.kode_group, old.kode_kadar, old.kode_supplier, old.harga_modal)
    is distinct from (new.nama_barang, new.kode_dept, new.kode_group, new.kode_kadar, new.kode_supplier, new.harga_modal))
  execute function ingat_barang();

create trigger barang_ingat_foto after insert or update of gambar on barang
  for each row when (new.gambar <> '[]') execute function ingat_foto_barang();

create trigger foto_unggah_tetap before update or delete on foto_unggah for each row execute function jangan_ubah();
create trigger foto_bukti_tetap before update or delete on foto_bukti for each row execute function jangan_ubah();
create trigger lot_hari_buka before insert on lot for each row execute function hanya_hari_buka();
create trigger lot_hari_tetap before update of kode_toko, tgl_system on lot
  for each row execute function jangan_ubah();
create trigger lot_gerak_hari_buka before insert on lot_gerak for each row execute function hanya_hari_buka();
create trigger lot_gerak_tetap before update or delete on lot_gerak for each row execute function jangan_ubah();

create or replace view v_doc_line__pindah as
select kode_toko as shop, 'PD'::text as doc_type, no_pindah as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from pindah_isi;

create or replace view v_doc_line__hancur as
select kode_toko as shop, 'HB'::text as doc_type, no_hancur as doc_no, urut as line_no, kode_barcode as barcode, berat_timbang::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hancur_isi;

-- Every piece that was melted, for the report of them all: bought gold adds a part of its own.
create or replace view v_hancur__stock as
select h.kode_toko, h.no_hancur, h.tgl_system, 'STOCK'::text as asal, i.urut, i.kode_barcode, i.nama_barang, i.kode_dept, i.kode_group,
       i.kode_kadar, i.kadar, i.kondisi, 1 as qty, i.berat, i.berat_asli, i.murni, i.berat_timbang, i.harga_modal as modal,
       h.kode_gudang as tujuan, h.input_by, h.otorisasi
  from hancur h join hancur_isi i on i.kode_toko = h.kode_toko and i.no_hancur = h.no_hancur
 where h.status = 'DONE';

select susun_pandangan('v_hancur');

create or replace view v_doc__ubah_massal as
select kode_toko as shop, 'UM'::text as doc_type, no_ubah as doc_no, urut_nomor(no_ubah) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from ubah_massal
union all
select kode_toko, 'BU'::text, no_batal, urut_nomor(no_batal), tgl_system, 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, no_ubah, tgl_batal, batal_by, op_batal, null::bigint, membukukan, null::text
  from ubah_massal where no_batal is not null;

create or replace view v_doc_line__ubah_massal as
select kode_toko as shop, 'UM'::text as doc_type, no_ubah as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from ubah_massal_isi;

create or replace view v_written__aksesoris as
select 'aksesoris'::text as row_tbl, kode_aksesoris as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from aksesoris where op is not null;

create or replace view v_need__tanggal_terima as
select k.kode_toko as shop, k.op as op_id, 'TANGGAL_MUNDUR'::text as event
  from barang_kejadian k
  join barang b on b.kode_toko = k.kode_toko and b.kode_barcode = k.kode_barcode
 where k.jenis = 'TAMBAH' and b.tgl_terima < k.tgl_system
   and not exists (select from tanggal_terima_lama l where l.kode_toko = k.kode_toko and l.op = k.op);

create or replace view v_written__stock_foto as
select 'foto_unggah'::text as row_tbl, gambar_path as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from foto_unggah
union all
select 'foto_bukti', gambar_path, kode_toko, op, null from foto_bukti;

create or replace view v_need__stock_aksesoris as
select g.kode_toko as shop, g.op as op_id, 'AKSESORIS_BANYAK'::text as event
  from (select kode_toko, op, input_date, input_by, aturan,
               sum(total_qty) over (partition by kode_toko, tgl_system, input_by order by no_aksesoris) as qty
          from aksesoris_gerak where status <> 'CANC') g
 where g.aturan > 1 and g.qty > batas_toko(g.kode_toko, 'AKSESORIS_BATAS_QTY', g.input_date, 500)
   and exists (select from audit a where a.kode_toko = g.kode_toko and a.op = g.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

-- Loose gold as its lots say: the book must hold the same in each of these warehouses (I-32), and with each craftsman (I-33).
create or replace view v_lot as
select kode_toko as shop, no_lot as lot, coalesce('tukang:' || kode_tukang, 'gudang:' || kode_gudang) as account, persen::int as kadar, qty, berat::bigint as mg,
       murni::bigint as murni, modal::bigint as cost
  from lot;

create or replace view v_lot_move as
select g.kode_toko as shop, g.no_lot as lot, g.no_bukti as entry_id,
       coalesce('tukang:' || l.kode_tukang, 'gudang:' || l.kode_gudang) as account, l.persen::int as kadar,
       g.tgl_system as business_date, g.qty, g.berat::bigint as mg, g.murni::bigint as murni, g.modal::bigint as cost
  from lot_gerak g join lot l on l.kode_toko = g.kode_toko and l.no_lot = g.no_lot;

create or replace view v_scrap_place as
select kode_toko as shop, 'gudang:' || kode_gudang as account from gudang where jenis in ('ROSOK', 'HANCUR');

create or replace view v_written__stock_lot as
select 'lot'::text as row_tbl, no_lot as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from lot where asal <> 'AWAL'
union all
select 'lot_gerak'::text, no_lot || '/' || no_bukti, kode_toko, op, tgl_system from lot_gerak where no_bukti <> 'AWAL';

-- Gold that a change of a piece's data takes off it, or adds to it, is one that an owner agreed to (D-51.17, I-21). An
-- owner who changes it himself has agreed.
create or replace view v_need__stock_ubah_susut as
    select a.kode_toko as shop, a.op as op_id, 'SUSUT_LEBIH'::text as event
      from audit a
     where a.tabel = 'barang' and a.tindakan = 'UBAH' and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')
       and a.sebelum::jsonb -> 'berat_asli' is distinct from a.sesudah::jsonb -> 'berat_asli';

create or replace view v_written__stock as
select 'barang'::text as row_tbl, kode_barcode as row_no, kode_toko as shop, op as op_id, tgl_terima as business_date from barang;

create or replace view v_text__stock as
select kode_toko as shop, kode_barcode as row_no, concat_ws(' ', nama_barang, deskripsi, atribut) as value, tgl_terima as business_date from barang;

-- Items and gold.
create or replace view v_item as
select kode_toko as shop, kode_barcode as barcode,
       case status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED'
         -- Held by the sender's half of its receipt: another shop has it.
         when 'KIRIM' then case when left(no_pegang, 2) = 'SB' then 'SHIPPED_OUT' else 'IN_TRANSIT' end
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as state,
       kode_gudang as gudang, case when status in ('READY', 'TITIP') then kode_baki end as baki, persen::int as kadar,
       berat::bigint as mg, no_pegang as holder_doc, murni::bigint as murni, kadar::int as figure
  from barang;

-- Trays of warehouses for selling: a piece there must lie in one (I-2).
create or replace view v_shelf as
select b.kode_toko as shop, b.kode_gudang as gudang, b.kode_baki as baki
  from baki b join gudang g using (kode_toko, kode_gudang) where b.is_active and g.jenis = 'TOKO';

create or replace view v_item_event as
select kode_toko || '/' || kode_barcode || '/' || seq as id, kode_toko as shop, kode_barcode as barcode, seq,
       case dari_status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED'
         when 'KIRIM' then case when dari like 'rk:%' then 'SHIPPED_OUT' else 'IN_TRANSIT' end
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as from_state,
       case ke_status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED'
         when 'KIRIM' then case when ke like 'rk:%' then 'SHIPPED_OUT' else 'IN_TRANSIT' end
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as to_state,
       dari as from_place, ke as to_place, berat_sebelum::bigint as mg_before, berat::bigint as mg_after, no_bukti as doc_no, op as op_id,
       tgl_system as business_date, waktu as at
  from barang_kejadian;

create or replace view v_tray as
select kode_toko as shop, split_part(substr(akun, 6), '/', 1) as gudang, split_part(akun, '/', 2) as baki, kadar::int as kadar, qty,
       berat::bigint as mg, murni::bigint as murni
  from saldo where akun like 'baki:%';
