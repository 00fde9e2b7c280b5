-- The documents of a loan whose card may be the bank's money are those of seven days, each with what it paid out (decision 1044):
-- `bayar_hutang_kartu` is in functions/190-hutang.sql, and the views that read the one of a single day are made after this.
drop function if exists bayar_hutang_sehari(text, text, date) cascade;
