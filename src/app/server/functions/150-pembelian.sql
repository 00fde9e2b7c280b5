-- A switch of the shop at a moment; `p_bawaan` is its default of parameter.ts (a test compares them).
create or replace function sakelar_toko(p_toko text, p_key text, p_waktu timestamptz, p_bawaan boolean) returns boolean
language sql stable parallel safe as $$
  select coalesce((select value::boolean from parameter_toko
    where kode_toko = p_toko and key = p_key and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), p_bawaan)
$$;

-- A number as the papers carry it: what people write between its parts is left out.
create or replace function nomor_nota(p_no text) returns text language sql immutable parallel safe as
$$ select regexp_replace(upper(p_no), '[^A-Z0-9]', '', 'g') $$;

-- Neither is there without the other, whichever writer writes.
create or replace function putus_berpasangan() returns trigger language plpgsql as $$
begin
  if exists (select from hutang_lunas l join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli
              where l.kode_toko = new.kode_toko and l.no_lunas = new.no_lunas
                and (p.no_lunas is distinct from l.no_lunas
                  or p.status <> case l.status when 'TUNGGU' then 'OPEN' else l.status end)) then
    raise exception 'beli putus % has lost its other half', new.no_lunas using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create or replace function emas_beli_dikenal() returns trigger language plpgsql as $$
begin
  if not exists (select from v_emas_beli where kode_toko = new.kode_toko and no_faktur_beli = new.no_faktur_beli and urut = new.urut) then
    raise foreign_key_violation using message = format('%s/%s is no gold of the BELI warehouse', new.no_faktur_beli, new.urut);
  end if;
  return new;
end $$;

create trigger pembelian_barang_tetap before update or delete on pembelian_barang for each row execute function jangan_ubah();
create trigger hancur_pembelian_tetap before delete on hancur_pembelian for each row execute function jangan_ubah();
create trigger retag_pembelian_tetap before delete on retag_pembelian for each row execute function jangan_ubah();

create trigger harga_kondisi_beli after insert or update on kondisi_beli for each row
  execute function catat_harga('kode_kondisi', 'cara,persen,rupiah,untuk');

create trigger harga_rugi_nota after insert or update on rugi_nota for each row
  execute function catat_harga('id', 'hari_dari,hari_sampai,persen');

create constraint trigger pembelian_berpasangan after insert or update on pembelian deferrable initially deferred
  for each row when (new.no_lunas is not null) execute function putus_berpasangan();

-- After the statement: it may be the one that writes the line as well.
create trigger pembelian_stock_dikenal after insert on pembelian_stock for each row execute function emas_beli_dikenal();

create or replace view v_doc_line__pembelian as
select kode_toko as shop, 'PB'::text as doc_type, no_faktur_beli as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       harga::bigint as amount, harga::bigint as net, null::bigint as price_id, tgl_system as business_date
  from pembelian_barang;

create or replace view v_text__pembelian_barang as
select kode_toko as shop, no_faktur_beli as row_no, nama_barang as value, tgl_system as business_date from pembelian_barang;

create or replace view v_doc__pembelian as
select p.kode_toko as shop, 'PB'::text as doc_type, p.no_faktur_beli as doc_no, urut_nomor(p.no_faktur_beli) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.grand_total::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, coalesce(s.op, p.op) as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, p.no_tukar as ticket
  from pembelian p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_beli
union all
select p.kode_toko, 'BB'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_beli, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from pembelian p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

create or replace view v_doc_line__hancur_pembelian as
select kode_toko as shop, 'HP'::text as doc_type, no_hancur as doc_no, row_number() over (partition by kode_toko, no_hancur
         order by no_faktur_beli, urut)::int as line_no, null::text as barcode, nullif(berat_hasil, 0)::bigint as mg, 0::bigint as amount,
       0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hancur_pembelian_isi;

create or replace view v_doc_line__retag_pembelian as
select kode_toko as shop, 'RT'::text as doc_type, no_retag as doc_no, 1 as line_no, kode_barcode as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from retag_pembelian;

-- Lines of the chain's notas that stand as bought back, beside the mark that each of them holds: neither is alone,
-- and the sale counts.
create or replace view v_dibeli__pembelian as
select coalesce(l.kode_toko, d.kode_toko_beli) as shop, coalesce(l.no_nota, d.no_faktur_jual) as nota,
       coalesce(l.barcode, d.kode_barcode) as barcode, l.no_faktur_beli as doc_no, d.no_faktur_beli as mark, l.tgl_system as business_date,
       d.kode_toko is null or exists (select from penjualan p where p.kode_toko = d.kode_toko and p.no_faktur_jual = d.no_faktur_jual
         and p.status = 'DONE') as counted
  from (select b.kode_toko, b.no_faktur_beli, b.tgl_system, nomor_nota(b.no_faktur_jual) as no_nota, nomor_nota(b.kode_barcode) as barcode
          from pembelian_barang b
          join pembelian p on p.kode_toko = b.kode_toko and p.no_faktur_beli = b.no_faktur_beli and p.status <> 'CANC'
         where b.no_faktur_jual is not null and b.kode_barcode is not null
           and (b.asal_nota = 'NOTA_SENDIRI' or (b.asal_nota = 'CABANG_LAIN' and b.aturan > 2)
             or (b.aturan > 2 and exists (select from penjualan_barang j where j.kode_toko = substr(nomor_nota(b.no_faktur_jual), 3, 3)
                   and j.no_faktur_jual = nomor_nota(b.no_faktur_jual) and j.kode_barcode = nomor_nota(b.kode_barcode)))
             or exists (select from penjualan_dibeli t where t.no_faktur_jual = nomor_nota(b.no_faktur_jual)
                   and t.kode_barcode = nomor_nota(b.kode_barcode) and t.kode_toko_beli = b.kode_toko
                   and t.no_faktur_beli = b.no_faktur_beli))) l
  full join penjualan_dibeli d on d.no_faktur_jual = l.no_nota and d.kode_barcode = l.barcode
   and d.kode_toko_beli = l.kode_toko and d.no_faktur_beli = l.no_faktur_beli;

select susun_pandangan('v_dibeli');

-- Its buy-back is paid by the loan, as that of an exchange by the sale.
create or replace view v_payment__pembelian as
select kode_toko as shop, 'PB'::text as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then -jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'PB%'
union all
select kode_toko, 'PB'::text, no_faktur_beli, 'TUKAR'::text, grand_total::bigint, 0::bigint, tgl_system
  from pembelian where (no_tukar is not null or no_lunas is not null) and valid_at is not null;

create or replace view nota_publik__pembelian as
select kode_nota, kode_toko, 'PEMBELIAN'::text as jenis, no_faktur_beli as no, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' else 'BERLAKU' end as status, tgl_batal
  from pembelian;

-- Buy-backs and their lines as reports read them: of pieces, and of goods without a barcode (D-46.5), each with how many it is.
create or replace view nota_beli__pembelian as
select kode_toko, no_faktur_beli, tgl_system, input_date, status, kode_sales, kode_customer, nama_customer, alamat_customer,
       no_hp, no_ktp, jenis_customer, keterangan, qty, berat, grand_total, pembulatan_tunai, no_tukar, no_lunas, input_by,
       valid_by, valid_at, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi, op
  from pembelian;

create or replace view nota_beli_barang__pembelian as
select kode_toko, no_faktur_beli, urut, tgl_system, asal_nota, no_faktur_jual, kode_barcode, tgl_nota, nama_barang,
       kode_dept, kode_group, kode_kadar, kode_kelompok, kadar, kadar_nota, 1 as qty, berat_nota, berat, murni, kondisi,
       harga_nota, harga_hari, harga_per_gram, potongan, harga_hari_ini, harga_dasar_nota, rugi_persen, harga_tawar, harga,
       harga_emas, harga_murni, kode_gudang, batu_rp, cara_uji
  from pembelian_barang;

-- A returned parcel is agreed to as the cancel of its sale would be (D-48.3).
create or replace view v_need__retur as
select s.kode_toko as shop, s.op as op_id, 'BATAL_PENJUALAN'::text as event
  from pembelian p join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_beli
 where p.no_jual_retur is not null;

-- Sales whose parcel came back on a later day: what they gave goes back, though they stand.
create or replace view v_returned as
select kode_toko as shop, no_jual_retur as doc_no from pembelian where no_jual_retur is not null;

create trigger pembelian_berlian_tetap before update or delete on pembelian_berlian for each row execute function jangan_ubah();

-- The stones of a buy-back that counts are held, each of its line, at what was paid for it (D-45.7): stones of the shop are so again,
-- one that it sold in another shop, or never had, is a row here. Each is still what it was when the buy-back was written and agreed to:
-- one that was sold or shipped meanwhile is somebody else's. A parcel holds what was counted, measured by its share of
-- what was sold (decision 1132). One that an earlier buy-back came without is bought once; from now on those that this one came without may be.
create or replace function batu_beli_masuk(p_toko text, p_no text, p_hari date, p_op uuid) returns int language plpgsql as $$
declare
  banyak int;
  sisa int;
begin
  with isi as (
    select l.*, p.input_by, p.input_date
      from pembelian_berlian l
      join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli
     where l.kode_toko = p_toko and l.no_faktur_beli = p_no
  ), baru as (
    insert into berlian as b (kode_toko, kode_berlian, kode_dept, carat, butir, shape, color, clarity, cut_grade, polish, symmetry,
        fluorescence, lembaga, no_sertifikat, foto, harga_modal, carat_patok, status, no_pegang, urut_beli, asal_barang, tgl_terima,
        input_by, input_date, op)
    select i.kode_toko, i.kode_berlian, i.kode_dept, i.carat, i.butir, i.shape, i.color, i.clarity, i.cut_grade, i.polish, i.symmetry,
           i.fluorescence, i.lembaga, i.no_sertifikat,
           case when i.no_sertifikat is not null then (select x.foto from berlian x
             where x.kode_berlian = i.kode_berlian and x.foto is not null order by x.pergi desc limit 1) end,
           i.harga, i.carat_patok, 'DIBELI', p_no, i.urut, true, p_hari, i.input_by, i.input_date, p_op
      from isi i
    on conflict (kode_toko, kode_berlian) do update
      set status = 'DIBELI', no_pegang = p_no, urut_beli = excluded.urut_beli, kode_barcode = null, pergi = false, konsinyasi = false,
          carat = excluded.carat, butir = excluded.butir,
          harga_jual = case when excluded.carat < b.carat then nullif(bulat_bagi(b.harga_jual * excluded.carat::numeric, b.carat), 0)
            else b.harga_jual end,
          carat_patok = coalesce(excluded.carat_patok, bulat_bagi(b.carat_patok::numeric * excluded.butir, b.butir)),
          harga_modal = excluded.harga_modal, op = p_op
      where b.status not in ('LEPAS', 'DIBELI') and (b.status <> 'TERPASANG' or b.pergi)
        and exists (select from pembelian_berlian l
                     where l.kode_toko = p_toko and l.no_faktur_beli = p_no and l.kode_berlian = b.kode_berlian
                       and (l.dulu_status, l.dulu_pegang, l.dulu_barcode) is not distinct from (b.status, b.no_pegang, b.kode_barcode))
    returning b.*
  )
  insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, op)
  select kode_toko, kode_berlian, p_no, p_no, p_hari, 'BELI', carat, butir, harga_modal, p_op from baru;
  get diagnostics banyak = row_count;
  if banyak <> (select count(*) from pembelian_berlian where kode_toko = p_toko and no_faktur_beli = p_no) then
    perform tolak('BERLIAN_BERGERAK', 'Batu Pembelian Ini Sudah Bergerak Sejak Ditulis');
  end if;
  update pembelian_sisa_batu s set dibeli_toko = p_toko, dibeli_no = p_no
    from pembelian_berlian l
   where l.kode_toko = p_toko and l.no_faktur_beli = p_no and s.kode_toko = l.sisa_toko and s.no_faktur_beli = l.sisa_beli
     and s.kode_berlian = l.kode_berlian and s.berlaku and s.dibeli_no is null;
  get diagnostics sisa = row_count;
  if sisa <> (select count(*) from pembelian_berlian where kode_toko = p_toko and no_faktur_beli = p_no and sisa_beli is not null) then
    perform tolak('BERLIAN_BERGERAK', 'Batu Pembelian Ini Sudah Dibeli Di Pembelian Lain');
  end if;
  update pembelian_sisa_batu set berlaku = true where kode_toko = p_toko and no_faktur_beli = p_no;
  return banyak;
end $$;

-- With the cancel each is again what it was; one that came with it goes with it. Not while a stone that it came without was bought.
create or replace function batu_beli_batal(p_toko text, p_no text, p_batal text, p_hari date, p_op uuid) returns int
language plpgsql as $$
declare banyak int;
begin
  update pembelian_sisa_batu set berlaku = false where kode_toko = p_toko and no_faktur_beli = p_no and dibeli_no is null;
  if exists (select from pembelian_sisa_batu where kode_toko = p_toko and no_faktur_beli = p_no and dibeli_no is not null) then
    perform tolak('SISA_SUDAH_DIBELI', 'Batu Yang Tidak Kembali Di Sini Sudah Dibeli Di Pembelian Lain');
  end if;
  update pembelian_sisa_batu set dibeli_toko = null, dibeli_no = null where dibeli_toko = p_toko and dibeli_no = p_no;
  insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, op)
  select kode_toko, kode_berlian, p_batal, p_no, p_hari, 'BELI', -carat, -butir, -coalesce(harga_modal, 0), p_op
    from berlian where kode_toko = p_toko and status = 'DIBELI' and no_pegang = p_no;
  get diagnostics banyak = row_count;
  update berlian b
     set status = coalesce(l.dulu_status, 'RETUR'), no_pegang = case l.dulu_status when 'TERPASANG' then null
           else coalesce(l.dulu_pegang, p_batal) end,
         kode_barcode = l.dulu_barcode, pergi = l.dulu_status is not distinct from 'TERPASANG', urut_beli = null,
         harga_jual = case when l.dulu_carat > b.carat then l.dulu_jual else b.harga_jual end,
         carat = coalesce(l.dulu_carat, b.carat), butir = coalesce(l.dulu_butir, b.butir),
         carat_patok = case when l.carat_patok = b.carat_patok and l.dulu_status is not null then l.dulu_patok
           else bulat_bagi(b.carat_patok::numeric * coalesce(l.dulu_butir, b.butir), b.butir) end,
         harga_modal = case when l.dulu_status is null then b.harga_modal else l.dulu_modal end,
         konsinyasi = coalesce(l.dulu_konsinyasi, false), op = p_op
    from pembelian_berlian l
   where l.kode_toko = p_toko and l.no_faktur_beli = p_no and b.kode_toko = p_toko and b.kode_berlian = l.kode_berlian
     and b.status = 'DIBELI' and b.no_pegang = p_no;
  return banyak;
end $$;

-- Bought gold leaves its warehouse without stones, by whichever door; a new label alone takes them along (D-45.7).
create or replace function tanpa_batu() returns trigger language plpgsql as $$
begin
  if exists (select from berlian where kode_toko = new.kode_toko and status = 'DIBELI' and no_pegang = new.no_faktur_beli
               and urut_beli = new.urut) then
    perform tolak('BATU_MASIH_ADA', format('Lepas Dahulu Batu %s Baris %s', new.no_faktur_beli, new.urut));
  end if;
  return null;
end $$;
create trigger pembelian_stock_berbatu after update on pembelian_stock
  for each row when (old.status = 'BELI' and new.status in ('HANCUR', 'SEPUHAN', 'KIRIM')) execute function tanpa_batu();

-- Weight of stones is no gold: a set moves nothing of it but `batu`, and may be nothing where a stone weighs less than half a milligram.
create or replace view v_doc__lepas_pembelian as
select kode_toko as shop, left(no_lepas, 2) as doc_type, no_lepas as doc_no, urut_nomor(no_lepas) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, membukukan as posts, null::text as ticket
  from lepas_pembelian;

-- What was bought in stones is what the stones of its lines were bought for, and they weigh what the line says (D-45.7).
create or replace view v_stone_bought as
select b.kode_toko as shop, b.no_faktur_beli || '/' || b.urut as line, b.tgl_system as business_date, b.batu_rp::bigint as cost,
       b.berat_batu::bigint as mg, coalesce(sum(s.harga), 0)::bigint as stone_cost,
       bulat_bagi(coalesce(sum(s.carat), 0)::bigint, 5) as stone_mg
  from pembelian_barang b
  left join pembelian_berlian s on s.kode_toko = b.kode_toko and s.no_faktur_beli = b.no_faktur_beli and s.urut = b.urut
 group by b.kode_toko, b.no_faktur_beli, b.urut, b.tgl_system, b.batu_rp, b.berat_batu;
