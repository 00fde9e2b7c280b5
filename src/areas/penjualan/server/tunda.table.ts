import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

export type Tunda = {
  id: string;
  nama: string;
  isi: Record<string, unknown>;
  qty: number;
  total: Rupiah;
  user_id: string;
  input_date: string;
};

/** Nothing is saved for who holds the most already. */
export const saveTunda = (
  tx: Tx,
  kode_toko: string,
  row: Omit<Tunda, 'input_date'>,
  terbanyak: number,
): Promise<number> =>
  tx.run(sql`
    insert into penjualan_tunda (kode_toko, id, nama, isi, qty, total, user_id, input_date)
    select ${kode_toko}, ${row.id}::uuid, ${row.nama}, ${JSON.stringify(row.isi)}::jsonb,
           ${row.qty}::int, ${row.total}::bigint, ${row.user_id}, waktu()
     where (select count(*) from penjualan_tunda
             where kode_toko = ${kode_toko} and user_id = ${row.user_id}) < ${terbanyak}::int`);

export const listTunda = (on: Sql, kode_toko: string): Promise<Tunda[]> =>
  on.many(sql<Tunda>`
    select id, nama, isi, qty, total, user_id, input_date from penjualan_tunda
     where kode_toko = ${kode_toko} order by input_date, id`);

export const findTunda = (on: Sql, kode_toko: string, id: string): Promise<Tunda | undefined> =>
  on.maybe(sql<Tunda>`
    select id, nama, isi, qty, total, user_id, input_date from penjualan_tunda
     where kode_toko = ${kode_toko} and id::text = ${id}`);

export const deleteTunda = (tx: Tx, kode_toko: string, id: string): Promise<number> =>
  tx.run(sql`delete from penjualan_tunda where kode_toko = ${kode_toko} and id::text = ${id}`);

/** Frees its pieces for the person who recalls it, at any counter: the person who held the cart had their locks. */
export const freeTunda = (
  tx: Tx,
  kode_toko: string,
  { user_id, isi }: Pick<Tunda, 'user_id' | 'isi'>,
): Promise<number> =>
  tx.run(sql`
    delete from keranjang
     where kode_toko = ${kode_toko} and user_id = ${user_id}
       and kode_barcode = any(${kodeIn(isi)}::text[])`);

/** The pieces that its lines name, as far as they were typed: what a program left there may be no line at all. */
export function kodeIn({ barang }: Tunda['isi']): string[] {
  const lines: readonly unknown[] = Array.isArray(barang) ? barang : [];
  const codes = lines.flatMap((one) => {
    const kode = (one as { kode_barcode?: unknown } | null)?.kode_barcode;
    return typeof kode === 'string' ? [kode.trim().toUpperCase()] : [];
  });
  return [...new Set(codes)];
}
