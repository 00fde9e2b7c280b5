-- A coupon's number is worth money and is told when it is minted and when it is scanned; who cancels it from the list names it
-- by this instead (D-51.9).
alter table kupon add column id_kupon int generated always as identity unique;
