-- An auction closes a loan too; the interest in it was booked whole (D-35.14).
create view v_hutang_tutup__lelang as
select l.kode_toko, l.no_faktur_hutang, 'LELANG'::text as cara, l.no_lelang as no_dokumen, l.tgl_system, l.dari_tgl,
       l.hari_bunga as lama_pinjam, l.hari_bunga, l.jumlah_hutang::bigint as pokok, l.bunga_rp::bigint as bunga_terhitung,
       l.bunga_rp::bigint as bunga_rp, l.input_by, l.otorisasi
  from hutang_lelang l where l.status = 'DONE';
-- So does a renewal, whose interest is paid in full (D-35.10).
create view v_hutang_tutup__remaja as
select r.kode_toko, r.no_faktur_hutang, 'PEREMAJAAN'::text as cara, r.no_remaja as no_dokumen, r.tgl_system, r.dari_tgl, r.lama_pinjam,
       r.hari_bunga, r.jumlah_lama::bigint as pokok, r.bunga_terhitung::bigint as bunga_terhitung, r.bunga_rp::bigint as bunga_rp,
       r.input_by, r.otorisasi
  from hutang_remaja r where r.status = 'DONE';
select susun_pandangan('v_hutang_tutup');
