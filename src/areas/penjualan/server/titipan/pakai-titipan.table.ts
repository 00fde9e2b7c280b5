import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';

/** Sales that stand and use one of these deposits; one that waits for its money uses it, too. */
export const findPemakai = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<{ no_titip: string; no_faktur_jual: string }[]> =>
  on.many(sql<{ no_titip: string; no_faktur_jual: string }>`
    select no_titip, no_faktur_jual from penjualan_titipan
     where kode_toko = ${kode_toko} and no_titip = any(${nomor as string[]}) and aktif order by no_titip`);

type Pakai = {
  kode_toko: string;
  nomor: readonly string[];
  op: string;
  /** Those of another customer, and who fetched without a slip. */
  lain: readonly string[];
  diambil_oleh: string | null;
  no_ktp: string | null;
};
type DiFaktur = { kode_toko: string; no_faktur_jual: string; op: string };

/** The number of the sale that this act has just saved. */
const FAKTUR_INI = `current_setting('kilau.nomor')`;

const PAKAI = statement(`
  insert into penjualan_titipan (kode_toko, no_faktur_jual, no_titip, dp_rp, op, milik_lain, diambil_oleh, no_ktp)
  select kode_toko, ${FAKTUR_INI}, no_titip, dp_rp, $3::uuid, no_titip = any($4::text[]), $5, $6 from titipan
   where kode_toko = $1 and no_titip = any($2)`);
const DIAMBIL_INI = statement(`
  update titipan set status = 'DIAMBIL', no_faktur_jual = ${FAKTUR_INI}, tgl_ambil = $4::date, op = $3::uuid,
         diambil_oleh = $5, no_ktp = $6
   where kode_toko = $1 and no_titip = any($2)`);

/**
 * The sale that is being saved names its deposits; the index lets only one sale that is not cancelled do so (D-11.1).
 */
export function sendPakai(tx: Tx, { kode_toko, nomor, op, lain, ...who }: Pakai): void {
  tx.send(PAKAI, [kode_toko, nomor, op, lain, who.diambil_oleh, who.no_ktp]);
}

/** The goods leave with the sale that is being saved: its deposits are used up. */
export function sendDiambil(tx: Tx, { kode_toko, nomor, op, ...who }: Pakai, tgl: Hari): void {
  tx.send(DIAMBIL_INI, [kode_toko, nomor, op, tgl, who.diambil_oleh, who.no_ktp]);
}

/** The same for a sale that waited for its money. */
export const saveDiambil = (
  tx: Tx,
  { kode_toko, no_faktur_jual, op }: DiFaktur,
  tgl: Hari,
): Promise<{ no_titip: string }[]> =>
  tx.many(sql<{ no_titip: string }>`
    update titipan t set status = 'DIAMBIL', no_faktur_jual = p.no_faktur_jual, tgl_ambil = ${tgl}::date,
      op = ${op}::uuid, diambil_oleh = p.diambil_oleh, no_ktp = p.no_ktp
      from penjualan_titipan p
     where p.kode_toko = ${kode_toko} and p.no_faktur_jual = ${no_faktur_jual} and p.aktif
       and t.kode_toko = p.kode_toko and t.no_titip = p.no_titip and t.status = 'AKTIF' returning t.no_titip`);

/** A sale that was cancelled or rejected gives its deposits back. */
export const saveKembali = (
  tx: Tx,
  { kode_toko, no_faktur_jual, op }: DiFaktur,
): Promise<{ no_titip: string }[]> =>
  tx.many(sql<{ no_titip: string }>`
    with lepas as (
      update penjualan_titipan set aktif = false, op = ${op}::uuid
       where kode_toko = ${kode_toko} and no_faktur_jual = ${no_faktur_jual} and aktif returning no_titip)
    update titipan t set status = 'AKTIF', no_faktur_jual = null, tgl_ambil = null, op = ${op}::uuid,
      diambil_oleh = null, no_ktp = null from lepas
     where t.kode_toko = ${kode_toko} and t.no_titip = lepas.no_titip returning t.no_titip`);
