import { sql, type Sql } from '#kit/server/sql.ts';
import type { TokoKiriman } from '#areas/kirim/rules/kirim-barang.ts';

type Row = Omit<TokoKiriman, 'menerima' | 'menyepuh' | 'berlian'> & { readonly nama_toko: string };

/** Every shop of the chain that this server knows, or the one of that code; also those on servers of their own. */
export const listTokoKiriman = (on: Sql, kode_toko: string | null = null) =>
  on.many(sql<Row>`
    select kode_toko, nama_toko, jenis, is_active, server_sendiri as jauh from toko
     where (${kode_toko}::text is null or kode_toko = ${kode_toko})
     order by kode_toko`);
