import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql, callOne } from '#kit/server/sql.ts';
import { POLA_PESANAN } from '#areas/stock/rules/tahan-pesanan.ts';
import { PIECE, type BarangRow } from '#areas/stock/server/barang.query.ts';

export type Pemegang = { user_id: string; sampai: string };

const TAKE = statement(`
  with ambil as materialized (select * from ambil_keranjang($1, $2, $3, $4, $5))
  select ${PIECE}, a.sampai as terkunci_sampai, a.penuh,
         case when b.status <> 'READY' then (select user_id from barang_kejadian e
           where e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode order by seq desc limit 1) end as oleh
    from ambil a, barang b where b.kode_toko = $1 and b.kode_barcode = $2`);

export type Diambil = BarangRow & {
  terkunci_sampai: string | null;
  penuh: boolean;
  oleh: string | null;
};

/** How long a piece is held, and how many one person may hold at a time. */
type Batas = { readonly menit: number; readonly maks: number };

/**
 * Locks a piece for one user, or longer where it is that user's already; an expired lock is taken
 * over. Two counters that scan at once meet on the row, and one of them gets none.
 */
export const takeKeranjang = async (
  on: Sql,
  kode_toko: string,
  kode_barcode: string,
  user_id: string,
  { menit, maks }: Batas,
): Promise<Diambil | undefined> =>
  (await on.call<Diambil>(TAKE, [kode_toko, kode_barcode, user_id, menit, maks]))[0];

const HOLDER = statement(`
  select user_id, sampai from keranjang where kode_toko = $1 and kode_barcode = $2 and sampai > waktu()`);

export const findPemegang = async (
  on: Sql,
  kode_toko: string,
  kode_barcode: string,
): Promise<Pemegang | undefined> => (await on.call<Pemegang>(HOLDER, [kode_toko, kode_barcode]))[0];

const DROP = statement(`
  with hapus as (
    delete from keranjang where kode_toko = $1 and kode_barcode = $2 and (user_id = $3 or sampai <= waktu()) returning 1
  )
  select (select count(*) from hapus)::int as jumlah, x.user_id, x.sampai
    from (select 1) satu
    left join keranjang x on x.kode_toko = $1 and x.kode_barcode = $2 and x.user_id <> $3 and x.sampai > waktu()`);

/** Gives one's own lock back; whose it is when it is another's. */
export async function dropKeranjang(
  on: Sql,
  kode_toko: string,
  kode_barcode: string,
  user_id: string,
): Promise<{ jumlah: number; pemegang: Pemegang | null }> {
  type Dropped = { jumlah: number; user_id: string | null; sampai: string };
  const dropped = await callOne<Dropped>(on, DROP, [kode_toko, kode_barcode, user_id]);
  const { jumlah, sampai, user_id: oleh } = dropped;
  return { jumlah, pemegang: oleh === null ? null : { user_id: oleh, sampai } };
}

const LIST = statement(`
  select ${PIECE}, x.user_id, x.sejak, x.sampai
    from keranjang x join barang b using (kode_toko, kode_barcode)
   where x.kode_toko = $1 and x.sampai > waktu() order by x.user_id, x.sejak`);

export const listKeranjang = (
  on: Sql,
  kode_toko: string,
): Promise<(BarangRow & Pemegang & { sejak: string })[]> => on.call(LIST, [kode_toko]);

/**
 * Ends every basket of a shop and names those that were still held: closing does (D-20.4). What an order of a channel
 * holds is no basket and goes on (D-48.4).
 */
export const endKeranjang = (
  tx: Tx,
  kode_toko: string,
): Promise<{ kode_barcode: string; user_id: string }[]> =>
  tx.many(sql<{ kode_barcode: string; user_id: string }>`
    with hapus as (delete from keranjang
      where kode_toko = ${kode_toko} and (user_id not like ${POLA_PESANAN} or sampai <= waktu())
      returning kode_barcode, user_id, sampai)
    select kode_barcode, user_id from hapus where sampai > waktu() order by kode_barcode`);
