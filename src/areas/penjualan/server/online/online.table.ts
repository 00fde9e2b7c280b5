import type { ValuesOf } from '#kit/contract/field.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { onlineFields } from '#areas/penjualan/contract/online/online.fields.ts';
import type { Marketplace, StatusKirim } from '#areas/penjualan/rules/online/online.ts';

export type Online = ValuesOf<typeof onlineFields>;

/**
 * Where the sale is made, held against a change of its account or percent until the sale is saved. One that was
 * switched off ends what it has begun, and begins nothing.
 */
export const lockMarketplace = (
  tx: Tx,
  kode_toko: string,
  kode: string,
  { berjalan = false }: { berjalan?: boolean } = {},
): Promise<(Marketplace & { nama: string }) | undefined> =>
  tx.maybe(sql<Marketplace & { nama: string }>`
    select kode_marketplace, nama, no_rekening, fee_persen from marketplace
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode} and (is_active or ${berjalan}) for share`);

/**
 * The sale of this shop that an order has already, or the order (pesanan) that has its money; one that was cancelled on
 * its own day had none, one of a later day gave it back by the marketplace (decision 1128), unless the channel names
 * another order under the number by now (decision 1164).
 */
export const findOrder = async (
  on: Sql,
  kode_toko: string,
  { kode_marketplace, no_order }: Pick<Online, 'kode_marketplace' | 'no_order'>,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ no: string }>`
      select no_faktur_jual as no from penjualan_online
       where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and no_order = ${no_order} and aktif
      union all
      select p.no_pesanan from pesanan p
       where p.kode_toko = ${kode_toko} and p.kode_marketplace = ${kode_marketplace} and p.no_order = ${no_order}
         and (p.status <> 'CANC' or (p.no_batal is not null and p.hari_batal > p.tgl_system
           and not exists (
             select from pesanan_online x
              where x.kode_toko = p.kode_toko and x.kode_marketplace = p.kode_marketplace and x.no_order = p.no_order
                and not exists (select from pre_order_isi i
                                 where i.kode_toko = p.kode_toko and i.no_dokumen = p.no_pesanan
                                   and i.no_po = x.no_po)))) limit 1`)
  )?.no;

const SAVE = statement(`
  insert into penjualan_online (kode_toko, no_faktur_jual, kode_marketplace, ekspedisi, no_order, fee_persen, op,
    no_pesanan)
  values ($1, nomor_terakhir($1, 'PJ', $2::date), $3, $4, $5, $6, $7::uuid, $8)`);

/** Sent behind the sale that takes the newest number of the day, in its own transaction; of an order, which paid it. */
export const sendOnline = (
  tx: Tx,
  { kode_marketplace, ekspedisi, no_order, fee_persen }: Online,
  { kode_toko, hari, op }: { kode_toko: string; hari: Hari; op: string },
  no_pesanan: string | null = null,
): void =>
  tx.send(SAVE, [
    kode_toko,
    hari,
    kode_marketplace,
    ekspedisi,
    no_order,
    fee_persen,
    op,
    no_pesanan,
  ]);

/** The order of a sale; none of a sale over the counter. */
export const findOnline = async (on: Sql, kode_toko: string, no: string): Promise<Online | null> =>
  (await on.maybe(sql<Online>`
    select o.kode_marketplace, m.nama, o.ekspedisi, o.no_order, o.no_resi, o.fee_persen, o.status
      from penjualan_online o
      join marketplace m on m.kode_toko = o.kode_toko and m.kode_marketplace = o.kode_marketplace
     where o.kode_toko = ${kode_toko} and o.no_faktur_jual = ${no}`)) ?? null;

/** How far its parcel has come. */
export type Langkah = Pick<Online, 'status' | 'no_resi'>;

/** Held for a step: two people who press at once take it once. */
export const lockOnline = (tx: Tx, kode_toko: string, no: string): Promise<Langkah | undefined> =>
  tx.maybe(sql<Langkah>`
    select status, no_resi from penjualan_online
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no} for update`);

/** Who saved the sale of an order. */
export const findPenjual = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ input_by: string }>`
      select input_by from penjualan where kode_toko = ${kode_toko} and no_faktur_jual = ${no}`)
  )?.input_by;

export const saveLangkah = (
  tx: Tx,
  kode_toko: string,
  no: string,
  { status, no_resi, op }: { status: StatusKirim; no_resi: string | null; op: string },
): Promise<number> =>
  tx.run(sql`
    update penjualan_online set status = ${status}, no_resi = coalesce(${no_resi}, no_resi), op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no}`);

/** A cancelled sale gives its order free. */
export const lepasOnline = (tx: Tx, kode_toko: string, no: string, op: string): Promise<number> =>
  tx.run(sql`
    update penjualan_online set status = 'RETUR', aktif = false, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no}`);
