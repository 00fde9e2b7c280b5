-- Two cards of one person (D-39.7): who joined them, and how many points went over, so that `pisah` can undo it.
create table customer_gabung (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  kode_customer text not null references customer (kode_customer),
  ke text not null references customer (kode_customer),
  poin int not null,
  -- What the other card was before it took over membership.
  jenis_lama text not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  pisah_by text,
  pisah_date timestamptz,
  op_pisah uuid,
  primary key (kode_toko, id)
);
create unique index customer_gabung_satu on customer_gabung (kode_customer) where pisah_by is null;
revoke delete on customer_gabung from kilau_app;

create view v_written__member_gabung as
select 'customer_gabung'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from customer_gabung;
-- Two cards become one by a superior's word: name, telephone and documents of a person change with it (D-51.12).
create view v_need__member_gabung as
select g.kode_toko as shop, g.op as op_id, 'UBAH_CUSTOMER'::text as event from customer_gabung g
 where exists (select from audit a where a.kode_toko = g.kode_toko and a.op = g.op and a.level in ('KASIR', 'SPV', 'MU'));
select susun_pandangan(nama) from unnest(array['v_written', 'v_need']) nama;
