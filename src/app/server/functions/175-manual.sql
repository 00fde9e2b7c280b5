-- A tray, or a warehouse for selling without trays, holds pieces or goods without a barcode, never both; a BELI warehouse without
-- trays holds both (D-46.1). Whichever act brings a piece there is refused; the place is held so that both cannot come at one moment (the other side: `lockTempatManual`).
create or replace function jaga_tempat_manual(p_toko text, p_gudang text, p_baki text) returns void language plpgsql as $$
begin
  if p_baki is null then
    perform 1 from gudang where kode_toko = p_toko and kode_gudang = p_gudang for key share;
  else
    perform 1 from baki where kode_toko = p_toko and kode_gudang = p_gudang and kode_baki = p_baki for key share;
  end if;
  if exists (select from barang_manual m where m.kode_toko = p_toko and m.kode_gudang = p_gudang
              and m.kode_baki = coalesce(p_baki, '') and m.qty > 0)
     and not exists (select from gudang g where g.kode_toko = p_toko and g.kode_gudang = p_gudang
                      and g.jenis = 'BELI' and p_baki is null) then
    perform tolak('TEMPAT_MANUAL', 'Tempat Ini Berisi Barang Manual Tanpa Barcode, Pilih Baki Lain');
  end if;
end $$;

create or replace function bukan_tempat_manual() returns trigger language plpgsql as $$
begin
  perform jaga_tempat_manual(new.kode_toko, new.kode_gudang, new.kode_baki);
  return new;
end $$;

-- The places of all pieces of one statement, each once and in one order.
create or replace function bukan_tempat_manual_semua() returns trigger language plpgsql as $$
declare
  tempat record;
begin
  for tempat in
    select distinct kode_toko, kode_gudang, kode_baki from baru where status in ('READY', 'TITIP') order by 1, 2, 3
  loop
    perform jaga_tempat_manual(tempat.kode_toko, tempat.kode_gudang, tempat.kode_baki);
  end loop;
  return null;
end $$;

create trigger barang_bukan_manual after insert on barang referencing new table as baru
  for each statement execute function bukan_tempat_manual_semua();
create trigger barang_bukan_manual_lagi before update of kode_gudang, kode_baki, status on barang for each row
  when (new.status in ('READY', 'TITIP') and (old.status not in ('READY', 'TITIP')
    or (old.kode_gudang, old.kode_baki) is distinct from (new.kode_gudang, new.kode_baki)))
  execute function bukan_tempat_manual();

create trigger barang_manual_gerak_hari_buka before insert on barang_manual_gerak for each row execute function hanya_hari_buka();
create trigger barang_manual_gerak_tetap before update or delete on barang_manual_gerak for each row execute function jangan_ubah();
create trigger manual_masuk_isi_tetap before update or delete on manual_masuk_isi for each row execute function jangan_ubah();
create trigger manual_retur_isi_tetap before update or delete on manual_retur_isi for each row execute function jangan_ubah();
create trigger manual_pindah_isi_tetap before update or delete on manual_pindah_isi for each row execute function jangan_ubah();

-- Stock lines as the invariants read them (I-4, I-36): what lies where, and what each act made of it.
create or replace view v_manual as
select kode_toko as shop, kode_gudang as gudang, kode_baki as baki, concat_ws('/', kode_gudang, kode_baki, kode_group, kode_dept) as line,
       persen::int as kadar, qty, berat::bigint as mg, murni::bigint as murni, modal::bigint as cost,
       -- Pieces with a barcode may lie beside it.
       kode_baki = '' and exists (select from gudang g where g.kode_toko = barang_manual.kode_toko
         and g.kode_gudang = barang_manual.kode_gudang and g.jenis = 'BELI') as beside_pieces
  from barang_manual;

create or replace view v_manual_move as
select kode_toko as shop, no_bukti as entry_id, concat_ws('/', kode_gudang, kode_baki, kode_group, kode_dept) as line,
       case kode_baki when '' then 'gudang:' || kode_gudang else 'baki:' || kode_gudang || '/' || kode_baki end as account,
       persen::int as kadar, tgl_system as business_date, qty, berat::bigint as mg, murni::bigint as murni, modal::bigint as cost
  from barang_manual_gerak;

-- What these acts moved in the book where lines lie: a warehouse for lots has lots instead (I-32).
create or replace view v_manual_post as
select b.kode_toko as shop, b.no_bukti as entry_id, b.akun as account, b.kadar::int as kadar, b.tgl_system as business_date
  from buku b
 where left(b.no_bukti, 2) in ('IM', 'XM', 'MP', 'XV', 'MK', 'RN', 'XJ', 'JM', 'XY', 'PM', 'XZ') and b.kode_barcode is null
   and (b.berat <> 0 or b.qty <> 0)
   and (b.akun like 'baki:%' or exists (select from gudang g
     where g.kode_toko = b.kode_toko and b.akun = 'gudang:' || g.kode_gudang and g.jenis in ('TOKO', 'BELI')));

create or replace view v_written__manual as
select 'barang_manual_gerak'::text as row_tbl, urut::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date
  from barang_manual_gerak;

-- Lines that hold goods, and purchases that wait for their line: their codes and places are not deleted meanwhile.
create or replace view manual_berisi as
select kode_toko, kode_group, kode_dept, kode_gudang, nullif(kode_baki, '') as kode_baki from barang_manual where qty > 0
union all
select l.kode_toko, l.kode_group, l.kode_dept, l.kode_gudang, null
  from beli_manual_isi l
  join beli_manual p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli
 where p.status = 'OPEN';

-- What of money that was agreed (`bayar`) is cash.
create or replace function tunai_disepakati(p_bayar jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum(abs((b ->> 'jumlah')::bigint)), 0)::bigint from jsonb_array_elements(p_bayar -> 'baris') b where b ->> 'jenis' = 'CASH'
$$;

create trigger jual_manual_isi_tetap before update or delete on jual_manual_isi for each row execute function jangan_ubah();

-- What waits for validation lies on its stock line still, and nobody else may take it (D-46.1).
create or replace view manual_ditahan as
select l.kode_toko, l.kode_gudang, coalesce(l.kode_baki, '') as kode_baki, l.kode_group, l.kode_dept, l.qty, l.berat, l.murni,
       l.harga_modal as modal
  from jual_manual p
  join jual_manual_isi l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
 where p.status = 'OPEN';

-- What lies in a tray: the lines without what was sold and waits, as the scale sees it.
create or replace view v_manual_ada as
select m.shop, m.gudang, m.baki, m.qty - coalesce(t.qty, 0) as qty, m.mg - coalesce(t.mg, 0) as mg
  from (select shop, gudang, baki, sum(qty)::int as qty, sum(mg)::bigint as mg from v_manual group by 1, 2, 3) m
  left join (select kode_toko, kode_gudang, kode_baki, sum(qty)::int as qty, sum(berat)::bigint as mg from manual_ditahan group by 1, 2, 3) t
    on t.kode_toko = m.shop and t.kode_gudang = m.gudang and t.kode_baki = m.baki;

-- As a sale of pieces (140): what waits posts nothing and is not paid yet. Its act is the one that made it: one look
-- validates a hundred of them (I-22).
create or replace view v_doc__jual_manual as
select p.kode_toko as shop, left(p.no_faktur_jual, 2) as doc_type, p.no_faktur_jual as doc_no, urut_nomor(p.no_faktur_jual) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.sub_total::bigint as gross, p.diskon_rp::bigint as discount,
       (p.admin + p.packing + p.ongkos_kerja + p.ppn_luar_rp + p.pph22_rp)::bigint as fees, p.pembulatan::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, p.op as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, null::text as ticket
  from jual_manual p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_jual
union all
select p.kode_toko, left(p.no_batal, 2), p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_jual, p.tgl_batal, p.batal_by, s.op, null::bigint, true,
       null::text
  from jual_manual p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

create or replace view v_doc_line__jual_manual as
select kode_toko as shop, left(no_faktur_jual, 2) as doc_type, no_faktur_jual as doc_no, urut as line_no, null::text as barcode,
       berat::bigint as mg, harga::bigint as amount, netto::bigint as net, harga_id as price_id, tgl_system as business_date
  from jual_manual_isi;

create or replace view v_payment__jual_manual_bulat as
select kode_toko as shop, left(no_faktur_jual, 2) as doc_type, no_faktur_jual as doc_no, 'BULAT'::text as method,
       -pembulatan_tunai::bigint as amount, 0::bigint as drawer, tgl_system as business_date
  from jual_manual where pembulatan_tunai <> 0 and valid_at is not null;

create or replace view v_text__jual_manual_isi as
select kode_toko as shop, no_faktur_jual as row_no, nama_barang as value, tgl_system as business_date from jual_manual_isi;

create or replace view v_tax__manual as
select kode_toko as shop, no_faktur_jual as doc_no, tgl_system as business_date, ppn_rp::bigint as ppn, pph22_rp::bigint as pph22
  from jual_manual where valid_at is not null and (ppn_rp <> 0 or pph22_rp <> 0);

-- Prices below or above what they may be, as of a piece (140), and the refusal of what waits (BATAL_MANUAL, D-46.4).
create or replace view v_need__jual_manual as
select l.kode_toko as shop, l.op as op_id, e.event
  from jual_manual_isi l
  join jual_manual p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, p.input_date, l.netto, 0, l.harga_komputer, l.harga_per_gram, l.harga_hari,
    l.berat, l.berat, false, null) e
 where l.netto < l.harga_komputer or l.harga_per_gram > l.harga_hari
union all
select a.kode_toko, a.op, 'BATAL_MANUAL' from audit a where a.tabel in ('jual_manual', 'beli_manual') and a.tindakan = 'TOLAK';

create trigger beli_manual_isi_tetap before update or delete on beli_manual_isi for each row execute function jangan_ubah();

-- As a buy-back of pieces (150): what waits posts nothing, what it paid is not booked yet.
create or replace view v_doc__beli_manual as
select p.kode_toko as shop, left(p.no_faktur_beli, 2) as doc_type, p.no_faktur_beli as doc_no, urut_nomor(p.no_faktur_beli) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.grand_total::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, p.op as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, null::text as ticket
  from beli_manual p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_beli
union all
select p.kode_toko, left(p.no_batal, 2), p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_beli, p.tgl_batal, p.batal_by, s.op, null::bigint, true,
       null::text
  from beli_manual p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

create or replace view v_doc_line__beli_manual as
select kode_toko as shop, left(no_faktur_beli, 2) as doc_type, no_faktur_beli as doc_no, urut as line_no, null::text as barcode,
       berat::bigint as mg, harga::bigint as amount, harga::bigint as net, null::bigint as price_id, tgl_system as business_date
  from beli_manual_isi;

create or replace view v_payment__beli_manual_bulat as
select kode_toko as shop, left(no_faktur_beli, 2) as doc_type, no_faktur_beli as doc_no, 'BULAT'::text as method,
       pembulatan_tunai::bigint as amount, 0::bigint as drawer, tgl_system as business_date
  from beli_manual where pembulatan_tunai <> 0 and valid_at is not null;

create or replace view v_text__beli_manual_isi as
select kode_toko as shop, no_faktur_beli as row_no, nama_barang as value, tgl_system as business_date from beli_manual_isi;

-- Cash of a person's day: of a manual sale and purchase from the moment that it crosses the counter (BATAS_LAPOR_TUNAI, D-40.3).
create or replace view v_tunai__manual as
select d.kode_toko, d.no_faktur_jual as no_dokumen, d.tgl_system, d.kode_customer, d.no_hp, null::text as no_ktp, null::text as no_kartu,
       tunai_disepakati(d.bayar) as tunai
  from jual_manual d where d.status <> 'CANC' and tunai_disepakati(d.bayar) > 0
union all
select d.kode_toko, d.no_faktur_beli, d.tgl_system, d.kode_customer, d.no_hp, d.no_ktp, null::text, tunai_disepakati(d.bayar)
  from beli_manual d where d.status <> 'CANC' and tunai_disepakati(d.bayar) > 0;

-- JUAL and BELI of all reports (D-46.5): under the barcode '-', as gold without a nota.
create or replace view nota_jual__manual as
select kode_toko, no_faktur_jual, tgl_system, input_date, status, kode_sales, kode_customer, nama_customer, alamat_customer,
       no_hp, jenis_customer, keterangan, qty, berat, sub_total, diskon_persen, diskon_rp, 0::rupiah as kupon_rp, admin,
       packing, ongkos_kerja, pembulatan, grand_total, pembulatan_tunai, 0::rupiah as dp_rp, 0::rupiah as tukar_rp,
       null::text as no_tukar, kembali, poin, fee_persen, pajak, ppn_rp, ppn_luar_rp, pph22_rp, ppn_termasuk, npwp,
       null::text as no_seri_pajak, null::text as no_pesanan, null::text as no_cicilan, input_by, valid_by, valid_at,
       no_batal, alasan_batal, batal_by, tgl_batal, otorisasi, op
  from jual_manual;

create or replace view nota_jual_barang__manual as
select kode_toko, no_faktur_jual, urut, tgl_system, '-'::text as kode_barcode, nama_barang, ''::text as kode_kategori,
       kode_dept, kode_group, kode_kadar, kadar, persen, qty, berat, berat as berat_asli, murni, harga_per_gram, harga_id,
       harga_jual, ongkos, harga, diskon_rp, potongan_rp, 0::rupiah as kupon_rp, bagian_rp, netto, harga_modal, kode_gudang,
       kode_baki, null::text as no_titip, kode_potongan, kode_kelompok, bonus_id, bonus_rp, harga_komputer,
       harga_hari
  from jual_manual_isi;

create or replace view nota_beli__manual as
select kode_toko, no_faktur_beli, tgl_system, input_date, status, kode_sales, kode_customer, nama_customer, alamat_customer,
       no_hp, no_ktp, jenis_customer, keterangan, qty, berat, grand_total, pembulatan_tunai, null::text as no_tukar,
       null::text as no_lunas, input_by, valid_by, valid_at, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi, op
  from beli_manual;

create or replace view nota_beli_barang__manual as
select kode_toko, no_faktur_beli, urut, tgl_system, 'TANPA_NOTA'::text as asal_nota, null::text as no_faktur_jual,
       null::text as kode_barcode, null::date as tgl_nota, nama_barang, kode_dept, kode_group, kode_kadar, kode_kelompok,
       kadar, null::persen as kadar_nota, qty, null::miligram as berat_nota, berat, murni, null::text as kondisi,
       null::rupiah as harga_nota, harga_hari, harga_per_gram, 0::rupiah as potongan, harga_hari_ini,
       null::rupiah as harga_dasar_nota, 0::persen as rugi_persen, harga_tawar, harga, harga_emas, harga_murni, kode_gudang,
       0::rupiah as batu_rp, null::text as cara_uji
  from beli_manual_isi;
