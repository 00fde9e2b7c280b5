-- A correction of goods without a barcode can be of pieces alone: such a line is loose gold as well, and the stock reports find it.
drop index buku_lepas;
create index buku_lepas on buku (kode_toko, akun) where kode_barcode is null and (qty <> 0 or berat <> 0 or murni <> 0);
