create or replace function nomor_wa(no_hp text) returns text language sql immutable as $$
  select case when f like '0%' then '62' || substr(f, 2) else f end
    from (select regexp_replace(regexp_replace(nomor_e164(no_hp), '[^0-9]', '', 'g'), '^00', '') as f) x
$$;
