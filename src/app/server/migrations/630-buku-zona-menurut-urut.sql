-- The zone that held at an instant, where a shop was moved there and back at one instant: the chain of audit rows has
-- the order, the clock has none.
create or replace function kalender_toko(p_toko text, p_zona text, p_waktu timestamptz) returns date language sql stable parallel safe as $$
  select (p_waktu at time zone 'UTC'
    + make_interval(hours => case coalesce((select a.sebelum ->> 'zona' from audit a
        where a.tabel = 'toko' and a.kunci = p_toko and a.tindakan = 'UBAH' and a.waktu > p_waktu and a.sebelum ? 'zona'
        order by a.waktu, a.urut limit 1), p_zona) when 'WIB' then 7 when 'WITA' then 8 else 9 end)
    - coalesce((select (value #>> '{}')::interval from parameter_toko
        where kode_toko = p_toko and key = 'JAM_GANTI_HARI' and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1),
        interval '4 hours'))::date
$$;
