-- Every change of these masters stands in the audit with the whole row before and after. Not among them:
-- remarks, which are their own key, and the shops, whose identity is written by two screens.
insert into audit_baris_utuh values ('fee_penjualan'), ('kelompok_harga'), ('jenis_group'), ('kadar_eod'),
  ('bandrol'), ('supplier_barang'), ('supplier_berlian'), ('parameter_berlian'), ('hadiah'), ('member_afiliasi'),
  ('marketplace'), ('parameter_point'), ('parameter_cicilan'), ('potongan_kategori'), ('jenis_kupon'),
  ('bonus_sales'), ('tukang'), ('deskripsi_service'), ('kondisi_pinjaman'), ('hutang_pokok'), ('bunga_hutang'),
  ('plafond_hutang'), ('plafond_hutang_kadar'), ('akuns'), ('batu_shape'), ('batu_color'), ('batu_clarity'),
  ('batu_cutgrade'), ('batu_polish'), ('batu_symmetry'), ('batu_fluorescence');
