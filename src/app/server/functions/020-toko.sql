-- A writer into a day holds this lock shared until it commits; closing takes it alone.
create or replace function kunci_hari(p_toko text) returns bigint language sql immutable as
$$ select ('x' || substr(md5('hari:' || p_toko), 1, 16))::bit(64)::bigint $$;

-- The functions that every write runs through, without a query of their own where an expression will do:
-- `perform f(x)` starts a statement each time, `y := f(x)` is worked out in place (bench J1). What they do stays.

-- The lock and the look stay two steps: the look must see what a closing that it waited for has written.
create or replace function pastikan_buka(p_toko text, p_tgl date) returns void language plpgsql as $$
declare
  dipegang text;
begin
  dipegang := pg_advisory_xact_lock_shared(kunci_hari(p_toko));
  if not exists (select from hari_toko where kode_toko = p_toko and tgl_system = p_tgl and status = 'OPEN') then
    perform tolak('HARI_TUTUP', 'Toko Sudah Ditutup Oleh Akun Lain');
  end if;
end $$;

-- A new day begins with what the last one ended with (D-20.3).
create or replace function mulai_hari() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into saldo_lalu as l
  select h.kode_toko, h.akun, h.kadar, h.rupiah, h.qty, h.berat, h.murni from saldo_hari h
   where h.kode_toko = new.kode_toko
     and h.tgl_system = (select max(tgl_system) from hari_toko where kode_toko = new.kode_toko and tgl_system < new.tgl_system)
  on conflict (kode_toko, akun, kadar) do update
    set rupiah = l.rupiah + excluded.rupiah, qty = l.qty + excluded.qty,
        berat = l.berat + excluded.berat, murni = l.murni + excluded.murni;
  return null;
end $$;

-- BERAT_WAJAR is kept in grams as it goes over the wire, as the other weights are (D-51.5).
create or replace function satuan_parameter(p_key text) returns int language sql immutable parallel safe as $$
  select case
    when p_key like '%\_PERSEN' or p_key like 'BATAS\_DISKON\_%' or p_key like 'PPN\_PERSEN\_%'
      or p_key like 'TOLERANSI\_SUSUT\_%' or p_key = 'TOLERANSI_KADAR_BELI' then 100
    when p_key in ('TOLERANSI_BERAT_JUAL', 'TOLERANSI_BERAT_BELI', 'TOLERANSI_TIMBANG_BAKI', 'TOLERANSI_PENERIMAAN',
      'TOLERANSI_KIRIMAN', 'BATAS_SELISIH_KIRIMAN', 'BERAT_LABEL_DEFAULT', 'BERAT_PLASTIK_DEFAULT', 'BERAT_WAJAR',
      'BATAS_SUSUT_SERVICE') then 1000
    when p_key = 'KURS_USD' then 100
    else 1
  end
$$;

create or replace function isi_katalog_splash() returns trigger language plpgsql as $$
begin
  insert into katalog_splash (kode_toko, kode, name, text)
  select new.kode_toko, x.kode, x.name, x.text
    from (values ('MEMBER', 'Member', 'Selamat datang kembali'), ('GUEST-1', 'Tamu 1', 'Selamat datang'),
                 ('GUEST-2', 'Tamu 2', 'Perhiasan pilihan'), ('GUEST-3', 'Tamu 3', 'Tanya kami kapan saja'))
         as x (kode, name, text);
  return new;
end $$;

-- The named roundings of the shop, and its clock, as statements write them (kit/rules/quantity.ts says the same).
-- Each is one expression that the planner puts in the place of the call. Halves go away from zero; what there is
-- nothing to divide by has no figure.

-- Rupiah a gram, before and after it is rounded.
create or replace function per_gram_tepat(p_rupiah numeric, p_berat numeric) returns numeric language sql immutable parallel safe as $$
  select p_rupiah * 1000.0 / nullif(p_berat, 0)
$$;

create or replace function per_gram(p_rupiah numeric, p_berat numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_rupiah * 1000.0 / nullif(p_berat, 0))::bigint
$$;

-- How much of the whole a part is, in hundredths of a percent.
create or replace function persen_dari(p_bagian numeric, p_seluruh numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_bagian * 10000.0 / nullif(p_seluruh, 0))::bigint
$$;

-- So many hundredths of a percent of a figure.
create or replace function sebesar_persen(p_dari numeric, p_persen numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_dari * p_persen / 10000.0)::bigint
$$;

-- What a weight is worth at a price a gram, of sums and of differences too.
create or replace function nilai_berat(p_berat numeric, p_per_gram numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_berat * p_per_gram / 1000.0)::bigint
$$;

-- What a piece of that weight costs: a stock is put in its order by this, and nothing in it is negative.
create or replace function harga_berat(p_per_gram bigint, p_berat bigint) returns bigint language sql immutable parallel safe as $$
  select (p_per_gram * p_berat + 500) / 1000
$$;

create or replace function bulat_bagi(p_dibagi numeric, p_pembagi numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_dibagi / nullif(p_pembagi, 0))::bigint
$$;

-- What a shop's clock shows at an instant, so many hours ahead of UTC; the date that it shows; the date that its
-- business day has, which changes at an hour of its own.
create or replace function jam_toko(p_saat timestamptz, p_lebih int) returns timestamp language sql immutable parallel safe as $$
  select p_saat at time zone 'UTC' + make_interval(hours => p_lebih)
$$;

create or replace function tanggal_toko(p_saat timestamptz, p_lebih int) returns date language sql immutable parallel safe as $$
  select (p_saat at time zone 'UTC' + make_interval(hours => p_lebih))::date
$$;

create or replace function tanggal_kerja(p_saat timestamptz, p_lebih int, p_ganti interval) returns date language sql immutable parallel safe as $$
  select (p_saat at time zone 'UTC' + make_interval(hours => p_lebih) - p_ganti)::date
$$;

-- The instant at which a date begins by that clock.
create or replace function awal_tanggal(p_tgl date, p_lebih int) returns timestamptz language sql immutable parallel safe as $$
  select (p_tgl::timestamp - make_interval(hours => p_lebih)) at time zone 'UTC'
$$;

-- The last act ended now, unless one that ended later is known; in whole milliseconds, which is what is read of it.
create or replace function jam_maju(p_jam timestamptz) returns timestamptz language sql volatile as $$
  select greatest(p_jam, date_trunc('milliseconds', saat_ini() + interval '999 microseconds'))
$$;

create or replace function majukan_jam(p_toko text) returns void language sql as $$
  update audit_kepala set waktu = jam_maju(waktu) where kode_toko = p_toko
$$;

create trigger hari_toko_mulai after insert on hari_toko for each row execute function mulai_hari();

create trigger hari_toko_tetap before delete or update of kode_toko, tgl_system on hari_toko
  for each row execute function jangan_ubah();

create trigger toko_katalog_splash after insert on toko for each row execute function isi_katalog_splash();

create or replace view v_written__akun as
select 'akuns'::text as row_tbl, nomor_akun as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from akuns where op is not null
union all select 'akun_transaksi'::text, trx || '/' || type || '/' || kode_akun, kode_toko, op, null::date from akun_transaksi;

select susun_pandangan('v_written');

-- A date that jumped is opened by an owner's approval, unless an owner opens it himself (D-51.2, I-21).
create or replace view v_need__tanggal_lompat as
select kode_toko as shop, op as op_id, 'TANGGAL_LOMPAT'::text as event
  from audit where tindakan = 'BUKA_HARI' and level <> 'OWN' and sesudah ->> 'lompat' = 'true';

select susun_pandangan('v_need');

create or replace view v_written__pesan_toko as
select 'pesan_toko'::text as row_tbl, concat_ws('/', dari, ke, urut) as row_no, dari as shop, op as op_id, null::date as business_date from pesan_toko p
 -- What another server tells is of an act of that server.
 where exists (select from toko t where t.kode_toko = p.dari and not t.server_sendiri);

-- Business rows and the act that made them what they are; entries and item events name theirs in their own views.
create or replace view v_written__toko as
select 'hari_toko'::text as row_tbl, tgl_system::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from hari_toko
union all select 'modul_toko'::text, key, kode_toko, op, null::date from modul_toko
union all select 'parameter_toko'::text, id::text, kode_toko, op, null::date from parameter_toko
union all select 'sales'::text, kode_sales, kode_toko, op, null::date from sales where op is not null;
