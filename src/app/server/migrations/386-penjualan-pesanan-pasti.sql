-- Whether the channel itself named the order when it was asked at the owner's address. One that was only told to us holds its
-- pieces; who knows the secret alone must not be believed to have paid (decision 1106).
alter table pesanan_online add column pasti boolean not null default true;
-- The order of a sale, looked for when its money comes.
create index pesanan_online_jual on pesanan_online (kode_toko, no_faktur_jual) where no_faktur_jual is not null;
