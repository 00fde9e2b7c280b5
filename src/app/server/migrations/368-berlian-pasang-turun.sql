-- Whether a stone that was set or taken out made its piece cheaper by its gold: an owner agreed to that as to a price (D-45.5, D-51.16),
-- and I-21 looks for it. It is not known of acts of before.
alter table berlian_pasang add column harga_turun boolean not null default false;
