-- Of the stones of a bought line those that may be in the chain already under another name: each with the other one (D-45.9).
alter table pembelian_barang add column batu_ganti text;
