-- What melting or washing took from bought gold stands in its document, which the engine for documents reads
-- column by column (decision 390).
alter table retag_pembelian add column susut miligram;
update retag_pembelian set susut = berat_beli - berat;
alter table retag_pembelian alter column susut set not null,
  add constraint retag_pembelian_susut check (susut = berat_beli - berat);

alter table hancur_pembelian add column susut miligram, add column selisih_murni miligram;
update hancur_pembelian set susut = berat - berat_hasil, selisih_murni = murni_hasil - murni;
alter table hancur_pembelian alter column susut set not null, alter column selisih_murni set not null,
  add constraint hancur_pembelian_susut check (susut = berat - berat_hasil),
  add constraint hancur_pembelian_selisih check (selisih_murni = murni_hasil - murni);
