import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { pajakParam } from '#areas/penjualan/contract/pajak/pajak.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TARIF = [
  pajakParam.PPN_PERSEN_FAKTUR,
  pajakParam.PPN_PERSEN_TANPA_FAKTUR,
  pajakParam.PPN_PERSEN_LAIN,
];

/** Since which day of the shop each rate has held; a default that nobody ever set has none. */
export async function readSejak(on: Sql, { kode_toko }: Ctx): Promise<ReadonlyMap<string, Hari>> {
  const keys = TARIF.map(({ key }) => key);
  const rows = await on.many(sql<{ key: string; sejak: Hari }>`
    select distinct on (p.key) p.key, kalender_toko(p.kode_toko, t.zona, p.berlaku_dari) as sejak
      from parameter_toko p join toko t on t.kode_toko = p.kode_toko
     where p.kode_toko = ${kode_toko} and p.key = any(${keys}::text[]) and p.berlaku_dari <= waktu()
     order by p.key, p.berlaku_dari desc, p.id desc`);
  return new Map(rows.map(({ key, sejak }) => [key, sejak]));
}
