-- A stone that is set follows its piece: `pergi` says that the piece is on its way to another shop, with it, or lost (D-45.1).
alter table berlian add column pergi boolean not null default false;
alter table berlian add constraint berlian_pergi check (not pergi or status = 'TERPASANG');
drop index berlian_sertifikat;
create index berlian_sertifikat on berlian (no_sertifikat)
  where no_sertifikat is not null and status in ('LEPAS', 'TERPASANG') and not pergi;
-- A stone that was typed with a piece is of no IB: `asal_barang` says so. What was typed before is held to nothing that was not asked then.
alter table berlian add column asal_barang boolean not null default false;

alter table berlian_gerak drop constraint berlian_gerak_jenis_check;
alter table berlian_gerak add constraint berlian_gerak_jenis_check
  check (jenis in ('MASUK', 'PASANG', 'LEPAS', 'JUAL', 'RETUR', 'KIRIM', 'HILANG'));

-- Stones set into a piece or taken out of it, the piece weighed after (D-45.5); never cancelled: the other act undoes it.
select create_document('berlian_pasang', 'no_pasang', '{"PL": "berlian-pasang"}', $$
  langkah text not null check (langkah in ('PASANG', 'LEPAS')),
  kode_barcode text not null,
  nama_barang text not null,
  kode_gudang text not null,
  kode_baki text,
  persen persen not null,
  total_butir int not null check (total_butir > 0),
  total_carat miligram not null check (total_carat > 0),
  berat_batu miligram not null check (berat_batu >= 0),
  berat_lama miligram not null check (berat_lama > 0),
  berat miligram not null check (berat > 0),
  emas_lama miligram not null check (emas_lama > 0),
  emas miligram not null check (emas > 0),
  murni_lama miligram not null,
  murni miligram not null,
  susut miligram not null,
  keterangan text not null default '',
  emas_asal miligram not null,
  susut_bebas miligram not null check (susut_bebas >= 0),
  modal_susut rupiah not null check (modal_susut >= 0),
  modal_beli rupiah not null check (modal_beli >= 0),
  membukukan boolean not null,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint berlian_pasang_susut check (susut = emas_lama - emas)$$);
create index berlian_pasang_barang on berlian_pasang (kode_toko, kode_barcode);

-- Its stones, as they were then.
create table berlian_pasang_isi (
  kode_toko text not null,
  no_pasang text not null,
  urut int not null,
  tgl_system date not null,
  kode_berlian text not null,
  carat miligram not null check (carat > 0),
  butir int not null check (butir > 0),
  dari_berlian text,
  konsinyasi boolean not null,
  shape text,
  color text,
  clarity text,
  cut_grade text,
  polish text,
  symmetry text,
  fluorescence text,
  lembaga text,
  no_sertifikat text,
  bagian_lain boolean not null,
  modal rupiah not null check (modal >= 0),
  primary key (kode_toko, no_pasang, urut),
  foreign key (kode_toko, no_pasang) references berlian_pasang
);
revoke update, delete on berlian_pasang_isi from kilau_app;

-- Their guards sleep: these rows are of days that are closed.
alter table berlian disable trigger user;
alter table berlian_gerak disable trigger user;

-- Stones of before become rows: each gets a code, and stands where its piece does.
do $$
declare
  b record;
  kode text[];
  baru jsonb;
  tgl date;
begin
  for b in select * from barang where berlian <> '[]'::jsonb order by kode_toko, kode_barcode loop
    select max(tgl_system) into tgl from hari_toko where kode_toko = b.kode_toko;
    kode := ambil_barcode(b.kode_toko, jsonb_array_length(b.berlian));
    select jsonb_agg(e || jsonb_build_object('kode_berlian', kode[i]) order by i) into baru
      from jsonb_array_elements(b.berlian) with ordinality t (e, i);
    update barang set berlian = baru where kode_toko = b.kode_toko and kode_barcode = b.kode_barcode;
    insert into berlian (kode_toko, kode_berlian, kode_dept, carat, shape, color, clarity, cut_grade, polish, symmetry, fluorescence,
        no_sertifikat, kode_supplier, harga_modal, harga_jual, status, kode_barcode, no_pegang, pergi, asal_barang, tgl_terima, input_by,
        input_date, op)
    select b.kode_toko, e ->> 'kode_berlian', b.kode_dept, greatest(1, (e ->> 'carat')::bigint), e ->> 'shape', e ->> 'color',
           e ->> 'clarity', e ->> 'cut_grade', e ->> 'polish', e ->> 'symmetry', e ->> 'fluorescence',
           nullif(upper(regexp_replace(e ->> 'no_sertifikat', '[^A-Za-z0-9]', '', 'g')), ''),
           (select s.kode_supplier from supplier_berlian s where s.kode_toko = b.kode_toko and s.kode_supplier = e ->> 'kode_supplier'),
           (e ->> 'harga_modal')::bigint, nullif((e ->> 'harga_jual')::bigint, 0),
           case when b.status in ('TERJUAL', 'HANCUR') then 'TERJUAL' else 'TERPASANG' end, b.kode_barcode,
           case when b.status in ('TERJUAL', 'HANCUR') then b.no_pegang end, b.status in ('KIRIM', 'HILANG'), true, b.tgl_terima,
           b.input_by, b.input_date, b.op
      from jsonb_array_elements(baru) e;
    if tgl is not null and b.status in ('READY', 'TITIP', 'SERVICE') then
      insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, kode_barcode, op)
      select s.kode_toko, s.kode_berlian, s.kode_barcode, s.kode_barcode, tgl, 'MASUK', s.carat, s.butir, coalesce(s.harga_modal, 0),
             s.kode_barcode, s.op
        from berlian s where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode;
    end if;
  end loop;
end $$;

alter table berlian enable trigger user;
alter table berlian_gerak enable trigger user;
