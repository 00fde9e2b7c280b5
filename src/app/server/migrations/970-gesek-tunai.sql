-- Cash paid out on a customer's card (D-41.1, D-41.2): GT, taken back by XF. The charge is payment 1 of the document and is
-- settled as the card of a sale is.
select create_document('gesek', 'gesek_tunai', 'no_gesek', '{"GT": "gesek-tunai", "XF": "batal-gesek"}',
  $$kode_customer text,
    nama_customer text not null,
    alamat_customer text not null default '',
    no_hp text not null,
    no_ktp text,
    kode_bank text not null,
    no_rekening text not null,
    jenis_kartu text not null check (jenis_kartu in ('DEBET', 'CREDIT')),
    no_kartu text not null check (no_kartu ~ '^\d{4}$'),
    jumlah_rp rupiah not null check (jumlah_rp > 0),
    fee_persen persen not null check (fee_persen >= 0),
    fee_parameter persen not null check (fee_parameter >= 0),
    fee_hitung rupiah not null check (fee_hitung >= 0),
    fee rupiah not null check (fee >= 0 and fee <= jumlah_rp),
    jumlah_gesek_rp rupiah not null,
    petugas boolean not null,
    keterangan text,
    foreign key (kode_toko, no_rekening) references rekening,
    check (jumlah_gesek_rp = jumlah_rp + fee)$$,
  'jumlah_rp', '-jumlah_rp', $$concat_ws(' ', nama_customer, keterangan)$$);
-- One card is looked for over all shops and terminals.
create index gesek_tunai_kartu on gesek_tunai (no_kartu, tgl_system);
create index gesek_tunai_customer on gesek_tunai (kode_toko, kode_customer);
-- Cash of one person on a day is counted over all shops (D-32.10).
create index gesek_tunai_hari on gesek_tunai (tgl_system);

-- What the card was charged and the cash that left the drawer are one and the same sum; the fee is on top.
create or replace view v_payment__gesek_gesek_tunai as
select p.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       -p.jumlah::bigint as drawer, p.tgl_system as business_date
  from pembayaran p where p.no_dokumen like 'GT%';

-- A credit card, and the card of somebody who works here, ask an owner: another's word does not meet it. Who acts without
-- being asked is the engine's part.
create view v_need__gesek_owner as
select g.kode_toko as shop, g.op as op_id, 'GESEK_TUNAI_OWN'::text as event
  from gesek_tunai g
 where (g.jenis_kartu = 'CREDIT' or g.petugas)
   and exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
                where a.kode_toko = g.kode_toko and a.op = g.op and o.disetujui_level <> 'OWN');

-- Cash to one person of the day is reported, whatever it was paid for (D-32.10, № 108).
create view v_lapor__gesek_tunai as
select g.kode_toko, 'GESEK'::text as jenis, g.no_gesek as no_dokumen, g.tgl_system, g.input_by,
       orang_lapor(g.no_hp, g.kode_customer, g.nama_customer, g.alamat_customer, g.no_gesek) as orang, g.nama_customer,
       g.alamat_customer, coalesce(g.no_ktp, c.no_ktp) as no_identitas, 0::bigint as berat, g.jumlah_rp::bigint as jumlah_rp,
       g.jumlah_rp::bigint as tunai
  from gesek_tunai g
  left join customer c on c.kode_customer = customer_induk(g.kode_customer)
 where g.status = 'DONE';
select susun_pandangan(nama) from unnest(array['v_payment', 'v_need', 'v_lapor']) nama;

-- Where nobody validates cards the charge is in the bank at once: what the customer got is the cash all the same (D-51.6).
create or replace view v_keluar as
select p.shop, p.entry_id as doc_no, min(p.business_date) as business_date, -sum(p.rupiah)::bigint as jumlah
  from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id and e.reverses is null
 where (p.account in ('kas', 'kas_hutang') or p.account like 'kas:%'
        or (p.account like 'bank:%' and left(p.entry_id, 2) <> 'GT'))
   and left(p.entry_id, 2) not in
     ('KM', 'KK', 'RM', 'RK', 'MB', 'MC', 'PU', 'VN', 'BM', 'BK', 'KU', 'TU', 'TP')
 group by 1, 2
having sum(p.rupiah) < 0;

-- The approval of a cash-out answers for its sum of the day as well.
do $$
declare
  isi text := pg_get_functiondef('disetujui_oleh(text, uuid, text)'::regprocedure);
begin
  if strpos(isi, '''BUNGA_DI_BAWAH'',') = 0 then
    raise exception 'disetujui_oleh is not what 970 knows';
  end if;
  execute replace(isi, '''BUNGA_DI_BAWAH'',', '''BUNGA_DI_BAWAH'', ''GESEK_TUNAI'',');
end $$;

-- Cash that one person got or paid, document by document: what asks who he is counts all of it, and all of one card
-- (D-13.1, D-32.10).
create view v_tunai as
select d.kode_toko, d.no_dokumen, d.tgl_system, d.kode_customer, d.no_hp, d.no_ktp, null::text as no_kartu,
       abs(b.jumlah)::bigint as tunai
  from (select kode_toko, no_faktur_jual as no_dokumen, tgl_system, kode_customer, no_hp, null::text as no_ktp from penjualan
         where status = 'DONE'
        union all
        select kode_toko, coalesce(no_lunas, no_faktur_beli), tgl_system, kode_customer, no_hp, no_ktp from pembelian
         where status = 'DONE') d
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen and b.jenis = 'CASH'
union all
select kode_toko, no_gesek, tgl_system, kode_customer, no_hp, no_ktp, no_kartu, jumlah_rp::bigint from gesek_tunai
 where status = 'DONE';

-- The last figures of the card of a charge, by which it is found on the statement (№ 49).
create view v_kartu as select kode_toko, no_gesek as no_dokumen, no_kartu from gesek_tunai;

-- Its fee has a code of the book in every shop, as new shops get it.
insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
select distinct kode_toko, 'FEE_GESEK', 'Fee gesek tunai', 'MASUK', 'BAWAAN' from kode_transaksi
on conflict do nothing;

-- It names customers: its export asks the owner as that of sales does (EKSPOR_DATA).
do $$
declare
  isi text := pg_get_functiondef('ekspor_rahasia(text)'::regprocedure);
begin
  if strpos(isi, '''pembayaran'',') = 0 then
    raise exception 'ekspor_rahasia is not what 970 knows';
  end if;
  execute replace(isi, '''pembayaran'',', '''gesek_tunai'', ''pembayaran'',');
end $$;
select kunci_pandangan();
