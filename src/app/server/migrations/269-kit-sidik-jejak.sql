-- The hash of an audit row takes its shop, too (decision 1011): the function has other parameters now. Rows that are there keep
-- their hashes.
drop function if exists sidik_jejak(text, bigint, timestamptz, uuid, text, text, text, text, text, text, text, text, text, text);
