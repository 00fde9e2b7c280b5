-- What a person may do unasked on a day, or in thirty days, is one sum in the whole chain (D-43.1, decision 1096): weights that differ
-- at receipts, coupons minted by hand, accessories moved. Each is looked for by the person.
create index terima_kiriman_orang on terima_kiriman (input_by, input_date);
create index kupon_orang_hari on kupon (input_by, tgl_terbit) where faktur_terbit is null;
create index aksesoris_gerak_orang on aksesoris_gerak (input_by, tgl_system);
