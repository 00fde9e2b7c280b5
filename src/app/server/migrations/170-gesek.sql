-- Cash paid out on a customer's card (D-41.1, D-41.2): GT, cancelled by XF. The charge is payment 1 of the document and is
-- settled as the card of a sale is.
select create_document('gesek_tunai', 'no_gesek', '{"GT": "gesek-tunai", "XF": "batal-gesek"}', $$
  kode_customer text,
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
  check (jumlah_gesek_rp = jumlah_rp + fee)$$);

-- One card is looked for over all shops and terminals.
create index gesek_tunai_kartu on gesek_tunai (no_kartu, tgl_system);
create index gesek_tunai_customer on gesek_tunai (kode_toko, kode_customer);

-- Cash of one person on a day is counted over all shops (D-32.10).
create index gesek_tunai_hari on gesek_tunai (tgl_system);
