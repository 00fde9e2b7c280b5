-- Which photos of a piece the other side took last; null where it is not certain. They are sent again only where they changed.
alter table barang_tayang add column sidik_foto text;
