-- The sets of a ride have a code each (`functions/040-buku.sql` makes it again with a list of them).
drop function if exists catat_buku_banyak(text, date, text[], text, text[], text[], uuid[], jsonb);
