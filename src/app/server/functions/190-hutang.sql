-- What a count stands at, all of it or of one loan. Each loan that was written down is followed through its renewals to the one
-- that runs now, which has its tick (D-35.21). Goods that left and came back (a cancelled redemption, an undone auction) were seen
-- before they left: they are to be found once more.
create or replace function opname_hutang_kini(p_toko text, p_id bigint, p_awal text) returns table (awal text, no_hutang text, tgl_hutang date,
  nama_customer text, alamat_customer text, qty int, berat bigint, jumlah_hutang bigint, status text, hasil text, dipindai_by text,
  dipindai_at timestamptz, kali int) language sql stable as $$
  with recursive jejak as (
    select i.no_faktur_hutang as awal, h.no_faktur_hutang as no, h.status, i.dipindai_by, i.dipindai_at, i.kembali
      from opname_hutang_isi i
      join hutang h on h.kode_toko = i.kode_toko and h.no_faktur_hutang = i.no_faktur_hutang
     where i.kode_toko = p_toko and i.id = p_id and (p_awal is null or i.no_faktur_hutang = p_awal)
    union all
    select j.awal, n.no_faktur_hutang, n.status, j.dipindai_by, j.dipindai_at, j.kembali
      from jejak j
      join hutang n on n.kode_toko = p_toko and n.no_hutang_lama = j.no and n.status <> 'CANC'
     where j.status = 'REMAJA'
  ), kini as (
    select j.awal, count(l.no)::int as kali
      from jejak j
      left join lateral (
        select no_lunas as no from hutang_lunas where kode_toko = p_toko and no_faktur_hutang = j.no and no_batal is not null
        union all
        select no_lelang from hutang_lelang where kode_toko = p_toko and no_faktur_hutang = j.no and no_batal is not null) l on true
     group by j.awal
  )
  select j.awal, h.no_faktur_hutang, h.tgl_system, h.nama_customer, h.alamat_customer, h.qty, h.berat::bigint,
         h.jumlah_hutang::bigint, h.status,
         case when h.status not in ('AKTIF', 'TUNGGU') then 'KELUAR' when d.ada then 'KETEMU' else 'HILANG' end,
         case when d.ada then j.dipindai_by end, case when d.ada then j.dipindai_at end, k.kali
    from jejak j
    join kini k on k.awal = j.awal
    join hutang h on h.kode_toko = p_toko and h.no_faktur_hutang = j.no
    cross join lateral (select j.dipindai_at is not null and j.kembali = k.kali as ada) d
   where j.status <> 'REMAJA'
$$;

-- Interest of a hundred thousand loans in one look (D-35.6): in whole numbers where they fit, which is a fifth of the work of
-- `numeric`, and in `numeric` above nine milliards or a hundred years. Both say the same to the rupiah.
create or replace function bunga_hutang(p_pokok rupiah, p_bunga int, p_cara text, p_minimal int, p_langkah rupiah, p_hutang date,
  p_sampai date, p_tgl date) returns bigint language sql immutable parallel safe as $$
  select case when p_pokok < 9000000000 and p_bunga between 0 and 10000 and p_tgl - p_sampai < 40000 and p_minimal < 40000
    then ((p_pokok::bigint * p_bunga
            * case p_cara
                when 'BULAN_PENUH' then 30 * ((case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0)
                                                    else greatest(p_tgl - p_sampai, 0) end + 29) / 30)
                when 'SETENGAH_BULAN' then 15 * ((case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0)
                                                       else greatest(p_tgl - p_sampai, 0) end + 14) / 15)
                else case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0)
                          else greatest(p_tgl - p_sampai, 0) end end
            + 299999) / 300000 + greatest(p_langkah, 1) - 1) / greatest(p_langkah, 1) * greatest(p_langkah, 1)
    else (ceil(ceil(p_pokok::numeric * p_bunga
             * case p_cara when 'BULAN_PENUH' then 30 when 'SETENGAH_BULAN' then 15 else 1 end
             * ceil(case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0) else greatest(p_tgl - p_sampai, 0) end::numeric
                    / case p_cara when 'BULAN_PENUH' then 30 when 'SETENGAH_BULAN' then 15 else 1 end) / 300000)
           / greatest(p_langkah, 1)) * greatest(p_langkah, 1))::bigint end
$$;

create constraint trigger hutang_lunas_berpasangan after insert or update on hutang_lunas deferrable initially deferred
  for each row when (new.no_faktur_beli is not null) execute function putus_berpasangan();

create trigger hutang_peringatan_hari_buka before insert on hutang_peringatan for each row execute function hanya_hari_buka();
create trigger hutang_peringatan_hari_tetap before update of kode_toko, tgl_system on hutang_peringatan
  for each row execute function jangan_ubah();

-- What bounds a counter is a price (D-51.8): ceilings, interest, amounts and conditions of loans, what earns points, the
-- fee and overdraft of an account are kept with what they were, as every price is (261).
create trigger harga_bunga_hutang after insert or update on bunga_hutang for each row
  execute function catat_harga('id', 'pokok_dari,pokok_sampai,bunga');

create trigger harga_hutang_pokok after insert or update on hutang_pokok for each row
  execute function catat_harga('id', 'jumlah_hutang');

create trigger harga_kondisi_pinjaman after insert or update on kondisi_pinjaman for each row
  execute function catat_harga('kode_kondisi', 'cara,persen,rupiah');

create trigger harga_plafond_hutang after insert or update on plafond_hutang for each row
  execute function catat_harga('id', 'kadar_dari,kadar_sampai,plafond_per_gram');

create trigger harga_plafond_hutang_kadar after insert or update on plafond_hutang_kadar for each row
  execute function catat_harga('kode_kadar', 'plafond_per_gram');

create or replace view v_doc__hutang as
select h.kode_toko as shop, left(h.no_faktur_hutang, 2) as doc_type, h.no_faktur_hutang as doc_no, urut_nomor(h.no_faktur_hutang) as seq,
       h.tgl_system as business_date,
       case h.status when 'CANC' then 'CANCELLED' when 'OPEN' then 'OPEN' else 'ACTIVE' end as status, n.nilai as total, n.nilai as gross,
       0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, case when n.dibuku then n.nilai else 0 end::bigint as paid,
       case when n.dibuku then 0 else n.nilai end::bigint as remaining, null::text as cancels, h.input_date as created_at,
       h.input_by as created_by, coalesce(s.op, h.op) as op_id, null::bigint as price_id, n.dibuku and h.jenis = 'BARU' as posts,
       null::text as ticket
  from hutang h
  cross join lateral (select case h.jenis when 'BARU' then h.dibayar else 0 end::bigint as nilai,
                             not h.tunggu or h.valid_at is not null as dibuku) n
  left join buku_set s on s.kode_toko = h.kode_toko and s.no_bukti = h.no_faktur_hutang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
       'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_faktur_hutang, d.tgl_batal,
       d.batal_by, s.op, null::bigint, true, null::text
  from hutang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

create or replace view v_doc_line__hutang as
select kode_toko as shop, left(no_faktur_hutang, 2) as doc_type, no_faktur_hutang as doc_no, 1 as line_no, null::text as barcode,
       null::bigint as mg, case jenis when 'BARU' then dibayar else 0 end::bigint as amount,
       case jenis when 'BARU' then dibayar else 0 end::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hutang;

-- Money goes either way.
create or replace view v_payment__hutang_remaja as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then case d.arah when 'MASUK' then p.jumlah else -p.jumlah end else 0 end::bigint as drawer,
       p.tgl_system as business_date
  from hutang_remaja d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_remaja;

create or replace view v_need__hutang_duplikat as
select kode_toko as shop, op as op_id, 'DUPLIKAT_SURAT_HUTANG'::text as event from audit where tindakan = 'DUPLIKAT';

-- In place of 421: what is paid is the difference.
create or replace view v_doc__hutang_lunas as
select h.kode_toko as shop, left(h.no_lunas, 2) as doc_type, h.no_lunas as doc_no, urut_nomor(h.no_lunas) as seq,
       h.tgl_system as business_date,
       case h.status when 'CANC' then 'CANCELLED' when 'TUNGGU' then 'OPEN' else 'ACTIVE' end as status, h.jumlah::bigint as total,
       h.jumlah::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when n.dibuku then h.jumlah else 0 end::bigint as paid, case when n.dibuku then 0 else h.jumlah end::bigint as remaining,
       null::text as cancels, h.input_date as created_at, h.input_by as created_by, h.op as op_id,
       null::bigint as price_id, n.dibuku as posts, null::text as ticket
  from hutang_lunas h
  cross join lateral (select not h.tunggu or h.valid_at is not null as dibuku) n
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
       'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_lunas, d.tgl_batal,
       d.batal_by, s.op, null::bigint, true, null::text
  from hutang_lunas d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

create or replace view v_doc_line__hutang_lunas as
select kode_toko as shop, left(no_lunas, 2) as doc_type, no_lunas as doc_no, 1 as line_no, null::text as barcode,
       null::bigint as mg, jumlah::bigint as amount, jumlah::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hutang_lunas;

create or replace view v_payment__hutang_lunas as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then case d.arah when 'MASUK' then p.jumlah else -p.jumlah end else 0 end::bigint as drawer,
       p.tgl_system as business_date
  from hutang_lunas d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_lunas;

create or replace view v_written__hutang_peringatan as
select 'hutang_peringatan'::text as row_tbl, no_faktur_hutang || '/' || urut as row_no, kode_toko as shop, op as op_id,
       tgl_system as business_date
  from hutang_peringatan;

create or replace view v_text__hutang_peringatan as
select kode_toko as shop, no_faktur_hutang as row_no, keterangan as value, tgl_system as business_date from hutang_peringatan;

-- Gold that lies in the BELI warehouse, whichever document brought it: bought from a customer, or auctioned (D-35.15).
create or replace view v_emas_beli__pembelian as
select b.kode_toko, b.no_faktur_beli, b.urut, b.tgl_system, case when b.asal_nota = 'NOTA_SENDIRI' then b.kode_barcode end as barcode_asal,
       b.nama_barang, b.kode_dept, b.kode_group, b.kode_kadar, b.kadar, coalesce(x.berat, b.berat) as berat,
       coalesce(x.murni, b.murni) as murni, b.kondisi, (b.harga - coalesce(x.modal_batu + x.modal_susut, 0))::rupiah as harga, b.kode_gudang,
       array(select jsonb_array_elements_text(p.foto) from pembelian p
              where p.kode_toko = b.kode_toko and p.no_faktur_beli = b.no_faktur_beli) as foto
  from pembelian_barang b
  -- Weighed again when its stones were taken out (D-45.7).
  left join lepas_pembelian x on x.kode_toko = b.kode_toko and x.no_faktur_beli = b.no_faktur_beli and x.urut = b.urut;

select susun_pandangan('v_emas_beli');

create or replace view v_emas_beli__hutang as
select b.kode_toko, b.no_lelang as no_faktur_beli, b.urut, b.tgl_system, null::text as barcode_asal, b.nama_barang, b.kode_dept,
       b.kode_group, b.kode_kadar, b.kadar::persen as kadar, b.berat, b.murni, null::text as kondisi, b.harga, l.kode_gudang,
       array_remove(array[b.foto], null) as foto
  from hutang_lelang_barang b
  join hutang_lelang l on l.kode_toko = b.kode_toko and l.no_lelang = b.no_lelang
 where l.tujuan = 'STOCK';

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

create or replace view v_hancur__hutang as
select l.kode_toko, l.no_lelang as no_hancur, l.tgl_system, 'LELANG'::text as asal, b.urut, l.no_lelang as kode_barcode, b.nama_barang,
       b.kode_dept, b.kode_group, b.kode_kadar, b.kadar::persen as kadar, null::text as kondisi, 1 as qty, b.berat, b.berat as berat_asli,
       b.murni, b.berat_hasil as berat_timbang, b.harga as modal, l.kode_gudang as tujuan, l.input_by, l.otorisasi
  from hutang_lelang l
  join hutang_lelang_barang b on b.kode_toko = l.kode_toko and b.no_lelang = l.no_lelang
 where l.status = 'DONE' and l.tujuan = 'LEBUR';

-- What documents say that accounts hold for others: the book must hold the same (I-14, D-40.4).
create or replace view v_custody__hutang as
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

create or replace view v_doc__opname_hutang as
select kode_toko as shop, 'OH'::text as doc_type, no_opname_hutang as doc_no, urut_nomor(no_opname_hutang) as seq,
       tgl_system as business_date, 'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount,
       0::bigint as fees, 0::bigint as rounding, 0::bigint as paid, 0::bigint as remaining, null::text as cancels,
       selesai_date as created_at, selesai_by as created_by, op_selesai as op_id, null::bigint as price_id, false as posts,
       null::text as ticket
  from opname_hutang where no_opname_hutang is not null;

-- Given up, or ended with goods missing: somebody else agreed.
create or replace view v_need__opname_hutang as
select kode_toko as shop, op_selesai as op_id,
       case status when 'KOSONG' then 'OPNAME_HUTANG_KOSONGKAN' else 'OPNAME_HUTANG_SELESAI' end as event
  from opname_hutang where status = 'KOSONG' or (status = 'SELESAI' and hilang > 0);

create or replace view v_written__opname_hutang as
select 'opname_hutang'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from opname_hutang;

-- What closed a loan, whatever it was: a redemption, a renewal, an auction. Each act has a part of its own.
create or replace view v_hutang_tutup__lunas as
select l.kode_toko, l.no_faktur_hutang, 'PENEBUSAN'::text as cara, l.no_lunas as no_dokumen, l.tgl_system, l.dari_tgl,
       l.lama_pinjam, l.hari_bunga, l.jumlah_hutang::bigint as pokok, l.bunga_terhitung::bigint as bunga_terhitung,
       l.bunga_rp::bigint as bunga_rp, l.input_by, l.otorisasi
  from hutang_lunas l where l.status = 'DONE';

select susun_pandangan('v_hutang_tutup');

-- An auction closes a loan too; the interest in it was booked whole (D-35.14).
create or replace view v_hutang_tutup__lelang as
select l.kode_toko, l.no_faktur_hutang, 'LELANG'::text as cara, l.no_lelang as no_dokumen, l.tgl_system, l.dari_tgl,
       l.hari_bunga as lama_pinjam, l.hari_bunga, l.jumlah_hutang::bigint as pokok, l.bunga_rp::bigint as bunga_terhitung,
       l.bunga_rp::bigint as bunga_rp, l.input_by, l.otorisasi
  from hutang_lelang l where l.status = 'DONE';

-- So does a renewal, whose interest is paid in full (D-35.10).
create or replace view v_hutang_tutup__remaja as
select r.kode_toko, r.no_faktur_hutang, 'PEREMAJAAN'::text as cara, r.no_remaja as no_dokumen, r.tgl_system, r.dari_tgl, r.lama_pinjam,
       r.hari_bunga, r.jumlah_lama::bigint as pokok, r.bunga_terhitung::bigint as bunga_terhitung, r.bunga_rp::bigint as bunga_rp,
       r.input_by, r.otorisasi
  from hutang_remaja r where r.status = 'DONE';

-- The days that interest of a loan was taken for, by what took it (D-40.4): two of them never meet. A renewed loan begins where the
-- interest of the one before it ended.
create or replace view v_paid_span__hutang as
select kode_toko as shop, no_faktur_hutang as loan, no_bunga as act, dari_tgl as from_day, sampai_tgl as to_day
  from hutang_bunga where status <> 'CANC'
union all
select kode_toko, no_faktur_hutang, no_lunas, dari_tgl, dari_tgl + hari_bunga from hutang_lunas where status <> 'CANC'
union all
select kode_toko, no_faktur_hutang, no_lelang, dari_tgl, dari_tgl + hari_bunga from hutang_lelang where status <> 'CANC'
union all
select kode_toko, n.no, no_remaja, dari_tgl, dari_tgl + hari_bunga
  from hutang_remaja cross join lateral (values (no_faktur_hutang), (no_hutang_baru)) n (no) where status <> 'CANC';

select susun_pandangan('v_paid_span');

-- What a loan, or one that it was renewed from, was paid by that may still be the bank's money on a day, and how much of it went
-- back in cash: interest of that day, renewals of that day, and those of the six days before that lowered the principal (decision 1044).
create or replace function bayar_hutang_kartu(p_toko text, p_hutang text, p_hari date) returns table (no text, kembali bigint)
  language sql stable as $$
  with recursive rantai as (
    select no_faktur_hutang as no, no_hutang_lama as lama from hutang where kode_toko = p_toko and no_faktur_hutang = p_hutang
    union all
    select h.no_faktur_hutang, h.no_hutang_lama from rantai r join hutang h on h.kode_toko = p_toko and h.no_faktur_hutang = r.lama
  )
  select b.no_bunga, 0::bigint from rantai r
    join hutang_bunga b on b.kode_toko = p_toko and b.no_faktur_hutang = r.no and b.tgl_system = p_hari and b.status = 'DONE'
  union all
  select m.no_remaja, coalesce(m.kartu_kembali_rp, 0)::bigint from rantai r
    join hutang_remaja m on m.kode_toko = p_toko and m.no_faktur_hutang = r.no and m.status = 'DONE'
     and m.tgl_system between p_hari - 6 and p_hari
   where m.tgl_system = p_hari or m.kartu_kembali_rp > 0 or m.jumlah_hutang < m.jumlah_lama
$$;

-- Cash that a loan paid out within seven days of a card that paid it (D-51.6): a renewal, a beli putus.
create or replace view v_kartu_kembali__hutang as
select k.kode_toko, k.no_faktur_hutang as no_dokumen, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, p.jenis,
       sum(p.jumlah)::bigint as kartu, k.tunai, min(p.tgl_system) as tgl_kartu, k.berlaku
  from (select kode_toko, no_faktur_hutang, no_remaja as no_keluar, op, input_by as user_id, tgl_system, nama_customer,
               kartu_kembali_rp::bigint as tunai, status = 'DONE' as berlaku
          from hutang_remaja where kartu_kembali_rp > 0
        union all
        select kode_toko, no_faktur_hutang, no_lunas, op, input_by, tgl_system, nama_customer, kartu_kembali_rp, status = 'DONE'
          from hutang_lunas where kartu_kembali_rp > 0) k
 cross join lateral bayar_hutang_kartu(k.kode_toko, k.no_faktur_hutang, k.tgl_system) d
  join pembayaran p on p.kode_toko = k.kode_toko and p.no_dokumen = d.no and p.jenis in ('CREDIT', 'DEBET')
 group by k.kode_toko, k.no_faktur_hutang, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, k.tunai, k.berlaku, p.jenis;
