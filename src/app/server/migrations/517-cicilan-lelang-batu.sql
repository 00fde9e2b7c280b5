-- What of the buying price of an auctioned piece is for its stones (decision 1223). Auctions of before counted them at nothing.
alter table cicilan_lelang_barang add column batu_rp rupiah not null default 0 check (batu_rp >= 0);
