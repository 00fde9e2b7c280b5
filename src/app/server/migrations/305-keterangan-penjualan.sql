-- A remark of a sale has one field (2§2): whether it is offered is whether it stands or was removed.
update keterangan_penjualan set is_active = false where status = 'NONAKTIF';
alter table keterangan_penjualan drop column status;
