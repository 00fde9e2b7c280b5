-- Orders of a channel that were refused as they came, counted for a day: more than 500 are a flood (D-48.4).
create index pesanan_online_ditolak on pesanan_online (kode_toko, kode_marketplace, diterima_at) where status = 'DITOLAK';
