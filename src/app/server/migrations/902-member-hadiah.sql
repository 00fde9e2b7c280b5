-- A gift for points (D-39.5): beside the book; its points are rows of `poin` under its number.
select create_document('member', 'tukar_hadiah', 'no_tukar_hadiah', '{"HD": "tukar-hadiah", "XD": "batal-tukar-hadiah"}',
  'kode_customer text not null references customer (kode_customer), nama_customer text not null, kode_hadiah text not null,
   nama_hadiah text not null, qty int not null check (qty > 0), poin int not null check (poin > 0), sisa_poin int not null,
   foreign key (kode_toko, kode_hadiah) references hadiah',
  p_note => 'nama_customer', p_posts => false);
create index tukar_hadiah_orang on tukar_hadiah (kode_customer);
