-- BERAT_WAJAR is kept in grams as it goes over the wire, as the other weights are (D-51.5).
create or replace function satuan_parameter(p_key text) returns int language sql immutable parallel safe as $$
  select case
    when p_key like '%\_PERSEN' or p_key like 'BATAS\_DISKON\_%' or p_key like 'PPN\_PERSEN\_%'
      or p_key like 'TOLERANSI\_SUSUT\_%' or p_key = 'TOLERANSI_KADAR_BELI' then 100
    when p_key in ('TOLERANSI_BERAT_JUAL', 'TOLERANSI_BERAT_BELI', 'TOLERANSI_TIMBANG_BAKI', 'TOLERANSI_PENERIMAAN',
      'TOLERANSI_KIRIMAN', 'BERAT_LABEL_DEFAULT', 'BERAT_PLASTIK_DEFAULT', 'BERAT_WAJAR') then 1000
    when p_key = 'KURS_USD' then 100
    else 1
  end
$$;
