-- The original of a paper leaves once, and once more for a print that broke (D-6.5): not as often as two minutes allow.
-- `ulang`: how often the present original was repeated.
alter table kertas add column ulang int not null default 0 check (ulang between 0 and 1);

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
