-- No sale could name a marketplace: the column was always empty. Marketplaces bring their own.
alter table penjualan drop column marketplace;
