-- No sale could name a marketplace: the column was always empty. Marketplaces bring their own (D-48).
alter table penjualan drop column marketplace;
