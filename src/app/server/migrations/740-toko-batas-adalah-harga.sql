-- What bounds a counter is a price (D-51.8): ceilings, interest, amounts and conditions of loans, what earns points, the
-- fee and overdraft of an account are kept with what they were, as every price is (261).
create trigger harga_bunga_hutang after insert or update on bunga_hutang for each row
  execute function catat_harga('id', 'pokok_dari,pokok_sampai,bunga');
create trigger harga_hutang_pokok after insert or update on hutang_pokok for each row
  execute function catat_harga('id', 'jumlah_hutang');
create trigger harga_kondisi_pinjaman after insert or update on kondisi_pinjaman for each row
  execute function catat_harga('kode_kondisi', 'cara,persen,rupiah');
create trigger harga_plafond_hutang after insert or update on plafond_hutang for each row
  execute function catat_harga('id', 'kadar_dari,kadar_sampai,plafond_per_gram');
create trigger harga_plafond_hutang_kadar after insert or update on plafond_hutang_kadar for each row
  execute function catat_harga('kode_kadar', 'plafond_per_gram');
create trigger harga_parameter_point after insert or update on parameter_point for each row
  execute function catat_harga('id', 'kode_group,kode_dept,cara,tiap_rupiah,tiap_gram,point');
create trigger harga_rekening after insert or update on rekening for each row
  execute function catat_harga('no_rekening', 'fee_persen,boleh_negatif');
create trigger harga_member_afiliasi after insert or update on member_afiliasi for each row
  execute function catat_harga('kode_afiliasi', 'persen_poin,jumlah_transaksi');
create trigger harga_hadiah after insert or update on hadiah for each row
  execute function catat_harga('kode_hadiah', 'point');

-- What a manager still changes alone: none of it bounds a counter.
create or replace function parameter_manager(p_key text) returns boolean language sql immutable parallel safe as $$
  select p_key in ('KURS_USD', 'BASKET_LOCK_MINUTES', 'CUSTOMER_WAJIB', 'PLATFORM_NOTA', 'PECAHAN_UANG',
    'STOCK_UMUR_HARI', 'MULTI_LANGUAGE_FEATURE', 'UKURAN_STRUK', 'AUTO_CUT', 'JAM_KIRIM_PROMO')
$$;
