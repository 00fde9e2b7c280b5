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

-- The hash of an audit row (decision 1011); stable, so that a whole chain is recomputed without a call for each row. Every text
-- comes behind its length in bytes, and what is nothing has no length: no letter passes from one field to the next.
create or replace function sidik_jejak(p_toko text, p_lalu text, p_urut bigint, p_waktu timestamptz, p_op uuid, p_user text,
  p_level text, p_perangkat text, p_ip text, p_tindakan text, p_tabel text, p_kunci text, p_sebelum text, p_sesudah text,
  p_keystore text)
returns text language sql stable parallel safe as $$
  select 'b' || encode(sha256(convert_to(concat(p_urut, '|', extract(epoch from p_waktu)::numeric(20, 6), '|', p_op, '|',
    octet_length(p_toko), ':', p_toko, octet_length(p_lalu), ':', p_lalu, octet_length(p_user), ':', p_user,
    octet_length(p_level), ':', p_level, octet_length(p_perangkat), ':', p_perangkat, octet_length(p_ip), ':', p_ip,
    octet_length(p_tindakan), ':', p_tindakan, octet_length(p_tabel), ':', p_tabel, octet_length(p_kunci), ':', p_kunci,
    octet_length(p_sebelum), ':', p_sebelum, octet_length(p_sesudah), ':', p_sesudah,
    octet_length(p_keystore), ':', p_keystore), 'UTF8')), 'hex')
$$;

-- As rows were hashed before: fields joined by a sign that each may hold.
create or replace function sidik_jejak_lama(p_lalu text, p_urut bigint, p_waktu timestamptz, p_op uuid, p_user text, p_level text,
  p_perangkat text, p_ip text, p_tindakan text, p_tabel text, p_kunci text, p_sebelum text, p_sesudah text, p_keystore text)
returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to(concat_ws('|', p_lalu, p_urut, extract(epoch from p_waktu)::numeric(20, 6), p_op, p_user,
    p_level, p_perangkat, p_ip, p_tindakan, p_tabel, p_kunci, coalesce(p_sebelum, '~'), coalesce(p_sesudah, '~'),
    coalesce(p_keystore, '~')), 'UTF8')), 'hex')
$$;

-- The hash that a row must have. Its own 64 letters say that it is one of the older form; behind a row of the newer form (65
-- letters) no row is, so that what is written in the older one there has another hash than this.
create or replace function audit_sidik(a audit) returns text language sql stable parallel safe as $$
  select case when octet_length(a.hash) = 64 and octet_length(a.hash_lalu) <= 64
    then sidik_jejak_lama(a.hash_lalu, a.urut, a.waktu, a.op, a.user_id, a.level, a.perangkat, a.ip, a.tindakan, a.tabel,
      a.kunci, a.sebelum::text, a.sesudah::text, a.keystore)
    else sidik_jejak(a.kode_toko, a.hash_lalu, a.urut, a.waktu, a.op, a.user_id, a.level, a.perangkat, a.ip, a.tindakan,
      a.tabel, a.kunci, a.sebelum::text, a.sesudah::text, a.keystore) end
$$;

-- JSON as it was sent. One with a sign that no text of the database may hold (U+0000, half of a surrogate pair) is refused
-- here, for it could not be read again; what only looks like such a sign is read once and kept as it is. '~' is nothing.
create or replace function catatan_utuh(p_teks text) returns text language sql immutable parallel safe as $$
  select case when p_teks = '~' then null
    when strpos(p_teks, '\u0000') > 0 or strpos(p_teks, '\ud') > 0
      then case when p_teks::jsonb is not null then p_teks end
    else p_teks end
$$;

create or replace function catat_audit(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text,
  p_ip text, p_tindakan text, p_tabel text, p_kunci text, p_sebelum json, p_sesudah json, p_keystore text)
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
  baris.sebelum := catatan_utuh(p_sebelum::text);
  baris.sesudah := catatan_utuh(p_sesudah::text);
  baris.keystore := p_keystore;
  baris.hash := audit_sidik(baris);
  insert into audit select baris.*;
  update audit_kepala set hash = baris.hash where kode_toko = p_toko;
end $$;

-- The end of the writes of one transaction, one alone or those of a ride in their order (decision 992): for each its number where it
-- asked for one, its answer under its key, and its audit rows in the chain of their shop. Lines of the audit are told flat, shop by
-- shop: `p_ke` says of which write each is. What was before and after are JSON that is kept and hashed to the letter (decision
-- 1010), joined by U+001E, as the answers are. Numbers are those that `ambil_nomor` or `ambil_nomor_banyak` gave in this
-- transaction, first to first. Approvals are spent, and rows of other shops written, by a write alone.
create or replace function selesai(p_toko text, p_op uuid[], p_user text[], p_level text[], p_perangkat text[], p_ip text[],
  p_keystore text, p_ke int[], p_milik text[], p_tindakan text[], p_tabel text[], p_baris text[], p_sebelum text, p_sesudah text,
  p_kunci text[], p_jalur text[], p_sidik text[], p_status int[], p_jawaban text, p_tanda text[], p_maju boolean)
returns text[] language plpgsql as $$
declare
  saat timestamptz := waktu();
  nomor text[] := string_to_array(nullif(current_setting('kilau.nomor', true), ''), ',');
  sebelum text[] := string_to_array(p_sebelum, chr(30));
  sesudah text[] := string_to_array(p_sesudah, chr(30));
  -- An act of the server itself answers nothing: an empty text is one text, and no list without any.
  jawaban text[] := case p_jawaban when '' then array[''] else string_to_array(p_jawaban, chr(30)) end;
  banyak int := cardinality(p_op);
  diberi int := 0;
  hasil text[] := '{}';
  no text;
  toko text;
  n bigint;
  lalu text;
  sidik text;
  urut_semua bigint[] := '{}';
  lalu_semua text[] := '{}';
  sidik_semua text[] := '{}';
  i int;
begin
  if cardinality(jawaban) <> banyak or cardinality(sebelum) <> cardinality(p_ke) or cardinality(sesudah) <> cardinality(p_ke) then
    raise exception 'Texts were not split as they were joined';
  end if;
  for i in 1 .. banyak loop
    no := null;
    if p_tanda[i] is not null then
      diberi := diberi + 1;
      no := nomor[diberi];
      if left(no, 5) is distinct from left(p_tanda[i], 5) then
        raise exception 'No number was given for %', p_tanda[i];
      end if;
      jawaban[i] := replace(jawaban[i], p_tanda[i], no);
    end if;
    hasil[i] := no;
  end loop;
  if banyak > 1 and diberi <> coalesce(cardinality(nomor), 0) then
    raise exception 'A number of a ride belongs to none of its writes';
  end if;

  -- Lists are unfolded where there are several: for one the start of it would cost more than the row.
  if banyak > 1 then
    insert into idempotensi
    select p_toko, x.orang, x.kunci, x.op, x.jalur, x.sidik, x.status, x.jawaban, saat
      from unnest(p_user, p_kunci, p_op, p_jalur, p_sidik, p_status, jawaban) as x (orang, kunci, op, jalur, sidik, status, jawaban);
  elsif p_kunci[1] is not null then
    insert into idempotensi
      values (p_toko, p_user[1], p_kunci[1], p_op[1], p_jalur[1], p_sidik[1], p_status[1], jawaban[1], saat);
  end if;

  for j in 1 .. cardinality(p_ke) loop
    if p_milik[j] is distinct from toko then
      if p_milik[j] collate "C" < toko collate "C" or (banyak > 1 and p_milik[j] <> p_toko) then
        raise exception 'An audit row of % is not written here', p_milik[j];
      end if;
      if toko is not null then
        update audit_kepala set urut = n, hash = sidik where kode_toko = toko;
      end if;
      toko := p_milik[j];
      insert into audit_kepala as k (kode_toko) values (toko)
        on conflict (kode_toko) do update set urut = k.urut
        returning k.urut, k.hash into n, sidik;
    end if;
    i := p_ke[j];
    if p_tanda[i] is not null then
      p_baris[j] := replace(p_baris[j], p_tanda[i], hasil[i]);
      sebelum[j] := replace(sebelum[j], p_tanda[i], hasil[i]);
      sesudah[j] := replace(sesudah[j], p_tanda[i], hasil[i]);
    end if;
    sebelum[j] := catatan_utuh(sebelum[j]);
    sesudah[j] := catatan_utuh(sesudah[j]);
    n := n + 1;
    lalu := sidik;
    sidik := sidik_jejak(toko, lalu, n, saat, p_op[i], p_user[i], p_level[i], p_perangkat[i], p_ip[i], p_tindakan[j],
      p_tabel[j], p_baris[j], sebelum[j], sesudah[j], p_keystore);
    if cardinality(p_ke) = 1 then
      insert into audit
        values (toko, n, saat, p_op[i], p_user[i], p_level[i], p_perangkat[i], p_ip[i], p_tindakan[j], p_tabel[j], p_baris[j],
          sebelum[j]::json, sesudah[j]::json, p_keystore, lalu, sidik);
    else
      urut_semua[j] := n;
      lalu_semua[j] := lalu;
      sidik_semua[j] := sidik;
    end if;
  end loop;
  if cardinality(p_ke) > 1 then
    insert into audit
    select x.milik, x.urut, saat, p_op[x.ke], p_user[x.ke], p_level[x.ke], p_perangkat[x.ke], p_ip[x.ke], x.tindakan, x.tabel,
           x.baris, x.sebelum::json, x.sesudah::json, p_keystore, x.lalu, x.kini
      from unnest(p_ke, p_milik, urut_semua, p_tindakan, p_tabel, p_baris, sebelum, sesudah, lalu_semua, sidik_semua)
        as x (ke, milik, urut, tindakan, tabel, baris, sebelum, sesudah, lalu, kini);
  end if;
  update audit_kepala set urut = n, hash = sidik, waktu = case when p_maju and toko = p_toko then jam_maju(waktu) else waktu end
   where kode_toko = toko;
  if p_maju and toko is distinct from p_toko then
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

-- The same for the writes of a ride: so many numbers in a row, or none of them. A loop: a query over the numbers would be
-- planned again with every call, which cost more than all that it wrote. From here on a ride waits for locks as long as an act
-- alone does (numbers, balances, the chain), five seconds: until its pieces were read half a second was enough.
create or replace function ambil_nomor_banyak(p_toko text, p_jenis text, p_tgl date, p_banyak int) returns text[] language plpgsql as $$
declare
  buka text;
  n int;
  awal text := p_jenis || p_toko || to_char(p_tgl, 'YYMMDD');
  hasil text[] := '{}';
begin
  buka := set_config('lock_timeout', '5s', true);
  buka := pastikan_buka(p_toko, p_tgl);
  insert into nomor as x values (p_toko, p_jenis, p_tgl, p_banyak)
    on conflict (kode_toko, jenis, tgl_system) do update set terakhir = x.terakhir + p_banyak
    returning x.terakhir into n;
  if n > 46655 then
    perform tolak('NOMOR_HABIS', 'Nomor Transaksi Hari Ini Sudah Habis');
  end if;
  for i in n - p_banyak + 1 .. n loop
    hasil := hasil || (awal || basis36(i, 3));
  end loop;
  buka := set_config('kilau.nomor',
    concat_ws(',', nullif(current_setting('kilau.nomor', true), ''), array_to_string(hasil, ',')), true);
  return hasil;
end $$;

-- The second wall, on plain PostgreSQL: rows of the book and of the audit never change,
-- and nothing is written into a day that is not open, whichever caller asks.
create or replace function jangan_ubah() returns trigger language plpgsql as
$$ begin raise exception 'Rows of % are never changed', tg_table_name; end $$;

create trigger audit_tetap before update or delete on audit for each row execute function jangan_ubah();
