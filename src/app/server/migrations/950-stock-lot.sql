-- Loose gold belongs to lots (D-44.1, D-44.2): every gram in a warehouse of kind ROSOK or HANCUR came by an act that is known, and has
-- the cost of that act. `modal_tahu` is false where a part of the cost is not known; such a part counts 0.
create table lot (
  kode_toko text not null references toko,
  no_lot text not null,
  -- The order in which acts without a lot of their own take from them.
  urut bigint generated always as identity,
  -- The act that made it; AWAL is what lay there when lots began.
  no_dokumen text not null,
  asal text not null check (asal in ('AWAL', 'STOCK', 'PEMBELIAN', 'LELANG', 'TUKANG')),
  tahap text not null check (tahap in ('BELUM SORTIR', 'LEBUR')),
  tgl_system date not null,
  input_date timestamptz not null default waktu(),
  kode_gudang text not null,
  persen persen not null check (persen between 1 and 10000),
  qty int not null check (qty >= 0),
  berat miligram not null check (berat >= 0),
  murni miligram not null check (murni >= 0),
  modal rupiah not null check (modal >= 0),
  modal_tahu boolean not null,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, no_lot),
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, tgl_system) references hari_toko,
  -- With the last gram goes all the rest.
  check (berat > 0 or (qty = 0 and murni = 0 and modal = 0))
);
create index lot_ada on lot (kode_toko, kode_gudang, persen, urut) where berat > 0;
create index lot_dokumen on lot (kode_toko, no_dokumen);

-- What each act put into a lot or took out of it; a lot is the sum of these.
create table lot_gerak (
  kode_toko text not null,
  no_lot text not null,
  no_bukti text not null,
  tgl_system date not null,
  qty int not null,
  berat miligram not null,
  murni miligram not null,
  modal rupiah not null,
  waktu timestamptz not null default waktu(),
  op uuid not null,
  primary key (kode_toko, no_lot, no_bukti),
  foreign key (kode_toko, no_lot) references lot,
  foreign key (kode_toko, tgl_system) references hari_toko
);
create index lot_gerak_bukti on lot_gerak (kode_toko, no_bukti);

-- What lies there at the upgrade becomes one lot per warehouse and kadar. Nothing ever left these warehouses but by a cancel: its cost
-- is that of the acts that stand, less what they booked as lost.
with asal as (
  select h.kode_toko, h.kode_gudang, i.persen::int as kadar, h.no_hancur as no, i.harga_modal::bigint as modal, i.murni_timbang::bigint as murni
    from hancur h join hancur_isi i on i.kode_toko = h.kode_toko and i.no_hancur = h.no_hancur
   where h.status = 'DONE'
  union all
  select h.kode_toko, h.kode_gudang, h.kadar_hasil::int, h.no_hancur, b.harga::bigint, i.murni_hasil::bigint
    from hancur_pembelian h
    join hancur_pembelian_isi i on i.kode_toko = h.kode_toko and i.no_hancur = h.no_hancur
    join v_emas_beli b on b.kode_toko = i.kode_toko and b.no_faktur_beli = i.no_faktur_beli and b.urut = i.urut
   where h.status = 'DONE'
  union all
  select l.kode_toko, l.kode_gudang, l.kadar_hasil::int, l.no_lelang, l.hasil_lelang::bigint, l.murni_hasil::bigint
    from hutang_lelang l where l.status = 'DONE' and l.tujuan = 'LEBUR'
), hilang as (
  select a.kode_toko, a.no, sum(a.modal) as modal,
         (select coalesce(sum(b.rupiah), 0) from buku b
           where b.kode_toko = a.kode_toko and b.no_bukti = a.no and b.akun = 'selisih_stock') as rugi
    from asal a group by a.kode_toko, a.no
), modal as (
  select a.kode_toko, a.kode_gudang, a.kadar,
         round(sum(coalesce(a.modal, 0) - case when h.modal > 0 then h.rugi * coalesce(a.modal, 0) / h.modal else 0 end))::bigint as modal,
         bool_and(a.modal is not null) as tahu
    from asal a join hilang h on h.kode_toko = a.kode_toko and h.no = a.no
   group by a.kode_toko, a.kode_gudang, a.kadar
), ada as (
  select s.kode_toko, g.kode_gudang, s.kadar::int as kadar, s.qty, s.berat, s.murni,
         (select max(tgl_system) from hari_toko d where d.kode_toko = s.kode_toko) as tgl
    from saldo s
    join gudang g on g.kode_toko = s.kode_toko and 'gudang:' || g.kode_gudang = s.akun and g.jenis in ('ROSOK', 'HANCUR')
   where s.berat > 0
), baru as (
  insert into lot (kode_toko, no_lot, no_dokumen, asal, tahap, tgl_system, kode_gudang, persen, qty, berat, murni, modal, modal_tahu, input_by, op)
  select a.kode_toko, 'AWAL-' || a.kode_gudang || '-' || a.kadar, 'AWAL', 'AWAL', 'BELUM SORTIR', a.tgl, a.kode_gudang, a.kadar, a.qty,
         a.berat, a.murni, greatest(coalesce(m.modal, 0), 0), coalesce(m.tahu, false), 'SISTEM', gen_random_uuid()
    from ada a left join modal m on m.kode_toko = a.kode_toko and m.kode_gudang = a.kode_gudang and m.kadar = a.kadar
   order by a.kode_toko, a.kode_gudang, a.kadar
  returning *
)
insert into lot_gerak (kode_toko, no_lot, no_bukti, tgl_system, qty, berat, murni, modal, op)
select kode_toko, no_lot, 'AWAL', tgl_system, qty, berat, murni, modal, op from baru;

create trigger lot_hari_buka before insert on lot for each row execute function hanya_hari_buka();
create trigger lot_gerak_hari_buka before insert on lot_gerak for each row execute function hanya_hari_buka();
create trigger lot_gerak_tetap before update or delete on lot_gerak for each row execute function jangan_ubah();
revoke delete on lot from kilau_app;
revoke update, delete on lot_gerak from kilau_app;

-- Loose gold as its lots say: the book must hold the same in each of these warehouses (I-32).
create view v_lot as
select kode_toko as shop, no_lot as lot, 'gudang:' || kode_gudang as account, persen::int as kadar, qty, berat::bigint as mg,
       murni::bigint as murni, modal::bigint as cost
  from lot;
create view v_lot_move as
select g.kode_toko as shop, g.no_lot as lot, g.no_bukti as entry_id, 'gudang:' || l.kode_gudang as account, l.persen::int as kadar,
       g.tgl_system as business_date, g.qty, g.berat::bigint as mg, g.murni::bigint as murni, g.modal::bigint as cost
  from lot_gerak g join lot l on l.kode_toko = g.kode_toko and l.no_lot = g.no_lot;
create view v_scrap_place as
select kode_toko as shop, 'gudang:' || kode_gudang as account from gudang where jenis in ('ROSOK', 'HANCUR');
create view v_written__stock_lot as
select 'lot'::text as row_tbl, no_lot as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from lot where asal <> 'AWAL'
union all
select 'lot_gerak'::text, no_lot || '/' || no_bukti, kode_toko, op, tgl_system from lot_gerak where no_bukti <> 'AWAL';
select susun_pandangan('v_written');
select kunci_pandangan();
