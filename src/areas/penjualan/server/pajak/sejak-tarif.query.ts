import type { Hari } from '#kit/rules/hari.ts';
import { statementByMany, type Sql } from '#kit/server/sql.ts';
import { pajakParam } from '#areas/penjualan/contract/pajak/pajak.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TARIF = [
  pajakParam.PPN_PERSEN_FAKTUR,
  pajakParam.PPN_PERSEN_TANPA_FAKTUR,
  pajakParam.PPN_PERSEN_LAIN,
];

const READ = statementByMany(
  `select distinct on (p.key) p.key, kalender_toko(p.kode_toko, t.zona, p.berlaku_dari) as sejak
     from parameter_toko p join toko t on t.kode_toko = p.kode_toko
    where p.kode_toko = $1 and p.key = any($2::text[]) and p.berlaku_dari <= waktu()
    order by p.key, p.berlaku_dari desc, p.id desc`,
  ['text', 'text[]'],
);

/** Since which day of the shop each rate has held; a default that was never set has none. */
export async function readSejak(on: Sql, { kode_toko }: Ctx): Promise<ReadonlyMap<string, Hari>> {
  const keys = TARIF.map(({ key }) => key);
  const rows = await on.call<{ key: string; sejak: Hari }>(READ, [kode_toko, keys]);
  return new Map(rows.map(({ key, sejak }) => [key, sejak]));
}
