-- Who has shown the second factor to read the figures holds a ticket for the answer: known by its hash alone, so that
-- his password is not enough for whoever has seen it typed (decision 362).
alter table otorisasi drop column faktor_by;
alter table otorisasi add column faktor_tiket text;
