-- Of a bought line the stones of a parcel that came unlike the parcel as it was sold, with the mean stone of both (decision 1132).
alter table pembelian_barang add column batu_beda text;

-- What the stones that came should weigh by their share of the parcel that was sold, and what the row kept of that before: its cancel
-- puts it back (decision 1132). Null of what was never divided.
alter table pembelian_berlian
  add column carat_patok miligram check (carat_patok >= 0),
  add column dulu_patok miligram check (dulu_patok >= 0);
