-- Units are domains, so that the schema says the unit in the same words as the code (D-1.1).
create domain rupiah as bigint check (value between -10000000000000 and 10000000000000);
create domain miligram as bigint check (value between -100000000000 and 100000000000);
create domain persen as integer;

-- The application runs as this role: it owns nothing, and what is append-only it may only append.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kilau_app') then
    create role kilau_app nologin;
  end if;
  execute format('grant kilau_app to %I', current_user);
end
$$;
grant usage on schema public to kilau_app;
alter default privileges in schema public grant select, insert, update, delete on tables to kilau_app;
alter default privileges in schema public grant usage, select on sequences to kilau_app;
alter default privileges in schema public grant execute on functions to kilau_app;

-- The time of a transaction. Only the demo seed and tests hold it still, by a setting of their own.
create function waktu() returns timestamptz language sql stable as
$$ select coalesce(nullif(current_setting('kilau.waktu', true), '')::timestamptz, transaction_timestamp()) $$;

-- An expected no that only the database can see: the server answers it as a conflict.
create function tolak(kode text, kalimat text) returns void language plpgsql as
$$ begin raise exception using errcode = 'KL409', message = kode, detail = kalimat; end $$;

-- Every audit row of a shop carries the hash of the row before it; the head is the chain's end (D-31.1).
create table audit_kepala (
  kode_toko text primary key check (kode_toko ~ '^[A-Z0-9]{3}$'),
  urut bigint not null default 0,
  hash text not null default ''
);

create table audit (
  kode_toko text not null,
  urut bigint not null,
  waktu timestamptz not null,
  op uuid not null,
  user_id text not null,
  level text not null,
  perangkat text not null,
  ip text not null,
  tindakan text not null,
  tabel text not null,
  kunci text not null,
  sebelum jsonb,
  sesudah jsonb,
  keystore text,
  hash_lalu text not null,
  hash text not null,
  primary key (kode_toko, urut)
);
create index audit_op on audit (kode_toko, op);
create index audit_kunci on audit (kode_toko, tabel, kunci);
create index audit_waktu on audit (kode_toko, waktu);

create function audit_sidik(a audit) returns text language sql immutable as $$
  select encode(sha256(convert_to(concat_ws('|', a.hash_lalu, a.urut,
    extract(epoch from a.waktu)::numeric(20, 6), a.op, a.user_id, a.level, a.perangkat, a.ip,
    a.tindakan, a.tabel, a.kunci, coalesce(a.sebelum::text, '~'), coalesce(a.sesudah::text, '~'),
    coalesce(a.keystore, '~')), 'UTF8')), 'hex')
$$;

create function catat_audit(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text,
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

-- One key, one act, one answer (D-6.2, D-6.6): only what succeeded leaves a row.
create table idempotensi (
  kode_toko text not null,
  user_id text not null,
  kunci text not null check (length(kunci) between 8 and 100),
  op uuid not null,
  jalur text not null,
  sidik text not null,
  status int not null,
  jawaban text not null,
  waktu timestamptz not null,
  primary key (kode_toko, user_id, kunci)
);
create index idempotensi_waktu on idempotensi (waktu);
create unique index idempotensi_op on idempotensi (kode_toko, op);

-- The last statement of every write: audit rows and the answer under its key.
create function selesai(p_toko text, p_op uuid, p_user text, p_level text, p_perangkat text, p_ip text,
  p_keystore text, p_audit jsonb, p_kunci text, p_jalur text, p_sidik text, p_status int, p_jawaban text)
returns void language plpgsql as $$
declare
  a jsonb;
begin
  if p_kunci is not null then
    insert into idempotensi values (p_toko, p_user, p_kunci, p_op, p_jalur, p_sidik, p_status, p_jawaban, waktu());
  end if;
  for a in select * from jsonb_array_elements(p_audit) order by value ->> 'kode_toko' loop
    perform catat_audit(a ->> 'kode_toko', p_op, p_user, p_level, p_perangkat, p_ip, a ->> 'tindakan',
      a ->> 'tabel', a ->> 'kunci', a -> 'sebelum', a -> 'sesudah', p_keystore);
  end loop;
end $$;

-- Running numbers without gaps: taken inside the act, last of all locks (D-6.1).
create table nomor (
  kode_toko text not null,
  jenis text not null check (jenis ~ '^[A-Z]{2}$'),
  tgl_system date not null,
  terakhir int not null,
  primary key (kode_toko, jenis, tgl_system)
);

create function basis36(angka bigint, lebar int) returns text language sql immutable as $$
  select string_agg(substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', ((angka / (36 ^ i)::bigint) % 36)::int + 1, 1), '' order by i desc)
  from generate_series(0, lebar - 1) i
$$;

create function ambil_nomor(p_toko text, p_jenis text, p_tgl date) returns text language plpgsql as $$
declare
  n int;
begin
  insert into nomor as x values (p_toko, p_jenis, p_tgl, 1)
    on conflict (kode_toko, jenis, tgl_system) do update set terakhir = x.terakhir + 1
    returning x.terakhir into n;
  if n > 46655 then
    perform tolak('NOMOR_HABIS', 'Nomor Transaksi Hari Ini Sudah Habis');
  end if;
  return p_jenis || p_toko || to_char(p_tgl, 'YYMMDD') || basis36(n, 3);
end $$;

-- Long work tells how far it is (http.md, progress).
create table progres (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  judul text not null,
  selesai int not null default 0,
  total int not null,
  hasil jsonb,
  galat jsonb,
  waktu timestamptz not null,
  primary key (kode_toko, id)
);

grant select, insert, update, delete on all tables in schema public to kilau_app;
grant execute on all functions in schema public to kilau_app;
revoke update, delete, truncate on audit, idempotensi from kilau_app;
grant delete on idempotensi to kilau_app;
revoke all on audit_kepala from kilau_app;
grant select, insert, update on audit_kepala to kilau_app;
