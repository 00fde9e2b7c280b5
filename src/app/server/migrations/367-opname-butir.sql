-- Stones of a parcel are counted one by one (D-45.7): how many a person counted under a code, and how many the book had there then. Each
-- count stays; the last one holds.
alter table opname_pindai add column butir int check (butir >= 0);
alter table opname_pindai add column butir_buku int check (butir_buku >= 0);

alter table opname_batu_hasil add column dihitung int[] not null default '{}';
alter table opname_batu_hasil add column butir_buku int;
alter table opname_batu_hasil drop constraint opname_batu_hasil_hasil_check;
alter table opname_batu_hasil add constraint opname_batu_hasil_hasil_check
  check (hasil in ('KETEMU', 'HILANG', 'LEBIH', 'SALAH BAKI', 'BEDA BUTIR', 'BERGERAK'));
