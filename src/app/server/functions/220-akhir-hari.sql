create trigger hitung_kas_tetap before update or delete on hitung_kas for each row execute function jangan_ubah();
create trigger tutup_toko_tetap before update or delete on tutup_toko for each row execute function jangan_ubah();
