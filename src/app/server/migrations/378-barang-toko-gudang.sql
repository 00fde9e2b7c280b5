-- A piece is of the shop that its warehouse is of, and every warehouse is of a shop: asked once for each row, not twice
-- (decision 1110).
alter table barang drop constraint barang_kode_toko_fkey;
