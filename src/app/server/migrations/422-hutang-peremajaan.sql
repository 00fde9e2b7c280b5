-- A loan renewed (D-16.3, D-35.10): its interest is paid, it is closed, and another stands on the same goods; the difference is
-- paid in or out. The renewal holds the only set of the book.
select create_document('hutang', 'hutang_remaja', 'no_remaja', '{"RH": "peremajaan", "XR": "batal-peremajaan"}',
  'nama_customer text not null, no_hutang_baru text not null, dari_tgl date not null, lama_pinjam int not null, hari_bunga int not null,
   jumlah_lama rupiah not null, bunga_terhitung rupiah not null check (bunga_terhitung >= 0), bunga_rp rupiah not null check (bunga_rp = bunga_terhitung),
   admin rupiah not null check (admin >= 0), jumlah_hutang rupiah not null check (jumlah_hutang > 0),
   arah text not null check (arah in (''MASUK'', ''KELUAR'')), jumlah rupiah not null check (jumlah >= 0), kembali rupiah not null,
   tgl_jatuh_tempo date not null,
   check (jumlah_lama + bunga_rp + admin - jumlah_hutang = case arah when ''MASUK'' then jumlah else -jumlah end)',
  p_amount => 'jumlah', p_on => 'hutang', p_on_key => 'no_faktur_hutang', p_paid => 'IN');
-- A loan is renewed once, and a renewed one comes out of one other.
create unique index hutang_remaja_sekali on hutang_remaja (kode_toko, no_faktur_hutang) where status <> 'CANC';
create unique index hutang_lama_sekali on hutang (kode_toko, no_hutang_lama) where status <> 'CANC';
create unique index hutang_remaja_baru on hutang_remaja (kode_toko, no_hutang_baru);
-- Money goes either way.
create or replace view v_payment__hutang_hutang_remaja as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then case d.arah when 'MASUK' then p.jumlah else -p.jumlah end else 0 end::bigint as drawer,
       p.tgl_system as business_date
  from hutang_remaja d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_remaja;

-- In place of 333: a renewal that does not raise the principal is not measured against the ceiling (D-35.4).
create or replace view v_need__hutang as
select h.kode_toko as shop, h.op as op_id, e.event
  from hutang h
  left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_hutang_lama
  cross join lateral (values
    ('PLAFOND_LEWAT'::text, h.jumlah_hutang > h.plafond and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)),
    ('BUNGA_KHUSUS', h.bunga <> h.bunga_tabel)) e (event, asked)
 where e.asked
   and exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU'))
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang where admin < admin_tabel
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang_bunga where bunga_rp < bunga_terhitung
union all
select kode_toko, op, 'BUNGA_DI_BAWAH' from hutang_lunas where bunga_rp < bunga_terhitung;
select susun_pandangan(nama) from unnest(array['v_payment', 'v_need']) nama;
