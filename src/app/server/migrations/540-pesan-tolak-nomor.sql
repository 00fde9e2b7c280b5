-- A no that any shop was told holds back promos and greetings of all (D-51.12): it is looked for by number alone.
create index pesan_tolak_nomor on pesan_tolak (nomor);
