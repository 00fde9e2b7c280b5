import type { Hari } from '#kit/rules/hari.ts';
import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, statementByMany, type Sql } from '#kit/server/sql.ts';
import type { Kupon } from '#areas/penjualan/rules/kupon.ts';

/** A coupon as it is kept, with the sale that used it last. */
export type KuponRow = Kupon & {
  id_kupon: number;
  jenis_kupon: string;
  tgl_terbit: Hari;
  kali_pakai: number;
  faktur_terbit: string | null;
  kode_customer: string | null;
  nama_customer: string;
  alasan_batal: string | null;
  faktur_pakai: string | null;
  input_by: string;
};

const COLUMNS = sql`k.id_kupon, k.no_kupon, k.jenis_kupon, k.cara, k.nilai, k.persen, k.minimal_belanja, k.tgl_terbit,
  k.berlaku_sd, k.kali_pakai, k.sisa, k.faktur_terbit, customer_induk(k.kode_customer) as kode_customer,
  k.nama_customer, k.batal,
  k.alasan_batal, k.input_by,
  (select max(p.no_faktur_jual) from kupon_pakai p
    where p.kode_toko = k.kode_toko and p.no_kupon = k.no_kupon and not p.kembali) as faktur_pakai`;

/** Held until the commit: a second sale sees what the first has left (D-18.1). */
export const lockKupon = (tx: Tx, kode_toko: string, no: string): Promise<KuponRow | undefined> =>
  tx.maybe(sql<KuponRow>`
    select ${COLUMNS} from kupon k where k.kode_toko = ${kode_toko} and k.no_kupon = ${no} for update of k`);

/** The same by the id that a list tells. */
export const lockKuponId = (tx: Tx, kode_toko: string, id: number): Promise<KuponRow | undefined> =>
  tx.maybe(sql<KuponRow>`
    select ${COLUMNS} from kupon k where k.kode_toko = ${kode_toko} and k.id_kupon = ${id} for update of k`);

export const findKupon = (on: Sql, kode_toko: string, no: string): Promise<KuponRow | undefined> =>
  on.maybe(sql<KuponRow>`
    select ${COLUMNS} from kupon k where k.kode_toko = ${kode_toko} and k.no_kupon = ${no}`);

/** The telephone where the person of a named coupon reads that it was used. */
export const hpCustomer = async (on: Sql, kode_customer: string | null): Promise<string | null> =>
  kode_customer === null
    ? null
    : ((
        await on.maybe(sql<{ no_hp: string | null }>`
          select no_hp from customer where kode_customer = customer_induk(${kode_customer})`)
      )?.no_hp ?? null);

type Pakai = { no_kupon: string; rupiah: Rupiah; lain: boolean; tgl: Hari; op: string };

const PAKAI = statement(`
  with pakai as (
    insert into kupon_pakai (kode_toko, no_faktur_jual, no_kupon, tgl_system, rupiah, op, milik_lain)
    values ($1, nomor_terakhir($1, 'PJ', $2::date), $3, $2::date, $4, $5::uuid, $6)
  )
  update kupon set sisa = sisa - 1, op = $5::uuid where kode_toko = $1 and no_kupon = $3`);

/** Sent behind the sale that takes the newest number of the day, in its own transaction. */
export const sendPakai = (tx: Tx, kode_toko: string, one: Pakai): void =>
  tx.send(PAKAI, [kode_toko, one.tgl, one.no_kupon, one.rupiah, one.op, one.lain]);

/** A cancelled sale gives its coupon back, and cancels the ones that it issued. */
export async function saveKembali(
  tx: Tx,
  kode_toko: string,
  no_faktur_jual: string,
  op: string,
): Promise<void> {
  await tx.run(sql`
    with pakai as (
      update kupon_pakai set kembali = true, op = ${op}::uuid
       where kode_toko = ${kode_toko} and no_faktur_jual = ${no_faktur_jual} and not kembali
      returning no_kupon
    )
    update kupon set sisa = sisa + 1, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_kupon in (select no_kupon from pakai)`);
  await tx.run(sql`
    update kupon set batal = true, alasan_batal = 'Penjualan dibatalkan', op = ${op}::uuid
     where kode_toko = ${kode_toko} and faktur_terbit = ${no_faktur_jual} and not batal`);
}

/** A kind of coupon as its master keeps it. */
export type JenisKuponRow = {
  jenis_kupon: string;
  cara: 'RUPIAH' | 'PERSEN';
  nilai: Rupiah | null;
  persen: Persen | null;
  minimal_belanja: Rupiah;
  masa_hari: number;
  kali_pakai: number;
};
const JENIS = sql`jenis_kupon, cara, nilai, persen, minimal_belanja, masa_hari, kali_pakai`;

export const findJenisKupon = (
  on: Sql,
  kode_toko: string,
  jenis: string,
): Promise<JenisKuponRow | undefined> =>
  on.maybe(sql<JenisKuponRow>`
    select ${JENIS} from jenis_kupon where kode_toko = ${kode_toko} and jenis_kupon = ${jenis} and is_active`);

const TERBIT = statementByMany(
  `select jenis_kupon, cara, nilai, persen, minimal_belanja, masa_hari, kali_pakai from jenis_kupon
    where kode_toko = $1 and is_active and terbit_dari <= $2 order by jenis_kupon`,
  ['text', 'bigint'],
);

/** The kinds that a sale of this size issues. */
export const listJenisTerbit = (
  on: Sql,
  kode_toko: string,
  grand_total: Rupiah,
): Promise<JenisKuponRow[]> => on.call(TERBIT, [kode_toko, grand_total]);

export type KuponBaru = {
  no_kupon: string;
  jenis: JenisKuponRow;
  berlaku_sd: Hari;
  faktur_terbit: string | null;
  kode_customer: string | null;
  nama_customer: string;
  /** An owner agrees to it. */
  perlu_setuju?: boolean;
};

const INSERT = statement(`
  insert into kupon (kode_toko, no_kupon, jenis_kupon, cara, nilai, persen, minimal_belanja, tgl_terbit,
    berlaku_sd, kali_pakai, sisa, faktur_terbit, kode_customer, nama_customer, perlu_setuju, input_by, input_date, op)
  select $1, k.no_kupon, k.jenis_kupon, k.cara, k.nilai, k.persen, k.minimal_belanja, $2::date, k.berlaku_sd,
    k.kali_pakai, k.kali_pakai, case when $4 then coalesce(k.faktur_terbit, nomor_terakhir($1, 'PJ', $2::date)) end,
    k.kode_customer, k.nama_customer, coalesce(k.perlu_setuju, false), $5, waktu(), $6::uuid
    from jsonb_populate_recordset(null::kupon, $3::jsonb) k
  on conflict do nothing returning no_kupon`);

type Where = { kode_toko: string; tgl: Hari; user_id: string; op: string };
const given = ({ kode_toko, tgl, user_id, op }: Where, rows: readonly KuponBaru[], jual: boolean) =>
  [
    kode_toko,
    tgl,
    JSON.stringify(rows.map(({ jenis, ...one }) => ({ ...jenis, ...one }))),
    jual,
    user_id,
    op,
  ] as const;

/** Coupons by hand; answers the numbers that were free. */
export const insertKupon = async (
  tx: Tx,
  where: Where,
  rows: readonly KuponBaru[],
): Promise<string[]> =>
  (await tx.call<{ no_kupon: string }>(INSERT, given(where, rows, false))).map(
    ({ no_kupon }) => no_kupon,
  );

/** Coupons of a sale: one that has its number, or the one that is being saved (nomor_terakhir). */
export const sendKupon = (tx: Tx, where: Where, rows: readonly KuponBaru[]): void =>
  tx.send(INSERT, given(where, rows, true));

/**
 * What a person has minted by hand today, in whichever shop (decision 1096), held so that two stacks at once follow
 * each other. What was cancelled counts: a coupon of many uses may be spent before.
 */
export async function lockTerbitHari(tx: Tx, user_id: string, hari: Hari): Promise<Rupiah> {
  const key = `kupon:${user_id}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return (
    await tx.one(sql<{ nilai: Rupiah }>`
      select coalesce(sum(nilai * kali_pakai), 0)::bigint as nilai from kupon
       where input_by = ${user_id} and tgl_terbit = ${hari}::date and faktur_terbit is null`)
  ).nilai;
}

/** Coupons that a sale issued and that were spent since, with the sale that took them. */
export const listTerbitTerpakai = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ no_kupon: string; no_faktur_jual: string; rupiah: Rupiah }[]> =>
  on.many(sql<{ no_kupon: string; no_faktur_jual: string; rupiah: Rupiah }>`
    select k.no_kupon, p.no_faktur_jual, p.rupiah from kupon k
      join kupon_pakai p on p.kode_toko = k.kode_toko and p.no_kupon = k.no_kupon and not p.kembali
     where k.kode_toko = ${kode_toko} and k.faktur_terbit = ${no} order by k.no_kupon, p.no_faktur_jual`);

export const saveBatalKupon = (
  tx: Tx,
  kode_toko: string,
  no_kupon: string,
  alasan: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    update kupon set batal = true, alasan_batal = ${alasan}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_kupon = ${no_kupon}`);

type Ask = {
  hari: Hari;
  /** A name or a sale by a part, a number whole: letter by letter a search would tell what the list hides. */
  q: string | null;
  status: string | null;
  jenis_kupon: string | null;
  skip: number;
  limit: number;
};

/** Coupons, newest first, with how many there are in all. */
export function listKupon(
  on: Sql,
  kode_toko: string,
  { hari, q, status, jenis_kupon, skip, limit }: Ask,
): Promise<(KuponRow & { jumlah_semua: number })[]> {
  const like = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return on.many(sql<KuponRow & { jumlah_semua: number }>`
    select * , count(*) over ()::int as jumlah_semua from (
      select ${COLUMNS}, k.input_date,
             case when k.batal then 'BATAL' when k.sisa = 0 then 'TERPAKAI'
                  when k.berlaku_sd < ${hari}::date then 'KEDALUWARSA' else 'TERBIT' end as status
        from kupon k
       where k.kode_toko = ${kode_toko}
         ${
           q
             ? sql`and (concat_ws(' ', k.nama_customer, k.faktur_terbit) ilike ${like}
                 or k.no_kupon = upper(${q}))`
             : sql``
         }
         ${jenis_kupon ? sql`and k.jenis_kupon = ${jenis_kupon}` : sql``}) k
     ${status ? sql`where status = ${status}` : sql``}
     order by input_date desc, no_kupon limit ${limit} offset ${skip}`);
}

/** The numbers of the coupons that a sale has issued. */
export const listTerbit = async (on: Sql, kode_toko: string, no: string): Promise<string[]> =>
  (
    await on.many(sql<{ no_kupon: string }>`
    select no_kupon from kupon where kode_toko = ${kode_toko} and faktur_terbit = ${no} order by no_kupon`)
  ).map(({ no_kupon }) => no_kupon);
