-- Photos of an identity that an erasure takes out of the store (D-39.8, decision 1264): written with the erasure, taken out one by one by a
-- timer. A row stays when its photo is gone: a photo that comes back with a backup is taken out again, and is shown to no person meanwhile.
create table foto_hapus (
  gambar_path text primary key,
  -- The shop whose owner erased the person.
  kode_toko text not null references toko,
  sejak timestamptz not null,
  -- Tries in vain, why the last one was, and when the next one begins; null: it is gone.
  gagal int not null default 0 check (gagal >= 0),
  sebab text,
  lagi timestamptz,
  hilang_at timestamptz,
  check ((lagi is null) = (hilang_at is not null))
);
create index foto_hapus_lagi on foto_hapus (lagi) where lagi is not null;
revoke delete on foto_hapus from kilau_app;

-- Erasures before this version tried once, and nothing says whether they succeeded: all of theirs are taken out once more.
with hapus as (select kode_customer, op_toko from customer where tgl_hapus is not null
), dipakai as (
  select b.kode_toko, b.foto_identitas as foto, h.op_toko from hapus h join pembelian b using (kode_customer)
  union all
  select b.kode_toko, b.foto_identitas, h.op_toko from hapus h join beli_manual b using (kode_customer)
  union all
  select b.kode_toko, b.foto_customer, h.op_toko from hapus h join hutang b using (kode_customer)
  union all
  select b.kode_toko, a.sesudah ->> 'foto', h.op_toko from hapus h join hutang b using (kode_customer)
    join audit a on a.kode_toko = b.kode_toko and a.tabel = 'hutang' and a.kunci = b.no_faktur_hutang and a.tindakan = 'DUPLIKAT'
), semua as (
  select foto, op_toko from dipakai
  union all
  select lain.gambar_path, d.op_toko from dipakai d
    join foto_unggah f on f.kode_toko = d.kode_toko and f.gambar_path = d.foto
    join foto_unggah lain on lain.sidik = f.sidik)
insert into foto_hapus (gambar_path, kode_toko, sejak, lagi)
select foto, min(coalesce(op_toko, split_part(foto, '/', 2))), now(), now() from semua
 where foto like 'NSIPIC/___/%' group by foto;
