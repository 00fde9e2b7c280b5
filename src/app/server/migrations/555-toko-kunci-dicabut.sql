-- Servers whose key was revoked (decision 1267): nothing is asked of them, for without a key no answer could be proved. A new exchange of keys
-- ends it.
create table kunci_dicabut (
  kode_toko text primary key references toko,
  waktu timestamptz not null
);
