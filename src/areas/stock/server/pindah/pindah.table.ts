import { statement, statementByMany, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import type { Tujuan } from '#areas/stock/rules/pindah.ts';

const BAKI_MANY = statement(`
  select kode_gudang, kode_baki, kapasitas from baki b
   where kode_toko = $1 and is_active
     and exists (select from unnest($2::text[], $3::text[]) u (g, k) where u.g = b.kode_gudang and u.k = b.kode_baki)
   order by kode_gudang, kode_baki for no key update of b`);
const bakiOf = (...names: unknown[]): string => `baki ${names.join('/')}`;
/** Of a ride only one fills a tray: another would not count its pieces. */
const BAKI = statement(
  `
  select kapasitas from baki
   where kode_toko = $1 and kode_gudang = $2 and kode_baki = $3 and is_active for no key update`,
  {
    statement: BAKI_MANY,
    ofOneShop: true,
    gather: (all) => [all[0]?.[0], all.map(([, g]) => g), all.map(([, , k]) => k)],
    share: (rows, _, [, g, k]) =>
      rows.filter((row) => row.kode_gudang === g && row.kode_baki === k),
    claims: ([, g, k]) => [bakiOf(g, k)],
  },
);
const GUDANG = statementByMany(
  `
  select g.jenis, g.is_active,
         exists (select from baki b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
           and b.is_active) as ada_baki,
         (select count(*)::int from barang b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
           and b.kode_baki = $3 and b.status in ('READY', 'TITIP')) as qty
    from gudang g where g.kode_toko = $1 and g.kode_gudang = $2`,
  ['text', 'text', 'text'],
  ([, g, k]) => (k === null ? [] : [bakiOf(g, k)]),
);

/** The place that pieces shall go to; its tray is held, so that two movers do not fill one gap (F-race). */
export async function lockTujuan(
  tx: Tx,
  kode_toko: string,
  { kode_gudang, kode_baki }: Tempat,
): Promise<Tujuan | undefined> {
  const [baki] = kode_baki
    ? await tx.call<{ kapasitas: number }>(BAKI, [kode_toko, kode_gudang, kode_baki])
    : [];
  const [gudang] = await tx.call<{
    jenis: string;
    is_active: boolean;
    ada_baki: boolean;
    qty: number;
  }>(GUDANG, [kode_toko, kode_gudang, kode_baki]);
  if (!gudang) return undefined;
  const { qty, ...rest } = gudang;
  return { ...rest, baki: baki ? { kapasitas: baki.kapasitas, qty } : null };
}

const ISI_BAKI = statement(`
  select kode_barcode from barang
   where kode_toko = $1 and kode_gudang = $2 and kode_baki = $3 and status in ('READY', 'TITIP')
   order by kode_barcode`);

/** Everything that lies in a tray, held pieces too (D-8.5). */
export const listIsiBaki = async (
  on: Sql,
  kode_toko: string,
  kode_gudang: string,
  kode_baki: string,
): Promise<string[]> =>
  (await on.call<{ kode_barcode: string }>(ISI_BAKI, [kode_toko, kode_gudang, kode_baki])).map(
    (row) => row.kode_barcode,
  );

/** Pieces that running counts of the shop look for, each with the place of its count. */
const DICARI = statementByMany(
  'select barcode, gudang, baki, person from v_sought where shop = $1 and barcode = any($2)',
  ['text', 'text[]'],
);

export type Dicari = { barcode: string; gudang: string; baki: string | null; person: string };
export const listDicari = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<Dicari[]> => on.call<Dicari>(DICARI, [kode_toko, codes]);
