-- Every price that is no dated row of its own (a label, ongkos, a condition, a discount ...): what it was, what it
-- became, when and by which act. The database writes it, so that no way of changing a price goes past it. A row that
-- is not in use has no price: to add, remove and restore one changes prices, too.
create table riwayat_harga (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  tabel text not null,
  kode text not null,
  isian text not null,
  lama jsonb,
  baru jsonb,
  waktu timestamptz not null,
  -- Null only for rows that were written beside the product.
  op uuid,
  primary key (kode_toko, id)
);
create index riwayat_harga_kode on riwayat_harga (kode_toko, tabel, kode, isian, waktu desc, id desc);
create trigger riwayat_harga_tetap before update or delete on riwayat_harga for each row execute function jangan_ubah();
revoke update, delete on riwayat_harga from kilau_app;

-- Key and fields are the master's declaration (a test compares them).
create function catat_harga() returns trigger language plpgsql as $$
declare
  dulu jsonb := case when tg_op = 'UPDATE' and old.is_active then to_jsonb(old) else '{}' end;
  kini jsonb := case when new.is_active then to_jsonb(new) else '{}' end;
begin
  insert into riwayat_harga (kode_toko, tabel, kode, isian, lama, baru, waktu, op)
  select new.kode_toko, tg_table_name,
         (select string_agg(to_jsonb(new) ->> k, '/' order by n) from unnest(string_to_array(tg_argv[0], ',')) with ordinality x (k, n)),
         f, l, b, waktu(), new.op
    from unnest(string_to_array(tg_argv[1], ',')) with ordinality x (f, n)
    cross join lateral (select nullif(nullif(dulu -> f, 'null'), '[]') as l, nullif(nullif(kini -> f, 'null'), '[]') as b) nilai
   where l is distinct from b
   order by n;
  return null;
end $$;

create trigger harga_bandrol after insert or update on bandrol for each row
  execute function catat_harga('kode_bandrol', 'harga');
create trigger harga_group_barang after insert or update on group_barang for each row
  execute function catat_harga('kode_group', 'kategori_harga,kode_harga');
create trigger harga_kadar after insert or update on kadar for each row
  execute function catat_harga('kode_kadar', 'persen');
create trigger harga_harga_beli after insert or update on harga_beli for each row
  execute function catat_harga('kode_harga', 'harga_per_gram');
create trigger harga_ongkos after insert or update on ongkos for each row
  execute function catat_harga('id', 'kode_dept,kode_group,cara,tarif,minimal');
create trigger harga_parameter_berlian after insert or update on parameter_berlian for each row
  execute function catat_harga('id', 'kode_shape,kode_color,kode_clarity,carat_dari,carat_sampai,harga_per_carat');
create trigger harga_kondisi_beli after insert or update on kondisi_beli for each row
  execute function catat_harga('kode_kondisi', 'cara,persen,rupiah,untuk');
create trigger harga_rugi_nota after insert or update on rugi_nota for each row
  execute function catat_harga('id', 'hari_dari,hari_sampai,persen');
create trigger harga_potongan_kategori after insert or update on potongan_kategori for each row
  execute function catat_harga('kode_potongan', 'cara,persen,rupiah,tgl_from,tgl_to,kode_group');
create trigger harga_jenis_kupon after insert or update on jenis_kupon for each row
  execute function catat_harga('jenis_kupon', 'cara,nilai,persen,minimal_belanja,masa_hari,kali_pakai,terbit_dari');
create trigger harga_parameter_cicilan after insert or update on parameter_cicilan for each row
  execute function catat_harga('bulan', 'persen');
create trigger harga_deskripsi_service after insert or update on deskripsi_service for each row
  execute function catat_harga('kode_deskripsi', 'ongkos');

-- Whoever is not the owner needs the owner for it (D-3.5), whatever the record calls the act.
create view v_need__harga_master as
select h.kode_toko as shop, h.op as op_id, 'UBAH_HARGA_EMAS'::text as event
  from riwayat_harga h
 where exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU'));
create view v_written__harga_master as
select 'riwayat_harga'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from riwayat_harga where op is not null;
select susun_pandangan(nama) from unnest(array['v_need', 'v_written']) nama;
