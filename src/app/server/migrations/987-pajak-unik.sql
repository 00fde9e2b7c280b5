-- The number of a supplier's tax invoice is booked once in the chain, not once in each shop (D-41.11).
drop index penerimaan_faktur_pajak;
create unique index penerimaan_faktur_pajak on penerimaan (no_faktur_pajak)
  where no_faktur_pajak is not null and status <> 'CANC';
