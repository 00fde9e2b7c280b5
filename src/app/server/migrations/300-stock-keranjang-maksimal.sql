-- One person holds no more pieces in baskets than the shop allows (D-8.5), whichever computer or branch he
-- scans at: his scans are counted one after another, and what has run out counts no more.
create index keranjang_orang on keranjang (user_id);

create function ambil_keranjang(p_toko text, p_kode text, p_user text, p_menit int, p_maks int,
  out sampai timestamptz, out penuh boolean) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('keranjang ' || p_user, 0));
  penuh := p_maks <= (select count(*) from keranjang k
    where k.user_id = p_user and k.sampai > waktu() and (k.kode_toko, k.kode_barcode) <> (p_toko, p_kode));
  if penuh then return; end if;
  insert into keranjang as k (kode_toko, kode_barcode, user_id, sejak, sampai)
  select b.kode_toko, b.kode_barcode, p_user, waktu(), waktu() + make_interval(mins => p_menit) from barang b
   where b.kode_toko = p_toko and b.kode_barcode = p_kode and b.status = 'READY'
  on conflict (kode_toko, kode_barcode) do update
    set user_id = excluded.user_id, sampai = excluded.sampai,
        sejak = case when k.user_id = excluded.user_id and k.sampai > waktu() then k.sejak else excluded.sejak end
    where k.user_id = excluded.user_id or k.sampai <= waktu()
  returning k.sampai into ambil_keranjang.sampai;
end $$;
