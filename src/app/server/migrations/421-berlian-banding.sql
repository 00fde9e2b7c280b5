-- № 114 looks for stones that came in under another name (decision 1130): by their number, and by their carat.
create index berlian_nomor on berlian (no_sertifikat) where no_sertifikat is not null;
create index berlian_carat on berlian (carat) where butir = 1;
