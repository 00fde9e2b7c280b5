-- The stones of a piece as they were when it was sold (D-45.9): its nota says them, whatever becomes of them later. Null where it had none,
-- and of a loose stone, which is its line.
alter table penjualan_barang
  add column batu jsonb,
  add constraint penjualan_barang_batu_nota check (batu is null or (kode_berlian is null and jsonb_typeof(batu) = 'array' and batu <> '[]'));

-- A piece that is sold, or held by a sale that waits, keeps its list: of those the list of that moment is known. Where a sale was cancelled
-- its piece went on, and what it had then is not known.
alter table penjualan_barang disable trigger user;
update penjualan_barang l
   set batu = (select jsonb_agg(jsonb_build_object(
                 'kode_berlian', e ->> 'kode_berlian', 'carat', (e ->> 'carat')::bigint, 'butir', coalesce((e ->> 'butir')::int, 1),
                 'shape', e ->> 'shape', 'color', e ->> 'color', 'clarity', e ->> 'clarity', 'cut_grade', e ->> 'cut_grade',
                 'polish', e ->> 'polish', 'symmetry', e ->> 'symmetry', 'fluorescence', e ->> 'fluorescence',
                 'lembaga', e ->> 'lembaga', 'no_sertifikat', e ->> 'no_sertifikat') order by i)
                 from jsonb_array_elements(b.berlian) with ordinality t (e, i))
  from barang b
 where b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_potong and b.no_pegang = l.no_faktur_jual
   and b.status in ('TERJUAL', 'TITIP') and b.berlian <> '[]';
alter table penjualan_barang enable trigger user;
