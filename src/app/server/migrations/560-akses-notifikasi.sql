-- What rings a trusted telephone while its page is closed (decision 560): the address that its browser gave, sealed,
-- and how it went last. It belongs to one session and ends with it, whichever way that ends.
create table notifikasi_telepon (
  kode_toko text not null,
  sidik text not null,
  alamat text not null,
  cap text not null unique,
  kunci text not null,
  bahasa text not null,
  dibuat timestamptz not null,
  terakhir timestamptz,
  gagal int not null default 0,
  sebab text,
  primary key (kode_toko, sidik),
  foreign key (kode_toko, sidik) references sesi
);

create function sesi_lepas_notifikasi() returns trigger language plpgsql as $$
begin
  delete from notifikasi_telepon where kode_toko = new.kode_toko and sidik = new.sidik;
  return null;
end $$;
create trigger sesi_lepas_notifikasi after update of berakhir on sesi
  for each row when (old.berakhir is null and new.berakhir is not null)
  execute function sesi_lepas_notifikasi();
