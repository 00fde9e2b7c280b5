-- The functions that every write runs through, without a query of their own where an expression will do:
-- `perform f(x)` starts a statement each time, `y := f(x)` is worked out in place (bench J1). What they do stays.

-- The lock and the look stay two steps: the look must see what a closing that it waited for has written.
create or replace function pastikan_buka(p_toko text, p_tgl date) returns void language plpgsql as $$
declare
  dipegang text;
begin
  dipegang := pg_advisory_xact_lock_shared(kunci_hari(p_toko));
  if not exists (select from hari_toko where kode_toko = p_toko and tgl_system = p_tgl and status = 'OPEN') then
    perform tolak('HARI_TUTUP', 'Toko Sudah Ditutup Oleh Akun Lain');
  end if;
end $$;

create or replace function hanya_hari_buka() returns trigger language plpgsql as $$
declare
  buka text;
begin
  buka := pastikan_buka(new.kode_toko, new.tgl_system);
  return new;
end $$;

create or replace function ambil_nomor(p_toko text, p_jenis text, p_tgl date) returns text language plpgsql as $$
declare
  buka text;
  n int;
begin
  buka := pastikan_buka(p_toko, p_tgl);
  insert into nomor as x values (p_toko, p_jenis, p_tgl, 1)
    on conflict (kode_toko, jenis, tgl_system) do update set terakhir = x.terakhir + 1
    returning x.terakhir into n;
  if n > 46655 then
    perform tolak('NOMOR_HABIS', 'Nomor Transaksi Hari Ini Sudah Habis');
  end if;
  return set_config('kilau.nomor', p_jenis || p_toko || to_char(p_tgl, 'YYMMDD') || basis36(n, 3), true);
end $$;

-- One audit row is the rule: it needs neither a cursor nor a sort. Several go shop by shop, as before.
create or replace function selesai(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text, p_ip text,
  p_keystore text, p_audit text, p_kunci text, p_jalur text, p_sidik text, p_status int, p_jawaban text,
  p_tanda text default null)
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
  return no;
end $$;
