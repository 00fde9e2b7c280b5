-- A shop that has a server of its own (D-43.1): here it is a row of the list, and calls for it go to its portal.
alter table toko
  add column server_sendiri boolean not null default false,
  add constraint toko_server_portal check (not server_sendiri or portal is not null);
