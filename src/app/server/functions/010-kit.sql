-- A view `v_x` is the union of its parts, the views `v_x__area`: each area has its own part. Columns after the published ones
-- (reliability.md C) are ours.
create or replace function susun_pandangan(p_nama text) returns void language plpgsql as $$
declare
  bagian text;
begin
  select string_agg(format('select * from %I', viewname), ' union all ' order by viewname) into bagian
    from pg_views where schemaname = current_schema() and starts_with(viewname, p_nama || '__');
  execute format('create or replace view %I as %s', p_nama, bagian);
end $$;

-- A view runs with its owner's rights: written through, it would be a way around what is append-only.
create or replace function kunci_pandangan() returns void language plpgsql as $$
declare
  nama text;
begin
  for nama in select viewname from pg_views where schemaname = current_schema() loop
    execute format('revoke insert, update, delete on %I from kilau_app', nama);
  end loop;
end $$;

-- An expected no that only the database can see: the server answers it as a conflict.
create or replace function tolak(kode text, kalimat text) returns void language plpgsql as
$$ begin raise exception using errcode = 'KL409', message = kode, detail = kalimat; end $$;

-- The hash of an audit row; stable, so that a whole chain is recomputed without a call for each row.
create or replace function audit_sidik(a audit) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to(concat_ws('|', a.hash_lalu, a.urut,
    extract(epoch from a.waktu)::numeric(20, 6), a.op, a.user_id, a.level, a.perangkat, a.ip,
    a.tindakan, a.tabel, a.kunci, coalesce(a.sebelum::text, '~'), coalesce(a.sesudah::text, '~'),
    coalesce(a.keystore, '~')), 'UTF8')), 'hex')
$$;

create or replace function catat_audit(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text,
  p_ip text, p_tindakan text, p_tabel text, p_kunci text, p_sebelum jsonb, p_sesudah jsonb, p_keystore text)
returns void language plpgsql as $$
declare
  baris audit;
begin
  insert into audit_kepala as k (kode_toko, urut) values (p_toko, 1)
    on conflict (kode_toko) do update set urut = k.urut + 1
    returning k.urut, k.hash into baris.urut, baris.hash_lalu;
  baris.kode_toko := p_toko;
  baris.waktu := waktu();
  baris.op := p_op;
  baris.user_id := p_user;
  baris.level := p_level;
  baris.perangkat := p_perangkat;
  baris.ip := p_ip;
  baris.tindakan := p_tindakan;
  baris.tabel := p_tabel;
  baris.kunci := p_kunci;
  baris.sebelum := p_sebelum;
  baris.sesudah := p_sesudah;
  baris.keystore := p_keystore;
  baris.hash := audit_sidik(baris);
  insert into audit select baris.*;
  update audit_kepala set hash = baris.hash where kode_toko = p_toko;
end $$;

create or replace function selesai(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text, p_ip text,
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

-- The end of a ride: for each of its writes what `selesai` does for one, in their order, in one chain (decision 992).
-- The numbers are those that `ambil_nomor_banyak` gave in this transaction, first to first. No approval is spent in a ride.
create or replace function selesai_banyak(p_toko text, p_op uuid[], p_user text[], p_level text[], p_perangkat text[], p_ip text[],
  p_audit text, p_kunci text[], p_jalur text[], p_sidik text[], p_status int[], p_jawaban text, p_tanda text[], p_maju boolean)
returns text[] language plpgsql as $$
declare
  nomor text[] := string_to_array(nullif(current_setting('kilau.nomor', true), ''), ',');
  lembar text[] := string_to_array(p_audit, chr(30));
  jawaban text[] := string_to_array(p_jawaban, chr(30));
  hasil text[] := '{}';
  diberi int := 0;
  no text;
  a jsonb;
  baris audit;
begin
  if cardinality(lembar) <> cardinality(p_op) or cardinality(jawaban) <> cardinality(p_op) then
    raise exception 'Texts of a ride were not split as they were joined';
  end if;
  for i in 1 .. cardinality(p_op) loop
    no := null;
    if p_tanda[i] is not null then
      diberi := diberi + 1;
      no := nomor[diberi];
      if left(no, 5) is distinct from left(p_tanda[i], 5) then
        raise exception 'No number was given for %', p_tanda[i];
      end if;
      lembar[i] := replace(lembar[i], p_tanda[i], no);
      jawaban[i] := replace(jawaban[i], p_tanda[i], no);
    end if;
    hasil := hasil || no;
  end loop;
  if diberi <> coalesce(cardinality(nomor), 0) then
    raise exception 'A number of a ride belongs to none of its writes';
  end if;

  insert into idempotensi
  select p_toko, i.orang, i.kunci, i.op, i.jalur, i.sidik, i.status, i.jawaban, waktu()
    from unnest(p_user, p_kunci, p_op, p_jalur, p_sidik, p_status, jawaban)
      as i (orang, kunci, op, jalur, sidik, status, jawaban);

  insert into audit_kepala as k (kode_toko) values (p_toko)
    on conflict (kode_toko) do update set urut = k.urut
    returning k.urut, k.hash into baris.urut, baris.hash;
  baris.kode_toko := p_toko;
  baris.waktu := waktu();
  for i in 1 .. cardinality(p_op) loop
    baris.op := p_op[i];
    baris.user_id := p_user[i];
    baris.level := p_level[i];
    baris.perangkat := p_perangkat[i];
    baris.ip := p_ip[i];
    for a in select value from jsonb_array_elements(lembar[i]::jsonb) loop
      if a ->> 'kode_toko' is distinct from p_toko then
        raise exception 'A ride of % writes no audit row of another shop', p_toko;
      end if;
      baris.urut := baris.urut + 1;
      baris.hash_lalu := baris.hash;
      baris.tindakan := a ->> 'tindakan';
      baris.tabel := a ->> 'tabel';
      baris.kunci := a ->> 'kunci';
      baris.sebelum := a -> 'sebelum';
      baris.sesudah := a -> 'sesudah';
      baris.hash := audit_sidik(baris);
      insert into audit select baris.*;
    end loop;
  end loop;
  update audit_kepala set urut = baris.urut, hash = baris.hash where kode_toko = p_toko;
  if p_maju then
    perform majukan_jam(p_toko);
  end if;
  return hasil;
end $$;

-- The figures of a price as one expression that a query swallows whole: a thousand barcodes at once
-- cost a thousand loops otherwise. Five digits at most.
create or replace function basis36(angka bigint, lebar int) returns text language sql immutable as $$
  select right(
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 1679616 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 46656 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 1296 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka / 36 % 36)::int + 1, 1) ||
    substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (angka % 36)::int + 1, 1), lebar)
$$;

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

-- The same for the writes of a ride: so many numbers in a row, or none of them.
create or replace function ambil_nomor_banyak(p_toko text, p_jenis text, p_tgl date, p_banyak int) returns text[] language plpgsql as $$
declare
  buka text;
  n int;
  hasil text[];
begin
  buka := pastikan_buka(p_toko, p_tgl);
  insert into nomor as x values (p_toko, p_jenis, p_tgl, p_banyak)
    on conflict (kode_toko, jenis, tgl_system) do update set terakhir = x.terakhir + p_banyak
    returning x.terakhir into n;
  if n > 46655 then
    perform tolak('NOMOR_HABIS', 'Nomor Transaksi Hari Ini Sudah Habis');
  end if;
  hasil := array(select p_jenis || p_toko || to_char(p_tgl, 'YYMMDD') || basis36(i, 3)
    from generate_series(n - p_banyak + 1, n) i order by i);
  buka := set_config('kilau.nomor',
    concat_ws(',', nullif(current_setting('kilau.nomor', true), ''), array_to_string(hasil, ',')), true);
  return hasil;
end $$;

-- The second wall, on plain PostgreSQL: rows of the book and of the audit never change,
-- and nothing is written into a day that is not open, whichever caller asks.
create or replace function jangan_ubah() returns trigger language plpgsql as
$$ begin raise exception 'Rows of % are never changed', tg_table_name; end $$;

create trigger audit_tetap before update or delete on audit for each row execute function jangan_ubah();
