import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { StatusTukar } from '#areas/tukar/rules/tukar.ts';

/** A ticket as it is kept; who and what stand on its two documents. */
export type Tukar = {
  no_tukar: string;
  tgl_system: Hari;
  input_date: string;
  status: StatusTukar;
  jual_rp: Rupiah;
  beli_rp: Rupiah;
  selisih: Rupiah;
  input_by: string;
  valid_by: string | null;
  valid_at: string | null;
  cetak_ke: number;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
  otorisasi: string[];
};

type Where = { kode_toko: string; no: string; op: string };
type Baru = Pick<Tukar, 'tgl_system' | 'jual_rp' | 'beli_rp' | 'selisih' | 'input_by'> & {
  tunggu: boolean;
  otorisasi: readonly string[];
};

const ROW = `no_tukar, tgl_system, input_date, status, jual_rp, beli_rp, selisih, input_by, valid_by, valid_at,
  cetak_ke, alasan_batal, batal_by, tgl_batal, otorisasi`;
const FIND = statement(`select ${ROW} from tukar where kode_toko = $1 and no_tukar = $2`);
const LOCK = statement(
  `select ${ROW} from tukar where kode_toko = $1 and no_tukar = $2 for update`,
);

/** The ticket stands before its halves, which name it. */
export const saveTukar = (tx: Tx, { kode_toko, no, op }: Where, row: Baru): Promise<Tukar> =>
  tx.one(sql<Tukar>`
    insert into tukar (kode_toko, no_tukar, tgl_system, input_date, status, jual_rp, beli_rp, selisih, input_by,
      valid_by, valid_at, otorisasi, op)
    values (${kode_toko}, ${no}, ${row.tgl_system}::date, waktu(), ${row.tunggu ? 'OPEN' : 'DONE'}, ${row.jual_rp},
      ${row.beli_rp}, ${row.selisih}, ${row.input_by}, ${row.tunggu ? null : row.input_by},
      case when not ${row.tunggu} then waktu() end, ${row.otorisasi as string[]}::text[], ${op}::uuid)
    returning ${sql.raw(ROW)}`);

export const findTiket = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<Tukar | undefined> => (await on.call<Tukar>(FIND, [kode_toko, no]))[0];
export const lockTiket = async (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<Tukar | undefined> => (await tx.call<Tukar>(LOCK, [kode_toko, no]))[0];

/** OPEN becomes DONE. */
export const saveValidasiTukar = (
  tx: Tx,
  { kode_toko, no, op }: Where,
  valid_by: string,
): Promise<Tukar> =>
  tx.one(sql<Tukar>`
    update tukar set status = 'DONE', valid_by = ${valid_by}, valid_at = waktu(), op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_tukar = ${no} returning ${sql.raw(ROW)}`);

type Batal = { alasan: string; batal_by: string; otorisasi: readonly string[] };

export const saveBatalTukar = (
  tx: Tx,
  { kode_toko, no, op }: Where,
  { alasan, batal_by, otorisasi }: Batal,
): Promise<Tukar> =>
  tx.one(sql<Tukar>`
    update tukar set status = 'CANC', alasan_batal = ${alasan}, batal_by = ${batal_by}, tgl_batal = waktu(),
           otorisasi = otorisasi || ${otorisasi as string[]}::text[], op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_tukar = ${no} returning ${sql.raw(ROW)}`);

export const addCetakTukar = (
  tx: Tx,
  { kode_toko, no, op }: Where,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update tukar set cetak_ke = cetak_ke + 1, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_tukar = ${no} returning cetak_ke`);
