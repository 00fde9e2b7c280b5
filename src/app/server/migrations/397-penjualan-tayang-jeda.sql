-- Until when a channel that is away is asked for no withdrawal either: 10 s at most, whatever `sampai` says (D-48.4).
alter table marketplace_sambungan add column turun_sampai timestamptz;
