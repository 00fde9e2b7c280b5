-- An account at a bank falls below nothing only where its master says so (D-19.2): decided here, under
-- the lock of the balance row, as for the drawer. A set that takes nothing from a bank asks nothing.
create or replace function catat_buku(p_toko text, p_tgl date, p_bukti text, p_kode text, p_keterangan text,
  p_membalik text, p_user text, p_op uuid, p_baris jsonb)
returns void language plpgsql security definer set search_path from current as $$
declare
  salah boolean;
  kurang text;
  rekening_kurang text;
begin
  -- The set's trigger refuses a day that is not open.
  insert into buku_set values (p_toko, p_bukti, p_tgl, p_kode, p_keterangan, p_membalik, p_user, waktu(), p_op);

  with baris as (
    insert into buku
    select p_toko, p_bukti, b.urut::int, p_tgl, b.akun, b.kode_barcode, coalesce(b.kadar, 0),
           coalesce(b.rupiah, 0), coalesce(b.qty, 0), coalesce(b.berat, 0), coalesce(b.murni, 0)
      from rows from (jsonb_to_recordset(p_baris) as
        (akun text, kode_barcode text, kadar int, rupiah bigint, qty int, berat bigint, murni bigint))
        with ordinality as b (akun, kode_barcode, kadar, rupiah, qty, berat, murni, urut)
    returning akun, kadar, rupiah, qty, berat, murni
  ), jumlah as (
    select akun, kadar, sum(rupiah)::bigint rupiah, sum(qty)::bigint qty, sum(berat)::bigint berat, sum(murni)::bigint murni
      from baris group by akun, kadar order by akun, kadar
  ), harian as (
    insert into saldo_hari as h
    select p_toko, p_tgl, akun, kadar, rupiah, qty, berat, murni from jumlah
    on conflict (kode_toko, akun, kadar, tgl_system) do update
      set rupiah = h.rupiah + excluded.rupiah, qty = h.qty + excluded.qty,
          berat = h.berat + excluded.berat, murni = h.murni + excluded.murni
    returning akun, kadar, rupiah, qty, berat, murni
  )
  select (select sum(rupiah) <> 0 or sum(qty) <> 0 or sum(murni) <> 0 from jumlah)
           or exists (select from jumlah group by kadar having sum(berat) <> 0),
         (select h.akun from harian h
            left join saldo_lalu l on l.kode_toko = p_toko and l.akun = h.akun and l.kadar = h.kadar
           where not bisa_negatif(h.akun)
             and (h.akun like 'kas%' and h.rupiah + coalesce(l.rupiah, 0) < 0 or h.qty + coalesce(l.qty, 0) < 0
                  or h.berat + coalesce(l.berat, 0) < 0 or h.murni + coalesce(l.murni, 0) < 0)
           limit 1),
         (select substr(j.akun, 6) from jumlah j
           where j.akun like 'bank:%' and j.rupiah < 0
             and (select h.rupiah from harian h where h.akun = j.akun and h.kadar = j.kadar)
                 + coalesce((select l.rupiah from saldo_lalu l
                      where l.kode_toko = p_toko and l.akun = j.akun and l.kadar = j.kadar), 0) < 0
             and not exists (select from rekening r
                      where r.kode_toko = p_toko and r.no_rekening = substr(j.akun, 6) and r.boleh_negatif)
           limit 1)
    into salah, kurang, rekening_kurang;
  if salah then
    raise exception 'Set % does not balance: %', p_bukti, p_baris;
  end if;
  if kurang like 'kas%' then
    perform tolak('KAS_KURANG', 'Saldo Kas Tidak Mencukupi');
  elsif kurang is not null then
    raise exception 'Account % would fall below nothing (%)', kurang, p_bukti;
  elsif rekening_kurang is not null then
    -- A sentence with its figure beside it, as kit/rules/sentence.ts packs it.
    perform tolak('REKENING_KURANG', 'Saldo Rekening {no_rekening} Tidak Mencukupi' || chr(31)
      || json_build_object('no_rekening', rekening_kurang));
  end if;
  if p_membalik is not null then
    perform bisa_dibalik(p_toko, p_membalik);
  end if;
end $$;
