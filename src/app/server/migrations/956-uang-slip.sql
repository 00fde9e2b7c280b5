-- The number of the bank's slip of cash that was carried to an account (D-19.4): one slip proves one deposit, so a number
-- stands once for an account in a year. A transfer that was cancelled gives its number free.
alter table mutasi_uang add column no_slip text check (no_slip is null or (jenis = 'CASH' and asal = 'CASH'));
create unique index mutasi_uang_slip on mutasi_uang
  (kode_toko, tujuan_rekening, (extract(year from tgl_system)), no_slip) where no_slip is not null and status = 'DONE';
