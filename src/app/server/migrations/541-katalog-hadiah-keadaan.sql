-- Whether a prize has a gift of the shop, and whether one is left (D-51.13): filled when rows are read, from `hadiah`.
alter table katalog_hadiah add column keadaan text check (keadaan is null);
