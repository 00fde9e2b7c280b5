-- What goes back of an ended order is rounded down (D-36.8). Of one that ended before decision 1221 what it keeps was.
alter table pesanan add column ditahan_turun boolean not null default false;
update pesanan set ditahan_turun = true where no_batal is not null;
