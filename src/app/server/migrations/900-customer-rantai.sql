-- Customers are of the chain on one server (D-51.11): `kode_customer` is unique there, `kode_toko` is the shop that met the
-- person first, and every shop may name the card. One telephone number is one card of the chain.
alter table customer
  -- The shop whose act wrote the card last: the audit row of that act is there.
  add column op_toko text references toko,
  -- The card that this one was joined to (D-39.7). Its documents keep the old code; readers by person take both as one.
  add column kode_gabung text,
  add column tgl_hapus date,
  add check (kode_gabung is null or not is_active),
  add check (kode_gabung <> kode_customer);
create unique index customer_kode on customer (kode_customer);
alter table customer add foreign key (kode_gabung) references customer (kode_customer);
create index customer_ke on customer (kode_gabung) where kode_gabung is not null;

-- The card that stands for a code: itself, or the one that it was joined to, however often.
create function customer_induk(p text) returns text language sql stable as $$
  with recursive jejak as (
    select kode_customer, kode_gabung from customer where kode_customer = p
    union
    select c.kode_customer, c.kode_gabung from jejak j join customer c on c.kode_customer = j.kode_gabung)
  select kode_customer from jejak where kode_gabung is null
$$;
-- All codes of a person: the card and those that were joined to it.
create function customer_semua(p text) returns setof text language sql stable as $$
  with recursive semua as (
    select kode_customer from customer where kode_customer = customer_induk(p)
    union
    select c.kode_customer from semua s join customer c on c.kode_gabung = s.kode_customer)
  select kode_customer from semua
$$;

-- Whose number another card keeps may now be a card of another shop.
do $$
declare
  nama text;
begin
  for nama in
    select c.conname from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.conrelid = 'customer_nomor_lepas'::regclass and c.contype = 'f' and a.attname = 'kode_pemilik'
  loop
    execute format('alter table customer_nomor_lepas drop constraint %I', nama);
  end loop;
end $$;
alter table customer_nomor_lepas add foreign key (kode_pemilik) references customer (kode_customer);

-- Cards of one number in several shops are one person, unless identity or birthday say another (D-51.4): the younger card is
-- joined to the older one, or loses the number and stands in the list.
do $$
declare
  r record;
begin
  for r in
    select c.kode_toko, c.kode_customer, c.no_hp, c.is_active, o.kode_customer as tua,
           coalesce(c.no_ktp <> o.no_ktp, false) or coalesce(c.tgl_lahir <> o.tgl_lahir, false) as lain
      from customer c
      join lateral (select * from customer k where k.no_hp = c.no_hp order by k.is_active desc, k.input_date, k.kode_customer limit 1) o
        on o.kode_customer <> c.kode_customer
     where c.no_hp is not null
     order by c.input_date, c.kode_customer
  loop
    update customer set no_hp = null where kode_customer = r.kode_customer;
    if r.lain then
      insert into customer_nomor_lepas values (r.kode_toko, r.kode_customer, r.no_hp, r.tua) on conflict do nothing;
    else
      update customer o set no_ktp = coalesce(o.no_ktp, c.no_ktp), tgl_lahir = coalesce(o.tgl_lahir, c.tgl_lahir),
             jenis = case o.jenis when 'UMUM' then c.jenis else o.jenis end, poin = o.poin + c.poin
        from customer c where o.kode_customer = r.tua and c.kode_customer = r.kode_customer;
      update customer set is_active = false, kode_gabung = r.tua, poin = 0 where kode_customer = r.kode_customer;
    end if;
  end loop;
end $$;
drop index customer_hp;
create unique index customer_hp on customer (no_hp) where no_hp is not null;

create or replace view v_written__customer as
select 'customer'::text as row_tbl, kode_customer as row_no, coalesce(op_toko, kode_toko) as shop, op as op_id,
       input_date::date as business_date
  from customer;

-- The card that a document names may be one of another shop.
create or replace view v_lapor__penjualan as
select p.kode_toko, case when p.no_tukar is null then 'JUAL' else 'TUKAR' end::text as jenis, p.no_faktur_jual as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_jual) as orang,
       p.nama_customer, p.alamat_customer, c.no_ktp as no_identitas, p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_jual and b.jenis = 'CASH')::bigint as tunai
  from penjualan p
  left join customer c on c.kode_customer = customer_induk(p.kode_customer)
 where p.status = 'DONE';
create or replace view v_lapor__pembelian as
select p.kode_toko, case when p.no_tukar is null then 'BELI' else 'TUKAR' end::text as jenis, p.no_faktur_beli as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_beli) as orang,
       p.nama_customer, p.alamat_customer, coalesce(p.no_ktp, c.no_ktp) as no_identitas, p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = coalesce(p.no_lunas, p.no_faktur_beli) and b.jenis = 'CASH')::bigint as tunai
  from pembelian p
  left join customer c on c.kode_customer = customer_induk(p.kode_customer)
 where p.status = 'DONE';
create or replace view v_lapor__hutang_lelang as
select l.kode_toko, 'LELANG'::text as jenis, l.no_lelang as no_dokumen, l.tgl_system, l.input_by,
       orang_lapor(coalesce(h.no_hp, c.no_hp), h.kode_customer, h.nama_customer, h.alamat_customer, l.no_lelang) as orang,
       h.nama_customer, h.alamat_customer, coalesce(h.no_ktp, c.no_ktp) as no_identitas, l.berat::bigint as berat,
       l.hasil_lelang::bigint as jumlah_rp, 0::bigint as tunai
  from hutang_lelang l
  join hutang h on h.kode_toko = l.kode_toko and h.no_faktur_hutang = l.no_faktur_hutang
  left join customer c on c.kode_customer = customer_induk(h.kode_customer)
 where l.status = 'DONE';
-- Who brings a member is rewarded by the newest row of the master on the day of joining (D-39.4).
alter table member_afiliasi add column urut bigint generated always as identity;
