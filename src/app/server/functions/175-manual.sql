-- A tray, or a warehouse for selling without trays, holds pieces or goods without a barcode, never both (D-46.1). Whichever act brings
-- a piece there is refused; the place is held so that both cannot come at one moment (the other side: `lockTempatManual`).
create or replace function bukan_tempat_manual() returns trigger language plpgsql as $$
begin
  if new.kode_baki is null then
    perform 1 from gudang where kode_toko = new.kode_toko and kode_gudang = new.kode_gudang for key share;
  else
    perform 1 from baki where kode_toko = new.kode_toko and kode_gudang = new.kode_gudang and kode_baki = new.kode_baki for key share;
  end if;
  if exists (select from barang_manual m where m.kode_toko = new.kode_toko and m.kode_gudang = new.kode_gudang
              and m.kode_baki = coalesce(new.kode_baki, '') and m.qty > 0) then
    perform tolak('TEMPAT_MANUAL', 'Tempat Ini Berisi Barang Manual Tanpa Barcode, Pilih Baki Lain');
  end if;
  return new;
end $$;

create trigger barang_bukan_manual before insert on barang for each row
  when (new.status in ('READY', 'TITIP')) execute function bukan_tempat_manual();
create trigger barang_bukan_manual_lagi before update of kode_gudang, kode_baki, status on barang for each row
  when (new.status in ('READY', 'TITIP') and (old.status not in ('READY', 'TITIP')
    or (old.kode_gudang, old.kode_baki) is distinct from (new.kode_gudang, new.kode_baki)))
  execute function bukan_tempat_manual();

create trigger barang_manual_gerak_hari_buka before insert on barang_manual_gerak for each row execute function hanya_hari_buka();
create trigger barang_manual_gerak_tetap before update or delete on barang_manual_gerak for each row execute function jangan_ubah();
create trigger manual_masuk_isi_tetap before update or delete on manual_masuk_isi for each row execute function jangan_ubah();
create trigger manual_pindah_isi_tetap before update or delete on manual_pindah_isi for each row execute function jangan_ubah();

-- Stock lines as the invariants read them (I-4, I-36): what lies where, and what each act made of it.
create or replace view v_manual as
select kode_toko as shop, kode_gudang as gudang, kode_baki as baki, concat_ws('/', kode_gudang, kode_baki, kode_group, kode_dept) as line,
       persen::int as kadar, qty, berat::bigint as mg, murni::bigint as murni, modal::bigint as cost
  from barang_manual;

create or replace view v_manual_move as
select kode_toko as shop, no_bukti as entry_id, concat_ws('/', kode_gudang, kode_baki, kode_group, kode_dept) as line,
       case kode_baki when '' then 'gudang:' || kode_gudang else 'baki:' || kode_gudang || '/' || kode_baki end as account,
       persen::int as kadar, tgl_system as business_date, qty, berat::bigint as mg, murni::bigint as murni, modal::bigint as cost
  from barang_manual_gerak;

create or replace view v_written__manual as
select 'barang_manual_gerak'::text as row_tbl, urut::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date
  from barang_manual_gerak;

-- Lines that hold goods: their codes and places are not deleted meanwhile.
create or replace view manual_berisi as
select kode_toko, kode_group, kode_dept, kode_gudang, nullif(kode_baki, '') as kode_baki from barang_manual where qty > 0;
