create table keterangan_nota (
  kode_toko text not null references toko,
  urut int not null,
  isi text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, urut)
);

create table penjualan (
  kode_toko text not null,
  no_faktur_jual text not null,
  tgl_system date not null,
  input_date timestamptz not null,
  status text not null,
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text,
  jenis_customer text not null default 'UMUM',
  keterangan text not null default '',
  platform text not null default 'DESKTOP',
  qty int not null,
  berat miligram not null,
  sub_total rupiah not null,
  -- The document's own percent as asked; `diskon_rp` is every reduction but coupons, lines included.
  diskon_persen persen not null default 0,
  diskon_rp rupiah not null default 0,
  kupon_rp rupiah not null default 0,
  admin rupiah not null default 0,
  packing rupiah not null default 0,
  ongkos_kerja rupiah not null default 0,
  pembulatan rupiah not null default 0,
  grand_total rupiah not null,
  dp_rp rupiah not null default 0,
  tukar_rp rupiah not null default 0,
  no_tukar text,
  kembali rupiah not null default 0,
  poin int not null default 0,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  -- What the masters of a sale leave on its document: fixed there, whatever the masters say later.
  kupon text,
  -- The sales person's share of the day it was sold (D-33.15).
  fee_persen persen not null default 0,
  -- The halves: one of each on a ticket, and no half without one.
  no_faktur_beli text,
  kode_nota text not null default kode_nota_baru(),
  -- What coins make of the cash part of a sum that the house reckons (D-51.1): payments = what was due + it.
  pembulatan_tunai rupiah not null default 0,
  -- The sale of a hand-over names its contract and is cancelled with it alone.
  no_cicilan text,
  -- The sale of a pick-up names its order.
  no_pesanan text,
  -- Tax is kept on the document (D-41.8 to D-41.10): by class with its rate and since when, in the price or on top. What was sold
  -- before has none: reports read the document, never a parameter.
  pajak jsonb not null default '[]',
  ppn_rp rupiah not null default 0,
  ppn_luar_rp rupiah not null default 0,
  pph22_rp rupiah not null default 0,
  ppn_termasuk boolean not null default true,
  npwp text,
  no_seri_pajak text,
  no_seri_lama text[] not null default '{}',
  primary key (kode_toko, no_faktur_jual),
  foreign key (kode_toko, kode_sales) references sales
);

create index penjualan_tgl on penjualan (kode_toko, tgl_system, status);
create index penjualan_customer on penjualan (kode_toko, kode_customer);
create unique index penjualan_batal on penjualan (kode_toko, no_batal) where no_batal is not null;
create unique index penjualan_tukar_sekali on penjualan (kode_toko, no_tukar) where no_tukar is not null;
create unique index penjualan_kode_nota on penjualan (kode_nota);

-- Sales of a person that count for whom brought him.
create index penjualan_member on penjualan (kode_customer) where jenis_customer = 'MEMBER' and status = 'DONE';
create index penjualan_cicilan on penjualan (kode_toko, no_cicilan) where no_cicilan is not null;
create index penjualan_pesanan on penjualan (kode_toko, no_pesanan) where no_pesanan is not null;

-- An order is fetched once.
create unique index penjualan_pesanan_sekali on penjualan (kode_toko, no_pesanan) where no_pesanan is not null and status <> 'CANC';

-- A number of the tax office names one sale of the chain, also where another was written over it: it stands on a paper.
create unique index penjualan_seri_pajak on penjualan (no_seri_pajak) where no_seri_pajak is not null;
create index penjualan_seri_lama on penjualan using gin (no_seri_lama) where no_seri_lama <> '{}';

create function penjualan_benar(p penjualan) returns boolean language plpgsql immutable as $$
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

alter table penjualan add constraint penjualan_benar check (penjualan_benar(penjualan));

create table penjualan_barang (
  kode_toko text not null,
  no_faktur_jual text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_kategori text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  persen persen not null,
  -- As sold, and as it stood in stock; what lies between goes to `selisih` (D-10.6).
  berat miligram not null,
  berat_asli miligram not null,
  murni miligram not null,
  berat_stock miligram not null,
  murni_stock miligram not null,
  harga_per_gram rupiah not null,
  harga_id bigint,
  harga_jual rupiah not null,
  ongkos rupiah not null,
  harga rupiah not null,
  diskon_rp rupiah not null default 0,
  potongan_rp rupiah not null default 0,
  kupon_rp rupiah not null default 0,
  -- The line's share of the document's discount and coupon.
  bagian_rp rupiah not null default 0,
  netto rupiah not null,
  harga_modal rupiah,
  kode_gudang text not null,
  kode_baki text,
  -- A line of a sale whose piece was held: it leaves `titip`, not its tray.
  no_titip text,
  kode_potongan text,
  kode_kelompok text,
  -- What the line earns its sales person by which row of bonus_sales (D-33.12).
  bonus_id int,
  bonus_rp rupiah not null default 0,
  -- What of a sale or a deposit somebody else had to agree to, worked out again from its lines (D-9.3, D-27.2).
  -- What a piece should have cost, as the act knew it; empty on lines of older rules.
  op uuid,
  harga_komputer rupiah,
  harga_hari rupiah,
  berlian boolean not null default false,
  -- The few lines that might need somebody: the rest is never looked at again.
  menyimpang boolean generated always as (
    op is not null and (netto + kupon_rp < harga_komputer or harga_per_gram > harga_hari or berat <> berat_stock
    or (berlian and netto < harga_modal))) stored,
  primary key (kode_toko, no_faktur_jual, urut),
  unique (kode_toko, no_faktur_jual, kode_barcode),
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  foreign key (kode_toko, kode_barcode) references barang
);

create index penjualan_barang_tgl on penjualan_barang (kode_toko, tgl_system) include (kode_dept, kode_group, kode_kadar, berat, murni, netto);
create index penjualan_barang_barcode on penjualan_barang (kode_toko, kode_barcode);
create index penjualan_barang_menyimpang on penjualan_barang (kode_toko, op) where menyimpang;

create function penjualan_barang_benar(p penjualan_barang) returns boolean language plpgsql immutable as $$
begin
  return p.berat > 0 and p.harga >= 0 and p.diskon_rp >= 0 and p.potongan_rp >= 0 and p.kupon_rp >= 0
    and p.bagian_rp >= 0 and p.bonus_rp >= 0 and p.harga = p.harga_jual + p.ongkos
    and p.netto = p.harga - p.diskon_rp - p.potongan_rp - p.kupon_rp - p.bagian_rp;
end $$;

alter table penjualan_barang add constraint penjualan_barang_benar check (penjualan_barang_benar(penjualan_barang));
alter table poin_barang add foreign key (kode_toko, no_faktur_jual, urut) references penjualan_barang (kode_toko, no_faktur_jual, urut);

-- A held cart, seen from every counter of the shop (D-10.3).
create table penjualan_tunda (
  kode_toko text not null references toko,
  id uuid not null,
  nama text not null,
  isi jsonb not null,
  qty int not null,
  total rupiah not null,
  user_id text not null,
  input_date timestamptz not null,
  primary key (kode_toko, id)
);

-- A line of a nota that was bought back: once, and while it stands its sale cannot be cancelled (D-13.3).
create table penjualan_dibeli (
  kode_toko text,
  no_faktur_jual text not null,
  kode_barcode text not null,
  no_faktur_beli text not null,
  op uuid not null,
  -- A line of a nota is bought back once in the whole chain (D-13.3): the number names the shop that sold it, so
  -- that the buy-back may stand in any shop of this server. `kode_toko` is that of the sale; nothing where another
  -- server keeps the notas of that branch, of which number and barcode are held here too.
  kode_toko_beli text not null references toko,
  foreign key (kode_toko, no_faktur_jual, kode_barcode) references penjualan_barang (kode_toko, no_faktur_jual, kode_barcode),
  primary key (no_faktur_jual, kode_barcode),
  check (kode_toko is null or kode_toko = substr(no_faktur_jual, 3, 3))
);

create index penjualan_dibeli_pembeli on penjualan_dibeli (kode_toko_beli, no_faktur_beli);

-- Goods held on deposit (D-11): the price agreed, what was paid so far, and until when the price holds.
create table titipan (
  kode_toko text not null references toko,
  no_titip text not null check (length(no_titip) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  status text not null check (status in ('OPEN', 'AKTIF', 'DIAMBIL', 'CANC')),
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text,
  jenis_customer text not null default 'UMUM',
  keterangan text not null default '',
  qty int not null check (qty > 0),
  berat miligram not null,
  sub_total rupiah not null check (sub_total >= 0),
  diskon_rp rupiah not null default 0 check (diskon_rp >= 0),
  harga_total rupiah not null check (harga_total > 0),
  -- Paid with the document itself, and with every further deposit that stands.
  dp_awal rupiah not null default 0 check (dp_awal >= 0),
  dp_rp rupiah not null default 0 check (dp_rp >= 0),
  kembali rupiah not null default 0 check (kembali >= 0),
  -- The last day on which the price holds (TITIPAN_HARI as it was on the day of the document).
  berlaku_sampai date not null,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  cetak_ke int not null default 1,
  -- The sale that took the goods, and its day.
  no_faktur_jual text,
  tgl_ambil date,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  hari_batal date,
  refund_rp rupiah check (refund_rp >= 0),
  ditahan_rp rupiah check (ditahan_rp >= 0),
  refund_jenis text check (refund_jenis in ('CASH', 'TRANSFER')),
  refund_rekening text,
  otorisasi text[] not null default '{}',
  op uuid not null,
  kode_nota text not null default kode_nota_baru(),
  -- Who fetched the goods of a deposit, or its money, without the QR of its slip.
  diambil_oleh text,
  no_ktp text,
  pembulatan_tunai rupiah not null default 0,
  -- Money that came by card and left in cash is a cash-out on a card, whatever document it went through (D-51.6): how much of
  -- it there was is kept where it left. Documents of before this rule hold null.
  kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0),
  primary key (kode_toko, no_titip),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_sales) references sales,
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  check (harga_total = sub_total - diskon_rp),
  check (dp_rp >= dp_awal and dp_rp <= harga_total),
  check ((status = 'DIAMBIL') = (no_faktur_jual is not null) and (no_faktur_jual is null) = (tgl_ambil is null)),
  check ((status = 'CANC') = (tgl_batal is not null) and (no_batal is null or refund_rp + ditahan_rp = dp_rp)),
  check (refund_jenis is distinct from 'TRANSFER' or refund_rekening is not null)
);

create index titipan_tgl on titipan (kode_toko, tgl_system, status);
create index titipan_hidup on titipan (kode_toko, status) where status in ('OPEN', 'AKTIF');
create index titipan_customer on titipan (kode_toko, kode_customer);
create unique index titipan_batal on titipan (kode_toko, no_batal) where no_batal is not null;
create unique index titipan_kode_nota on titipan (kode_nota);

-- A deposit is cancelled on any day.
create index titipan_hari_batal on titipan (kode_toko, hari_batal) where hari_batal is not null;

create table titipan_barang (
  kode_toko text not null,
  no_titip text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_kategori text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  persen persen not null,
  berat miligram not null check (berat > 0),
  berat_asli miligram not null,
  murni miligram not null,
  harga_per_gram rupiah not null,
  harga_id bigint,
  harga_jual rupiah not null,
  ongkos rupiah not null,
  harga rupiah not null check (harga >= 0),
  diskon_rp rupiah not null default 0 check (diskon_rp >= 0),
  netto rupiah not null,
  harga_modal rupiah,
  -- Where the piece lay, and where it goes back to.
  kode_gudang text not null,
  kode_baki text,
  op uuid,
  harga_komputer rupiah,
  harga_hari rupiah,
  berlian boolean not null default false,
  menyimpang boolean generated always as (
    op is not null and (netto < harga_komputer or harga_per_gram > harga_hari or (berlian and netto < harga_modal))) stored,
  primary key (kode_toko, no_titip, urut),
  unique (kode_toko, no_titip, kode_barcode),
  foreign key (kode_toko, no_titip) references titipan,
  foreign key (kode_toko, kode_barcode) references barang,
  check (harga = harga_jual + ongkos),
  check (netto = harga - diskon_rp)
);

create index titipan_barang_barcode on titipan_barang (kode_toko, kode_barcode);
create index titipan_barang_menyimpang on titipan_barang (kode_toko, op) where menyimpang;

-- Further deposits; one is cancelled on its own day only.
create table titipan_bayar (
  kode_toko text not null,
  no_bayar text not null check (length(no_bayar) = 14),
  no_titip text not null,
  tgl_system date not null,
  input_date timestamptz not null,
  jumlah rupiah not null check (jumlah > 0),
  kembali rupiah not null default 0 check (kembali >= 0),
  -- What was paid with it, for its paper.
  dp_sesudah rupiah not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_bayar),
  foreign key (kode_toko, no_titip) references titipan,
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);

create index titipan_bayar_titip on titipan_bayar (kode_toko, no_titip);
create index titipan_bayar_tgl on titipan_bayar (kode_toko, tgl_system);

-- Which sale uses which deposit: of the sales that stand, one at most (D-11.1).
create table penjualan_titipan (
  kode_toko text not null,
  no_faktur_jual text not null,
  no_titip text not null,
  dp_rp rupiah not null check (dp_rp >= 0),
  aktif boolean not null default true,
  op uuid not null,
  -- What belongs to another customer than the one on the nota (D-51.9): who agreed is looked for by I-21. Rows of
  -- older rules keep false.
  milik_lain boolean not null default false,
  diambil_oleh text,
  no_ktp text,
  primary key (kode_toko, no_faktur_jual, no_titip),
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  foreign key (kode_toko, no_titip) references titipan
);

create unique index titipan_dipakai_sekali on penjualan_titipan (kode_toko, no_titip) where aktif;

create table marketplace (
  kode_toko text not null references toko,
  kode_marketplace text not null,
  nama text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_marketplace)
);

create table keterangan_penjualan (
  kode_toko text not null references toko,
  keterangan text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, keterangan)
);

create table parameter_point (
  kode_toko text not null references toko,
  id int not null,
  kode_group text,
  kode_dept text,
  cara text not null check (cara in ('PER_RUPIAH', 'PER_GRAM')),
  tiap_rupiah rupiah check (tiap_rupiah > 0),
  tiap_gram miligram check (tiap_gram > 0),
  point int not null check (point >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (case cara when 'PER_GRAM' then tiap_gram else tiap_rupiah end is not null)
);

create table potongan_kategori (
  kode_toko text not null references toko,
  kode_potongan text not null,
  nama text not null,
  cara text not null check (cara in ('PERSEN', 'RUPIAH')),
  persen persen check (persen between 0 and 10000),
  rupiah rupiah check (rupiah > 0),
  tgl_from date,
  tgl_to date,
  -- Groups it is meant for; none = every group.
  kode_group jsonb not null default '[]',
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_potongan),
  check (case cara when 'PERSEN' then persen else rupiah end is not null)
);

create table jenis_kupon (
  kode_toko text not null references toko,
  jenis_kupon text not null,
  nama text not null,
  cara text not null check (cara in ('RUPIAH', 'PERSEN')),
  nilai rupiah check (nilai > 0),
  persen persen check (persen between 1 and 10000),
  minimal_belanja rupiah not null check (minimal_belanja >= 0),
  masa_hari int not null check (masa_hari > 0),
  kali_pakai int not null check (kali_pakai > 0),
  terbit_dari rupiah check (terbit_dari > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, jenis_kupon),
  check (case cara when 'PERSEN' then persen else nilai end is not null)
);

create table bonus_sales (
  kode_toko text not null references toko,
  id int not null,
  nama text not null,
  kode_group text,
  kode_dept text,
  dasar text not null check (dasar in ('PER_GRAM', 'PER_POTONG', 'PERSEN')),
  tarif rupiah check (tarif > 0),
  persen persen check (persen between 0 and 10000),
  tgl_from date,
  tgl_to date,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (case dasar when 'PERSEN' then persen else tarif end is not null)
);

-- A coupon with the terms it was issued under (D-33.14); `sisa` = uses left, never below none.
create table kupon (
  kode_toko text not null references toko,
  no_kupon text not null,
  jenis_kupon text not null,
  cara text not null check (cara in ('RUPIAH', 'PERSEN')),
  nilai rupiah,
  persen persen,
  minimal_belanja rupiah not null,
  tgl_terbit date not null,
  berlaku_sd date not null,
  kali_pakai int not null check (kali_pakai > 0),
  sisa int not null check (sisa between 0 and kali_pakai),
  -- The sale that issued it; null: issued by hand.
  faktur_terbit text,
  kode_customer text,
  nama_customer text not null default '',
  batal boolean not null default false,
  alasan_batal text,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  -- What a person mints by hand on a day above the shop's limit, or of a percent, is agreed to by an owner (D-51.8): I-21 looks for
  -- it. Coupons of older rules asked no approval.
  perlu_setuju boolean not null default false,
  -- A coupon's number is worth money and is told when it is minted and when it is scanned; who cancels it from the list names it
  -- by this instead (D-51.9).
  id_kupon int generated always as identity unique,
  primary key (kode_toko, no_kupon),
  foreign key (kode_toko, jenis_kupon) references jenis_kupon,
  foreign key (kode_toko, faktur_terbit) references penjualan
);

create index kupon_terbit on kupon (kode_toko, faktur_terbit) where faktur_terbit is not null;
create index kupon_jenis on kupon (kode_toko, jenis_kupon, tgl_terbit);

-- One coupon a sale; given back when the sale is cancelled.
create table kupon_pakai (
  kode_toko text not null,
  no_faktur_jual text not null,
  no_kupon text not null,
  tgl_system date not null,
  rupiah rupiah not null check (rupiah > 0),
  kembali boolean not null default false,
  op uuid not null,
  milik_lain boolean not null default false,
  primary key (kode_toko, no_faktur_jual),
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  foreign key (kode_toko, no_kupon) references kupon
);

create index kupon_pakai_kupon on kupon_pakai (kode_toko, no_kupon);

revoke delete on penjualan from kilau_app;
revoke update, delete on penjualan_barang from kilau_app;
revoke delete on titipan, titipan_bayar, penjualan_titipan from kilau_app;
revoke update, delete on titipan_barang from kilau_app;

insert into jenis_dokumen values ('TT', 'titip'), ('AT', 'bayar-titip'), ('BT', 'batal-titip');

revoke delete on kupon, kupon_pakai from kilau_app;
