-- Counts of deliveries that lie loose: lot by lot, in pieces and grams (D-33.27).
alter table opname add column tipe text not null default 'BARANG' check (tipe in ('BARANG', 'PENERIMAAN'));

-- What counts found missing of a lot; less than nothing where they found more of it.
alter table penerimaan_lot
  add column hilang_qty int not null default 0,
  add column hilang_berat miligram not null default 0,
  add column hilang_murni miligram not null default 0,
  add column hilang_modal rupiah not null default 0;
do $$
declare
  nama text;
begin
  for nama in select conname from pg_constraint
               where conrelid = 'penerimaan_lot'::regclass and contype = 'c'
                 and pg_get_constraintdef(oid) ~ 'label_qty|lot_berat' loop
    execute format('alter table penerimaan_lot drop constraint %I', nama);
  end loop;
end $$;
alter table penerimaan_lot
  add constraint penerimaan_lot_sisa check (label_qty + hilang_qty <= qty),
  add constraint penerimaan_lot_sisa_emas check (lot_berat + hilang_berat <= berat and lot_murni + hilang_murni <= murni);

-- What lay loose when the count began.
create table opname_lot (
  kode_toko text not null,
  id bigint not null,
  no_terima text not null,
  urut int not null,
  primary key (kode_toko, id, no_terima, urut),
  foreign key (kode_toko, id) references opname,
  foreign key (kode_toko, no_terima, urut) references penerimaan_lot
);

-- Every count of everybody beside what was left of the lot at that moment; the last that is not told
-- as twice is the one that counts. Without `urut`: a number that no loose lot has.
create table opname_lot_hitung (
  kode_toko text not null,
  id bigint not null,
  ke bigint generated always as identity,
  kode text not null,
  no_terima text,
  urut int,
  kembar boolean not null,
  qty int not null check (qty >= 0),
  berat miligram not null check (berat >= 0),
  sisa_qty int,
  sisa_berat miligram,
  user_id text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id, ke),
  foreign key (kode_toko, id) references opname,
  check ((no_terima is null) = (urut is null) and (urut is null) = (sisa_qty is null))
);
create index opname_lot_hitung_lot on opname_lot_hitung (kode_toko, id, no_terima, urut);

-- What a finished count found of each lot, and what of it was booked.
create table opname_lot_hasil (
  kode_toko text not null,
  id bigint not null,
  baris int not null,
  kode text not null,
  no_terima text,
  urut int,
  kode_dept text,
  kode_group text,
  kode_kadar text,
  persen persen,
  qty int not null,
  berat miligram not null,
  murni miligram not null,
  qty_fisik int,
  berat_fisik miligram,
  hasil text not null check (hasil in ('KETEMU', 'HILANG', 'LEBIH', 'BEDA BERAT', 'BERGERAK')),
  -- What was booked as missing, and how many pieces of the lot carried labels then.
  hilang_qty int not null default 0,
  hilang_berat miligram not null default 0,
  hilang_murni miligram not null default 0,
  hilang_modal rupiah not null default 0,
  label_qty int not null default 0,
  dihitung_at timestamptz,
  dihitung_by text,
  primary key (kode_toko, id, baris),
  foreign key (kode_toko, id) references opname
);
revoke update, delete on opname_lot, opname_lot_hitung, opname_lot_hasil from kilau_app;

-- Finished counts for report 73 and for their paper: what was found of a lot apart from what was not.
create or replace view v_opname_hasil__barang as
select o.kode_toko, o.no_opname, o.tgl_system, 'BARANG'::text as tipe, h.kode, h.kode_barcode,
       coalesce(nullif(h.nama_barang, ''), h.kode) as nama_barang, h.kode_dept, h.kode_group, h.kadar,
       coalesce(h.kode_gudang, o.kode_gudang) as kode_gudang, h.kode_baki, coalesce(h.baki_fisik, case when h.dipindai_at is not null then o.kode_baki end) as baki_fisik,
       1 as qty, h.berat, h.murni, h.berat_fisik, h.hasil, h.dipindai_at as scan_at, h.dipindai_by as input_by,
       o.status
  from opname o join opname_hasil h on h.kode_toko = o.kode_toko and h.id = o.id
 where o.no_opname is not null;
create view v_opname_hasil__penerimaan as
select o.kode_toko, o.no_opname, o.tgl_system, 'PENERIMAAN'::text as tipe, h.kode, null::text as kode_barcode,
       concat_ws(' · ', h.kode, h.kode_kadar) as nama_barang, h.kode_dept, h.kode_group, h.persen as kadar,
       o.kode_gudang, null::text as kode_baki, null::text as baki_fisik, b.qty, b.berat::miligram as berat, b.murni::miligram as murni,
       b.berat_fisik::miligram as berat_fisik, b.hasil, h.dihitung_at as scan_at, h.dihitung_by as input_by, o.status
  from opname o join opname_lot_hasil h on h.kode_toko = o.kode_toko and h.id = o.id
  cross join lateral (
    -- The part that agrees, by what was counted of it.
    select case when h.hasil in ('HILANG', 'LEBIH') then 'KETEMU' else h.hasil end as hasil,
           h.qty - greatest(h.hilang_qty, 0) as qty,
           case when h.hasil = 'HILANG' then h.berat - h.hilang_berat else h.berat end as berat,
           case when h.hasil = 'HILANG' then h.murni - h.hilang_murni else h.murni end as murni,
           case when h.hasil = 'LEBIH' then h.berat else h.berat_fisik end as berat_fisik
     where h.urut is not null and h.qty > greatest(h.hilang_qty, 0)
    union all
    select h.hasil, abs(h.hilang_qty), case h.hasil when 'HILANG' then h.hilang_berat else -h.hilang_berat end,
           case h.hasil when 'HILANG' then h.hilang_murni else -h.hilang_murni end,
           case h.hasil when 'LEBIH' then -h.hilang_berat end
     where h.urut is not null and h.hasil in ('HILANG', 'LEBIH')
    union all
    select h.hasil, h.qty, h.berat, 0, h.berat_fisik where h.urut is null) b
 where o.no_opname is not null;
select susun_pandangan('v_opname_hasil');
