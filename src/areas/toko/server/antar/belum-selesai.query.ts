import { sql, type Sql } from '#kit/server/sql.ts';

export type BelumSelesai = {
  readonly barang: number;
  readonly uang: number;
  readonly pesan: number;
};

/** What is on its way to a shop or from it, as far as this server knows: shipments, money, messages. */
export const countBelumSelesai = (on: Sql, kode_toko: string): Promise<BelumSelesai> =>
  on.one(sql<BelumSelesai>`
    select (select count(*) from kirim_barang
             where status = 'OPEN' and (kode_toko = ${kode_toko} or tujuan = ${kode_toko}))::int as barang,
           ((select count(*) from kirim_uang
              where status = 'OPEN' and (kode_toko = ${kode_toko} or tujuan = ${kode_toko}))
            + (select count(*) from kirim_jauh k
                where k.status = 'OPEN' and (k.asal = ${kode_toko} or k.tujuan = ${kode_toko})
                  and not exists (select from terima_uang t
                                   where t.asal = k.asal and t.nota_kirim = k.nota_kirim)))::int
             as uang,
           (select count(*) from pesan_toko
             where selesai_at is null and (dari = ${kode_toko} or ke = ${kode_toko}))::int as pesan`);
