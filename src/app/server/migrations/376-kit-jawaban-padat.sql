-- A kept answer is squeezed by PostgreSQL: 2.3 kB of log less for a sale, for 30 µs of processor (decision 1108).
alter table idempotensi reset (toast_tuple_target);
