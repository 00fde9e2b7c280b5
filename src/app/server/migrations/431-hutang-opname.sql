-- A count of pledged goods (D-16.6, D-35.21): which loans run is written down when it begins, each is ticked once, and what it
-- found is kept when it ends. It books nothing.
create table opname_hutang (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  no_opname_hutang text check (length(no_opname_hutang) = 14),
  status text not null check (status in ('BERJALAN', 'SELESAI', 'KOSONG')),
  tgl_system date not null,
  mulai_by text not null,
  mulai_date timestamptz not null,
  selesai_by text,
  selesai_date timestamptz,
  ketemu int,
  hilang int,
  otorisasi text[] not null default '{}',
  op uuid not null,
  op_selesai uuid,
  primary key (kode_toko, id),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'SELESAI') = (no_opname_hutang is not null)),
  check ((status = 'BERJALAN') = (op_selesai is null))
);
-- One count at a time.
create unique index opname_hutang_sekali on opname_hutang (kode_toko) where status = 'BERJALAN';
create unique index opname_hutang_no on opname_hutang (kode_toko, no_opname_hutang) where no_opname_hutang is not null;
create index opname_hutang_tgl on opname_hutang (kode_toko, tgl_system);

-- A loan that ran when a count began, and who ticked it.
create table opname_hutang_isi (
  kode_toko text not null,
  id bigint not null,
  no_faktur_hutang text not null,
  dipindai_by text,
  dipindai_at timestamptz,
  -- How often its goods had come back by then.
  kembali int,
  op uuid,
  primary key (kode_toko, id, no_faktur_hutang),
  foreign key (kode_toko, id) references opname_hutang,
  foreign key (kode_toko, no_faktur_hutang) references hutang
);

-- What a finished count found, as it was then.
create table opname_hutang_hasil (
  kode_toko text not null,
  id bigint not null,
  urut int not null,
  no_hutang text not null,
  tgl_hutang date not null,
  nama_customer text not null,
  alamat_customer text not null,
  qty int not null,
  berat miligram not null,
  jumlah_hutang rupiah not null,
  hasil text not null check (hasil in ('KETEMU', 'HILANG', 'KELUAR')),
  status text not null,
  dipindai_by text,
  dipindai_at timestamptz,
  primary key (kode_toko, id, urut),
  foreign key (kode_toko, id) references opname_hutang
);
revoke delete on opname_hutang, opname_hutang_isi from kilau_app;
revoke update, delete on opname_hutang_hasil from kilau_app;

-- The loan that one was renewed into hands on its tick.
create index hutang_penerus on hutang (kode_toko, no_hutang_lama) where no_hutang_lama is not null;

-- What a count stands at, all of it or of one loan. Each loan that was written down is followed through its renewals to the one
-- that runs now, which has its tick (D-35.21). Goods that left and came back (a cancelled redemption, an undone auction) were seen
-- before they left: they are to be found once more.
create function opname_hutang_kini(p_toko text, p_id bigint, p_awal text) returns table (awal text, no_hutang text, tgl_hutang date,
  nama_customer text, alamat_customer text, qty int, berat bigint, jumlah_hutang bigint, status text, hasil text, dipindai_by text,
  dipindai_at timestamptz, kali int) language sql stable as $$
  with recursive jejak as (
    select i.no_faktur_hutang as awal, h.no_faktur_hutang as no, h.status, i.dipindai_by, i.dipindai_at, i.kembali
      from opname_hutang_isi i
      join hutang h on h.kode_toko = i.kode_toko and h.no_faktur_hutang = i.no_faktur_hutang
     where i.kode_toko = p_toko and i.id = p_id and (p_awal is null or i.no_faktur_hutang = p_awal)
    union all
    select j.awal, n.no_faktur_hutang, n.status, j.dipindai_by, j.dipindai_at, j.kembali
      from jejak j
      join hutang n on n.kode_toko = p_toko and n.no_hutang_lama = j.no and n.status <> 'CANC'
     where j.status = 'REMAJA'
  ), kini as (
    select j.awal, count(l.no)::int as kali
      from jejak j
      left join lateral (
        select no_lunas as no from hutang_lunas where kode_toko = p_toko and no_faktur_hutang = j.no and no_batal is not null
        union all
        select no_lelang from hutang_lelang where kode_toko = p_toko and no_faktur_hutang = j.no and no_batal is not null) l on true
     group by j.awal
  )
  select j.awal, h.no_faktur_hutang, h.tgl_system, h.nama_customer, h.alamat_customer, h.qty, h.berat::bigint,
         h.jumlah_hutang::bigint, h.status,
         case when h.status not in ('AKTIF', 'TUNGGU') then 'KELUAR' when d.ada then 'KETEMU' else 'HILANG' end,
         case when d.ada then j.dipindai_by end, case when d.ada then j.dipindai_at end, k.kali
    from jejak j
    join kini k on k.awal = j.awal
    join hutang h on h.kode_toko = p_toko and h.no_faktur_hutang = j.no
    cross join lateral (select j.dipindai_at is not null and j.kembali = k.kali as ada) d
   where j.status <> 'REMAJA'
$$;

insert into jenis_dokumen values ('OH', 'opname-hutang');
create view v_doc__opname_hutang as
select kode_toko as shop, 'OH'::text as doc_type, no_opname_hutang as doc_no, urut_nomor(no_opname_hutang) as seq,
       tgl_system as business_date, 'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount,
       0::bigint as fees, 0::bigint as rounding, 0::bigint as paid, 0::bigint as remaining, null::text as cancels,
       selesai_date as created_at, selesai_by as created_by, op_selesai as op_id, null::bigint as price_id, false as posts,
       null::text as ticket
  from opname_hutang where no_opname_hutang is not null;
-- Given up, or ended with goods missing: somebody else agreed.
create view v_need__opname_hutang as
select kode_toko as shop, op_selesai as op_id,
       case status when 'KOSONG' then 'OPNAME_HUTANG_KOSONGKAN' else 'OPNAME_HUTANG_SELESAI' end as event
  from opname_hutang where status = 'KOSONG' or (status = 'SELESAI' and hilang > 0);
create view v_written__opname_hutang as
select 'opname_hutang'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from opname_hutang;
select susun_pandangan(nama) from unnest(array['v_doc', 'v_need', 'v_written']) nama;

-- What ends a count is of the open day, as the counts of stock are.
create or replace function simpan_di_hari(p_jalur text) returns boolean language sql immutable parallel safe as $$
  select p_jalur ~ ('^(PUT /api/v1/barang/[^/]+|POST /api/v1/('
    || 'uang-bank/(masuk|keluar)|cash/(masuk|keluar|mutasi-uang-bank|mutasi-uang-cash|pengalihan-saldo)|non-cash/validasi'
    || '|barang(/banyak)?|pindah-barang(/satu-baki|/[^/]+/batal)?|hancur-barang(/[^/]+/batal)?'
    || '|update-(profit-barang|kadar)(/[^/]+/batal)?|stock-aksesoris(/[^/]+/batal)?|penerimaan-barang(/[^/]+/(batal|label))?'
    || '|stock-opname(-penerimaan)?/(batal|kosongkan|selesai)|opname-hutang/(kosongkan|selesai)|opname-global-daily(/[^/]+/batal)?'
    || '|hutang(/[^/]+/(bayar-bunga|pelunasan|peremajaan|beli-putus|lelang|peringatan|bayar-kelebihan))?'
    || '|penjualan|transaksi-kupon(/[^/]+/batal)?|titip(/[^/]+/(ambil|bayar))?|tukar-tambah|pembelian(/[^/]+/retag)?'
    || '|hancur-pembelian(/[^/]+/batal)?|retag-pembelian/[^/]+/batal|pajak/wajib-lapor(/batal)?))$')
$$;
