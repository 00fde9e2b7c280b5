-- Interest of a hundred thousand loans in one look (D-35.6): in whole numbers where they fit, which is a fifth of the work of
-- `numeric`; above nine milliards or a hundred years as before. Both say the same to the rupiah.
create or replace function bunga_hutang(p_pokok rupiah, p_bunga int, p_cara text, p_minimal int, p_langkah rupiah, p_hutang date,
  p_sampai date, p_tgl date) returns bigint language sql immutable parallel safe as $$
  select case when p_pokok < 9000000000 and p_bunga between 0 and 10000 and p_tgl - p_sampai < 40000 and p_minimal < 40000
    then ((p_pokok::bigint * p_bunga
            * case p_cara
                when 'BULAN_PENUH' then 30 * ((case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0)
                                                    else greatest(p_tgl - p_sampai, 0) end + 29) / 30)
                when 'SETENGAH_BULAN' then 15 * ((case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0)
                                                       else greatest(p_tgl - p_sampai, 0) end + 14) / 15)
                else case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0)
                          else greatest(p_tgl - p_sampai, 0) end end
            + 299999) / 300000 + greatest(p_langkah, 1) - 1) / greatest(p_langkah, 1) * greatest(p_langkah, 1)
    else (ceil(ceil(p_pokok::numeric * p_bunga
             * case p_cara when 'BULAN_PENUH' then 30 when 'SETENGAH_BULAN' then 15 else 1 end
             * ceil(case when p_sampai = p_hutang then greatest(p_tgl - p_sampai, p_minimal, 0) else greatest(p_tgl - p_sampai, 0) end::numeric
                    / case p_cara when 'BULAN_PENUH' then 30 when 'SETENGAH_BULAN' then 15 else 1 end) / 300000)
           / greatest(p_langkah, 1)) * greatest(p_langkah, 1))::bigint end
$$;

-- Also of those whose redemption waits: what falls due is asked of both.
create index hutang_berjalan on hutang (kode_toko, tgl_jatuh_tempo) where status in ('AKTIF', 'TUNGGU');
drop index hutang_jatuh_tempo;

-- A page of the list without looking at the loans before it, and its sums without looking at any whole one.
create index hutang_daftar on hutang (kode_toko, status, input_date, no_faktur_hutang) include (qty, berat, jumlah_hutang);
