-- Who buys without a telephone is known again by name and address (decision 1146): each sale asks for it, among all customers of the chain.
create index customer_tanpa_hp on customer (kode_toko, lower(nama), lower(alamat), kode_customer) where no_hp is null and is_active;
