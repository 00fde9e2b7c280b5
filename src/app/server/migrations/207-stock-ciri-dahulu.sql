-- What a piece was called before it was changed: a report of a closed day says the same for ever (reports.md
-- I §3), whatever its pieces are called by now. One row for each piece and day on which something of it was
-- changed: how it had stood until that day began. Written by the database, so that no act forgets it.
create table barang_dahulu (
  kode_toko text not null,
  kode_barcode text not null,
  sebelum date not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kode_supplier text,
  harga_modal rupiah,
  primary key (kode_toko, kode_barcode, sebelum),
  foreign key (kode_toko, kode_barcode) references barang
);
revoke insert, update, delete on barang_dahulu from kilau_app;

create function ingat_barang() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into barang_dahulu
  select old.kode_toko, old.kode_barcode, max(tgl_system), old.nama_barang, old.kode_dept, old.kode_group, old.kode_kadar,
         old.kode_supplier, old.harga_modal
    from hari_toko where kode_toko = old.kode_toko having max(tgl_system) is not null
  on conflict do nothing;
  return null;
end $$;
create trigger barang_ingat after update of nama_barang, kode_dept, kode_group, kode_kadar, kode_supplier, harga_modal on barang
  for each row when ((old.nama_barang, old.kode_dept, old.kode_group, old.kode_kadar, old.kode_supplier, old.harga_modal)
    is distinct from (new.nama_barang, new.kode_dept, new.kode_group, new.kode_kadar, new.kode_supplier, new.harga_modal))
  execute function ingat_barang();

-- What the histories know of changes made before: the record of each edit as a whole, the changes of many
-- pieces by kadar and cost. The first change of a day tells how the piece had stood before it.
insert into barang_dahulu
select distinct on (u.kode_toko, u.kode_barcode, u.tgl) u.kode_toko, u.kode_barcode, u.tgl,
       coalesce(u.isi ->> 'nama_barang', b.nama_barang), coalesce(u.isi ->> 'kode_dept', b.kode_dept),
       coalesce(u.isi ->> 'kode_group', b.kode_group), coalesce(u.isi ->> 'kode_kadar', b.kode_kadar),
       case when u.isi ? 'kode_supplier' then u.isi ->> 'kode_supplier' else b.kode_supplier end,
       case when u.isi ? 'harga_modal' then (u.isi ->> 'harga_modal')::bigint else b.harga_modal end
  from (
    select i.kode_toko, i.kode_barcode, i.tgl_system as tgl, m.input_date as waktu,
           jsonb_build_object('kode_kadar', i.kadar_dari, 'harga_modal', i.modal_dari) as isi
      from ubah_massal_isi i join ubah_massal m using (kode_toko, no_ubah)
    union all
    select a.kode_toko, a.kunci, (select max(h.tgl_system) from hari_toko h where h.kode_toko = a.kode_toko and h.dibuka_at <= a.waktu),
           a.waktu, a.sebelum
      from audit a where a.tabel = 'barang' and a.tindakan = 'UBAH' and jsonb_typeof(a.sebelum) = 'object'
  ) u join barang b using (kode_toko, kode_barcode)
 where u.tgl is not null
 order by u.kode_toko, u.kode_barcode, u.tgl, u.waktu;
