-- What the shop would have paid for the stones that its nota sold and a bought line came without (D-45.7).
alter table pembelian_barang add column batu_kurang_rp rupiah not null default 0 check (batu_kurang_rp >= 0);

-- A parcel that came with fewer stones than it was sold with is what came. What it was before, its cancel makes it again.
alter table pembelian_berlian
  add column dulu_carat miligram,
  add column dulu_butir int,
  add column dulu_jual rupiah;
