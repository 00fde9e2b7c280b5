-- Loose stones go to another shop (D-45.8): a shipment holds pieces, gold, or stones. A stone on its way is KIRIM of its shipment, and of
-- the sender's half of its receipt from then on. Its line has no gold: its code, its carat and its stones.
alter table kirim_barang drop constraint kirim_barang_isi_check;
alter table kirim_barang add constraint kirim_barang_isi_check check (isi in ('BARANG', 'EMAS', 'BERLIAN'));
alter table kirim_barang drop constraint kirim_barang_total_berat_check;
alter table kirim_barang add column total_carat miligram not null default 0 check (total_carat >= 0);
alter table kirim_barang add column total_butir int not null default 0 check (total_butir >= 0);
alter table kirim_barang add constraint kirim_barang_total check (case isi
  when 'BERLIAN' then total_berat = 0 and total_murni = 0 and total_carat > 0 and total_butir > 0
  else total_berat > 0 and total_carat = 0 and total_butir = 0 end);
-- False where nothing is booked: stones have no gold, and their cost moves with the receipt.
alter table kirim_barang add column membukukan boolean not null default true;
-- The act of a cancel, kept where no set of the book has it.
alter table kirim_barang add column op_batal uuid;
alter table kirim_barang disable trigger user;
update kirim_barang k set op_batal = s.op
  from buku_set s where s.kode_toko = k.kode_toko and s.no_bukti = k.no_batal;
alter table kirim_barang enable trigger user;

alter table kirim_barang_isi drop constraint kirim_barang_isi_isi_check;
alter table kirim_barang_isi add constraint kirim_barang_isi_isi_check check (isi in ('BARANG', 'BELI', 'LOT', 'BATU'));
alter table kirim_barang_isi drop constraint kirim_barang_isi_berat_check;
alter table kirim_barang_isi add column carat miligram check (carat > 0);
alter table kirim_barang_isi add column butir int check (butir > 0);
-- The parcel that it was a part of, and whether its stones are unlike those.
alter table kirim_barang_isi add column dari_berlian text;
alter table kirim_barang_isi add column bagian_lain boolean not null default false;
alter table kirim_barang_isi add column lembaga text;
alter table kirim_barang_isi add column no_sertifikat text;
alter table kirim_barang_isi drop constraint kirim_barang_isi_emas;
alter table kirim_barang_isi add constraint kirim_barang_isi_emas check (case isi
  when 'BARANG' then no_dokumen is null and urut_dokumen is null and no_lot is null and qty = 1
  when 'BELI' then no_dokumen is not null and urut_dokumen is not null and no_lot is null and qty = 1
  when 'BATU' then num_nonnulls(no_dokumen, urut_dokumen, no_lot) = 0 and qty = 0 and berat = 0 and murni = 0 and persen = 0
  else no_lot is not null and no_dokumen is null and urut_dokumen is null end);
alter table kirim_barang_isi add constraint kirim_barang_isi_batu check (case isi
  when 'BATU' then num_nonnulls(carat, butir) = 2
  else berat > 0 and num_nonnulls(carat, butir, dari_berlian, lembaga, no_sertifikat) = 0 and not bagian_lain end);
create index kirim_barang_isi_batu on kirim_barang_isi (kode_toko, kode_barcode) where isi = 'BATU';

-- What was packed of a stone, what the scale and the eye of the receiver said, and what it entered with.
alter table terima_kiriman add column membukukan boolean not null default true;
alter table terima_kiriman_isi drop constraint terima_kiriman_isi_isi_check;
alter table terima_kiriman_isi add constraint terima_kiriman_isi_isi_check check (isi in ('BARANG', 'BELI', 'LOT', 'BATU'));
alter table terima_kiriman_isi drop constraint terima_kiriman_isi_berat_check;
alter table terima_kiriman_isi add column carat_kirim miligram;
alter table terima_kiriman_isi add column butir_kirim int;
alter table terima_kiriman_isi add column carat_timbang miligram check (carat_timbang > 0);
alter table terima_kiriman_isi add column carat miligram;
alter table terima_kiriman_isi add column butir int check (butir > 0);
-- What of it is not as its paper says.
alter table terima_kiriman_isi add column temuan text;
alter table terima_kiriman_isi drop constraint terima_kiriman_isi_emas;
alter table terima_kiriman_isi add constraint terima_kiriman_isi_emas
  check ((isi in ('BARANG', 'BATU')) = (murni_timbang is null) and (isi in ('BARANG', 'BATU')) = (murni_asal is null));
alter table terima_kiriman_isi add constraint terima_kiriman_isi_batu check (case isi
  when 'BATU' then berat = 0 and murni = 0 and num_nonnulls(carat_kirim, butir_kirim, carat_timbang, carat, butir) = 5
    and carat in (carat_kirim, carat_timbang) and (temuan is null or di_luar)
  else berat > 0 and num_nonnulls(carat_kirim, butir_kirim, carat_timbang, carat, butir, temuan) = 0 end);

alter table barang_sampai add column membukukan boolean not null default true;
alter table selisih_kiriman add column membukukan boolean not null default true;

alter table berlian drop constraint berlian_status_check;
alter table berlian add constraint berlian_status_check
  check (status in ('LEPAS', 'TERPASANG', 'TERJUAL', 'RETUR', 'HILANG', 'DIBELI', 'KIRIM'));
create index berlian_kirim on berlian (kode_toko, no_pegang) where status = 'KIRIM';
create index berlian_sertifikat_kirim on berlian (no_sertifikat) where no_sertifikat is not null and status = 'KIRIM';
