-- The label is what a nota says the gold is (D-51.16): to change it is to change a price.
drop trigger harga_kadar on kadar;
create trigger harga_kadar after insert or update on kadar for each row
  execute function catat_harga('kode_kadar', 'persen,label');
