import { statement, sql, type Sql, callOne } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const NOMOR = statement('select ambil_nomor($1, $2, $3::date) as no');
const CATAT = statement('select catat_buku($1, $2::date, $3, $4, $5, $6, $7, $8::uuid, $9::jsonb)');

/** The next number of a kind and day, without gaps: given back when the act is not kept (D-6.1). */
export const takeNomor = async (
  tx: Tx,
  kode_toko: string,
  jenis: string,
  tgl: Hari,
): Promise<string> => (await callOne<{ no: string }>(tx, NOMOR, [kode_toko, jenis, tgl])).no;

const PINDAH = statement('select pindah_semua($1, $2::jsonb, $3::date, $4, $5::uuid, $6)');

/** Takes steps of locked pieces, written as text by their area, under the number of a document. */
export const pindahSemua = async (
  tx: Tx,
  langkah: string,
  no_bukti: string,
  { kode_toko, hari, user_id, op }: Pick<Ctx, 'kode_toko' | 'hari' | 'user_id' | 'op'>,
): Promise<void> => {
  await tx.call(PINDAH, [kode_toko, langkah, hari, user_id, op, no_bukti]);
};

export type SetBuku = {
  kode_toko: string;
  tgl_system: Hari;
  no_bukti: string;
  kode_transaksi: string;
  keterangan?: string;
  membalik?: string;
  input_by: string;
  op: string;
  baris: readonly Baris[];
};

export const saveSet = async (tx: Tx, set: SetBuku): Promise<void> => {
  await tx.call(CATAT, [
    set.kode_toko,
    set.tgl_system,
    set.no_bukti,
    set.kode_transaksi,
    set.keterangan ?? '',
    set.membalik ?? null,
    set.input_by,
    set.op,
    JSON.stringify(set.baris),
  ]);
};

/** The lines of a document's set, in their order. */
export const listBaris = (on: Sql, kode_toko: string, no_bukti: string): Promise<Baris[]> =>
  on.many(sql<Baris>`
    select akun, kode_barcode, kadar, rupiah, qty, berat, murni from buku
     where kode_toko = ${kode_toko} and no_bukti = ${no_bukti} order by urut`);

export const findSaldoAkun = async (on: Sql, kode_toko: string, akun: string): Promise<number> =>
  (
    await on.one(sql<{ rupiah: number }>`
    select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo
     where kode_toko = ${kode_toko} and akun = ${akun}`)
  ).rupiah;
