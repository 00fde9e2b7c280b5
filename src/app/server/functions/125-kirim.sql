-- A shipment is over when no piece of it is on its way any more: as it was sent, or with pieces that the sender settled.
create or replace function tutup_kiriman(p_toko text, p_no text) returns text language plpgsql as $$
declare
  v_status text;
begin
  select case when count(*) filter (where s.kode_barcode is null and h.no_sampai is null) > 0 then 'OPEN'
              when count(s.kode_barcode) > 0 then 'SELISIH' else 'DONE' end into v_status
    from kirim_barang_isi i
    left join terima_kiriman_isi t on t.asal = i.kode_toko and t.no_kirim = i.no_kirim and t.kode_barcode = i.kode_barcode
    left join barang_sampai h on h.tujuan = t.kode_toko and h.no_terima = t.no_terima
    left join selisih_kiriman_isi s on s.kode_toko = i.kode_toko and s.no_kirim = i.no_kirim and s.kode_barcode = i.kode_barcode
   where i.kode_toko = p_toko and i.no_kirim = p_no;
  update kirim_barang set status = v_status where kode_toko = p_toko and no_kirim = p_no and status <> v_status;
  return v_status;
end $$;

-- What a line names is there: a piece, a bought piece, a lot, or a loose stone. What a shop on another server sent has no row of that
-- shop here: its list has it.
create or replace function isi_kiriman_dikenal() returns trigger language plpgsql as $$
begin
  if not (exists (select from kiriman_jauh_isi
          where kode_toko = new.kode_toko and no_kirim = new.no_kirim and kode_barcode = new.kode_barcode)
    or case new.isi
      when 'BARANG' then exists (select from barang where kode_toko = new.kode_toko and kode_barcode = new.kode_barcode)
      when 'BELI' then exists (select from pembelian_stock
        where kode_toko = new.kode_toko and no_faktur_beli = new.no_dokumen and urut = new.urut_dokumen)
      -- A part of a parcel gets its row after its line.
      when 'BATU' then exists (select from berlian
        where kode_toko = new.kode_toko and kode_berlian = coalesce(new.dari_berlian, new.kode_barcode))
        or exists (select from kiriman_jauh_isi
          where kode_toko = new.kode_toko and no_kirim = new.no_kirim and kode_barcode = new.kode_barcode)
      else exists (select from lot where kode_toko = new.kode_toko and no_lot = new.no_lot) end) then
    raise foreign_key_violation using message = format('%s is nothing that a shop can ship', new.kode_barcode);
  end if;
  return new;
end $$;

create trigger kirim_barang_isi_dikenal after insert on kirim_barang_isi for each row execute function isi_kiriman_dikenal();
create trigger kirim_barang_isi_tetap before update or delete on kirim_barang_isi for each row execute function jangan_ubah();
create trigger terima_kiriman_isi_tetap before update or delete on terima_kiriman_isi for each row execute function jangan_ubah();
create trigger selisih_kiriman_isi_tetap before update or delete on selisih_kiriman_isi for each row execute function jangan_ubah();
create trigger kiriman_selesai_tetap before update or delete on kiriman_selesai for each row execute function jangan_ubah();
create trigger kiriman_selesai_hari_buka before insert on kiriman_selesai for each row when (not new.jauh)
  execute function hanya_hari_buka();
create trigger kiriman_lebih_tetap before update or delete on kiriman_lebih for each row execute function jangan_ubah();
create trigger kiriman_lebih_hari_buka before insert on kiriman_lebih for each row when (not new.jauh)
  execute function hanya_hari_buka();

create trigger kiriman_lebih_pulang_tetap before update or delete on kiriman_lebih_pulang for each row execute function jangan_ubah();
create trigger kiriman_lebih_pulang_hari_buka before insert on kiriman_lebih_pulang for each row when (not new.jauh)
  execute function hanya_hari_buka();

create trigger kiriman_jauh_isi_tetap before update or delete on kiriman_jauh_isi for each row execute function jangan_ubah();

-- A row is of another server exactly where its shop is: what is not of this database is not told apart by who writes it.
create or replace function kiriman_jauh_benar() returns trigger language plpgsql as $$
begin
  if new.jauh <> (select server_sendiri from toko where kode_toko = new.kode_toko) then
    raise check_violation using message = format('%s of %s is not of the server that it says', tg_table_name, new.kode_toko);
  end if;
  return new;
end $$;

create trigger kirim_barang_jauh before insert on kirim_barang for each row execute function kiriman_jauh_benar();
create trigger terima_kiriman_jauh before insert on terima_kiriman for each row execute function kiriman_jauh_benar();
create trigger kiriman_selesai_jauh before insert on kiriman_selesai for each row execute function kiriman_jauh_benar();
create trigger kiriman_lebih_jauh before insert on kiriman_lebih for each row execute function kiriman_jauh_benar();
create trigger kiriman_lebih_pulang_jauh before insert on kiriman_lebih_pulang for each row execute function kiriman_jauh_benar();

-- What was shipped keeps its own set: what takes it back is a set of its own day, no mirror image.
create or replace view v_doc__kirim_barang as
select kode_toko as shop, left(no_kirim, 2) as doc_type, no_kirim as doc_no, urut_nomor(no_kirim) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from kirim_barang
 where not jauh
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(d.hari_batal, d.tgl_system), 'ACTIVE'::text,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_kirim, d.tgl_batal, d.batal_by, d.op_batal,
       null::bigint, d.membukukan, null::text
  from kirim_barang d
 where d.no_batal is not null and not d.jauh;

-- Stones whose cost is not known move no rupiah, and have no gold (D-45.8): such a receipt, its half, or its settlement has no set.
create or replace view v_doc__terima_kiriman as
select kode_toko as shop, left(no_terima, 2) as doc_type, no_terima as doc_no, urut_nomor(no_terima) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from terima_kiriman
 where not jauh;

create or replace view v_doc__barang_sampai as
select kode_toko as shop, left(no_sampai, 2) as doc_type, no_sampai as doc_no, urut_nomor(no_sampai) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from barang_sampai;

create or replace view v_doc__selisih_kiriman as
select kode_toko as shop, left(no_selisih, 2) as doc_type, no_selisih as doc_no, urut_nomor(no_selisih) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from selisih_kiriman;

-- A stone has no gold: its line has no weight.
create or replace view v_doc_line__kirim_barang as
select kode_toko as shop, 'KB'::text as doc_type, no_kirim as doc_no, urut as line_no,
       case isi when 'BARANG' then kode_barcode end as barcode, nullif(berat, 0)::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from kirim_barang_isi i
 where exists (select from kirim_barang k where k.kode_toko = i.kode_toko and k.no_kirim = i.no_kirim and not k.jauh);

create or replace view v_doc_line__terima_kiriman as
select kode_toko as shop, 'RB'::text as doc_type, no_terima as doc_no, urut as line_no,
       case isi when 'BARANG' then kode_barcode end as barcode, nullif(berat, 0)::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from terima_kiriman_isi i
 where exists (select from terima_kiriman r where r.kode_toko = i.kode_toko and r.no_terima = i.no_terima and not r.jauh);

create or replace view v_doc_line__selisih_kiriman as
select s.kode_toko as shop, 'SK'::text as doc_type, s.no_selisih as doc_no, s.urut as line_no,
       case i.isi when 'BARANG' then s.kode_barcode end as barcode, nullif(s.berat, 0)::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, s.tgl_system as business_date
  from selisih_kiriman_isi s
  join kirim_barang_isi i on i.kode_toko = s.kode_toko and i.no_kirim = s.no_kirim and i.kode_barcode = s.kode_barcode;

-- A copy of another server's document is written by an act of the shop that it concerns.
create or replace view v_written__kirim_barang as
select 'kirim_barang'::text as row_tbl, no_kirim as row_no, case when jauh then tujuan else kode_toko end as shop, op as op_id,
       hari_buku as business_date
  from kirim_barang;

create or replace view v_written__terima_kiriman as
select 'terima_kiriman'::text as row_tbl, no_terima as row_no, case when jauh then asal else kode_toko end as shop, op as op_id,
       hari_buku as business_date
  from terima_kiriman;

create or replace view v_written__kirim as
select 'kiriman_selesai'::text as row_tbl, no_kirim as row_no, case when jauh then asal else kode_toko end as shop, op as op_id,
       case when not jauh then tgl_system end as business_date from kiriman_selesai
union all
select 'kiriman_lebih', no_kirim || '/' || kode_barcode, case when jauh then asal else kode_toko end, op, hari_buku from kiriman_lebih
union all
-- What a far sender says of a scan is kept by the shop that it was made in.
select 'kiriman_lebih_pulang', p.no_kirim || '/' || p.kode_barcode || '/' || p.langkah,
       case when not p.jauh then p.kode_toko when p.kode_toko = p.asal then l.kode_toko else p.asal end, p.op, p.hari_buku
  from kiriman_lebih_pulang p
  join kiriman_lebih l on l.asal = p.asal and l.no_kirim = p.no_kirim and l.kode_barcode = p.kode_barcode
union all
-- Kept by the one of the two shops that works in this database.
select 'kiriman_jauh', j.no_kirim, case when t.server_sendiri then j.tujuan else j.kode_toko end, j.op, null
  from kiriman_jauh j join toko t on t.kode_toko = j.kode_toko
union all
select 'kirim_padanan', asal || '/' || jenis || '/' || dari, kode_toko, op, null from kirim_padanan;

create or replace view v_text__kirim as
select kode_toko as shop, no_kirim as row_no, alasan as value, tgl_system as business_date from kiriman_selesai where not jauh
union all
select kode_toko, no_kirim, keterangan, tgl_system from kiriman_lebih where not jauh
union all
select kode_toko, no_kirim, keterangan, tgl_system from kiriman_lebih_pulang where not jauh;

-- How far a line of a receipt is from what was packed: a piece by its weight, gold by its weight or its fine gold, whichever is more.
create or replace view v_kiriman_beda as
select t.kode_toko, t.no_terima, t.isi,
       case t.isi when 'BARANG' then abs(t.berat - t.berat_kirim)
         else greatest(abs(t.berat - t.berat_kirim), abs(t.murni - t.murni_kirim)) end::bigint as beda
  from terima_kiriman_isi t
  join terima_kiriman r on r.kode_toko = t.kode_toko and r.no_terima = t.no_terima and not r.jauh;

-- Receipts with differences, each with those that the same person found in thirty days, and the limit above which an owner agrees.
create or replace view v_kiriman_beda_banyak as
select r.kode_toko, r.no_terima, r.op
  from terima_kiriman r
 where exists (select from v_kiriman_beda d where d.kode_toko = r.kode_toko and d.no_terima = r.no_terima and d.beda > 0)
   and (select sum(x.beda) from terima_kiriman l
          join v_kiriman_beda x on x.kode_toko = l.kode_toko and x.no_terima = l.no_terima
         where l.kode_toko = r.kode_toko and l.input_by = r.input_by and l.no_terima collate "C" <= r.no_terima collate "C"
           and l.tgl_system between r.tgl_system - 31 and r.tgl_system + 1 and l.input_date > r.input_date - interval '30 days')
       > batas_toko(r.kode_toko, 'BATAS_SELISIH_KIRIMAN', r.input_date, 500);

-- A piece that came lighter or heavier, a shipment that was ended short, and what the sender made of the rest. An owner agrees to one
-- that is lost, and to differences that, in thirty days of one person together, are more than BATAS_SELISIH_KIRIMAN; of gold nobody
-- is asked below that and within the tolerance of each line (D-44.9).
create or replace view v_need__kirim as
select distinct r.kode_toko as shop, r.op as op_id, 'KIRIMAN_SELISIH'::text as event
  from terima_kiriman_isi i join terima_kiriman r on r.kode_toko = i.kode_toko and r.no_terima = i.no_terima
 where i.isi = 'BARANG' and i.berat <> i.berat_kirim
union all
select b.kode_toko, b.op, 'KIRIMAN_SELISIH' from v_kiriman_beda_banyak b
 where exists (select from terima_kiriman_isi i where i.kode_toko = b.kode_toko and i.no_terima = b.no_terima and i.isi <> 'BARANG')
union all
-- A stone that is not as it was packed, in carat, in stones or by eye, is an owner's (D-45.8).
select distinct r.kode_toko, r.op, e.event
  from terima_kiriman_isi i join terima_kiriman r on r.kode_toko = i.kode_toko and r.no_terima = i.no_terima
 cross join (values ('KIRIMAN_SELISIH'), ('KIRIMAN_SELISIH_OWN')) e (event)
 where i.isi = 'BATU' and i.di_luar
   and (e.event = 'KIRIMAN_SELISIH'
     or exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
                 where a.kode_toko = r.kode_toko and a.op = r.op and a.level <> 'OWN' and o.disetujui_level <> 'OWN'))
union all
-- So is a piece of another server in which other stones were counted than its list has (decision 1208).
select distinct r.kode_toko, r.op, e.event
  from terima_kiriman_isi i join terima_kiriman r on r.kode_toko = i.kode_toko and r.no_terima = i.no_terima
 cross join (values ('KIRIMAN_SELISIH'), ('KIRIMAN_SELISIH_OWN')) e (event)
 where i.batu_hitung <> i.batu_kirim
   and (e.event = 'KIRIMAN_SELISIH'
     or exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
                 where a.kode_toko = r.kode_toko and a.op = r.op and a.level <> 'OWN' and o.disetujui_level <> 'OWN'))
union all
select kode_toko, op, 'KIRIMAN_SELISIH' from kiriman_selesai
union all
select kode_toko, op, 'KIRIMAN_SELISIH' from selisih_kiriman
union all
select distinct r.kode_toko, r.op, 'KIRIMAN_SELISIH_OWN'
  from v_kiriman_beda_banyak r
  join audit a on a.kode_toko = r.kode_toko and a.op = r.op and a.level <> 'OWN'
  join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore and o.disetujui_level <> 'OWN'
union all
select s.kode_toko, s.op, 'KIRIMAN_SELISIH_OWN' from selisih_kiriman s
 where exists (select from selisih_kiriman_isi i where i.kode_toko = s.kode_toko and i.no_selisih = s.no_selisih and i.hasil = 'HILANG')
   and exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
                where a.kode_toko = s.kode_toko and a.op = s.op and o.disetujui_level <> 'OWN')
union all
-- Gold outside its tolerance: what the scale misses of a line, any more of it, and what a test does not find (D-44.4, D-51.17). A lot was
-- tested before: it has no more fine gold by another test.
select distinct r.kode_toko, r.op, 'SUSUT_LEBIH'
  from terima_kiriman r
  join terima_kiriman_isi i on i.kode_toko = r.kode_toko and i.no_terima = r.no_terima and i.isi in ('BELI', 'LOT')
 cross join lateral (select batas_toko(r.kode_toko, 'TOLERANSI_KIRIMAN', r.input_date, 10) as gram,
                            batas_toko(r.kode_toko, 'TOLERANSI_SUSUT_LEBUR', r.input_date, 200) as lebur) b
 where i.berat_kirim - i.berat > b.gram or i.berat > i.berat_kirim
    or i.murni - i.murni_timbang > i.murni_timbang::bigint * b.lebur / 10000
    or (i.isi = 'LOT' and i.murni > i.murni_timbang)
    or (i.murni < i.murni_timbang and i.murni_asal - i.murni > i.murni_asal::bigint * b.lebur / 10000);

-- Every piece of every shipment: packed, taken in, home in the sender's book, or settled. The invariants of I-26 read it.
create or replace view v_shipment_line as
select k.kode_toko as shop, k.no_kirim as no, k.tujuan as dest, k.status, k.tgl_system as business_date, i.kode_barcode as barcode,
       i.persen::int as kadar, i.berat::bigint as mg, i.murni::bigint as murni, i.harga_modal::bigint as cost,
       t.no_terima as recv_no, t.kode_toko as recv_shop, t.berat_kirim::bigint as recv_mg, t.murni_kirim::bigint as recv_murni,
       t.harga_modal::bigint as recv_cost, h.no_sampai as home_no, s.no_selisih as settled_no,
       e.no_kirim is not null as ended, i.isi, i.qty::int as qty, k.jauh as far,
       coalesce(r.jauh, false) as recv_far
  from kirim_barang k
  join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
  left join terima_kiriman_isi t on t.asal = i.kode_toko and t.no_kirim = i.no_kirim and t.kode_barcode = i.kode_barcode
  left join terima_kiriman r on r.kode_toko = t.kode_toko and r.no_terima = t.no_terima
  left join barang_sampai h on h.tujuan = t.kode_toko and h.no_terima = t.no_terima
  left join selisih_kiriman_isi s on s.kode_toko = i.kode_toko and s.no_kirim = i.no_kirim and s.kode_barcode = i.kode_barcode
  left join kiriman_selesai e on e.asal = k.kode_toko and e.no_kirim = k.no_kirim;

-- What a shop and another one owe each other by goods, as its own halves of shipments say it (I-26g): taken over by the other one, or by it.
create or replace view v_rk_jauh__kirim as
select shop, recv_shop as lain, kadar, 0::bigint as rupiah, qty::bigint as qty, mg, murni from v_shipment_line where home_no is not null
union all
select shop, recv_shop, 0, coalesce(cost, 0)::bigint, 0::bigint, 0::bigint, 0::bigint from v_shipment_line where home_no is not null
union all
select recv_shop, shop, kadar, 0::bigint, -qty::bigint, -recv_mg, -recv_murni from v_shipment_line where recv_no is not null
union all
select recv_shop, shop, 0, -coalesce(recv_cost, 0)::bigint, 0::bigint, 0::bigint, 0::bigint from v_shipment_line where recv_no is not null;

-- Bought pieces of a shop on another server that were taken in here, as its list told them: what they were bought as goes on to a label
-- (D-44.5). Their photos lie where they were taken. No other list of that shop has the piece once it was taken in.
create or replace view v_emas_beli__kirim as
select i.kode_toko, i.no_dokumen as no_faktur_beli, i.urut_dokumen as urut, i.tgl_system, j.barang ->> 'barcode_asal' as barcode_asal,
       i.nama_barang, i.kode_dept, i.kode_group, i.kode_kadar, i.persen as kadar, i.berat, i.murni, null::text as kondisi,
       coalesce(i.harga_modal, 0)::rupiah as harga, i.dari_gudang as kode_gudang, array[]::text[] as foto
  from kiriman_jauh_isi j
  join kirim_barang_isi i on i.kode_toko = j.kode_toko and i.no_kirim = j.no_kirim and i.kode_barcode = j.kode_barcode and i.isi = 'BELI'
 where exists (select from terima_kiriman_isi t
                where t.asal = i.kode_toko and t.no_kirim = i.no_kirim and t.kode_barcode = i.kode_barcode);
