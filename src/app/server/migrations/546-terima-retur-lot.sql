-- Goods of a delivery without labels go back to their supplier too, by pieces and weight of their lot (decision 1256).
alter table penerimaan_lot
  add column retur_qty int not null default 0 check (retur_qty >= 0),
  add column retur_berat miligram not null default 0 check (retur_berat >= 0),
  add column retur_murni miligram not null default 0 check (retur_murni >= 0),
  add column retur_modal rupiah not null default 0 check (retur_modal >= 0),
  drop constraint penerimaan_lot_sisa,
  drop constraint penerimaan_lot_sisa_emas,
  add constraint penerimaan_lot_sisa check (label_qty + hilang_qty + retur_qty <= qty),
  add constraint penerimaan_lot_sisa_emas
    check (lot_berat + hilang_berat + retur_berat <= berat and lot_murni + hilang_murni + retur_murni <= murni);

-- A line is a piece with its barcode, or some pieces of a lot.
alter table retur_supplier_isi
  alter column kode_barcode drop not null,
  add column qty int not null default 1 check (qty > 0),
  add column urut_lot int,
  add check ((kode_barcode is null) = (urut_lot is not null)),
  add check (kode_barcode is null or qty = 1),
  add foreign key (kode_toko, no_asal, urut_lot) references penerimaan_lot;
alter table retur_supplier_isi alter column qty drop default;

create unique index retur_supplier_isi_lot on retur_supplier_isi (kode_toko, no_retur, no_asal, urut_lot) where urut_lot is not null;
create index retur_supplier_isi_dari_lot on retur_supplier_isi (kode_toko, no_asal, urut_lot) where urut_lot is not null;

-- How much of a lot had gone back when its count was booked: a later return keeps the count from being cancelled.
alter table opname_lot_hasil add column retur_qty int not null default 0;
