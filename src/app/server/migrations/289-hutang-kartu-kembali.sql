-- How much of the cash that a loan paid out had come by card on it the same day (D-51.6); nothing where no cash left.
alter table hutang_remaja add column kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0);
alter table hutang_lunas add column kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0);
