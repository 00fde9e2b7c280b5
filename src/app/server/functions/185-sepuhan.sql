-- Bought pieces that stand as taken into lots, by the receipts that hold, less those that sorting gave back (I-32c).
create or replace view v_refined as
select b.kode_toko as shop, b.no_dokumen || '/' || b.urut_dokumen as piece, b.no_sepuhan as doc_no
  from sepuhan s join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
 where s.status = 'DONE' and s.langkah = 'TERIMA' and b.asal in ('PEMBELIAN', 'LELANG')
   and not exists (select from sepuhan_baris k
     join sepuhan p on p.kode_toko = k.kode_toko and p.no_sepuhan = k.no_sepuhan and p.status = 'DONE'
     join lot l on l.kode_toko = k.kode_toko and l.no_lot = k.no_lot and l.no_dokumen = b.no_sepuhan
    where k.kode_toko = b.kode_toko and k.kelas = 'KEMBALI' and k.no_dokumen = b.no_dokumen
      and k.urut_dokumen = b.urut_dokumen);

-- The same pieces by their own state.
create or replace view v_refining as
select kode_toko as shop, no_faktur_beli || '/' || urut as piece, no_keluar as doc_no
  from pembelian_stock where status = 'SEPUHAN';

-- Lots that craftsmen wash or melt: the book holds them on their accounts (I-33).
create or replace view v_custody__sepuhan as
select kode_toko as shop, 'tukang:' || kode_tukang as account, persen::int as kadar, 0::bigint as rupiah, qty::bigint as qty,
       berat::bigint as mg, murni::bigint as murni
  from lot where kode_tukang is not null and berat > 0;
