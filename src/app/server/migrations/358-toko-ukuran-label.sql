-- The labels that a shop prints on: their size and where they lie on a sheet of A4, in thousandths of a millimetre.
-- A shop without a row has those of the product.
create table ukuran_label (
  kode_toko text primary key references toko,
  ukuran jsonb not null,
  op uuid not null
);
