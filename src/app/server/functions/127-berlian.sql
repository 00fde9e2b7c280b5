create trigger berlian_gerak_hari_buka before insert on berlian_gerak for each row execute function hanya_hari_buka();
create trigger berlian_gerak_tetap before update or delete on berlian_gerak for each row execute function jangan_ubah();
create trigger berlian_terima_isi_tetap before update or delete on berlian_terima_isi for each row execute function jangan_ubah();
create trigger berlian_retur_isi_tetap before update or delete on berlian_retur_isi for each row execute function jangan_ubah();

-- What is in consignment posts nothing (D-45.4): such a receipt or return has no set, nor has its cancel.
create or replace view v_doc__berlian_terima as
select kode_toko as shop, left(no_terima, 2) as doc_type, no_terima as doc_no, urut_nomor(no_terima) as seq,
       tgl_system as business_date, case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from berlian_terima
union all
select kode_toko, left(no_batal, 2), no_batal, urut_nomor(no_batal), hari_batal, 'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, no_terima, tgl_batal, batal_by, op_batal, null::bigint, membukukan, null::text
  from berlian_terima where no_batal is not null;

create or replace view v_doc__berlian_retur as
select kode_toko as shop, left(no_retur, 2) as doc_type, no_retur as doc_no, urut_nomor(no_retur) as seq,
       tgl_system as business_date, case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from berlian_retur
union all
select kode_toko, left(no_batal, 2), no_batal, urut_nomor(no_batal), hari_batal, 'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, no_retur, tgl_batal, batal_by, op_batal, null::bigint, membukukan, null::text
  from berlian_retur where no_batal is not null;

-- Stones as the invariants read them (I-37): what the shop holds of each, and what each act made of that.
create or replace view v_stone as
select kode_toko as shop, kode_berlian as stone, status as state, status in ('LEPAS', 'TERPASANG') as held, kode_barcode as barcode,
       carat::bigint as carat, butir::bigint as stones, case when konsinyasi then 0 else coalesce(harga_modal, 0) end::bigint as cost
  from berlian;

create or replace view v_stone_move as
select kode_toko as shop, kode_berlian as stone, no_bukti as entry_id, left(no_bukti, 2) as doc_type, tgl_system as business_date,
       carat::bigint as carat, butir::bigint as stones, modal::bigint as cost
  from berlian_gerak;

create or replace view v_written__berlian as
select 'berlian'::text as row_tbl, kode_berlian as row_no, kode_toko as shop, op as op_id, null::date as business_date from berlian
union all
select 'berlian_gerak', urut::text, kode_toko, op, tgl_system from berlian_gerak;

-- One certificate is of one stone that is held, in all shops of the chain (D-45.1). A number whose laboratory is not told is the same
-- as that of any laboratory. Whichever act brings a stone to be held is refused; two at one moment follow each other.
create or replace function satu_sertifikat() returns trigger language plpgsql as $$
declare lain text;
begin
  perform pg_advisory_xact_lock(hashtextextended('sertifikat ' || new.no_sertifikat, 0));
  select b.kode_berlian into lain from berlian b
   where b.no_sertifikat = new.no_sertifikat and b.status in ('LEPAS', 'TERPASANG')
     and (b.kode_toko, b.kode_berlian) <> (new.kode_toko, new.kode_berlian)
     and coalesce(b.lembaga = new.lembaga, true) limit 1;
  if lain is not null then
    perform tolak('SERTIFIKAT_DIPAKAI', 'Sertifikat Ini Sudah Ada Di Berlian Lain Yang Dipegang Toko');
  end if;
  return new;
end $$;

create trigger berlian_sertifikat_baru before insert on berlian for each row
  when (new.no_sertifikat is not null and new.status in ('LEPAS', 'TERPASANG')) execute function satu_sertifikat();
create trigger berlian_sertifikat_lagi before update of status, lembaga, no_sertifikat on berlian for each row
  when (new.no_sertifikat is not null and new.status in ('LEPAS', 'TERPASANG')
    and (old.status not in ('LEPAS', 'TERPASANG') or (old.lembaga, old.no_sertifikat) is distinct from (new.lembaga, new.no_sertifikat)))
  execute function satu_sertifikat();
