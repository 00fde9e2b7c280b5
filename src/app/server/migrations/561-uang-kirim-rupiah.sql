-- The sum of a person's day is rupiah as every other sum (decision 1272).
alter table kirim_uang alter menjadi_rp type rupiah;
