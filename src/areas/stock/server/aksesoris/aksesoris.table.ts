import type { ValueOf } from '#kit/contract/field.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { aksesorisDocument } from '#areas/stock/contract/aksesoris.document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** So many of one kind, as they were counted. */
export type Counted = ValueOf<typeof aksesorisDocument.spec.parts.barang>[number];
/** The same as it moved: plus came in. */
type Moved = Pick<Counted, 'kode_aksesoris' | 'nama_aksesoris' | 'qty'>;

export type Aksesoris = {
  kode_aksesoris: string;
  nama_aksesoris: string;
  harga: Rupiah;
  saldo: number;
  is_active: boolean;
};

/**
 * Kinds held until the commit, in the order of their codes, with what there is of each: read when they
 * are held, for what is read beside a lock is as old as its wait.
 */
export async function lockAksesoris(
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
): Promise<Aksesoris[]> {
  const named = sql`a.kode_toko = ${kode_toko} and a.kode_aksesoris = any(${codes})`;
  await tx.run(sql`select from aksesoris a where ${named} order by a.kode_aksesoris for update`);
  return tx.many(sql<Aksesoris>`
    select a.kode_aksesoris, a.nama_aksesoris, a.harga, a.is_active, coalesce(s.saldo, 0) as saldo
      from aksesoris a
      left join aksesoris_stock s on s.kode_toko = a.kode_toko and s.kode_aksesoris = a.kode_aksesoris
     where ${named}`);
}

export const listCounted = (on: Sql, kode_toko: string, no: string): Promise<Counted[]> =>
  on.many(sql<Counted>`
    select urut, kode_aksesoris, nama_aksesoris, abs(qty) as qty, harga from aksesoris_isi
     where kode_toko = ${kode_toko} and no_aksesoris = ${no} order by urut`);

export const listMoved = (on: Sql, kode_toko: string, no: string): Promise<Moved[]> =>
  on.many(sql<Moved>`
    select kode_aksesoris, nama_aksesoris, qty from aksesoris_isi
     where kode_toko = ${kode_toko} and no_aksesoris = ${no} order by urut`);

/** Each kind with the sign of its document. */
export async function saveCounted(
  tx: Tx,
  no: string,
  lines: readonly Counted[],
  { kode_toko }: Ctx,
): Promise<void> {
  await tx.run(sql`
    insert into aksesoris_isi (kode_toko, no_aksesoris, urut, kode_aksesoris, nama_aksesoris, qty, harga)
    select g.kode_toko, g.no_aksesoris, x.urut, x.kode_aksesoris, x.nama_aksesoris,
           case g.jenis when 'TAMBAH' then x.qty else -x.qty end, x.harga
      from aksesoris_gerak g, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             as x (urut int, kode_aksesoris text, nama_aksesoris text, qty int, harga bigint)
     where g.kode_toko = ${kode_toko} and g.no_aksesoris = ${no}`);
}

/** What there is of each kind, more or less by so many; its rows are held already. */
export async function addStock(
  tx: Tx,
  kode_toko: string,
  gerak: readonly { kode_aksesoris: string; qty: number }[],
): Promise<void> {
  const codes = gerak.map((one) => one.kode_aksesoris);
  await tx.run(sql`
    insert into aksesoris_stock (kode_toko, kode_aksesoris, saldo)
    select ${kode_toko}, kode, 0 from unnest(${codes}::text[]) kode on conflict do nothing`);
  await tx.run(sql`
    update aksesoris_stock s set saldo = s.saldo + x.qty
      from jsonb_to_recordset(${JSON.stringify(gerak)}::jsonb) as x (kode_aksesoris text, qty int)
     where s.kode_toko = ${kode_toko} and s.kode_aksesoris = x.kode_aksesoris`);
}

/** How many one person has added and taken on the open day, in whichever shop (decision 1096). */
export const countMovedToday = async (
  on: Sql,
  { user_id, hari }: Pick<Ctx, 'user_id' | 'hari'>,
): Promise<number> =>
  (
    await on.one(sql<{ qty: number }>`
      select coalesce(sum(total_qty), 0)::int as qty from aksesoris_gerak
       where tgl_system = ${hari}::date and input_by = ${user_id} and status <> 'CANC'`)
  ).qty;
