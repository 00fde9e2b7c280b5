-- Pictures of a shop lie under its code (D-8.4): their prefix follows from it, and is told from there.
alter table toko drop column awalan_gambar;
