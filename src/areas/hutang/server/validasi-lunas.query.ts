import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { ValuesOf } from '#kit/contract/field.ts';
import type { tungguLunasRow } from '#areas/hutang/contract/validasi.api.ts';

type Row = ValuesOf<typeof tungguLunasRow>;

const waiting = (kode_toko: string, only: Query): Query<Row> => sql<Row>`
  select l.no_faktur_hutang, l.no_lunas, h.kode_sales, l.kode_sales_lunas, l.nama_customer, h.alamat_customer, h.no_hp,
         l.jumlah_hutang, l.bunga_rp, l.total_bayar, l.no_faktur_beli,
         l.harga_beli, (l.total_bayar - l.harga_beli)::bigint as diterima, l.input_by
    from hutang_lunas l join hutang h on h.kode_toko = l.kode_toko and h.no_faktur_hutang = l.no_faktur_hutang
   where l.kode_toko = ${kode_toko} and l.status = 'TUNGGU' and ${only}
   order by l.input_date, l.no_lunas`;

/** Redemptions that wait, of one sales person (of the loan or of its redemption) or of all. */
export const listTungguLunas = (on: Sql, kode_toko: string, kode_sales: string): Promise<Row[]> =>
  on.many(
    waiting(
      kode_toko,
      kode_sales === 'ALL'
        ? sql`true`
        : sql`(h.kode_sales = ${kode_sales} or l.kode_sales_lunas = ${kode_sales})`,
    ),
  );

export const findTungguLunas = (on: Sql, kode_toko: string, no: string): Promise<Row | undefined> =>
  on.maybe(waiting(kode_toko, sql`l.no_faktur_hutang = ${no}`));

/** The redemption of a loan, if it has one that is not cancelled; it has one such at most. */
export const lunasOf = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ no_lunas: string }>`
      select no_lunas from hutang_lunas
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no} and status <> 'CANC'`)
  )?.no_lunas;

export type Ditunggu = {
  readonly no_faktur_hutang: string;
  readonly status: string;
};

/** Locks the loans of redemptions in the order of their numbers, so that two acts never wait for each other. */
export const holdHutang = (
  tx: Tx,
  kode_toko: string,
  nos: readonly string[],
): Promise<Ditunggu[]> =>
  tx.many(sql<Ditunggu>`
    select no_faktur_hutang, status from hutang
     where kode_toko = ${kode_toko} and no_faktur_hutang = any (${nos}) order by no_faktur_hutang for update`);

/** Whether this person of the shop may answer for a till: active, and not one who only looks after the system. */
export const adaPemegangLaci = async (
  on: Sql,
  kode_toko: string,
  user_id: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select from users where kode_toko = ${kode_toko} and user_id = ${user_id} and is_active
       and level not in ('SU', 'MU', 'DEV')`)) !== undefined;

/** What redemptions that wait pay out to customers whose goods were sold, in the order of the loans. */
export const dibayarkan = (on: Sql, kode_toko: string, nos: readonly string[]) =>
  on.many(sql<{ no: string; jumlah: Rupiah }>`
    select no_lunas as no, jumlah from hutang_lunas
     where kode_toko = ${kode_toko} and no_faktur_hutang = any(${nos}::text[]) and status = 'TUNGGU'
       and arah = 'KELUAR' and jumlah > 0
     order by no_faktur_hutang, no_lunas`);

/** The buy-backs of pledged goods that count with these redemptions, in the order of the loans. */
export const dibeliTunggu = async (
  on: Sql,
  kode_toko: string,
  nos: readonly string[],
): Promise<string[]> =>
  (
    await on.many(sql<{ no: string }>`
      select no_faktur_beli as no from hutang_lunas
       where kode_toko = ${kode_toko} and no_faktur_hutang = any(${nos}::text[]) and status = 'TUNGGU'
         and no_faktur_beli is not null
       order by no_faktur_hutang, no_lunas`)
  ).map(({ no }) => no);
