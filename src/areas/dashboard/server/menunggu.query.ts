import { sql, type Query } from '#kit/server/sql.ts';
import { belumValidasiQuery } from '#areas/akhir-hari/server/kesiapan.query.ts';
import { belumCair } from '#areas/uang/server/non-cash.table.ts';

/** What waits behind the tiles of Validasi: documents by their kind, and payments whose money has not come in. */
export const menungguQuery = (kode_toko: string): Query<{ jenis: string; jumlah: number }> => sql<{
  jenis: string;
  jumlah: number;
}>`
  select d.jenis, d.jumlah from (${belumValidasiQuery(kode_toko)}) d
   union all
  select 'non-cash', count(*)::int from non_cash w
   where w.kode_toko = ${kode_toko} and ${belumCair('w')} having count(*) > 0`;
