-- The paper of an exchange has a template of its own.
alter table templat_nota drop constraint templat_nota_jenis_check;
alter table templat_nota add constraint templat_nota_jenis_check
  check (jenis in ('PENJUALAN', 'TITIPAN', 'PEMBELIAN', 'TUKAR', 'SETORAN', 'KAS'));
