-- What of a filled line went back to its supplier is waited for again (decision 1286).
alter table pre_order_isi
  add kembali_qty int not null default 0,
  add kembali_berat miligram not null default 0,
  add constraint pre_order_isi_kembali check (kembali_qty between 0 and qty and kembali_berat >= 0);
