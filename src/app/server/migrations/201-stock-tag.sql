-- A tag is freed by the sale of its piece (D-33.23): it is taken off at the counter and used again. A piece that
-- comes back by a cancel keeps its tag only while no other piece of the shop carries it.
create function lepas_tag() returns trigger language plpgsql as $$
begin
  if new.status = 'TERJUAL'
     or (new.status in ('READY', 'TITIP') and old.status not in ('READY', 'TITIP')
         and exists (select from barang b
                      where b.kode_toko = new.kode_toko and b.tag_id = new.tag_id and b.kode_barcode <> new.kode_barcode
                        and b.status in ('READY', 'TITIP'))) then
    new.tag_id := null;
  end if;
  return new;
end $$;
create trigger barang_lepas_tag before update of status on barang for each row
  when (new.tag_id is not null and new.status is distinct from old.status) execute function lepas_tag();
