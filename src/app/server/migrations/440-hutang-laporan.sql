-- What the reports of lending stand on (reports 27 to 37, 111).

-- The interest of a loan as of a day (D-35.6), as rules/bunga.ts has it: days once paid are never charged again, whole
-- units, one product, rounded up once.
create function bunga_hutang(p_pokok rupiah, p_bunga int, p_cara text, p_minimal int, p_langkah rupiah, p_hutang date, p_sampai date, p_tgl date)
returns bigint language sql immutable parallel safe as $$
  select (ceil(ceil(p_pokok::numeric * p_bunga
           * case p_cara when 'BULAN_PENUH' then 30 when 'SETENGAH_BULAN' then 15 else 1 end
           * ceil(case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0) else greatest(p_tgl - p_sampai, 0) end::numeric
                  / case p_cara when 'BULAN_PENUH' then 30 when 'SETENGAH_BULAN' then 15 else 1 end) / 300000)
         / greatest(p_langkah, 1)) * greatest(p_langkah, 1))::bigint
$$;

-- What closed a loan, whatever it was: a redemption, a renewal, an auction. Each act has a part of its own.
create view v_hutang_tutup__lunas as
select l.kode_toko, l.no_faktur_hutang, 'PENEBUSAN'::text as cara, l.no_lunas as no_dokumen, l.tgl_system, l.dari_tgl,
       l.lama_pinjam, l.hari_bunga, l.jumlah_hutang::bigint as pokok, l.bunga_terhitung::bigint as bunga_terhitung,
       l.bunga_rp::bigint as bunga_rp, l.input_by, l.otorisasi
  from hutang_lunas l where l.status = 'DONE';
select susun_pandangan('v_hutang_tutup');
