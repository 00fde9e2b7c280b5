-- A parameter is kept as it goes over the wire: percents and grams with decimals. Rules written in SQL count
-- in hundredths of a percent and in milligrams, as the program does (a test compares the units with the contract).
create function satuan_parameter(p_key text) returns int language sql immutable parallel safe as $$
  select case
    when p_key like '%\_PERSEN' or p_key like 'BATAS\_DISKON\_%' or p_key like 'PPN\_PERSEN\_%'
      or p_key like 'TOLERANSI\_SUSUT\_%' or p_key = 'TOLERANSI_KADAR_BELI' then 100
    when p_key in ('TOLERANSI_BERAT_JUAL', 'TOLERANSI_BERAT_BELI', 'TOLERANSI_TIMBANG_BAKI', 'TOLERANSI_PENERIMAAN',
      'TOLERANSI_KIRIMAN', 'BERAT_LABEL_DEFAULT', 'BERAT_PLASTIK_DEFAULT') then 1000
    when p_key = 'KURS_USD' then 100
    else 1
  end
$$;

create or replace function batas_toko(p_toko text, p_key text, p_waktu timestamptz, p_bawaan bigint) returns bigint
language sql stable parallel safe as $$
  select coalesce((select round((value #>> '{}')::numeric * satuan_parameter(p_key))::bigint from parameter_toko
    where kode_toko = p_toko and key = p_key and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), p_bawaan)
$$;
