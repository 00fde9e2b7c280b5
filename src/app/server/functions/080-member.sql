-- The balance on a card follows each row that is written for it.
create or replace function tambah_saldo_poin(p_kode text, p_poin int) returns void language sql as $$
  update customer set poin = poin + p_poin where kode_customer = p_kode
$$;

-- Takes back what a document did to points, under the number of its cancel (D-39.2): points that it spent go back to their lots,
-- points that it gave are taken from theirs, below 0 if need be. The cards are held first, in the order of their codes.
create or replace function balik_poin(p_toko text, p_tgl date, p_no text, p_batal text, p_user text, p_op uuid) returns int
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

create trigger harga_member_afiliasi after insert or update on member_afiliasi for each row
  execute function catat_harga('kode_afiliasi', 'persen_poin,jumlah_transaksi');

create trigger harga_hadiah after insert or update on hadiah for each row
  execute function catat_harga('kode_hadiah', 'point');

create trigger poin_hari_buka before insert on poin for each row execute function hanya_hari_buka();
create trigger poin_tetap before update or delete on poin for each row execute function jangan_ubah();
create trigger poin_gerak_tetap before update or delete on poin_gerak for each row execute function jangan_ubah();
create trigger poin_barang_tetap before update or delete on poin_barang for each row execute function jangan_ubah();

-- The views of I-16 (docs/spec/invariants.md).
create or replace view v_points as
select kode_toko as shop, kode_customer as member, poin as balance, kode_gabung is not null as joined from customer;

create or replace view v_points_txn as
select kode_toko as shop, id, kode_customer as member, jenis as kind, poin as delta, dasar_rp::bigint as base, no_dokumen as doc_no,
       balik_dari as undoes, tgl_system as business_date, op as op_id
  from poin;

create or replace view v_points_lot as
select l.id, l.kode_customer as member, l.poin as given, l.sisa as rest,
       coalesce((select sum(g.jumlah) from poin_gerak g where g.id_lot = l.id), 0)::bigint as moved
  from poin_lot l;

create or replace view v_written__member_poin as
select 'poin'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from poin;

create or replace view v_text__member_poin as
select kode_toko as shop, id::text as row_no, keterangan as value, tgl_system as business_date from poin;

-- A correction and a reset are an owner's; of whom asks one it is looked for (I-21). `tindakan` names them in the audit.
create or replace view v_need__member_poin as
select distinct p.kode_toko as shop, p.op as op_id,
       case a.tindakan when 'RESET_POIN' then 'RESET_POIN' else 'KOREKSI_POIN' end::text as event
  from poin p
  join audit a on a.kode_toko = p.kode_toko and a.op = p.op and a.tindakan in ('RESET_POIN', 'KOREKSI_POIN')
   and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')
 where p.jenis in ('RESET', 'KOREKSI');

create or replace view v_written__member_gabung as
select 'customer_gabung'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from customer_gabung;

-- Two cards become one by a superior's word: name, telephone and documents of a person change with it (D-51.12).
create or replace view v_need__member_gabung as
select g.kode_toko as shop, g.op as op_id, 'UBAH_CUSTOMER'::text as event from customer_gabung g
 where exists (select from audit a where a.kode_toko = g.kode_toko and a.op = g.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));
