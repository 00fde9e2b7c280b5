import type { Hari } from '#kit/rules/hari.ts';
import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Kupon } from '#areas/penjualan/rules/kupon.ts';

/** A coupon as it is kept, with the sale that used it last. */
export type KuponRow = Kupon & {
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

const COLUMNS = sql`k.no_kupon, k.jenis_kupon, k.cara, k.nilai, k.persen, k.minimal_belanja, k.tgl_terbit,
  k.berlaku_sd, k.kali_pakai, k.sisa, k.faktur_terbit, k.kode_customer, k.nama_customer, k.batal,
  k.alasan_batal, k.input_by,
  (select max(p.no_faktur_jual) from kupon_pakai p
    where p.kode_toko = k.kode_toko and p.no_kupon = k.no_kupon and not p.kembali) as faktur_pakai`;

/** Held until the commit: whoever comes second sees what the first has left (D-18.1). */
export const lockKupon = (tx: Tx, kode_toko: string, no: string): Promise<KuponRow | undefined> =>
  tx.maybe(sql<KuponRow>`
    select ${COLUMNS} from kupon k where k.kode_toko = ${kode_toko} and k.no_kupon = ${no} for update of k`);

export const findKupon = (on: Sql, kode_toko: string, no: string): Promise<KuponRow | undefined> =>
  on.maybe(sql<KuponRow>`
    select ${COLUMNS} from kupon k where k.kode_toko = ${kode_toko} and k.no_kupon = ${no}`);

type Pakai = { no_kupon: string; rupiah: Rupiah; tgl: Hari; op: string };

const PAKAI = statement(`
  with pakai as (
    insert into kupon_pakai (kode_toko, no_faktur_jual, no_kupon, tgl_system, rupiah, op)
    values ($1, nomor_terakhir($1, 'PJ', $2::date), $3, $2::date, $4, $5::uuid)
  )
  update kupon set sisa = sisa - 1, op = $5::uuid where kode_toko = $1 and no_kupon = $3`);

/** Sent behind the sale that takes the newest number of the day, in its own transaction. */
export const sendPakai = (tx: Tx, kode_toko: string, one: Pakai): void =>
  tx.send(PAKAI, [kode_toko, one.tgl, one.no_kupon, one.rupiah, one.op]);

/** A cancelled sale gives its coupon back, and takes back the ones that it issued. */
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

/** The kinds that a sale of this size issues. */
export const listJenisTerbit = (
  on: Sql,
  kode_toko: string,
  grand_total: Rupiah,
): Promise<JenisKuponRow[]> =>
  on.many(sql<JenisKuponRow>`
    select ${JENIS} from jenis_kupon
     where kode_toko = ${kode_toko} and is_active and terbit_dari <= ${grand_total} order by jenis_kupon`);

export type KuponBaru = {
  no_kupon: string;
  jenis: JenisKuponRow;
  berlaku_sd: Hari;
  faktur_terbit: string | null;
  kode_customer: string | null;
  nama_customer: string;
};

const INSERT = statement(`
  insert into kupon (kode_toko, no_kupon, jenis_kupon, cara, nilai, persen, minimal_belanja, tgl_terbit,
    berlaku_sd, kali_pakai, sisa, faktur_terbit, kode_customer, nama_customer, input_by, input_date, op)
  select $1, k.no_kupon, k.jenis_kupon, k.cara, k.nilai, k.persen, k.minimal_belanja, $2::date, k.berlaku_sd,
    k.kali_pakai, k.kali_pakai, case when $4 then coalesce(k.faktur_terbit, nomor_terakhir($1, 'PJ', $2::date)) end,
    k.kode_customer, k.nama_customer, $5, waktu(), $6::uuid
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
         ${q ? sql`and concat_ws(' ', k.no_kupon, k.nama_customer, k.faktur_terbit) ilike ${like}` : sql``}
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
