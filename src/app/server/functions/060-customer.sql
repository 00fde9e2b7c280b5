-- Telephone numbers are stored as E.164 and shown as they are read here (D-51.4). Every way of writing becomes one; what is no
-- number stays as it was written.
create or replace function nomor_e164(p text) returns text language sql immutable parallel safe as $$
  select case when x ~ '^\+62[1-9][0-9]{9,12}$' or (x ~ '^\+[1-9][0-9]{7,14}$' and x not like '+62%') then x else p end
    from (select regexp_replace(case when d like '+%' then d when d like '00%' then '+' || substr(d, 3)
                                     when d like '0%' then '+62' || substr(d, 2) when d like '62%' then '+' || d else d end,
                                '^\+620', '+62') as x
            from (select regexp_replace(p, '[^0-9+]', '', 'g') as d) a
           where p ~ '^[-+0-9 ().\/]+$') b
  union all select p where p !~ '^[-+0-9 ().\/]+$' or p is null
$$;

create or replace function tulis_nomor(p text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(p, '^\+62([0-9]{7,})$', '0\1'), '^([0-9]{4})([0-9]{4})([0-9]+)$',
                        case when p like '+62%' then '\1 \2 \3' else '\&' end)
$$;

-- Cards of one number in one shop are one person, unless identity or birthday say another: then the older card keeps the number.
create or replace function satukan_nomor_customer() returns void language plpgsql as $$
declare
  r record;
  t record;
begin
  for r in
    select c.kode_toko, c.kode_customer, c.no_ktp, c.tgl_lahir, c.poin, o.kode_customer as tua, o.no_ktp as ktp_tua,
           o.tgl_lahir as lahir_tua, o.nomor
      from (select *, nomor_e164(no_hp) as nomor from customer where no_hp is not null) c
      join lateral (select *, nomor_e164(no_hp) as nomor from customer k
                     where k.kode_toko = c.kode_toko and k.no_hp is not null and nomor_e164(k.no_hp) = c.nomor
                     order by k.input_date, k.kode_customer limit 1) o on o.kode_customer <> c.kode_customer
     order by c.kode_toko, c.input_date, c.kode_customer
  loop
    update customer set no_hp = null where kode_toko = r.kode_toko and kode_customer = r.kode_customer;
    if r.no_ktp <> r.ktp_tua or r.tgl_lahir <> r.lahir_tua then
      insert into customer_nomor_lepas values (r.kode_toko, r.kode_customer, r.nomor, r.tua);
      continue;
    end if;
    for t in
      select c.table_name from information_schema.columns c
        join information_schema.tables x on x.table_schema = c.table_schema and x.table_name = c.table_name and x.table_type = 'BASE TABLE'
        join information_schema.columns k on k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = 'kode_toko'
       where c.table_schema = 'public' and c.column_name = 'kode_customer' and c.table_name not in ('customer', 'customer_nomor_lepas')
       order by 1
    loop
      execute format('alter table %I disable trigger user', t.table_name);
      execute format('update %I set kode_customer = $1 where kode_toko = $2 and kode_customer = $3', t.table_name)
        using r.tua, r.kode_toko, r.kode_customer;
      execute format('alter table %I enable trigger user', t.table_name);
    end loop;
    update customer set kode_referensi = r.tua where kode_toko = r.kode_toko and kode_referensi = r.kode_customer;
    update customer set poin = poin + r.poin, no_ktp = coalesce(no_ktp, r.no_ktp), tgl_lahir = coalesce(tgl_lahir, r.tgl_lahir)
     where kode_toko = r.kode_toko and kode_customer = r.tua;
    update customer set poin = 0, is_active = false where kode_toko = r.kode_toko and kode_customer = r.kode_customer;
  end loop;
end $$;

-- The card that stands for a code: itself, or the one that it was joined to, however often.
create or replace function customer_induk(p text) returns text language sql stable as $$
  with recursive jejak as (
    select kode_customer, kode_gabung from customer where kode_customer = p
    union
    select c.kode_customer, c.kode_gabung from jejak j join customer c on c.kode_customer = j.kode_gabung)
  select kode_customer from jejak where kode_gabung is null
$$;

-- All codes of a person: the card and those that were joined to it.
create or replace function customer_semua(p text) returns setof text language sql stable as $$
  with recursive semua as (
    select kode_customer from customer where kode_customer = customer_induk(p)
    union
    select c.kode_customer from semua s join customer c on c.kode_gabung = s.kode_customer)
  select kode_customer from semua
$$;

revoke execute on function satukan_nomor_customer() from public;

create or replace view v_text__customer as
select kode_toko as shop, kode_customer as row_no, concat_ws(' ', nama, alamat) as value, input_date::date as business_date from customer;

create or replace view v_written__customer as
select 'customer'::text as row_tbl, kode_customer as row_no, coalesce(op_toko, kode_toko) as shop, op as op_id,
       input_date::date as business_date
  from customer;
