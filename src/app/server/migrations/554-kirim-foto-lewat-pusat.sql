-- Head office finds the list of a shipment that passed through it by the number of the shipment (decision 1266).
create index pesan_toko_daftar on pesan_toko (no_dokumen) where jenis = 'KIRIMAN_DAFTAR';

-- What a branch asked for of another branch ended at once, because head office knew of no such shipment: it is asked for again.
update foto_kiriman f set dilihat = 0, gagal = 0, lagi = now()
  from toko t
 where t.kode_toko = f.asal and t.server_sendiri and t.jenis <> 'PUSAT' and f.lagi is null and f.dilihat = 1
   and exists (select from toko p where p.jenis = 'PUSAT' and p.server_sendiri);
