-- An exchange: one ticket that joins a sale and a buy-back, each naming the other (D-14.1). All money
-- of the ticket stands on the sale, below zero where the shop pays; the buy-back is paid by `tukar`.
create table tukar (
  kode_toko text not null references toko,
  no_tukar text not null check (length(no_tukar) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  status text not null check (status in ('OPEN', 'DONE', 'CANC')),
  -- What the sale asks after its deposits, what the gold taken in is worth, and what is paid between them.
  jual_rp rupiah not null check (jual_rp >= 0),
  beli_rp rupiah not null check (beli_rp >= 0),
  selisih rupiah not null,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  cetak_ke int not null default 1,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_tukar),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check (selisih = jual_rp - beli_rp),
  check ((status = 'DONE') = (valid_at is not null) or status = 'CANC')
);

create index tukar_tgl on tukar (kode_toko, tgl_system, status);

alter table penjualan add constraint penjualan_tukar_tiket foreign key (kode_toko, no_tukar) references tukar;
alter table pembelian add constraint pembelian_tukar_tiket foreign key (kode_toko, no_tukar) references tukar;

revoke delete on tukar from kilau_app;

insert into jenis_dokumen values ('TK', 'tukar-tambah');
