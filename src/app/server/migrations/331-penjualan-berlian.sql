-- A loose stone is a line of a sale (D-45.6): its code stands where the barcode of a piece does, and it has no gold. A part of a parcel
-- names the parcel, and whether its stones are unlike it; a stone in consignment names the supplier of whom the sale bought it.
alter table penjualan_barang
  add column kode_berlian text,
  add column carat miligram check (carat > 0),
  add column butir int check (butir > 0),
  add column dari_berlian text,
  add column bagian_lain boolean not null default false,
  add column beli_dari text,
  add column kode_potong text generated always as (case when kode_berlian is null then kode_barcode end) stored;

do $$
declare
  nama text;
begin
  select conname into nama from pg_constraint
   where conrelid = 'penjualan_barang'::regclass and confrelid = 'barang'::regclass and contype = 'f';
  execute format('alter table penjualan_barang drop constraint %I', nama);
end $$;

alter table penjualan_barang
  add constraint penjualan_barang_potong foreign key (kode_toko, kode_potong) references barang (kode_toko, kode_barcode),
  add constraint penjualan_barang_berlian foreign key (kode_toko, kode_berlian) references berlian,
  add constraint penjualan_barang_parcel foreign key (kode_toko, dari_berlian) references berlian,
  add constraint penjualan_barang_batu check (
    case when kode_berlian is null then num_nonnulls(carat, butir, dari_berlian, beli_dari) = 0 and not bagian_lain
         else kode_berlian = kode_barcode and num_nonnulls(carat, butir) = 2 and no_titip is null end);

create or replace function penjualan_barang_benar(p penjualan_barang) returns boolean language plpgsql immutable as $$
begin
  return case when p.kode_berlian is null then p.berat > 0
              else p.berat = 0 and p.berat_asli = 0 and p.murni = 0 and p.berat_stock = 0 and p.murni_stock = 0 and p.persen = 0
                and p.harga_per_gram = 0 and p.ongkos = 0 and p.harga > 0 end
    and p.harga >= 0 and p.diskon_rp >= 0 and p.potongan_rp >= 0 and p.kupon_rp >= 0
    and p.bagian_rp >= 0 and p.bonus_rp >= 0 and p.harga = p.harga_jual + p.ongkos
    and p.netto = p.harga - p.diskon_rp - p.potongan_rp - p.kupon_rp - p.bagian_rp;
end $$;

create index penjualan_barang_batu_tgl on penjualan_barang (kode_toko, tgl_system) where berlian;
create index penjualan_barang_batu_jual on penjualan_barang (kode_toko, kode_berlian) where kode_berlian is not null;

-- A stone of a sale that waits for its money is held where it lies: loose, and of that sale.
alter table berlian drop constraint berlian_keadaan;
alter table berlian add constraint berlian_keadaan check (case status
  when 'LEPAS' then kode_barcode is null and kode_gudang is not null
  when 'TERPASANG' then kode_barcode is not null and no_pegang is null
  else no_pegang is not null end);
