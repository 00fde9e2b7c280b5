import { sql, type Sql } from '#kit/server/sql.ts';
import type { TokoKiriman } from '#areas/kirim/rules/kirim-barang.ts';

type Row = Omit<TokoKiriman, 'menerima' | 'menyepuh'> & { readonly nama_toko: string };

/** Every shop of this server, or the one of that code: no shipment goes to another server yet (D-43.4). */
export const listTokoKiriman = (on: Sql, kode_toko: string | null = null) =>
  on.many(sql<Row>`
    select kode_toko, nama_toko, jenis, is_active from toko
     where not server_sendiri and (${kode_toko}::text is null or kode_toko = ${kode_toko})
     order by kode_toko`);
