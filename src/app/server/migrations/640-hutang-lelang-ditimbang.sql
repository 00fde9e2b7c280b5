-- What the scale said of a pledged piece when it was auctioned, stones and all, beside the gold that is booked (decision 430).
-- Pieces that were auctioned before keep none: nobody may say now what they weighed then.
alter table hutang_lelang_barang add column ditimbang miligram check (ditimbang > 0);
