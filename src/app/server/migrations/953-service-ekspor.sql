-- Tables of repairs and lots name customers, or hold cost: their export asks the owner like those of sales (EKSPOR_DATA).
create or replace function ekspor_rahasia(p_tabel text) returns boolean language sql immutable parallel safe as $$
  select p_tabel in ('customer', 'barang', 'barang_kejadian', 'penjualan', 'penjualan_barang', 'pembelian', 'pembelian_barang',
    'titipan', 'titipan_barang', 'titipan_bayar', 'service', 'service_barang', 'service_bayar', 'service_ambil', 'tukang_serah',
    'tukang_kembali', 'lot', 'pembayaran', 'kas', 'penerimaan', 'hancur', 'tutup_toko', 'buku')
$$;
