-- A refund that another person than the customer of a deposit takes is agreed to by a superior (D-51.9): who agreed is looked
-- for by I-21. Deposits that were ended before keep null.
alter table titipan add column setuju_pemilik text check (setuju_pemilik in ('SPV'));
