import type { Hari } from '#kit/rules/hari.ts';
import { kept } from '#kit/rules/lists.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Ambil, JenisPoin, Lot } from '#areas/member/rules/poin.ts';

/** A card with its points, held until the act is finished. */
export type Pemegang = {
  readonly kode_customer: string;
  readonly nama: string;
  readonly no_hp: string | null;
  readonly jenis: 'UMUM' | 'MEMBER' | 'RESELLER';
  readonly poin: number;
  /**
   * False where the card was joined to another card or erased while this act waited: the act that gives or takes points
   * looks again.
   */
  readonly is_active: boolean;
  readonly lots: readonly Lot[];
};

/**
 * Cards held in the order of their codes, with what is left of every row, oldest first: two acts on the points of
 * one person follow each other, and the second one sees what the first has left (D-39.2).
 */
export async function lockPoin(
  tx: Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Pemegang>> {
  const named = sql`kode_customer = any(${[...new Set(codes)]}::text[])`;
  await tx.run(sql`select from customer where ${named} order by kode_customer for update`);
  const cards = await tx.many(sql<Omit<Pemegang, 'lots'>>`
    select kode_customer, nama, no_hp, jenis, poin, is_active from customer where ${named}`);
  const lots = await tx.many(sql<Lot & { kode_customer: string }>`
    select id, kode_customer, kode_toko, tgl, sisa from poin_lot
     where ${named} and sisa <> 0 order by tgl, id`);
  const perKartu = Map.groupBy(lots, (lot) => lot.kode_customer);
  return new Map(
    cards.map((card) => [
      card.kode_customer,
      { ...card, lots: perKartu.get(card.kode_customer) ?? [] },
    ]),
  );
}

/** The same of one person. */
export const lockSatu = async (tx: Tx, kode_customer: string): Promise<Pemegang> =>
  pemegang(await lockPoin(tx, [kode_customer]), kode_customer);

/** One row of the ledger: what it takes from which lots, and the lots that it gives. Both together are `poin`. */
export type GerakPoin = {
  readonly kode_customer: string;
  readonly jenis: JenisPoin;
  readonly poin: number;
  readonly dasar_rp: Rupiah;
  readonly keterangan: string;
  readonly ambil: readonly Ambil[];
  readonly beri: readonly {
    readonly kode_toko: string;
    readonly tgl: string;
    readonly poin: number;
  }[];
};

type Where = { kode_toko: string; hari: Hari; user_id: string; op: string };

/** `$8` is the number of the document; where it is null and `$9` says so, that of the sale that is being saved. */
const CATAT = statement(`
  with baris as (
    insert into poin (kode_toko, kode_customer, tgl_system, input_date, jenis, poin, dasar_rp, no_dokumen,
                      keterangan, input_by, op)
    select $1, $2, $3::date, waktu(), $4, $5::int, $6::bigint,
           case when $9::boolean then coalesce($8, nomor_terakhir($1, 'PJ', $3::date)) else $8 end, $7, $10, $11::uuid
    returning id
  ), ambil as (
    select id, jumlah from jsonb_to_recordset($12::jsonb) as x (id bigint, jumlah int)
  ), gerak as (
    insert into poin_gerak (kode_toko, id_poin, id_lot, jumlah)
    select $1, baris.id, ambil.id, ambil.jumlah from baris, ambil
  ), lot as (
    update poin_lot l set sisa = l.sisa + ambil.jumlah from ambil where l.id = ambil.id
  ), beri as (
    insert into poin_lot (kode_toko, kode_customer, tgl, id_poin, poin, sisa)
    select x.kode_toko, $2, x.tgl, baris.id, x.poin, x.poin
      from baris, jsonb_to_recordset($13::jsonb) as x (kode_toko text, tgl date, poin int)
  )
  select tambah_saldo_poin($2, $5::int)`);

const nilai = (
  { kode_toko, hari, user_id, op }: Where,
  one: GerakPoin,
  no: string | null,
  nota: boolean,
) => [
  kode_toko,
  one.kode_customer,
  hari,
  one.jenis,
  one.poin,
  one.dasar_rp,
  one.keterangan,
  no,
  nota,
  user_id,
  op,
  JSON.stringify(one.ambil),
  JSON.stringify(one.beri),
];

/** Rows of a document that has its number, or of an act without one; the cards are held already. */
export async function catatPoin(
  tx: Tx,
  rows: readonly GerakPoin[],
  no: string | null,
  where: Where,
): Promise<void> {
  for (const one of rows) await tx.call(CATAT, nilai(where, one, no, false));
}

/** Rows of a sale, sent behind it: `no` is null where it is the one that takes its number with the end of the act. */
export function sendPoin(
  tx: Tx,
  rows: readonly GerakPoin[],
  no: string | null,
  where: Where,
): void {
  for (const one of rows) tx.send(CATAT, nilai(where, one, no, true));
}

const BARANG = statement(`
  insert into poin_barang (kode_toko, no_faktur_jual, urut, tgl_system, id_point, poin, op)
  select $1, coalesce($2, nomor_terakhir($1, 'PJ', $3::date)), x.urut, $3::date, x.id_point, x.poin, $4::uuid
    from jsonb_to_recordset($5::jsonb) as x (urut int, id_point int, poin int)`);

/** Which piece of a sale gave how many, by which row of the master. */
export function sendPoinBarang(
  tx: Tx,
  baris: readonly { readonly id_point: number | null; readonly poin: number }[],
  no: string | null,
  { kode_toko, hari, op }: Where,
): void {
  const given = baris.flatMap((one, at) => (one.poin > 0 ? [{ urut: at + 1, ...one }] : []));
  if (given.length > 0) tx.send(BARANG, [kode_toko, no, hari, op, JSON.stringify(given)]);
}

/** What a document did to points is undone under the number of its cancel; answers how many rows. */
export const balikPoin = async (
  tx: Tx,
  no: string,
  no_batal: string,
  { kode_toko, hari, user_id, op }: Where,
): Promise<number> =>
  (
    await tx.one(sql<{ n: number }>`
      select balik_poin(${kode_toko}, ${hari}::date, ${no}, ${no_batal}, ${user_id}, ${op}::uuid) as n`)
  ).n;

/** People who were joined to another card after a document gave them points that its cancel has just undone. */
export const listTersisa = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ kode_customer: string; ke: string }[]> =>
  on.many(sql<{ kode_customer: string; ke: string }>`
    select distinct c.kode_customer, customer_induk(c.kode_customer) as ke from poin p
      join customer c on c.kode_customer = p.kode_customer and c.kode_gabung is not null and c.poin <> 0
     where p.kode_toko = ${kode_toko} and p.no_dokumen = ${no} order by 1`);

/** What of a document's own rows was spent meanwhile: the approver of its cancel reads it (reliability 12). */
export const poinDipakai = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ dapat: number; sisa: number; saldo: number } | undefined> =>
  on.maybe(sql<{ dapat: number; sisa: number; saldo: number }>`
    select l.poin as dapat, l.sisa, c.poin as saldo from poin p
      join poin_lot l on l.id_poin = p.id
      join customer c on c.kode_customer = customer_induk(p.kode_customer)
     where p.kode_toko = ${kode_toko} and p.no_dokumen = ${no} and p.jenis = 'DAPAT' and p.balik_dari is null`);

/** One of the cards that `lockPoin` has held. */
export const pemegang = (held: ReadonlyMap<string, Pemegang>, kode: string): Pemegang =>
  kept(held, kode);
