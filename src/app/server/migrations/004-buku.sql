-- The book: gold and rupiah in one ledger (D-5). A set is what one document posts.
create table buku_set (
  kode_toko text not null references toko,
  no_bukti text not null check (length(no_bukti) = 14),
  tgl_system date not null,
  kode_transaksi text not null,
  keterangan text not null default '',
  membalik text,
  input_by text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, no_bukti),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, membalik) references buku_set
);
create unique index buku_set_dibalik_sekali on buku_set (kode_toko, membalik) where membalik is not null;
create index buku_set_hari on buku_set (kode_toko, tgl_system, waktu);

create table buku (
  kode_toko text not null,
  no_bukti text not null,
  urut int not null,
  tgl_system date not null,
  akun text not null,
  kode_barcode text,
  -- True fineness in hundredths of a percent, 0 on money lines (D-5.6).
  kadar persen not null default 0,
  rupiah rupiah not null default 0,
  qty int not null default 0,
  berat miligram not null default 0,
  murni miligram not null default 0,
  primary key (kode_toko, no_bukti, urut),
  foreign key (kode_toko, no_bukti) references buku_set,
  check (rupiah <> 0 or qty <> 0 or berat <> 0 or murni <> 0),
  check (kadar between 0 and 10000)
);
create index buku_akun on buku (kode_toko, akun, tgl_system) include (kadar, rupiah, qty, berat, murni);
create index buku_barcode on buku (kode_toko, kode_barcode) where kode_barcode is not null;

-- What moved on an account in a day, and what it holds now: kept in the act's own transaction (D-5.4).
create table saldo_hari (
  kode_toko text not null,
  tgl_system date not null,
  akun text not null,
  kadar persen not null,
  rupiah rupiah not null,
  qty bigint not null,
  berat miligram not null,
  murni miligram not null,
  primary key (kode_toko, akun, kadar, tgl_system)
);
create index saldo_hari_tgl on saldo_hari (kode_toko, tgl_system);

create table saldo (
  kode_toko text not null,
  akun text not null,
  kadar persen not null,
  rupiah rupiah not null,
  qty bigint not null,
  berat miligram not null,
  murni miligram not null,
  primary key (kode_toko, akun, kadar)
);

-- Drawers and places that hold real things can never hold less than nothing (worked-postings.md).
create function bisa_negatif(p_akun text) returns boolean language sql immutable as $$
  select not (p_akun in ('kas', 'kas_hutang', 'titip', 'jaminan', 'service', 'contoh')
    or p_akun like 'kas:%' or p_akun like 'baki:%' or p_akun like 'gudang:%' or p_akun like 'kirim:%')
$$;

-- Writes one set with its balances. `p_baris` is a list of lines; the sums must be zero (D-5.1).
create function catat_buku(p_toko text, p_tgl date, p_bukti text, p_kode text, p_keterangan text,
  p_membalik text, p_user text, p_op uuid, p_baris jsonb)
returns void language plpgsql as $$
declare
  kurang record;
begin
  perform pastikan_buka(p_toko, p_tgl);
  if exists (
    select from jsonb_to_recordset(p_baris) as b (kadar int, rupiah bigint, qty int, berat bigint, murni bigint)
    having sum(coalesce(rupiah, 0)) <> 0 or sum(coalesce(qty, 0)) <> 0 or sum(coalesce(murni, 0)) <> 0
  ) or exists (
    select from jsonb_to_recordset(p_baris) as b (kadar int, berat bigint)
    group by coalesce(kadar, 0) having sum(coalesce(berat, 0)) <> 0
  ) then
    raise exception 'Set % does not balance: %', p_bukti, p_baris;
  end if;

  insert into buku_set values (p_toko, p_bukti, p_tgl, p_kode, p_keterangan, p_membalik, p_user, waktu(), p_op);

  with baris as (
    insert into buku
    select p_toko, p_bukti, row_number() over ()::int, p_tgl, b.akun, b.kode_barcode, coalesce(b.kadar, 0),
           coalesce(b.rupiah, 0), coalesce(b.qty, 0), coalesce(b.berat, 0), coalesce(b.murni, 0)
      from jsonb_to_recordset(p_baris) as b
        (akun text, kode_barcode text, kadar int, rupiah bigint, qty int, berat bigint, murni bigint)
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
  ), kini as (
    insert into saldo as s
    select p_toko, akun, kadar, rupiah, qty, berat, murni from jumlah
    on conflict (kode_toko, akun, kadar) do update
      set rupiah = s.rupiah + excluded.rupiah, qty = s.qty + excluded.qty,
          berat = s.berat + excluded.berat, murni = s.murni + excluded.murni
    returning akun, rupiah, qty, berat, murni
  )
  select akun, rupiah into kurang from kini
   where (rupiah < 0 and akun like 'kas%' or qty < 0 or berat < 0 or murni < 0) and not bisa_negatif(akun) limit 1;
  if found then
    if kurang.akun like 'kas%' then
      perform tolak('KAS_KURANG', 'Saldo Kas Tidak Mencukupi');
    end if;
    raise exception 'Account % would fall below nothing (%)', kurang.akun, p_bukti;
  end if;
end $$;

revoke update, delete, truncate on buku_set, buku from kilau_app;
revoke delete, truncate on saldo, saldo_hari from kilau_app;

-- The second wall, on plain PostgreSQL: rows of the book and of the audit never change,
-- and nothing is written into a day that is not open, whoever asks.
create function jangan_ubah() returns trigger language plpgsql as
$$ begin raise exception 'Rows of % are never changed', tg_table_name; end $$;
create trigger buku_tetap before update or delete on buku for each row execute function jangan_ubah();
create trigger buku_set_tetap before update or delete on buku_set for each row execute function jangan_ubah();
create trigger audit_tetap before update or delete on audit for each row execute function jangan_ubah();

create function hanya_hari_buka() returns trigger language plpgsql as $$
begin
  perform pastikan_buka(new.kode_toko, new.tgl_system);
  return new;
end $$;
create trigger buku_set_hari_buka before insert on buku_set for each row execute function hanya_hari_buka();
