-- A renewal that raises the principal pays interest of what is lent more, for the days that the old loan is paid ahead
-- (D-35.10). Renewals from before paid none.
alter table hutang_remaja
  add column hari_tambahan int not null default 0 check (hari_tambahan >= 0),
  add column bunga_tambahan rupiah not null default 0 check (bunga_tambahan between 0 and bunga_rp),
  add check (jumlah_hutang > jumlah_lama or (hari_tambahan = 0 and bunga_tambahan = 0));
