-- Money between servers (D-43.5, decision 1173). A shop of another server has no document here: what it said of its half is kept
-- beside them, and the record at head office holds for one who asked first.
alter table terima_uang drop constraint terima_uang_asal_nota_kirim_fkey;
alter table uang_sampai drop constraint uang_sampai_tujuan_no_terima_fkey;

-- Sent by a shop of another server. Its reference number is head office's to know; a branch has it once it was looked up there.
create table kirim_jauh (
  asal text not null references toko,
  nota_kirim text not null,
  tujuan text not null references toko,
  nama_tujuan text not null,
  nomor_referensi text check (nomor_referensi ~ '^[A-HJ-NP-Z2-9]{8}$'),
  tgl_system date not null,
  input_date timestamptz not null,
  sender text not null,
  input_by text not null,
  hp_pengirim text,
  jumlah_rp rupiah not null check (jumlah_rp > 0),
  keterangan text not null,
  no_reff text,
  dari text not null check (dari in ('CASH', 'TRANSFER')),
  status text not null default 'OPEN' check (status in ('OPEN', 'CANC')),
  primary key (asal, nota_kirim),
  check (tujuan <> asal)
);

create unique index kirim_jauh_referensi on kirim_jauh (nomor_referensi);
create index kirim_jauh_tujuan on kirim_jauh (tujuan, status);

-- What a shop of another server counted of money that was sent here.
create table terima_jauh (
  kode_toko text not null references toko,
  no_terima text not null,
  asal text not null,
  nota_kirim text not null,
  tgl_system date not null,
  input_date timestamptz not null,
  jumlah_rp rupiah not null,
  jumlah_diterima rupiah not null check (jumlah_diterima >= 0),
  ke text not null check (ke in ('CASH', 'TRANSFER')),
  no_rekening text,
  input_by text not null,
  primary key (asal, nota_kirim),
  foreign key (asal, nota_kirim) references kirim_uang (kode_toko, nota_kirim)
);

-- At head office: money that a branch on another server is about to receive or to take back. Nobody else does meanwhile.
create table uang_pegang (
  asal text not null,
  nota_kirim text not null,
  oleh text not null references toko,
  jenis text not null check (jenis in ('TERIMA', 'BATAL')),
  id uuid primary key,
  waktu timestamptz not null
);

create index uang_pegang_uang on uang_pegang (asal, nota_kirim);

-- At such a branch: what it asked head office to hold, before it asked. One that came to nothing is given free by a message.
create table uang_janji (
  id uuid primary key,
  kode_toko text not null references toko,
  jenis text not null check (jenis in ('TERIMA', 'BATAL')),
  dokumen text not null,
  jawab jsonb,
  waktu timestamptz not null,
  selesai text check (selesai in ('JADI', 'LEPAS'))
);

create index uang_janji_buka on uang_janji (waktu) where selesai is null;

revoke delete on kirim_jauh, terima_jauh, uang_janji from kilau_app;
revoke update on terima_jauh from kilau_app;
