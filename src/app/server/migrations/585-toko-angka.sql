-- The named roundings of the shop, and its clock, as statements write them (kit/rules/quantity.ts says the same).
-- Each is one expression that the planner puts in the place of the call. Halves go away from zero; what there is
-- nothing to divide by has no figure.

-- Rupiah a gram, before and after it is rounded.
create function per_gram_tepat(p_rupiah numeric, p_berat numeric) returns numeric language sql immutable parallel safe as $$
  select p_rupiah * 1000.0 / nullif(p_berat, 0)
$$;
create function per_gram(p_rupiah numeric, p_berat numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_rupiah * 1000.0 / nullif(p_berat, 0))::bigint
$$;

-- How much of the whole a part is, in hundredths of a percent.
create function persen_dari(p_bagian numeric, p_seluruh numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_bagian * 10000.0 / nullif(p_seluruh, 0))::bigint
$$;

-- So many hundredths of a percent of a figure.
create function sebesar_persen(p_dari numeric, p_persen numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_dari * p_persen / 10000.0)::bigint
$$;

-- What a weight is worth at a price a gram, of sums and of differences too.
create function nilai_berat(p_berat numeric, p_per_gram numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_berat * p_per_gram / 1000.0)::bigint
$$;

-- What a piece of that weight costs: a stock is put in its order by this, and nothing in it is negative.
create function harga_berat(p_per_gram bigint, p_berat bigint) returns bigint language sql immutable parallel safe as $$
  select (p_per_gram * p_berat + 500) / 1000
$$;

create function bulat_bagi(p_dibagi numeric, p_pembagi numeric) returns bigint language sql immutable parallel safe as $$
  select round(p_dibagi / nullif(p_pembagi, 0))::bigint
$$;

-- What a shop's clock shows at an instant, so many hours ahead of UTC; the date that it shows; the date that its
-- business day has, which changes at an hour of its own.
create function jam_toko(p_saat timestamptz, p_lebih int) returns timestamp language sql immutable parallel safe as $$
  select p_saat at time zone 'UTC' + make_interval(hours => p_lebih)
$$;
create function tanggal_toko(p_saat timestamptz, p_lebih int) returns date language sql immutable parallel safe as $$
  select (p_saat at time zone 'UTC' + make_interval(hours => p_lebih))::date
$$;
create function tanggal_kerja(p_saat timestamptz, p_lebih int, p_ganti interval) returns date language sql immutable parallel safe as $$
  select (p_saat at time zone 'UTC' + make_interval(hours => p_lebih) - p_ganti)::date
$$;

-- The instant at which a date begins by that clock.
create function awal_tanggal(p_tgl date, p_lebih int) returns timestamptz language sql immutable parallel safe as $$
  select (p_tgl::timestamp - make_interval(hours => p_lebih)) at time zone 'UTC'
$$;
