-- Lots come back from craftsmen (D-44.7), and go from one class to another (D-44.6); a craftsman may also melt what he has.
alter table sepuhan drop constraint sepuhan_langkah_check;
alter table sepuhan add constraint sepuhan_langkah_check
  check (langkah in ('TERIMA', 'SORTIR', 'TERIMA CUCI', 'PINDAH SORTIR', 'LEBUR', 'SUSUT', 'MANUAL'));
alter table lot drop constraint lot_proses_check;
alter table lot add constraint lot_proses_check check (proses in ('CUCI', 'POLES', 'PATRI', 'LEBUR'));
alter table sepuhan_baris drop constraint sepuhan_baris_proses_check;
alter table sepuhan_baris add constraint sepuhan_baris_proses_check check (proses in ('CUCI', 'POLES', 'PATRI', 'LEBUR'));
-- What the craftsman asks for his work, which posts nothing; how gold was tested.
alter table sepuhan_baris add column ongkos rupiah check (ongkos >= 0);
alter table sepuhan_baris add column cara_uji text;
