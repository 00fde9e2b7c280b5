-- Of the stones of a bought line those that the shop had sold loose: by which nota and on which day, and the codes of those that another
-- person than the seller had bought (D-45.7).
alter table pembelian_barang
  add column batu_dijual text,
  add column batu_lain text;
