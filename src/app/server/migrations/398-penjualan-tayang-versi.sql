-- A web shop may count by the millisecond: its greater number is taken over, and there is room behind it (D-48.6).
alter table barang_tayang alter column versi type bigint;
