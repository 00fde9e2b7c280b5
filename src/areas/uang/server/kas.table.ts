import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { ArahKas, KodeKas, StatusKas } from '#areas/uang/rules/kas.ts';

export type Kas = {
  no_kas: string;
  tgl_system: Hari;
  input_date: string;
  arah: ArahKas;
  kode_transaksi: string;
  deskripsi: string;
  /** The account at a bank; null for the drawer. */
  no_rekening: string | null;
  jumlah: Rupiah;
  keterangan: string;
  status: StatusKas;
  input_by: string;
  cetak_ke: number;
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
  otorisasi: string[];
};

const KOLOM = sql`k.no_kas, k.tgl_system, k.input_date, k.arah, k.kode_transaksi, t.deskripsi, k.no_rekening, k.jumlah,
  k.keterangan, k.status, k.input_by,
  k.cetak_ke, k.no_batal, k.alasan_batal, k.batal_by, k.tgl_batal, k.otorisasi`;
const DARI = sql`kas k join kode_transaksi t on t.kode_toko = k.kode_toko and t.kode_transaksi = k.kode_transaksi`;

const satu = (kode_toko: string, no: string): Query<Kas> =>
  sql<Kas>`select ${KOLOM} from ${DARI} where k.kode_toko = ${kode_toko} and k.no_kas = ${no}`;

export const findKas = (on: Sql, kode_toko: string, no: string): Promise<Kas | undefined> =>
  on.maybe(satu(kode_toko, no));
export const lockKas = (tx: Tx, kode_toko: string, no: string): Promise<Kas | undefined> =>
  tx.maybe(sql<Kas>`${satu(kode_toko, no)} for update of k`);

export const findKodeKas = (
  on: Sql,
  kode_toko: string,
  kode: string,
): Promise<KodeKas | undefined> =>
  on.maybe(sql<KodeKas>`
    select kode_transaksi, arah, is_active from kode_transaksi where kode_toko = ${kode_toko}
        and kode_transaksi = ${kode}`);

export type KasBaru = Pick<
  Kas,
  | 'no_kas'
  | 'tgl_system'
  | 'arah'
  | 'kode_transaksi'
  | 'no_rekening'
  | 'jumlah'
  | 'keterangan'
  | 'input_by'
  | 'otorisasi'
> & {
  kode_toko: string;
  op: string;
};

export const saveKas = (tx: Tx, row: KasBaru): Promise<number> =>
  tx.run(sql`
    insert into kas (kode_toko, no_kas, tgl_system, input_date, arah, kode_transaksi, no_rekening, jumlah, keterangan,
        status, input_by, otorisasi, op)
    values (${row.kode_toko}, ${row.no_kas}, ${row.tgl_system}::date, waktu(), ${row.arah},
        ${row.kode_transaksi}, ${row.no_rekening}, ${row.jumlah},
            ${row.keterangan}, 'DONE', ${row.input_by}, ${row.otorisasi}, ${row.op}::uuid)`);

export type BatalBaru = {
  kode_toko: string;
  no_kas: string;
  no_batal: string;
  alasan: string;
  batal_by: string;
  otorisasi: string[];
};

/** `op` stays the act that made the movement; the cancellation's act is that of its own set. */
export const saveBatalKas = (tx: Tx, row: BatalBaru): Promise<number> =>
  tx.run(sql`
    update kas set status = 'CANC', no_batal = ${row.no_batal}, alasan_batal = ${row.alasan},
        batal_by = ${row.batal_by},
           tgl_batal = waktu(), otorisasi = otorisasi || ${row.otorisasi}::text[]
     where kode_toko = ${row.kode_toko} and no_kas = ${row.no_kas}`);

export const addCetakKas = (tx: Tx, kode_toko: string, no: string): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update kas set cetak_ke = cetak_ke + 1 where kode_toko = ${kode_toko} and no_kas = ${no} returning cetak_ke`);
