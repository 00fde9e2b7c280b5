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

-- Whether two laboratories of one number may be the same (D-45.1, decision 1093): 'GIAS' is one letter beside GIA, so that only two that
-- are both known are two. One that is not told is that of any.
create or replace function lembaga_sama(a text, b text) returns boolean language sql immutable parallel safe as $$
  select coalesce(a = b, true) or not (a = any (kenal) and b = any (kenal))
    from (values (array['AGS', 'AIGS', 'EGL', 'GCAL', 'GIA', 'GIT', 'GRS', 'GSI', 'HRD', 'IGI', 'NGTC', 'SSEF'])) as l (kenal)
$$;

-- Stones that a count missed, or that were lost on their way: loose, or with the piece that they are set in (D-45.4), and by which number.
create or replace view v_batu_hilang as
select kode_toko, kode_berlian, lembaga, no_sertifikat, carat, harga_modal, tgl_terima, coalesce(no_pegang, '-') as no_hilang
  from berlian where status = 'HILANG'
union all
select b.kode_toko, b.kode_berlian, b.lembaga, b.no_sertifikat, b.carat, b.harga_modal, b.tgl_terima, coalesce(p.no_pegang, p.kode_barcode)
  from berlian b
  join barang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode and p.status = 'HILANG'
 where b.status = 'TERPASANG' and b.pergi;

-- A stone that a count missed comes in again, by its certificate (D-45.4).
create or replace view v_need__berlian_terima as
select distinct l.kode_toko as shop, t.op as op_id, 'UBAH_BARANG'::text as event
  from berlian_terima_isi l
  join berlian_terima t on t.kode_toko = l.kode_toko and t.no_terima = l.no_terima
 where l.hilang_di is not null
   and exists (select from audit a where a.kode_toko = t.kode_toko and a.op = t.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

-- The same where it comes set in a piece that is typed, or labelled of a delivery: the count was before.
create or replace view v_need__barang_batu_hilang as
select distinct g.kode_toko as shop, g.op as op_id, 'UBAH_BARANG'::text as event
  from berlian b
  join berlian_gerak g on g.kode_toko = b.kode_toko and g.kode_berlian = b.kode_berlian and g.jenis = 'MASUK'
  join barang_kejadian k on k.kode_toko = g.kode_toko and k.kode_barcode = g.kode_barcode and k.op = g.op and k.jenis in ('TAMBAH', 'TERIMA')
 where b.asal_barang and b.no_sertifikat is not null
   and exists (select from v_batu_hilang h
                 join berlian_gerak l on l.kode_toko = h.kode_toko and l.kode_berlian = h.kode_berlian and l.jenis = 'HILANG'
                where h.no_sertifikat = b.no_sertifikat and (lembaga_sama(h.lembaga, b.lembaga) or h.carat = b.carat)
                  and (h.kode_toko, h.kode_berlian) <> (b.kode_toko, b.kode_berlian) and l.urut < g.urut)
   and exists (select from audit a where a.kode_toko = g.kode_toko and a.op = g.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

-- Stones as the invariants read them (I-37): what the shop holds of each, and what each act made of that.
create or replace view v_stone as
select kode_toko as shop, kode_berlian as stone, status as state, status in ('LEPAS', 'TERPASANG', 'DIBELI') and not pergi as held,
       kode_barcode as barcode, no_pegang as holder,
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

-- Whether a piece, or a loose stone by its own code, is on its way to another shop: packed, neither received nor settled by the sender.
create or replace function barang_di_jalan(p_toko text, p_barcode text) returns boolean language sql stable as $$
  select exists (
    select from kirim_barang k
      join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim and i.kode_barcode = p_barcode
     where k.kode_toko = p_toko and k.status = 'OPEN'
       and not exists (select from terima_kiriman_isi t
                        where t.asal = i.kode_toko and t.no_kirim = i.no_kirim and t.kode_barcode = i.kode_barcode)
       and not exists (select from selisih_kiriman_isi s
                        where s.kode_toko = i.kode_toko and s.no_kirim = i.no_kirim and s.kode_barcode = i.kode_barcode))
$$;

-- One certificate is of one stone that is held, in all shops of the chain, or on its way between them, set or loose (D-45.1). A number whose
-- laboratory is not told, or not known, is the same as that of any laboratory. Whichever act brings a stone to be held is refused; two at one moment
-- follow each other.
create or replace function satu_sertifikat() returns trigger language plpgsql as $$
declare lain text;
begin
  perform pg_advisory_xact_lock(hashtextextended('sertifikat ' || new.no_sertifikat, 0));
  select b.kode_berlian into lain from berlian b
   where b.no_sertifikat = new.no_sertifikat and b.status in ('LEPAS', 'TERPASANG', 'DIBELI', 'KIRIM')
     and (b.kode_toko, b.kode_berlian) <> (new.kode_toko, new.kode_berlian)
     and lembaga_sama(b.lembaga, new.lembaga)
     and case when b.status = 'KIRIM' or b.pergi then b.kode_berlian <> new.kode_berlian
           and barang_di_jalan(b.kode_toko, coalesce(b.kode_barcode, b.kode_berlian)) else true end limit 1;
  if lain is not null then
    perform tolak('SERTIFIKAT_DIPAKAI', 'Sertifikat Ini Sudah Ada Di Berlian Lain Yang Dipegang Toko');
  end if;
  return new;
end $$;

create trigger berlian_sertifikat_baru before insert on berlian for each row
  when (new.no_sertifikat is not null and new.status in ('LEPAS', 'TERPASANG', 'DIBELI') and not new.pergi)
  execute function satu_sertifikat();
create trigger berlian_sertifikat_lagi before update of status, pergi, lembaga, no_sertifikat on berlian for each row
  when (new.no_sertifikat is not null and new.status in ('LEPAS', 'TERPASANG', 'DIBELI') and not new.pergi
    and (old.status not in ('LEPAS', 'TERPASANG', 'DIBELI') or old.pergi
      or (old.lembaga, old.no_sertifikat) is distinct from (new.lembaga, new.no_sertifikat)))
  execute function satu_sertifikat();

-- A stone that is typed with its piece gets a code of the barcode series.
create or replace function batu_berkode() returns trigger language plpgsql as $$
declare
  kurang int;
  kode text[];
begin
  select count(*) into kurang from jsonb_array_elements(new.berlian) e where not e ? 'kode_berlian';
  if kurang > 0 then
    kode := ambil_barcode(new.kode_toko, kurang);
    select jsonb_agg(case when e ? 'kode_berlian' then e else e || jsonb_build_object('kode_berlian', kode[n]) end order by i)
      into new.berlian
      from (select e, i, (sum(case when e ? 'kode_berlian' then 0 else 1 end) over (order by i))::int as n
              from jsonb_array_elements(new.berlian) with ordinality t (e, i)) x;
  end if;
  return new;
end $$;
create trigger barang_batu_berkode before insert or update of berlian on barang for each row
  when (new.berlian <> '[]'::jsonb) execute function batu_berkode();

-- Stones that are set follow their piece (D-45.1): held with it, sold with it, on their way to another shop with it; a piece that comes
-- from another shop, or home, brings those that it has now. Each change stands in the book of stones under the number of the act.
create or replace function batu_ikut() returns trigger language plpgsql as $$
declare
  ada boolean := new.status in ('READY', 'TITIP', 'SERVICE');
  dahulu text := case when tg_op = 'UPDATE' then old.status end;
  pegang text := case when tg_op = 'UPDATE' then coalesce(new.no_pegang, old.no_pegang) else new.no_pegang end;
  bukti text;
  tgl date;
  kejadian text;
  macam text;
begin
  select e.no_bukti, e.tgl_system, e.jenis into bukti, tgl, kejadian from barang_kejadian e
   where e.kode_toko = new.kode_toko and e.kode_barcode = new.kode_barcode order by e.seq desc limit 1;
  if tgl is null then
    select max(h.tgl_system) into tgl from hari_toko h where h.kode_toko = new.kode_toko and h.status = 'OPEN';
  end if;
  bukti := coalesce(bukti, new.kode_barcode);
  macam := case when kejadian in ('RETUR_SUPPLIER', 'BATAL_RETUR_SUPPLIER') then 'RETUR' else case coalesce(case when ada then dahulu else new.status end, 'BARU')
    when 'TERJUAL' then 'JUAL' when 'HANCUR' then 'JUAL' when 'KIRIM' then 'KIRIM' when 'HILANG' then 'HILANG' else 'MASUK' end end;
  if ada then
    with isi as (
      select e ->> 'kode_berlian' as kode, e from jsonb_array_elements(new.berlian) e
    ), baru as (
      insert into berlian as b (kode_toko, kode_berlian, kode_dept, carat, butir, shape, color, clarity, cut_grade, polish, symmetry,
          fluorescence, lembaga, no_sertifikat, foto, kode_supplier, harga_modal, harga_jual, carat_patok, status, kode_barcode,
          asal_barang, tgl_terima, input_by, input_date, op)
      select new.kode_toko, i.kode, new.kode_dept, greatest(1, (e ->> 'carat')::bigint), coalesce((e ->> 'butir')::int, 1), e ->> 'shape',
             e ->> 'color', e ->> 'clarity', e ->> 'cut_grade', e ->> 'polish', e ->> 'symmetry', e ->> 'fluorescence', e ->> 'lembaga',
             nullif(upper(regexp_replace(e ->> 'no_sertifikat', '[^A-Za-z0-9]', '', 'g')), ''),
             (select x.foto from berlian x where x.kode_berlian = i.kode and x.foto is not null order by x.pergi desc limit 1),
             (select s.kode_supplier from supplier_berlian s where s.kode_toko = new.kode_toko and s.kode_supplier = e ->> 'kode_supplier'),
             (e ->> 'harga_modal')::bigint, nullif((e ->> 'harga_jual')::bigint, 0),
             coalesce((select bulat_bagi(x.carat_patok::numeric * coalesce((e ->> 'butir')::int, 1), x.butir) from berlian x
               where x.kode_berlian = i.kode and x.carat_patok is not null order by x.pergi desc limit 1),
               -- Of a piece that came from another server its list says it (decision 1208).
               (select (j.barang #>> array['patok', i.kode])::bigint from kiriman_jauh_isi j
                 where j.kode_toko = new.dari_toko and j.kode_barcode = new.kode_barcode order by j.no_kirim desc limit 1)),
             'TERPASANG', new.kode_barcode, true, new.tgl_terima, new.input_by, new.input_date, new.op
        from isi i
      on conflict (kode_toko, kode_berlian) do update
        set status = 'TERPASANG', kode_barcode = new.kode_barcode, no_pegang = null, pergi = false, konsinyasi = false,
            harga_jual = case when excluded.carat < b.carat then nullif(bulat_bagi(b.harga_jual * excluded.carat::numeric, b.carat), 0)
              else b.harga_jual end,
            carat = excluded.carat, butir = excluded.butir, carat_patok = excluded.carat_patok, harga_modal = excluded.harga_modal,
            op = excluded.op
        where b.status <> 'TERPASANG' or b.pergi
      returning b.*
    )
    insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, kode_barcode, op)
    select kode_toko, kode_berlian, bukti, coalesce(pegang, bukti), tgl, macam, carat, butir, coalesce(harga_modal, 0), kode_barcode, new.op
      from baru;
  else
    with pergi as (
      update berlian b
         set status = case macam when 'JUAL' then 'TERJUAL' when 'RETUR' then 'RETUR' else b.status end,
             pergi = macam not in ('JUAL', 'RETUR'), no_pegang = case when macam in ('JUAL', 'RETUR') then pegang end, op = new.op
       where b.kode_toko = new.kode_toko and b.kode_barcode = new.kode_barcode and b.status = 'TERPASANG'
         and (macam in ('JUAL', 'RETUR') or not b.pergi)
         -- One that another shop took out of it did not come home with it.
         and new.berlian @> jsonb_build_array(jsonb_build_object('kode_berlian', b.kode_berlian))
      returning b.*
    )
    insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, kode_barcode, op)
    select kode_toko, kode_berlian, bukti, coalesce(pegang, bukti), tgl, macam, -carat, -butir, -coalesce(harga_modal, 0), kode_barcode,
           new.op
      from pergi;
  end if;
  return null;
end $$;
create trigger barang_batu_masuk after insert on barang for each row
  when (new.berlian <> '[]'::jsonb) execute function batu_ikut();
create trigger barang_batu_ikut after update of status on barang for each row
  when (new.berlian <> '[]'::jsonb and new.status is distinct from old.status) execute function batu_ikut();

create trigger berlian_pasang_isi_tetap before update or delete on berlian_pasang_isi for each row execute function jangan_ubah();

-- Gold and rupiah may both be nothing where a stone weighs less than half a milligram.
create or replace view v_doc__berlian_pasang as
select kode_toko as shop, left(no_pasang, 2) as doc_type, no_pasang as doc_no, urut_nomor(no_pasang) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from berlian_pasang;

-- Pieces that stones were set into, or taken out of: what stones they have, and what they keep for stones (I-37).
create or replace view v_stone_piece as
select p.kode_toko as shop, p.kode_barcode as barcode, b.berat_atribut::bigint as mg,
       bulat_bagi(coalesce(sum(s.carat), 0)::bigint, 5) as stone_mg, jsonb_array_length(b.berlian) as listed, count(s.kode_berlian) as stones
  from (select distinct kode_toko, kode_barcode from berlian_pasang) p
  join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode and b.status in ('READY', 'TITIP', 'SERVICE')
  left join berlian s on s.kode_toko = p.kode_toko and s.kode_barcode = p.kode_barcode and s.status = 'TERPASANG' and not s.pergi
 group by p.kode_toko, p.kode_barcode, b.berat_atribut, b.berlian;

-- What the shop's parameters say a stone or parcel costs: carat x the row that names most of what it is and whose range holds its mean
-- stone, of those the newest; half up, nothing where no row does (D-45.3).
create or replace function harga_batu(p_toko text, p_carat bigint, p_butir int, p_shape text, p_color text, p_clarity text)
returns bigint language sql stable parallel safe as $$
  select bulat_bagi(p_carat * p.harga_per_carat, 1000) from parameter_berlian p
   where p.kode_toko = p_toko and p.is_active
     and coalesce(p.kode_shape = p_shape, p.kode_shape is null) and coalesce(p.kode_color = p_color, p.kode_color is null)
     and coalesce(p.kode_clarity = p_clarity, p.kode_clarity is null)
     and bulat_bagi(p_carat, p_butir) between p.carat_dari and p.carat_sampai
   order by num_nonnulls(p.kode_shape, p.kode_color, p.kode_clarity) desc, p.id desc limit 1
$$;

-- What a stone costs by its own price, else by the shop's parameters; of what was a part of a parcel the same of what it should weigh by its
-- share of the stones, where that is more: a weight that is typed makes no cheaper stone (decision 1132).
create or replace function harga_batu_diukur(p_toko text, p_carat bigint, p_butir int, p_shape text, p_color text, p_clarity text,
  p_tetap bigint, p_patok bigint) returns bigint language sql stable parallel safe as $$
  select greatest(coalesce(nullif(p_tetap, 0), harga_batu(p_toko, p_carat, p_butir, p_shape, p_color, p_clarity)),
    case when p_patok is not null then
      coalesce(nullif(bulat_bagi(nullif(p_tetap, 0) * p_patok::numeric, nullif(p_carat, 0)), 0),
               harga_batu(p_toko, p_patok, p_butir, p_shape, p_color, p_clarity)) end)
$$;

-- What the stones of a piece cost together; one that has no price costs nothing and is named by `batu_tanpa_harga`. A piece without stones
-- has none of it. What a stone is measured by, its own row tells.
create or replace function harga_batu_barang(p_toko text, p_batu jsonb) returns bigint language sql stable parallel safe as $$
  select sum(coalesce(harga_batu_diukur(p_toko, x.carat, coalesce(x.butir, 1), x.shape, x.color, x.clarity, x.harga_jual, b.carat_patok),
                      0))::bigint
    from jsonb_to_recordset(p_batu)
      as x (kode_berlian text, carat bigint, butir int, shape text, color text, clarity text, harga_jual bigint)
    left join berlian b on b.kode_toko = p_toko and b.kode_berlian = x.kode_berlian
$$;

create or replace function batu_tanpa_harga(p_toko text, p_batu jsonb) returns text language sql stable parallel safe as $$
  select string_agg(x.kode_berlian, ' ' order by x.kode_berlian)
    from jsonb_to_recordset(p_batu)
      as x (kode_berlian text, carat bigint, butir int, shape text, color text, clarity text, harga_jual bigint)
    left join berlian b on b.kode_toko = p_toko and b.kode_berlian = x.kode_berlian
   where harga_batu_diukur(p_toko, x.carat, coalesce(x.butir, 1), x.shape, x.color, x.clarity, x.harga_jual, b.carat_patok) is null
$$;
