-- What was before and after an act is kept as the text that was sent (decision 1010): the chain hashes that text, and no write
-- reads and writes it again. What jsonb had made of the rows until now is the same text, so their hashes still hold.
alter table audit alter column sebelum type json using sebelum::text::json, alter column sesudah type json using sesudah::text::json;

-- They take other types now: one function ends a write alone and those of a ride.
drop function if exists catat_audit(text, uuid, text, text, text, text, text, text, text, jsonb, jsonb, text);
drop function if exists selesai(text, uuid, text, text, text, text, text, text, text, text, text, int, text, text, boolean);
drop function if exists selesai_banyak(text, uuid[], text[], text[], text[], text[], text, text[], text[], text[], int[], text,
  text[], boolean);
