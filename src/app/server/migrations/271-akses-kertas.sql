-- Papers that were taken (D-6.5): the first one of each state that a document goes through, and the last approved
-- copy. `salinan` is 0 for the original. Who took it, where and when: a broken print is repeated there for a moment.
create table kertas (
  kode_toko text not null references toko,
  no text not null check (length(no) = 14),
  keadaan text[] not null,
  salinan int not null check (salinan >= 0),
  waktu timestamptz not null,
  perangkat text not null,
  user_id text not null,
  primary key (kode_toko, no)
);
revoke delete on kertas from kilau_app;

-- Whether this computer may have the paper now: BARU, taken for the first time; LAGI, once more; null, never.
create function ambil_kertas(p_toko text, p_no text, p_keadaan text, p_salinan int, p_saat timestamptz, p_perangkat text, p_user text)
returns text language plpgsql as $$
declare
  k kertas;
  baru boolean := p_salinan = 0 and waktu() - p_saat <= interval '15 minutes';
begin
  insert into kertas select p_toko, p_no, array[p_keadaan], 0, waktu(), p_perangkat, p_user where baru on conflict do nothing;
  if found then return 'BARU'; end if;
  select * into k from kertas where kode_toko = p_toko and no = p_no for update;
  if not found then return null; end if;
  if baru and not p_keadaan = any(k.keadaan) then
    update kertas set keadaan = k.keadaan || p_keadaan, salinan = 0, waktu = waktu(), perangkat = p_perangkat, user_id = p_user
     where kode_toko = p_toko and no = p_no;
    return 'BARU';
  end if;
  if k.salinan = p_salinan and (p_salinan > 0 or p_keadaan = k.keadaan[cardinality(k.keadaan)])
     and k.perangkat = p_perangkat and (k.user_id = p_user or p_perangkat <> 'tanpa-perangkat')
     and waktu() - k.waktu <= interval '2 minutes' then
    return 'LAGI';
  end if;
  return null;
end $$;
