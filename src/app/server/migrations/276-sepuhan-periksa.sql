-- I-32c asks for bought pieces that are in lots, few of all that were ever bought.
create index pembelian_stock_sepuhan on pembelian_stock (kode_toko) where status = 'SEPUHAN';
