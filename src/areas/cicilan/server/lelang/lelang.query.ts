import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import type { Tujuan } from '#areas/stock/rules/pindah.ts';

type Sisa = {
  no_lelang: string;
  tgl_lelang: Hari;
  kelebihan: Rupiah;
  batas_kelebihan: Hari;
};
/** The auction that a contract ended in, locked (but not by a quote): its surplus is paid once. */
export const lockLelangCicilan = (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<Sisa | undefined> =>
  tx.maybe(sql<Sisa>`
    select no_lelang, tgl_system as tgl_lelang, kelebihan, batas_kelebihan from cicilan_lelang
     where kode_toko = ${kode_toko} and no_cicilan = ${no} and status = 'DONE'${tx.forUpdate}`);

type Dibayar = { no_lelang: string; no_kelebihan: string; tgl_kelebihan: Hari };
/** Which of these auctions have had their surplus paid out. */
export const listKelebihanDibayar = (
  on: Sql,
  kode_toko: string,
  nos: readonly string[],
): Promise<Dibayar[]> =>
  on.many(sql<Dibayar>`
    select no_lelang, no_kelebihan, tgl_system as tgl_kelebihan from cicilan_kelebihan
     where kode_toko = ${kode_toko} and no_lelang = any(${nos as string[]}::text[]) and status = 'DONE'`);

const PAID = sql`exists (select from cicilan_kelebihan k where k.kode_toko = d.kode_toko
  and k.no_lelang = d.no_lelang and k.status = 'DONE')`;
const OWED = sql`d.kelebihan > 0 and d.status = 'DONE'`;

/** Auctions with a surplus, and what became of it, by the columns of `d`. */
export const menurutKelebihan = (state: unknown, hari: Hari): Query | undefined => {
  if (state === 'KELEBIHAN') return OWED;
  if (state === 'SUDAH DIAMBIL') return sql`${OWED} and ${PAID}`;
  if (state === 'BELUM DIAMBIL')
    return sql`${OWED} and not ${PAID} and d.batas_kelebihan >= ${hari}::date`;
  return state === 'KEDALUWARSA'
    ? sql`${OWED} and not ${PAID} and d.batas_kelebihan < ${hari}::date`
    : undefined;
};

/** The auction of a contract that is not cancelled: its number. */
export const lelangOfCicilan = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ no_lelang: string }>`
      select no_lelang from cicilan_lelang
       where kode_toko = ${kode_toko} and no_cicilan = ${no} and status <> 'CANC'`)
  )?.no_lelang;

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
