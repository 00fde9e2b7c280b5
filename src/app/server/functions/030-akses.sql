-- How long the try number `kali` shuts a key: nothing below its limit, then a minute, doubling, at
-- most an hour. Never for good: a stranger must not be able to lock a shop out (D-3.3).
create or replace function kunci_coba(kali int, maks int) returns interval language sql immutable as $$
  select case when kali < maks then null
              else make_interval(mins => least(60, (2 ^ least(6, kali - maks))::int)) end
$$;

-- What a user id looks like to somebody who reads it from a slip: separators fall away, a nought is an
-- o, a one an l. Two people who look alike are not made; those who were before are left in peace.
create or replace function kerangka_user(user_id text) returns text language sql immutable as $$
  select translate(user_id, '01._-', 'ol')
$$;

create or replace function ambil_kertas(p_toko text, p_no text, p_keadaan text, p_salinan int, p_saat timestamptz, p_perangkat text, p_user text)
returns text language plpgsql as $$
declare
  k kertas;
  baru boolean := p_salinan = 0 and waktu() - p_saat <= interval '15 minutes';
begin
  insert into kertas (kode_toko, no, keadaan, salinan, waktu, perangkat, user_id)
  select p_toko, p_no, array[p_keadaan], 0, waktu(), p_perangkat, p_user where baru on conflict do nothing;
  if found then return 'BARU'; end if;
  select * into k from kertas where kode_toko = p_toko and no = p_no for update;
  if not found then return null; end if;
  if baru and not p_keadaan = any(k.keadaan) then
    update kertas set keadaan = k.keadaan || p_keadaan, salinan = 0, ulang = 0, waktu = waktu(), perangkat = p_perangkat,
           user_id = p_user
     where kode_toko = p_toko and no = p_no;
    return 'BARU';
  end if;
  if k.salinan = p_salinan and (p_salinan > 0 or p_keadaan = k.keadaan[cardinality(k.keadaan)])
     and k.perangkat = p_perangkat and (k.user_id = p_user or p_perangkat <> 'tanpa-perangkat')
     and waktu() - k.waktu <= interval '2 minutes' then
    if p_salinan > 0 then return 'LAGI'; end if;
    if k.ulang > 0 then return null; end if;
    update kertas set ulang = 1 where kode_toko = p_toko and no = p_no;
    return 'LAGI';
  end if;
  return null;
end $$;

create or replace function sesi_lepas_notifikasi() returns trigger language plpgsql as $$
begin
  delete from notifikasi_telepon where kode_toko = new.kode_toko and sidik = new.sidik;
  return null;
end $$;

-- A session is read whole once and then by what moves alone, as long as the version of its shop, and of the shop where
-- the person belongs, is the same (sesi.table.ts): so all else that it is made of raises that version.
create or replace function naikkan_versi() returns trigger language plpgsql as $$
begin
  update toko set versi = versi + 1 where kode_toko = (case when tg_op = 'DELETE' then old else new end).kode_toko;
  return null;
end $$;

create or replace function naikkan_versi_sendiri() returns trigger language plpgsql as $$
begin
  new.versi := old.versi + 1;
  return new;
end $$;

create trigger users_versi after update on users for each row
  when (old.* is distinct from new.*) execute function naikkan_versi();
create trigger dua_faktor_versi after insert or delete on dua_faktor for each row execute function naikkan_versi();
create trigger hari_toko_versi after insert or update or delete on hari_toko for each row execute function naikkan_versi();
create trigger jam_toko_versi after insert or update or delete on jam_toko for each row execute function naikkan_versi();
create trigger toko_versi before update on toko for each row
  when (old.* is distinct from new.* and old.versi = new.versi) execute function naikkan_versi_sendiri();

create trigger sesi_lepas_notifikasi after update of berakhir on sesi
  for each row when (old.berakhir is null and new.berakhir is not null)
  execute function sesi_lepas_notifikasi();

create or replace view v_written__akses as
select 'users'::text as row_tbl, user_id as row_no, kode_toko as shop, op as op_id, null::date as business_date from users where op is not null
union all select 'user_akses'::text, user_id || '/' || kode, kode_toko, op, null::date from user_akses where op is not null;
