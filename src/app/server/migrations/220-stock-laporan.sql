-- The histories of pieces by day, for the reports of what came (No 68). Histories are written in the order of the
-- days, so a BRIN finds the blocks of a span and costs the sale, which writes one row to each piece, next to
-- nothing; a tree here, or on the day of a piece itself, would cost every sale an entry for each piece.
create index barang_kejadian_hari on barang_kejadian using brin (tgl_system) with (pages_per_range = 32, autosummarize = on);
