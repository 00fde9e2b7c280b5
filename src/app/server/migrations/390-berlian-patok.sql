-- A part of a parcel keeps what it would weigh by its share of the stones, in thousandths of a carat (decision 1103): its carat is typed,
-- and its price is measured against this too, also where it is sold whole later. Null of what was never a part.
alter table berlian add column carat_patok miligram check (carat_patok >= 0);
