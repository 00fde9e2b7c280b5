-- What a person hands out on a day has one sum and one limit, in whichever shop of the chain (D-51.6, D-43.1): head office that
-- works on three branches has no three limits.
create index uang_keluar_orang_hari on uang_keluar (user_id, tgl_system, untuk, urut desc);
drop index uang_keluar_orang;
