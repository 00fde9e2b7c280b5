-- Members and their points (D-18.1, D-39.1 to D-39.5). One balance a person over all shops of the chain, held on the card; every
-- row of the ledger names the shop where it happened. Points post nothing to the book when they are earned: spending debits `poin`.
alter table customer
  add column tgl_daftar date,
  -- Of whom brought him: percent of his points and for how many of his sales, as the master said on the day he joined.
  add column afiliasi_persen persen check (afiliasi_persen between 0 and 10000),
  add column afiliasi_n int check (afiliasi_n >= 0);
update customer set tgl_daftar = input_date::date where jenis = 'MEMBER';
alter table customer add foreign key (kode_referensi) references customer (kode_customer) not valid;

-- Every row of points: who got or gave how many, by what act, in which shop, on which day.
create table poin (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  kode_customer text not null references customer (kode_customer),
  tgl_system date not null,
  input_date timestamptz not null,
  jenis text not null
    check (jenis in ('DAPAT', 'AFILIASI', 'BAYAR', 'TUKAR HADIAH', 'RESET', 'KEDALUWARSA', 'KOREKSI')),
  -- Plus came to the member.
  poin int not null check (poin <> 0),
  -- What it was earned on, or the rupiah that it paid.
  dasar_rp rupiah not null default 0,
  -- The document that it belongs to; a reset, a correction and a merge are acts without a number (`op`).
  no_dokumen text check (no_dokumen is not null or jenis in ('RESET', 'KOREKSI')),
  keterangan text not null default '',
  -- The row that this one undoes.
  balik_dari bigint,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, id),
  unique (id),
  foreign key (balik_dari) references poin (id),
  foreign key (kode_toko, tgl_system) references hari_toko
);
create index poin_orang on poin (kode_customer, id);
create index poin_dokumen on poin (kode_toko, no_dokumen) where no_dokumen is not null;
create index poin_tgl on poin (kode_toko, tgl_system);
create unique index poin_balik on poin (balik_dari) where balik_dari is not null;

-- What a row gave, and how much of it is left: spending takes the oldest first (D-39.2). `sisa` falls below 0 only where a
-- reversal took back what was spent already.
create table poin_lot (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  kode_customer text not null references customer (kode_customer),
  tgl date not null,
  id_poin bigint not null references poin (id),
  poin int not null check (poin <> 0),
  sisa int not null,
  primary key (kode_toko, id),
  unique (id)
);
create index poin_lot_orang on poin_lot (kode_customer, tgl, id) where sisa <> 0;
create index poin_lot_baris on poin_lot (id_poin);
create index poin_lot_tgl on poin_lot (kode_toko, tgl) where sisa > 0;

-- From which lots a row took, and to which it gave back.
create table poin_gerak (
  kode_toko text not null references toko,
  id_poin bigint not null references poin (id),
  id_lot bigint not null references poin_lot (id),
  jumlah int not null check (jumlah <> 0),
  primary key (kode_toko, id_poin, id_lot)
);
create index poin_gerak_lot on poin_gerak (id_lot);

-- Which row of Parameter Point gave a piece how many points.
create table poin_barang (
  kode_toko text not null,
  no_faktur_jual text not null,
  urut int not null,
  tgl_system date not null,
  id_point int,
  poin int not null check (poin >= 0),
  op uuid not null,
  primary key (kode_toko, no_faktur_jual, urut),
  foreign key (kode_toko, no_faktur_jual, urut) references penjualan_barang (kode_toko, no_faktur_jual, urut)
);

create trigger poin_hari_buka before insert on poin for each row execute function hanya_hari_buka();
create trigger poin_tetap before update or delete on poin for each row execute function jangan_ubah();
create trigger poin_gerak_tetap before update or delete on poin_gerak for each row execute function jangan_ubah();
create trigger poin_barang_tetap before update or delete on poin_barang for each row execute function jangan_ubah();
revoke update, delete on poin, poin_gerak, poin_barang from kilau_app;
revoke delete on poin_lot from kilau_app;

-- Sales of a person that count for whom brought him.
create index penjualan_member on penjualan (kode_customer) where jenis_customer = 'MEMBER' and status = 'DONE';

-- The balance on a card follows each row that is written for it.
create function tambah_saldo_poin(p_kode text, p_poin int) returns void language sql as $$
  update customer set poin = poin + p_poin where kode_customer = p_kode
$$;

-- Takes back what a document did to points, under the number of its cancel (D-39.2): points that it spent go back to their lots,
-- points that it gave are taken from theirs, below 0 if need be. The cards are held first, in the order of their codes.
create function balik_poin(p_toko text, p_tgl date, p_no text, p_batal text, p_user text, p_op uuid) returns int
language plpgsql as $$
declare
  n int;
begin
  perform from customer where kode_customer in (
    select kode_customer from poin where kode_toko = p_toko and no_dokumen = p_no and balik_dari is null)
    order by kode_customer for update;
  with balik as (
    insert into poin (kode_toko, kode_customer, tgl_system, input_date, jenis, poin, dasar_rp, no_dokumen, keterangan, balik_dari, input_by, op)
    select r.kode_toko, r.kode_customer, p_tgl, waktu(), r.jenis, -r.poin, r.dasar_rp, p_batal, 'Batal ' || p_no, r.id, p_user, p_op
      from poin r
     where r.kode_toko = p_toko and r.no_dokumen = p_no and r.balik_dari is null
       and not exists (select from poin b where b.balik_dari = r.id)
     order by r.id
    returning id, kode_customer, poin, balik_dari
  ), gerak as (
    select b.id, l.id as id_lot, -l.poin as jumlah from balik b join poin_lot l on l.id_poin = b.balik_dari
    union all
    select b.id, g.id_lot, -g.jumlah from balik b join poin_gerak g on g.id_poin = b.balik_dari
  ), tulis as (
    insert into poin_gerak (kode_toko, id_poin, id_lot, jumlah) select p_toko, id, id_lot, jumlah from gerak
  ), lot as (
    update poin_lot l set sisa = l.sisa + g.jumlah
      from (select id_lot, sum(jumlah)::int as jumlah from gerak group by 1) g where l.id = g.id_lot
  ), saldo as (
    update customer c set poin = c.poin + x.poin
      from (select kode_customer, sum(poin)::bigint as poin from balik group by 1) x where c.kode_customer = x.kode_customer
  )
  select count(*)::int into n from balik;
  return n;
end $$;

-- The views of I-16 (docs/spec/invariants.md).
create view v_points as
select kode_toko as shop, kode_customer as member, poin as balance, kode_gabung is not null as joined from customer;
create view v_points_txn as
select kode_toko as shop, id, kode_customer as member, jenis as kind, poin as delta, dasar_rp::bigint as base, no_dokumen as doc_no,
       balik_dari as undoes, tgl_system as business_date, op as op_id
  from poin;
create view v_points_lot as
select l.id, l.kode_customer as member, l.poin as given, l.sisa as rest,
       coalesce((select sum(g.jumlah) from poin_gerak g where g.id_lot = l.id), 0)::bigint as moved
  from poin_lot l;

create view v_written__member_poin as
select 'poin'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from poin;
create view v_text__member_poin as
select kode_toko as shop, id::text as row_no, keterangan as value, tgl_system as business_date from poin;
-- A correction and a reset are an owner's; of whom asks one it is looked for (I-21). `tindakan` names them in the audit.
create view v_need__member_poin as
select distinct p.kode_toko as shop, p.op as op_id,
       case a.tindakan when 'RESET_POIN' then 'RESET_POIN' else 'KOREKSI_POIN' end::text as event
  from poin p
  join audit a on a.kode_toko = p.kode_toko and a.op = p.op and a.tindakan in ('RESET_POIN', 'KOREKSI_POIN')
   and a.level in ('KASIR', 'SPV', 'MU')
 where p.jenis in ('RESET', 'KOREKSI');
select susun_pandangan(nama) from unnest(array['v_written', 'v_text', 'v_need']) nama;

-- The word behind the QR of a member's card (D-51.15): it opens card number and points, nothing else.
alter table customer add column kode_kartu text not null default kode_nota_baru();
create unique index customer_kode_kartu on customer (kode_kartu);
