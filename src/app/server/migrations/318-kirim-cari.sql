-- What shipments are looked for by, beside their keys: receipts by the shipment that they are of, photos of pieces that came from
-- another shop, shipments that follow another one, and what a receiver did by day.
create index terima_kiriman_asal on terima_kiriman (asal, no_kirim);
create index terima_kiriman_isi_tgl on terima_kiriman_isi (kode_toko, tgl_system);
create index kirim_barang_susulan on kirim_barang (kode_toko, no_kirim_asal) where no_kirim_asal is not null;
create index kiriman_selesai_tgl on kiriman_selesai (kode_toko, tgl_system);
create index kiriman_lebih_tgl on kiriman_lebih (kode_toko, tgl_system);

-- Pieces of another shop alone: a photo of one's own is seen by its owner. Nothing else looked for all that came from another shop.
drop index barang_dari_toko;
create index barang_gambar_tiba on barang using gin (gambar jsonb_path_ops) where dari_toko is not null;
