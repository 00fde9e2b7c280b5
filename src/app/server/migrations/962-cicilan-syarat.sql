-- What a contract agreed about its end stays with it, whatever the shop decides later (D-38.4, D-38.5): what a cancel keeps,
-- and how many days late before its goods are auctioned.
alter table cicilan
  add column batal_persen persen not null default 0 check (batal_persen between 0 and 10000),
  add column tenggang_hari int not null default 30 check (tenggang_hari >= 0);
alter table cicilan alter column batal_persen drop default, alter column tenggang_hari drop default;
