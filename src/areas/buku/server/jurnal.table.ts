import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

export type AkunJurnal = { trx: string; type: string; kode_akun: string; nomor_akun: string };

/** The accounts that the shop has chosen; of one journal, or of all. */
export const listAkunJurnal = (
  on: Sql,
  kode_toko: string,
  jurnal?: { trx: string; type: string },
): Promise<AkunJurnal[]> =>
  on.many(sql<AkunJurnal>`
    select trx, type, kode_akun, nomor_akun from akun_transaksi
     where kode_toko = ${kode_toko} ${jurnal ? sql`and trx = ${jurnal.trx} and type = ${jurnal.type}` : sql``}`);

/** The numbers among these that are accounts in use. */
export const listNomorAda = async (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<Set<string>> =>
  new Set(
    (
      await on.many(sql<{ nomor_akun: string }>`
      select nomor_akun from akuns
       where kode_toko = ${kode_toko} and is_active and nomor_akun = any(${nomor as string[]}) for key share`)
    ).map(({ nomor_akun }) => nomor_akun),
  );

type Sisi = { kode_akun: string; nomor_akun: string | null };

/** Writes what was chosen; an emptied side has no row. */
export async function saveAkunJurnal(
  tx: Tx,
  kode_toko: string,
  { trx, type }: { trx: string; type: string },
  sisi: readonly Sisi[],
  op: string,
): Promise<void> {
  const kosong = sisi.flatMap((one) => (one.nomor_akun === null ? [one.kode_akun] : []));
  const isi = sisi.filter((one) => one.nomor_akun !== null);
  await tx.run(sql`
    delete from akun_transaksi
     where kode_toko = ${kode_toko} and trx = ${trx} and type = ${type} and kode_akun = any(${kosong})`);
  await tx.run(sql`
    insert into akun_transaksi (kode_toko, trx, type, kode_akun, nomor_akun, op)
    select ${kode_toko}, ${trx}, ${type}, x.kode_akun, x.nomor_akun, ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) x (kode_akun text, nomor_akun text)
    on conflict (kode_toko, trx, type, kode_akun) do update set nomor_akun = excluded.nomor_akun, op = excluded.op`);
}
