-- The number of a supplier's tax invoice is booked once in the chain, not once in each shop (D-41.11).
drop index penerimaan_faktur_pajak;
create unique index penerimaan_faktur_pajak on penerimaan (no_faktur_pajak)
  where no_faktur_pajak is not null and status <> 'CANC';

-- A number of the tax office is on one card in use, be it written with 15 figures or with 16 (D-41.10).
create unique index customer_npwp on customer (lpad(npwp, 16, '0')) where is_active and npwp is not null;
