-- A parcel that comes back on a later day is bought back, once for its sale (D-48.3).
alter table pembelian
  add column no_jual_retur text,
  add constraint pembelian_retur foreign key (kode_toko, no_jual_retur) references penjualan_online,
  add constraint pembelian_retur_check check (no_jual_retur is null or (no_tukar is null and no_lunas is null));

create unique index pembelian_retur_sekali on pembelian (kode_toko, no_jual_retur) where no_jual_retur is not null;

-- A payout is less what came back: such a line is below nothing, without a fee and freight of its own (D-48.2).
alter table validasi_non_cash_baris
  drop constraint validasi_non_cash_baris_jumlah_gesek_rp_check,
  drop constraint validasi_non_cash_baris_check,
  add constraint validasi_non_cash_baris_jumlah check (jumlah_gesek_rp > 0 or (jumlah_gesek_rp < 0 and fee_mp = 0 and ongkir = 0)),
  add constraint validasi_non_cash_baris_biaya check (jumlah_gesek_rp < 0 or biaya_bank <= jumlah_gesek_rp);
