-- One person with accounts on two servers (decision 1203): a digest of the telephone of a guest, as his own server says it, and of who
-- said on another server that nothing more comes of a shipment.
alter table users add column sidik_hp text;
alter table kiriman_selesai add column sidik_hp text;
