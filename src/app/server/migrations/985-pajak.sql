-- Tax is kept on the document (D-41.8 to D-41.10): by class with its rate and since when, in the price or on top. What was sold
-- before has none: reports read the document, never a parameter.
alter table penjualan
  add column pajak jsonb not null default '[]',
  add column ppn_rp rupiah not null default 0,
  add column ppn_luar_rp rupiah not null default 0,
  add column pph22_rp rupiah not null default 0,
  add column ppn_termasuk boolean not null default true,
  add column npwp text,
  add column no_seri_pajak text,
  add column no_seri_lama text[] not null default '{}';
-- A number of the tax office names one sale of the chain, also where another was written over it: it stands on a paper.
create unique index penjualan_seri_pajak on penjualan (no_seri_pajak) where no_seri_pajak is not null;
create index penjualan_seri_lama on penjualan using gin (no_seri_lama) where no_seri_lama <> '{}';

-- What a document says of its tax is its rows added up.
create function pajak_cocok(p_pajak jsonb, p_ppn bigint, p_luar bigint, p_pph22 bigint) returns boolean language sql immutable
  parallel safe as $$
  select jsonb_typeof(p_pajak) = 'array' and p_ppn = coalesce(sum((x ->> 'ppn')::bigint), 0)
     and p_luar = coalesce(sum((x ->> 'ppn')::bigint) filter (where not (x ->> 'termasuk')::boolean), 0)
     and p_pph22 = coalesce(sum((x ->> 'pph22')::bigint), 0)
     and coalesce(bool_and((x ->> 'ppn')::bigint >= 0 and (x ->> 'pph22')::bigint >= 0 and (x ->> 'netto')::bigint
           = (x ->> 'dpp')::bigint + case when (x ->> 'termasuk')::boolean then (x ->> 'ppn')::bigint else 0 end), true)
    from jsonb_array_elements(p_pajak) x
$$;

create or replace function penjualan_benar(p penjualan) returns boolean language plpgsql immutable as $$
begin
  return length(p.no_faktur_jual) = 14 and p.status in ('OPEN', 'DONE', 'CANC') and p.qty > 0
    and p.sub_total >= 0 and p.diskon_rp >= 0 and p.kupon_rp >= 0 and p.admin >= 0 and p.packing >= 0
    and p.ongkos_kerja >= 0 and p.grand_total >= 0 and p.dp_rp >= 0 and p.tukar_rp >= 0 and p.kembali >= 0
    and p.fee_persen between 0 and 10000
    and p.grand_total = p.sub_total - p.diskon_rp - p.kupon_rp + p.admin + p.packing + p.ongkos_kerja + p.ppn_luar_rp
      + p.pph22_rp + p.pembulatan
    and ((p.status = 'DONE') = (p.valid_at is not null) or p.status = 'CANC')
    and (p.no_tukar is null) = (p.no_faktur_beli is null)
    and case when p.pajak = '[]'::jsonb then p.ppn_rp = 0 and p.ppn_luar_rp = 0 and p.pph22_rp = 0
             else pajak_cocok(p.pajak, p.ppn_rp, p.ppn_luar_rp, p.pph22_rp) end;
end $$;

alter table customer
  add column npwp text check (npwp ~ '^(\d{15}|\d{16})$'),
  add column pengusaha boolean not null default false,
  add column bebas_pph22_sampai date,
  add check (not pengusaha or npwp is not null),
  add check (bebas_pph22_sampai is null or pengusaha);

-- What the other card said to the tax before two were joined: it says that again when they are parted.
alter table customer_gabung add column pajak_lama jsonb;

-- What is on top joins the total beside the charges (I-9).
create or replace view v_doc__penjualan as
select p.kode_toko as shop, 'SALE'::text as doc_type, p.no_faktur_jual as doc_no, urut_nomor(p.no_faktur_jual) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.sub_total::bigint as gross, (p.diskon_rp + p.kupon_rp)::bigint as discount,
       (p.admin + p.packing + p.ongkos_kerja + p.ppn_luar_rp + p.pph22_rp)::bigint as fees, p.pembulatan::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, coalesce(s.op, p.op) as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, p.no_tukar as ticket
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_jual
union all
select p.kode_toko, 'BJ'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_jual, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

-- A repair that was fetched: the whole of it is a service to the tax.
alter table service_ambil
  add column pajak jsonb not null default '[]',
  add column ppn_rp rupiah check (ppn_rp >= 0),
  add column ppn_luar_rp rupiah check (ppn_luar_rp >= 0);
do $$
declare
  nama text;
begin
  select conname into strict nama from pg_constraint
   where conrelid = 'service_ambil'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%(ongkos%+%emas_rp%';
  execute format('alter table service_ambil drop constraint %I', nama);
end $$;
alter table service_ambil
  add check (total = ongkos + emas_rp + coalesce(ppn_luar_rp, 0)),
  add check (pajak_cocok(pajak, coalesce(ppn_rp, 0), coalesce(ppn_luar_rp, 0), 0));

-- By how much the price of an order's line was raised, where prices are without tax: what is locked keeps it (D-41.8).
alter table pesanan_barang add column ppn_persen persen not null default 0 check (ppn_persen between 0 and 10000);

-- The month whose tax a cash-out pays in (D-41.11): held to what that month collected.
alter table kas add column masa_pajak text check (masa_pajak ~ '^\d{4}-(0[1-9]|1[0-2])$');
create index kas_masa_pajak on kas (kode_toko, masa_pajak) where masa_pajak is not null;

-- What a delivery's tax invoice says (D-41.11): PPN is in the cost, PPh 22 is paid beforehand. A number is booked once.
alter table penerimaan
  add column no_faktur_pajak text check (no_faktur_pajak ~ '^\d{16,17}$'),
  add column ppn_rp rupiah not null default 0 check (ppn_rp >= 0),
  add column pph22_rp rupiah not null default 0 check (pph22_rp >= 0),
  add check (no_faktur_pajak is not null or (ppn_rp = 0 and pph22_rp = 0)),
  add check (no_faktur_pajak is null or dokumen_perolehan = 'FAKTUR_PAJAK'),
  add check (total_modal >= ppn_rp);
create unique index penerimaan_faktur_pajak on penerimaan (kode_toko, no_faktur_pajak)
  where no_faktur_pajak is not null and status <> 'CANC';

-- Tax that is paid in settles what was collected (D-41.11). A shop that had such a code of its own booked it as a cost: what it booked
-- stays that, the code is the fixed one from now on.
insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
select distinct k.kode_toko, x.kode, x.nama, 'KELUAR', 'BAWAAN'
  from kode_transaksi k cross join (values ('SETOR_PPN', 'Setor PPN'), ('SETOR_PPH22', 'Setor PPh 22')) x (kode, nama)
on conflict (kode_toko, kode_transaksi) do update set arah = 'KELUAR', is_active = true, grup = 'BAWAAN';
insert into akuns (kode_toko, nomor_akun, nama_akun, jenis)
select distinct a.kode_toko, x.nomor, x.nama, x.jenis
  from akuns a cross join (values ('1-108', 'PPh 22 dibayar di muka', 'HARTA'), ('2-108', 'PPh 22 dipungut', 'KEWAJIBAN')) x (nomor, nama, jenis)
on conflict do nothing;

-- Tax by document as it was booked, cancelled ones too, and what was paid in: the invariant of the accounts `ppn` and `pph22` reads
-- it beside the sets that turn nothing round (D-41.9).
create view v_tax__penjualan as
select kode_toko as shop, no_faktur_jual as doc_no, tgl_system as business_date, ppn_rp::bigint as ppn, pph22_rp::bigint as pph22
  from penjualan where valid_at is not null and (ppn_rp <> 0 or pph22_rp <> 0);
create view v_tax__service as
select kode_toko as shop, no_ambil as doc_no, tgl_system as business_date, ppn_rp::bigint as ppn, 0::bigint as pph22
  from service_ambil where ppn_rp <> 0;
create view v_tax__uang as
select k.kode_toko as shop, k.no_kas as doc_no, k.tgl_system as business_date,
       case k.kode_transaksi when 'SETOR_PPN' then -jumlah else 0 end::bigint as ppn,
       case k.kode_transaksi when 'SETOR_PPH22' then -jumlah else 0 end::bigint as pph22
  from kas k
 where kode_transaksi in ('SETOR_PPN', 'SETOR_PPH22')
   and not exists (select from buku b where b.kode_toko = k.kode_toko and b.no_bukti = k.no_kas and b.akun like '%:SETOR_PP%');
select susun_pandangan('v_tax');
