import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { SIFAT_BATU, type SifatBatu } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import type { Tujuan } from '#areas/stock/rules/pindah.ts';
import { surplusOf } from '#areas/uang/server/surplus/surplus.query.ts';

/** What auctions of contracts left over. */
export const surplusCicilan = surplusOf(lelangCicilanDocument.spec, kelebihanCicilanDocument.spec);

/** Pieces of an auction that lie, free and untouched, where it put them; locked. */
export const lockTerlelang = (
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
  no_lelang: string,
): Promise<{ kode_barcode: string; kode_gudang: string; kode_baki: string | null }[]> =>
  tx.many(sql<{ kode_barcode: string; kode_gudang: string; kode_baki: string | null }>`
    select b.kode_barcode, b.kode_gudang, b.kode_baki from barang b
     where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${codes as string[]}::text[]) and b.status = 'READY'
       and (select e.no_bukti from barang_kejadian e
             where e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode
             order by e.seq desc limit 1) = ${no_lelang}
     order by b.kode_barcode for update of b`);

export type BatuTerpasang = SifatBatu & { readonly kode_barcode: string };

/** The stones that are set in these pieces, by piece. */
export async function listBatuTerpasang(
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<Map<string, BatuTerpasang[]>> {
  const rows = await on.many(sql<BatuTerpasang>`
    select b.kode_barcode, ${SIFAT_BATU} from berlian b
     where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${codes as string[]}::text[])
       and b.status = 'TERPASANG' and not b.pergi
     order by b.kode_berlian`);
  return Map.groupBy(rows, (one) => one.kode_barcode);
}

/** Where auctioned pieces shall go; its tray is held (but not by a quote), so that two acts do not fill one gap. */
export async function findTempatLelang(
  tx: Tx,
  kode_toko: string,
  { kode_gudang, kode_baki }: Tempat,
): Promise<Tujuan | undefined> {
  const baki = await tx.maybe(sql<{ kapasitas: number }>`
    select kapasitas from baki
     where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} and kode_baki = ${kode_baki} and is_active
           ${tx.forUpdate}`);
  const gudang = await tx.maybe(sql<Omit<Tujuan, 'baki'> & { qty: number }>`
    select g.jenis, g.is_active,
           exists (select from baki b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
             and b.is_active) as ada_baki,
           (select count(*)::int from barang b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
             and b.kode_baki = ${kode_baki} and b.status in ('READY', 'TITIP')) as qty
      from gudang g where g.kode_toko = ${kode_toko} and g.kode_gudang = ${kode_gudang}`);
  if (!gudang) return undefined;
  const { qty, ...rest } = gudang;
  return { ...rest, baki: baki ? { kapasitas: baki.kapasitas, qty } : null };
}
