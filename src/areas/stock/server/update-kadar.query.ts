import type { Paging } from '#kit/contract/paging.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { cocokBarang } from '#areas/stock/server/kata-barang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const LIMIT = 50;

/** READY pieces that are in no basket, by barcode. */
export async function listSiapUpdateKadar(
  on: Sql,
  { query }: { query: Paging },
  { kode_toko }: Ctx,
) {
  const { q, sort = 'kode_barcode', skip = 0, limit = LIMIT } = query;
  const rows = await on.many<{ jumlah_semua: number }>(sql`
    select kode_barcode, nama_barang, kode_dept, kode_group, kode_kadar, kadar, berat, berat_asli, murni,
           kode_gudang, coalesce(kode_baki, '') as kode_baki, count(*) over ()::int as jumlah_semua
      from barang b
     where kode_toko = ${kode_toko} and status = 'READY'
       and not exists (select from keranjang k where k.kode_toko = b.kode_toko
                         and k.kode_barcode = b.kode_barcode and k.sampai > waktu())
       ${q?.trim() ? sql`and ${cocokBarang(q)}` : sql``}
     order by ${sql.ref(sort.replace(/^-/, ''))} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, kode_barcode
     limit ${limit} offset ${skip}`);
  const data = rows.map(({ jumlah_semua: _, ...row }) => row);
  return { data, count: rows[0]?.jumlah_semua ?? 0, skip, limit };
}
