-- Bought pieces that stand as taken into lots, by the receipts that hold, less those that sorting gave back; and those that left for
-- head office, less those that came back (I-32c).
create or replace view v_refined as
select b.kode_toko as shop, b.no_dokumen || '/' || b.urut_dokumen as piece, b.no_sepuhan as doc_no
  from sepuhan s join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
 where s.status = 'DONE' and s.langkah = 'TERIMA' and b.asal in ('PEMBELIAN', 'LELANG')
   and not exists (select from sepuhan_baris k
     join sepuhan p on p.kode_toko = k.kode_toko and p.no_sepuhan = k.no_sepuhan and p.status = 'DONE'
     join lot l on l.kode_toko = k.kode_toko and l.no_lot = k.no_lot and l.no_dokumen = b.no_sepuhan
    where k.kode_toko = b.kode_toko and k.kelas = 'KEMBALI' and k.no_dokumen = b.no_dokumen
      and k.urut_dokumen = b.urut_dokumen)
union all
select i.kode_toko, i.no_dokumen || '/' || i.urut_dokumen, i.no_kirim
  from kirim_barang k join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim and i.isi = 'BELI'
 where k.status <> 'CANC' and not k.jauh
   and not exists (select from selisih_kiriman_isi s where s.kode_toko = i.kode_toko and s.no_kirim = i.no_kirim
                      and s.kode_barcode = i.kode_barcode and s.hasil = 'KEMBALI');

-- The same pieces by their own state.
create or replace view v_refining as
select kode_toko as shop, no_faktur_beli || '/' || urut as piece, no_keluar as doc_no
  from pembelian_stock where status in ('SEPUHAN', 'KIRIM');

-- Lines of gold that no piece has (D-44.9): whether a lot left by its shipment whole, with its cost, and came back with what took it
-- back. The invariant of I-26f reads it.
create or replace view v_shipment_gold as
select i.kode_toko as shop, i.no_kirim as no, i.kode_barcode as line, k.tgl_system as business_date,
       coalesce((g.qty, g.berat, g.murni, g.modal) = (-i.qty, -i.berat, -i.murni, -coalesce(i.harga_modal, 0)), false)
         and (back.no is null) = (b.no_lot is null) as holds
  from kirim_barang k
  join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim and i.isi = 'LOT'
   -- The lot of a shop on another server moves there.
   and not k.jauh
  left join lot_gerak g on g.kode_toko = i.kode_toko and g.no_lot = i.no_lot and g.no_bukti = i.no_kirim
  left join selisih_kiriman_isi s on s.kode_toko = i.kode_toko and s.no_kirim = i.no_kirim and s.kode_barcode = i.kode_barcode
   and s.hasil = 'KEMBALI'
 cross join lateral (select case k.status when 'CANC' then k.no_batal else s.no_selisih end as no) back
  left join lot_gerak b on b.kode_toko = i.kode_toko and b.no_lot = i.no_lot and b.no_bukti = back.no
   and (b.qty, b.berat, b.murni, b.modal) = (i.qty, i.berat, i.murni, coalesce(i.harga_modal, 0));

-- Lots that craftsmen wash or melt: the book holds them on their accounts (I-33).
create or replace view v_custody__sepuhan as
select kode_toko as shop, 'tukang:' || kode_tukang as account, persen::int as kadar, 0::bigint as rupiah, qty::bigint as qty,
       berat::bigint as mg, murni::bigint as murni
  from lot where kode_tukang is not null and berat > 0;
