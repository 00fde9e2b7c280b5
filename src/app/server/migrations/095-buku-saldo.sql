-- What every act writes, in fewer rows (D-5.4): the balance of now is what the shop held before its
-- newest day, kept once a day, and what moved on that day. An act adds to one balance, not to two.
create table saldo_lalu (
  kode_toko text not null,
  akun text not null,
  kadar persen not null,
  rupiah rupiah not null,
  qty bigint not null,
  berat miligram not null,
  murni miligram not null,
  primary key (kode_toko, akun, kadar)
);
insert into saldo_lalu
select h.kode_toko, h.akun, h.kadar, sum(h.rupiah), sum(h.qty), sum(h.berat), sum(h.murni)
  from saldo_hari h
 where h.tgl_system < (select max(d.tgl_system) from hari_toko d where d.kode_toko = h.kode_toko)
 group by 1, 2, 3;

-- The views of 090 read the balance by its name: they stand again on the view below, word for word.
create temporary table pandangan_saldo on commit drop as
  select viewname, pg_get_viewdef(format('%I', viewname)::regclass) as isi, 0 as urut
    from pg_views where schemaname = current_schema() and viewname in ('v_tray', 'v_gold_flow', 'v_account', 'v_balance');
drop view v_tray, v_gold_flow, v_account, v_balance;
drop table saldo;
create view saldo as
select kode_toko, akun, kadar, sum(rupiah)::bigint as rupiah, sum(qty)::bigint as qty, sum(berat)::bigint as berat,
       sum(murni)::bigint as murni
  from (
    select kode_toko, akun, kadar, rupiah, qty, berat, murni from saldo_lalu
    union all
    select h.kode_toko, h.akun, h.kadar, h.rupiah, h.qty, h.berat, h.murni
      from toko t
     cross join lateral (select tgl_system from hari_toko d where d.kode_toko = t.kode_toko order by tgl_system desc limit 1) d
      join saldo_hari h on h.kode_toko = t.kode_toko and h.tgl_system = d.tgl_system) s
 group by kode_toko, akun, kadar;
do $$
declare
  p record;
begin
  for p in select * from pandangan_saldo loop
    execute format('create view %I as %s', p.viewname, p.isi);
  end loop;
end $$;
select kunci_pandangan();

-- A new day begins with what the last one ended with (D-20.3).
create function mulai_hari() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into saldo_lalu as l
  select h.kode_toko, h.akun, h.kadar, h.rupiah, h.qty, h.berat, h.murni from saldo_hari h
   where h.kode_toko = new.kode_toko
     and h.tgl_system = (select max(tgl_system) from hari_toko where kode_toko = new.kode_toko and tgl_system < new.tgl_system)
  on conflict (kode_toko, akun, kadar) do update
    set rupiah = l.rupiah + excluded.rupiah, qty = l.qty + excluded.qty,
        berat = l.berat + excluded.berat, murni = l.murni + excluded.murni;
  return null;
end $$;
create trigger hari_toko_mulai after insert on hari_toko for each row execute function mulai_hari();

-- Nobody but the book's own function writes the book, so its lines need not ask the database about
-- their set one by one: `catat_buku` runs with the owner's rights and the application has none.
alter table buku drop constraint buku_kode_toko_no_bukti_fkey;
alter table buku_set drop constraint buku_set_kode_toko_fkey;
alter table pembayaran drop constraint pembayaran_kode_toko_fkey;
alter table penjualan drop constraint penjualan_kode_toko_fkey;
revoke insert on buku, buku_set from kilau_app;
revoke insert, update on saldo_hari, saldo_lalu from kilau_app;
revoke delete, truncate on saldo_lalu from kilau_app;

create or replace function catat_buku(p_toko text, p_tgl date, p_bukti text, p_kode text, p_keterangan text,
  p_membalik text, p_user text, p_op uuid, p_baris jsonb)
returns void language plpgsql security definer set search_path from current as $$
declare
  salah boolean;
  kurang text;
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
           limit 1)
    into salah, kurang;
  if salah then
    raise exception 'Set % does not balance: %', p_bukti, p_baris;
  end if;
  if kurang like 'kas%' then
    perform tolak('KAS_KURANG', 'Saldo Kas Tidak Mencukupi');
  elsif kurang is not null then
    raise exception 'Account % would fall below nothing (%)', kurang, p_bukti;
  end if;
end $$;

-- One look at the pieces and one write, planned once per connection.
create or replace function pindah_barang(p_toko text, p_langkah jsonb, p_tgl date, p_user text, p_op uuid, p_bukti text default null)
returns int language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  jumlah int;
  kode text[] := array(select x ->> 'kode_barcode' from jsonb_array_elements(p_langkah) x);
begin
  with langkah as (
    select kode_barcode, dari_status, ke_status, jenis, akun, kode_gudang, kode_baki,
           coalesce(p_bukti, no_bukti) as no_bukti, coalesce(p_bukti, no_pegang) as no_pegang
      from jsonb_to_recordset(p_langkah) as x (kode_barcode text, dari_status text, ke_status text, jenis text,
        no_bukti text, no_pegang text, akun text, kode_gudang text, kode_baki text)
  ), lama as (
    select k as kode_barcode, e.seq, e.ke from unnest(kode) k
      cross join lateral (select seq, ke from barang_kejadian
        where kode_toko = p_toko and kode_barcode = k order by seq desc limit 1) e
  ), baru as (
    update barang b
       set status = l.ke_status, no_pegang = l.no_pegang, kode_gudang = coalesce(l.kode_gudang, b.kode_gudang),
           kode_baki = case when l.akun is null then b.kode_baki else l.kode_baki end, op = p_op
      from langkah l join lama using (kode_barcode)
     where b.kode_toko = p_toko and b.kode_barcode = any(kode)
       and b.kode_barcode = l.kode_barcode and b.status = l.dari_status
    returning b.kode_barcode, b.berat, l.jenis, l.no_bukti, l.dari_status, l.ke_status, lama.seq, lama.ke as dari,
              coalesce(l.akun, lama.ke) as ke
  ), kejadian as (
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, no_bukti, dari_status,
      ke_status, dari, ke, berat_sebelum, berat, user_id, op)
    select p_toko, kode_barcode, seq + 1, p_tgl, waktu(), jenis, no_bukti, dari_status, ke_status, dari, ke,
           berat, berat, p_user, p_op from baru
    returning 1
  )
  select count(*) into jumlah from kejadian;
  return jumlah;
end $$;

-- For pieces that the act itself has locked and read: one that is elsewhere now is a fault of ours.
create function pindah_semua(p_toko text, p_langkah jsonb, p_tgl date, p_user text, p_op uuid, p_bukti text)
returns void language plpgsql as $$
begin
  if pindah_barang(p_toko, p_langkah, p_tgl, p_user, p_op, p_bukti) <> jsonb_array_length(p_langkah) then
    raise exception 'A locked piece of % was not where it was read', p_bukti;
  end if;
end $$;

-- The number given last in this transaction is remembered in it, for what was written before it was known.
create or replace function ambil_nomor(p_toko text, p_jenis text, p_tgl date) returns text language plpgsql as $$
declare
  n int;
begin
  perform pastikan_buka(p_toko, p_tgl);
  insert into nomor as x values (p_toko, p_jenis, p_tgl, 1)
    on conflict (kode_toko, jenis, tgl_system) do update set terakhir = x.terakhir + 1
    returning x.terakhir into n;
  if n > 46655 then
    perform tolak('NOMOR_HABIS', 'Nomor Transaksi Hari Ini Sudah Habis');
  end if;
  return set_config('kilau.nomor', p_jenis || p_toko || to_char(p_tgl, 'YYMMDD') || basis36(n, 3), true);
end $$;

-- The last statement of every write: audit rows and the answer under its key. Where the act wrote
-- `p_tanda` for a number that it did not know yet, the number stands now; answers it.
drop function selesai(text, uuid, text, text, text, text, text, jsonb, text, text, text, int, text);
create function selesai(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text, p_ip text,
  p_keystore text, p_audit text, p_kunci text, p_jalur text, p_sidik text, p_status int, p_jawaban text,
  p_tanda text default null)
returns text language plpgsql as $$
declare
  a jsonb;
  no text;
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
  for a in select * from jsonb_array_elements(p_audit::jsonb) order by value ->> 'kode_toko' loop
    perform catat_audit(a ->> 'kode_toko', p_op, p_user, p_level, p_perangkat, p_ip, a ->> 'tindakan',
      a ->> 'tabel', a ->> 'kunci', a -> 'sebelum', a -> 'sesudah', p_keystore);
  end loop;
  return no;
end $$;
