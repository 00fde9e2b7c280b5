import { statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import type { Tujuan } from '#areas/stock/rules/pindah.ts';

const BAKI = statement(`
  select kapasitas from baki
   where kode_toko = $1 and kode_gudang = $2 and kode_baki = $3 and is_active for no key update`);
const GUDANG = statement(`
  select g.jenis, g.is_active,
         exists (select from baki b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
           and b.is_active) as ada_baki,
         (select count(*)::int from barang b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
           and b.kode_baki = $3 and b.status in ('READY', 'TITIP')) as qty
    from gudang g where g.kode_toko = $1 and g.kode_gudang = $2`);

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
