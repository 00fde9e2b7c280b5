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
  primary key (kode_toko, no_dokumen),
  check ((setuju is not null) = (batas is not null and sebelum + jumlah > batas))
);
create index uang_keluar_orang on uang_keluar (kode_toko, user_id, tgl_system, urut desc);
create index uang_keluar_hari on uang_keluar (kode_toko, tgl_system);

-- Sets that take money out of drawers and banks, and are no cancel: what of them goes to a customer.
create view v_keluar as
select p.shop, p.entry_id as doc_no, min(p.business_date) as business_date, -sum(p.rupiah)::bigint as jumlah
  from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id and e.reverses is null
 where (p.account in ('kas', 'kas_hutang') or p.account like 'kas:%' or p.account like 'bank:%')
   and left(p.entry_id, 2) not in ('KK', 'RK', 'MB', 'MC', 'PU', 'BM', 'BK', 'VN', 'BN', 'TP')
 group by 1, 2
having sum(p.rupiah) < 0;

-- Before there were limits nobody asked: those documents stand without one.
insert into uang_keluar (kode_toko, no_dokumen, user_id, tgl_system, jumlah, sebelum, op)
select k.shop, k.doc_no, s.input_by, s.tgl_system, k.jumlah, 0, s.op
  from v_keluar k
  join buku_set s on s.kode_toko = k.shop and s.no_bukti = k.doc_no
 order by s.waktu, s.no_bukti;

create trigger uang_keluar_tetap before update or delete on uang_keluar for each row execute function jangan_ubah();
revoke update, delete on uang_keluar from kilau_app;
create trigger uang_keluar_hari_buka before insert on uang_keluar for each row execute function hanya_hari_buka();

alter table hutang add column setuju_pokok text check (setuju_pokok in ('SPV', 'OWN')), add column lama_tabel int;
update hutang set lama_tabel = lama_bulan;
alter table hutang alter column lama_tabel set not null;

-- Whoever had to agree to a sum agreed to this act, by its own event or by what the act asked of the same level anyway.
create function disetujui_oleh(p_toko text, p_op uuid, p_level text) returns boolean language sql stable parallel safe as $$
  select exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
    where a.kode_toko = p_toko and a.op = p_op and (p_level = 'SPV' or o.disetujui_level = 'OWN')
      and exists (select from unnest(o.event) e where e = 'PEMBAYARAN_BESAR' or e like 'BELI\_%' or e in ('BATAS_HARGA',
        'HARGA_DI_BAWAH', 'TOLERANSI_BERAT', 'BATAL_TITIPAN', 'REFUND_TITIPAN', 'BAYAR_KELEBIHAN_LELANG', 'PLAFOND_LEWAT',
        'BUNGA_KHUSUS', 'BUNGA_DI_BAWAH', 'BERLIAN_DI_BAWAH_MODAL')))
$$;
create view v_need__uang_keluar as
select kode_toko as shop, op as op_id, 'PEMBAYARAN_BESAR'::text as event from uang_keluar
 where setuju is not null and not disetujui_oleh(kode_toko, op, setuju)
union all
select kode_toko, op, 'PEMBAYARAN_BESAR' from hutang
 where setuju_pokok is not null and not disetujui_oleh(kode_toko, op, setuju_pokok);
create view v_written__uang_keluar as
select 'uang_keluar'::text as row_tbl, no_dokumen as row_no, kode_toko as shop, op as op_id, tgl_system as business_date
  from uang_keluar;

-- In place of 422: months above the shop's own ask as another rate does (D-51.6).
create or replace view v_need__hutang as
select h.kode_toko as shop, h.op as op_id, e.event
  from hutang h
  left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_hutang_lama
  cross join lateral (values
    ('PLAFOND_LEWAT'::text, h.jumlah_hutang > h.plafond and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)),
    ('BUNGA_KHUSUS', h.bunga <> h.bunga_tabel or h.lama_bulan > h.lama_tabel)) e (event, asked)
 where e.asked
   and exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU'))
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang where admin < admin_tabel
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang_bunga where bunga_rp < bunga_terhitung
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang_lunas where bunga_rp < bunga_terhitung;
select susun_pandangan(nama) from unnest(array['v_need', 'v_written']) nama;
