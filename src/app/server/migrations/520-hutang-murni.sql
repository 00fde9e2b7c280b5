-- The fine gold of a loan stands on it as its weight does: the list of loans as dear as their gold is read over all of them,
-- live and on every price (D-35.20).
alter table hutang add column murni miligram;
update hutang h set murni = (select sum(b.murni) from hutang_barang b
  where b.kode_toko = h.kode_toko and b.no_faktur_hutang = h.no_faktur_hutang);
alter table hutang alter column murni set not null;
