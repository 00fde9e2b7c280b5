-- A shop's time never runs back (D-51.2): the head of its audit chain keeps when its last act ended.
alter table audit_kepala add column waktu timestamptz;
update audit_kepala k set waktu = (
  select date_trunc('milliseconds', max(a.waktu) + interval '999 microseconds') from audit a
   where a.kode_toko = k.kode_toko and a.tabel not in ('sesi', 'otorisasi', 'dua_faktor'));

-- What an owner has agreed to: acts at the time of the last act until the clock has passed it, and a date
-- that lies far from the last closed day. Both are in the audit; here stands what holds now.
create table jam_toko (
  kode_toko text primary key references toko,
  izin timestamptz,
  tanggal date
);

drop function selesai(text, uuid, text, text, text, text, text, text, text, text, text, int, text, text);
create function selesai(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text, p_ip text,
  p_keystore text, p_audit text, p_kunci text, p_jalur text, p_sidik text, p_status int, p_jawaban text,
  p_tanda text default null, p_maju boolean default false)
returns text language plpgsql as $$
declare
  semua jsonb;
  a jsonb;
  no text;
  dicatat text;
begin
  if p_tanda is not null then
    no := current_setting('kilau.nomor', true);
    if left(no, 5) is distinct from left(p_tanda, 5) then
      raise exception 'No number was given for %', p_tanda;
    end if;
    p_audit := replace(p_audit, p_tanda, no);
    p_jawaban := replace(p_jawaban, p_tanda, no);
  end if;
  if p_kunci is not null then
    insert into idempotensi values (p_toko, p_user, p_kunci, p_op, p_jalur, p_sidik, p_status, p_jawaban, waktu());
  end if;
  semua := p_audit::jsonb;
  if jsonb_array_length(semua) > 1 then
    semua := (select jsonb_agg(value order by value ->> 'kode_toko', urut)
      from jsonb_array_elements(semua) with ordinality as x (value, urut));
  end if;
  for i in 0 .. jsonb_array_length(semua) - 1 loop
    a := semua -> i;
    dicatat := catat_audit(a ->> 'kode_toko', p_op, p_user, p_level, p_perangkat, p_ip, a ->> 'tindakan',
      a ->> 'tabel', a ->> 'kunci', a -> 'sebelum', a -> 'sesudah', p_keystore);
  end loop;
  if p_maju then
    perform majukan_jam(p_toko);
  end if;
  return no;
end $$;

-- The last act ended now, unless one that ended later is known; in whole milliseconds, which is what is read of it.
create function majukan_jam(p_toko text) returns void language sql as $$
  update audit_kepala set waktu = greatest(waktu, date_trunc('milliseconds', saat_ini() + interval '999 microseconds'))
   where kode_toko = p_toko
$$;

-- Whoever is no owner opens such a date by an owner's approval (I-21).
do $$
declare
  isi text := pg_get_functiondef('tuntutan_jejak(audit)'::regprocedure);
begin
  execute replace(isi, 'when a.tindakan = ''UBAH_MODUL''', 'when a.tindakan = ''BUKA_HARI'' and a.level <> ''OWN''
      and a.sesudah ->> ''lompat'' = ''true'' then ''TANGGAL_LOMPAT''
    when a.tindakan = ''UBAH_MODUL''');
end $$;
