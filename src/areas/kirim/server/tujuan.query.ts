import { sql, type Sql } from '#kit/server/sql.ts';
import type { TokoKiriman } from '#areas/kirim/rules/kirim-barang.ts';

type Row = Omit<TokoKiriman, 'menerima' | 'menyepuh' | 'berlian'> & {
  readonly nama_toko: string;
  /** Of a shop on another server: keys were exchanged with the server that its messages go to, and it has answered. */
  readonly tersambung: boolean;
};

/** Every shop of the chain that this server knows, or the one of that code; also those on servers of their own. */
export const listTokoKiriman = (on: Sql, kode_toko: string | null = null) =>
  on.many(sql<Row>`
    with hop as (
      select kode_toko from toko where jenis = 'PUSAT' and server_sendiri and is_active)
    select t.kode_toko, t.nama_toko, t.jenis, t.is_active, t.server_sendiri as jauh,
           not t.server_sendiri or exists (
             select from kunci_server k join antar_server s on s.kode_toko = k.kode_toko and s.dijawab is not null
              where k.kode_toko = coalesce((select h.kode_toko from hop h), t.kode_toko)) as tersambung
      from toko t
     where (${kode_toko}::text is null or t.kode_toko = ${kode_toko})
     order by t.kode_toko`);
