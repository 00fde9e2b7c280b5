-- The customer sells the pledged goods instead of redeeming them (D-35.17): the redemption and a buy-back name each other and
-- meet in `tukar`; what is left of the price is paid either way.
alter table hutang_lunas
  add column jenis text not null default 'TEBUS' check (jenis in ('TEBUS', 'PUTUS')),
  add column no_faktur_beli text,
  add column harga_beli rupiah not null default 0 check (harga_beli >= 0),
  add column arah text not null default 'MASUK' check (arah in ('MASUK', 'KELUAR')),
  add column jumlah rupiah check (jumlah >= 0);
update hutang_lunas set jumlah = total_bayar;
alter table hutang_lunas
  alter column jumlah set not null,
  add constraint hutang_lunas_putus_check check ((jenis = 'PUTUS') = (no_faktur_beli is not null) and (jenis = 'PUTUS' or harga_beli = 0)),
  add constraint hutang_lunas_selisih_check check (total_bayar - harga_beli = case arah when 'MASUK' then jumlah else -jumlah end),
  add constraint hutang_lunas_beli_fk foreign key (kode_toko, no_faktur_beli) references pembelian deferrable initially deferred;
create unique index hutang_lunas_beli on hutang_lunas (kode_toko, no_faktur_beli) where no_faktur_beli is not null;
alter table pembelian
  add column no_lunas text,
  add constraint pembelian_lunas_fk foreign key (kode_toko, no_lunas) references hutang_lunas,
  add constraint pembelian_lunas_check check (no_lunas is null or no_tukar is null);
create unique index pembelian_lunas_sekali on pembelian (kode_toko, no_lunas) where no_lunas is not null;

-- The two stand and fall together, whoever writes.
create function putus_berpasangan() returns trigger language plpgsql as $$
begin
  if exists (select from hutang_lunas l join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli
              where l.kode_toko = new.kode_toko and l.no_lunas = new.no_lunas
                and (p.no_lunas is distinct from l.no_lunas
                  or p.status <> case l.status when 'TUNGGU' then 'OPEN' else l.status end)) then
    raise exception 'beli putus % has lost its other half', new.no_lunas using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger hutang_lunas_berpasangan after insert or update on hutang_lunas deferrable initially deferred
  for each row when (new.no_faktur_beli is not null) execute function putus_berpasangan();
create constraint trigger pembelian_berpasangan after insert or update on pembelian deferrable initially deferred
  for each row when (new.no_lunas is not null) execute function putus_berpasangan();

-- In place of 421: what is paid is the difference.
create or replace view v_doc__hutang_hutang_lunas as
select h.kode_toko as shop, left(h.no_lunas, 2) as doc_type, h.no_lunas as doc_no, urut_nomor(h.no_lunas) as seq,
       h.tgl_system as business_date,
       case h.status when 'CANC' then 'CANCELLED' when 'TUNGGU' then 'OPEN' else 'ACTIVE' end as status, h.jumlah::bigint as total,
       h.jumlah::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when n.dibuku then h.jumlah else 0 end::bigint as paid, case when n.dibuku then 0 else h.jumlah end::bigint as remaining,
       null::text as cancels, h.input_date as created_at, h.input_by as created_by, h.op as op_id,
       null::bigint as price_id, n.dibuku as posts, null::text as ticket
  from hutang_lunas h
  cross join lateral (select not h.tunggu or h.valid_at is not null as dibuku) n
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
       'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_lunas, d.tgl_batal,
       d.batal_by, s.op, null::bigint, true, null::text
  from hutang_lunas d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
create or replace view v_doc_line__hutang_hutang_lunas as
select kode_toko as shop, left(no_lunas, 2) as doc_type, no_lunas as doc_no, 1 as line_no, null::text as barcode,
       null::bigint as mg, jumlah::bigint as amount, jumlah::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hutang_lunas;
create or replace view v_payment__hutang_hutang_lunas as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then case d.arah when 'MASUK' then p.jumlah else -p.jumlah end else 0 end::bigint as drawer,
       p.tgl_system as business_date
  from hutang_lunas d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_lunas;
-- Its buy-back is paid by the loan, as that of an exchange by the sale.
create or replace view v_payment__pembelian as
select kode_toko as shop, 'PB'::text as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then -jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'PB%'
union all
select kode_toko, 'PB'::text, no_faktur_beli, 'TUKAR'::text, grand_total::bigint, 0::bigint, tgl_system
  from pembelian where (no_tukar is not null or no_lunas is not null) and valid_at is not null;
-- Large transactions: the cash of the pair stands on the redemption.
create or replace view v_lapor__pembelian as
select p.kode_toko, case when p.no_tukar is null then 'BELI' else 'TUKAR' end::text as jenis, p.no_faktur_beli as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_beli) as orang,
       p.nama_customer, p.alamat_customer, coalesce(p.no_ktp, c.no_ktp) as no_identitas, p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = coalesce(p.no_lunas, p.no_faktur_beli) and b.jenis = 'CASH')::bigint as tunai
  from pembelian p
  left join customer c on c.kode_toko = p.kode_toko and c.kode_customer = p.kode_customer
 where p.status = 'DONE';
select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_lapor']) nama;
