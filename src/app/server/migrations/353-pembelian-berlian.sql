-- Stones come back with the gold that they are set in (D-45.7). A stone of a bought line is DIBELI: held, of that line, until it is in a
-- piece again or taken out.
alter table berlian add column urut_beli int;
alter table berlian drop constraint berlian_status_check;
alter table berlian add constraint berlian_status_check
  check (status in ('LEPAS', 'TERPASANG', 'TERJUAL', 'RETUR', 'HILANG', 'DIBELI'));
alter table berlian drop constraint berlian_keadaan;
alter table berlian add constraint berlian_keadaan check (case status
  when 'LEPAS' then kode_barcode is null and kode_gudang is not null
  when 'TERPASANG' then kode_barcode is not null and no_pegang is null
  when 'DIBELI' then kode_barcode is null and no_pegang is not null
  else no_pegang is not null end);
alter table berlian add constraint berlian_dibeli check ((status = 'DIBELI') = (urut_beli is not null));
create index berlian_beli on berlian (kode_toko, no_pegang, urut_beli) where status = 'DIBELI';
drop index berlian_sertifikat;
create index berlian_sertifikat on berlian (no_sertifikat)
  where no_sertifikat is not null and status in ('LEPAS', 'TERPASANG', 'DIBELI');
create index berlian_sertifikat_terjual on berlian (no_sertifikat) where no_sertifikat is not null and status = 'TERJUAL';
drop index berlian_dipegang;
create index berlian_dipegang on berlian (kode_toko, status) where status in ('LEPAS', 'TERPASANG', 'DIBELI');
alter table berlian_gerak drop constraint berlian_gerak_jenis_check;
alter table berlian_gerak add constraint berlian_gerak_jenis_check
  check (jenis in ('MASUK', 'PASANG', 'LEPAS', 'JUAL', 'BELI', 'RETUR', 'KIRIM', 'HILANG'));

-- The stones of a line: what they weigh, what is paid for them, how its paper names them, those of its nota that
-- did not come back, and those that a count had missed.
alter table pembelian_barang
  add column berat_batu miligram not null default 0 check (berat_batu >= 0),
  add column batu_rp rupiah not null default 0 check (batu_rp >= 0),
  add column batu text,
  add column batu_kurang text,
  add column batu_hilang text,
  add constraint pembelian_barang_batu check (berat_batu < berat and batu_rp <= least(harga_hari_ini, harga));

-- Each of them as it was bought, and what it was before: the cancel makes it that again.
create table pembelian_berlian (
  kode_toko text not null,
  no_faktur_beli text not null,
  urut int not null,
  ke int not null,
  tgl_system date not null,
  kode_berlian text not null,
  kode_dept text not null,
  carat miligram not null check (carat > 0),
  butir int not null check (butir > 0),
  shape text,
  color text,
  clarity text,
  cut_grade text,
  polish text,
  symmetry text,
  fluorescence text,
  lembaga text,
  no_sertifikat text,
  asal text not null check (asal in ('NOTA', 'PARAMETER', 'TANPA')),
  dasar rupiah not null check (dasar >= 0),
  harga rupiah not null check (harga >= 0),
  -- The count that missed it, if one did.
  hilang_di text,
  dulu_status text,
  dulu_pegang text,
  dulu_barcode text,
  dulu_modal rupiah,
  dulu_konsinyasi boolean,
  op uuid not null,
  primary key (kode_toko, no_faktur_beli, urut, ke),
  unique (kode_toko, no_faktur_beli, kode_berlian),
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_barang
);
revoke update, delete on pembelian_berlian from kilau_app;

-- The stones of a bought line, all of them, taken out before it is melted; it is weighed after. Nothing undoes it.
select create_document('lepas_pembelian', 'no_lepas', '{"LP": "lepas-pembelian"}', $$
  no_faktur_beli text not null,
  urut int not null,
  nama_barang text not null,
  batu text not null,
  kadar persen not null,
  dari_gudang text not null,
  kode_gudang text not null,
  total_butir int not null check (total_butir > 0),
  total_carat miligram not null check (total_carat > 0),
  berat_batu miligram not null check (berat_batu >= 0),
  berat_lama miligram not null check (berat_lama > 0),
  berat miligram not null check (berat > 0),
  emas_lama miligram not null check (emas_lama > 0),
  murni_lama miligram not null,
  murni miligram not null,
  susut miligram not null,
  modal_batu rupiah not null check (modal_batu >= 0),
  modal_susut rupiah not null check (modal_susut >= 0),
  membukukan boolean not null,
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_stock,
  unique (kode_toko, no_faktur_beli, urut),
  constraint lepas_pembelian_susut check (susut = emas_lama - berat)$$);
