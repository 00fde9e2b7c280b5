-- Bought pieces that stand as taken into lots, by the receipts that hold (I-32c).
create or replace view v_refined as
select b.kode_toko as shop, b.no_dokumen || '/' || b.urut_dokumen as piece, b.no_sepuhan as doc_no
  from sepuhan s join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
 where s.status = 'DONE' and s.langkah = 'TERIMA' and b.asal in ('PEMBELIAN', 'LELANG');

-- The same pieces by their own state.
create or replace view v_refining as
select kode_toko as shop, no_faktur_beli || '/' || urut as piece, no_keluar as doc_no
  from pembelian_stock where status = 'SEPUHAN';
