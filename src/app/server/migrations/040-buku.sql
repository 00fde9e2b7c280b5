-- The book: gold and rupiah in one ledger (D-5). A set is what one document posts.
create table buku_set (
  kode_toko text not null,
  no_bukti text not null check (length(no_bukti) = 14),
  tgl_system date not null,
  kode_transaksi text not null,
  keterangan text not null default '',
  membalik text,
  input_by text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, no_bukti),
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
  check (rupiah <> 0 or qty <> 0 or berat <> 0 or murni <> 0),
  check (kadar between 0 and 10000)
);

create index buku_akun on buku (kode_toko, akun, tgl_system) include (kadar, rupiah, qty, berat, murni);
create index buku_barcode on buku (kode_toko, kode_barcode) where kode_barcode is not null;
create index buku_lepas on buku (kode_toko, akun) where kode_barcode is null and (berat <> 0 or murni <> 0);

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

-- Kinds of numbers whose documents stand in v_doc, by the name of their calls: the others live in the book alone.
create table jenis_dokumen (
  jenis text primary key,
  nama text not null
);

-- The table of a kind of document (decision 330): what every document has (number, day, time, who, state, prints; the cancel's
-- number, reason, who and time; approvals, act), beside the columns of its head. `p_letters` are the letters of its numbers and of
-- its cancel's, with the names of their calls. `p_acts`: it keeps its last act, and acts on it follow each other. `p_on`: it is an
-- act on a document of that table. `p_posts => false`: it is beside the book, so the act that cancelled it is kept on it.
-- `p_rejects`: what waits may be rejected without a number. Its views are made by `document_views`.
create function create_document(p_table text, p_key text, p_letters jsonb, p_head text,
    p_states text[] default array['DONE', 'CANC'], p_acts boolean default false, p_on text default null, p_on_key text default null,
    p_posts boolean default true, p_rejects boolean default false) returns void language plpgsql as $$
begin
  execute format($sql$
    create table %1$I (
      kode_toko text not null references toko,
      %2$I text not null check (length(%2$I) = 14),
      tgl_system date not null,
      input_date timestamptz not null,
      status text not null check (status = any (%4$L::text[])),
      input_by text not null,
      cetak_ke int not null default 1,
      no_batal text,
      alasan_batal text,
      batal_by text,
      tgl_batal timestamptz,
      otorisasi text[] not null default '{}',
      op uuid not null,
      %3$s,
      primary key (kode_toko, %2$I),
      foreign key (kode_toko, tgl_system) references hari_toko
    )$sql$, p_table, p_key, p_head, p_states);
  if not p_rejects then
    execute format('alter table %I add check ((status = ''CANC'') = (no_batal is not null))', p_table);
  end if;
  if p_acts then
    execute format('alter table %I add no_terakhir text', p_table);
  end if;
  if not p_posts then
    execute format('alter table %I add op_batal uuid', p_table);
  end if;
  if p_on is not null then
    execute format('alter table %1$I add %3$I text not null, add foreign key (kode_toko, %3$I) references %2$I',
      p_table, p_on, p_on_key);
    execute format('create index %I on %I (kode_toko, %I)', p_table || '_induk', p_table, p_on_key);
    -- Where the document keeps its last act, acts on it follow each other: each has one before it that still holds.
    if exists (select from pg_attribute where attrelid = p_on::regclass and attname = 'no_terakhir' and not attisdropped) then
      execute format('alter table %I add no_sebelum text', p_table);
      execute format('create unique index %I on %I (kode_toko, %I, coalesce(no_sebelum, '''')) where status <> ''CANC''',
        p_table || '_berurut', p_table, p_on_key);
    end if;
  end if;
  execute format('create index %I on %I (kode_toko, tgl_system, input_date)', p_table || '_tgl', p_table);
  execute format('revoke delete on %I from kilau_app', p_table);
  insert into jenis_dokumen select key, value from jsonb_each_text(p_letters);
end $$;

-- Tables of which every change is audited with the whole row before and after.
create table audit_baris_utuh (
  tabel text primary key
);

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

-- The accounts of the shop's accounting (D-5.5).
create table akuns (
  kode_toko text not null references toko,
  nomor_akun text not null,
  nama_akun text not null,
  jenis text not null check (jenis in ('HARTA', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BIAYA')),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, nomor_akun)
);

-- Which account a side of a journal goes to; what journals there are ships with the product.
create table akun_transaksi (
  kode_toko text not null,
  trx text not null,
  type text not null,
  kode_akun text not null,
  nomor_akun text not null,
  op uuid not null,
  primary key (kode_toko, trx, type, kode_akun),
  foreign key (kode_toko, nomor_akun) references akuns
);

create index akun_transaksi_akun on akun_transaksi (kode_toko, nomor_akun);

-- What the last look at every invariant found: of one shop, or of all of them ('*').
create table periksa_terakhir (
  kode_toko text primary key,
  waktu timestamptz not null,
  rusak int not null check (rusak >= 0),
  temuan jsonb not null
);

-- What was said about a document whose check fails: looked at by whom, and why it may stay so.
create table faktur_dilihat (
  kode_toko text not null references toko,
  no_dokumen text not null,
  masalah text not null,
  catatan text not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, no_dokumen, masalah)
);

-- What each person handed out to customers in cash or by transfer, document by document (D-51.6): `sebelum` is the
-- person's sum of the day since somebody last agreed to one, `batas` the limit of that moment (null: none), `setuju` the
-- least level that had to agree. It is written once and never changed.
create table uang_keluar (
  kode_toko text not null references toko,
  urut bigint generated always as identity,
  no_dokumen text not null,
  user_id text not null,
  tgl_system date not null,
  jumlah bigint not null check (jumlah > 0),
  sebelum bigint not null check (sebelum >= 0),
  batas bigint,
  setuju text check (setuju in ('SPV', 'OWN')),
  waktu timestamptz not null default waktu(),
  op uuid not null,
  -- Money of the shop itself has a sum of the day for each person, too (D-51.6): spent in cash or by an account,
  -- carried to a bank, sent from bank to bank. `untuk` tells it apart from what went to a customer.
  untuk text not null default 'CUSTOMER' check (untuk in ('CUSTOMER', 'TOKO')),
  primary key (kode_toko, no_dokumen),
  check ((setuju is not null) = (batas is not null and sebelum + jumlah > batas))
);

create index uang_keluar_hari on uang_keluar (kode_toko, tgl_system);
create index uang_keluar_orang on uang_keluar (kode_toko, user_id, tgl_system, untuk, urut desc);

-- An invariant that is broken, and the owner who lets the day close with so many violations (D-51.3). Each is kept.
create table invarian_diakui (
  kode_toko text not null references toko,
  op uuid not null,
  id bigint generated always as identity,
  kode text not null,
  jumlah int not null check (jumlah > 0),
  alasan text not null,
  input_by text not null,
  input_date timestamptz not null,
  primary key (kode_toko, op)
);

create index invarian_diakui_kode on invarian_diakui (kode_toko, kode, id);

revoke update, delete, truncate on buku_set, buku from kilau_app;
revoke delete, truncate on saldo_hari from kilau_app;

insert into jenis_dokumen values ('SALE', 'penjualan'), ('BJ', 'batal-penjualan'), ('KM', 'kas-masuk'), ('KK', 'kas-keluar'), ('BK', 'batal-kas'),
  ('TP', 'tutup-toko');

insert into audit_baris_utuh values ('sales'), ('bank'), ('rekening'), ('kode_transaksi'), ('kategori'), ('jenis'), ('kadar'),
  ('ongkos'), ('gudang'), ('baki'), ('keterangan_nota');

grant select on jenis_dokumen, audit_baris_utuh to kilau_app;
revoke insert, update, delete, truncate on jenis_dokumen, audit_baris_utuh from kilau_app;
revoke insert on buku, buku_set from kilau_app;
revoke insert, update on saldo_hari, saldo_lalu from kilau_app;
revoke delete, truncate on saldo_lalu from kilau_app;
revoke update, delete on uang_keluar from kilau_app;
revoke update, delete on invarian_diakui from kilau_app;
