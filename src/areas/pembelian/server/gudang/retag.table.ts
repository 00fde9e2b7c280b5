import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { KepalaBatal } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A bought piece that went back to a tray under a new label. */
export type Retag = KepalaBatal & {
  no_retag: string;
  tgl_system: Hari;
  input_date: string;
  no_faktur_beli: string;
  urut: number;
  kode_barcode: string;
  barcode_asal: string | null;
  nama_barang: string;
  kode_kadar: string;
  kadar: Persen;
  berat_beli: Miligram;
  berat: Miligram;
  murni: Miligram;
  susut: Miligram;
  dari_gudang: string;
  kode_gudang: string;
  kode_baki: string | null;
  status: 'DONE' | 'CANC';
  input_by: string;
  otorisasi: string[];
};
export type RetagBaru = Omit<
  Retag,
  keyof KepalaBatal | 'tgl_system' | 'input_date' | 'status' | 'susut' | 'input_by' | 'otorisasi'
> & { murni_beli: Miligram };

const BARIS = sql`no_retag, tgl_system, input_date, no_faktur_beli, urut, kode_barcode, barcode_asal, nama_barang,
  kode_kadar, kadar, berat_beli, berat, murni, berat_beli - berat as susut, dari_gudang, kode_gudang, kode_baki, status,
  input_by`;
const KEPALA = sql`${BARIS}, otorisasi, no_batal, alasan_batal, batal_by, tgl_batal`;

export const findRetag = (on: Sql, kode_toko: string, no: string): Promise<Retag | undefined> =>
  on.maybe(sql<Retag>`
    select ${KEPALA} from retag_pembelian where kode_toko = ${kode_toko} and no_retag = ${no}`);

export const lockRetag = (tx: Tx, kode_toko: string, no: string): Promise<Retag | undefined> =>
  tx.maybe(sql<Retag>`
    select ${KEPALA} from retag_pembelian where kode_toko = ${kode_toko} and no_retag = ${no} for update`);

export const listRetag = (on: Sql, kode_toko: string, from: string, to: string): Promise<Retag[]> =>
  on.many(sql<Retag>`
    select ${BARIS} from retag_pembelian
     where kode_toko = ${kode_toko} and tgl_system between ${from}::date and ${to}::date
     order by tgl_system desc, no_retag desc limit 5000`);

export const saveRetag = (tx: Tx, row: RetagBaru, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    insert into retag_pembelian (kode_toko, no_retag, tgl_system, input_date, no_faktur_beli, urut, kode_barcode,
      barcode_asal, nama_barang, kode_kadar, kadar, berat_beli, murni_beli, berat, murni, dari_gudang, kode_gudang,
      kode_baki, status, input_by, op)
    values (${ctx.kode_toko}, ${row.no_retag}, ${ctx.hari}::date, waktu(), ${row.no_faktur_beli}, ${row.urut},
      ${row.kode_barcode}, ${row.barcode_asal}, ${row.nama_barang}, ${row.kode_kadar}, ${row.kadar}, ${row.berat_beli},
      ${row.murni_beli}, ${row.berat}, ${row.murni}, ${row.dari_gudang}, ${row.kode_gudang}, ${row.kode_baki}, 'DONE',
      ${ctx.user_id}, ${ctx.op}::uuid)`);
