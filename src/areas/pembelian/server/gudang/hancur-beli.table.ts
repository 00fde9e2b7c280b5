import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { KepalaBatal } from '#areas/buku/server/dokumen.query.ts';

/** Bought gold that was melted: pieces in, one lot of tested gold out. */
export type HancurBeli = KepalaBatal & {
  no_hancur: string;
  tgl_system: Hari;
  input_date: string;
  qty: number;
  berat: Miligram;
  murni: Miligram;
  berat_hasil: Miligram;
  kadar_hasil: Persen;
  murni_hasil: Miligram;
  susut: Miligram;
  selisih_murni: Miligram;
  kode_gudang: string;
  alasan: string;
  status: 'DONE' | 'CANC';
  input_by: string;
  otorisasi: string[];
};
export type HancurBaru = Omit<
  HancurBeli,
  keyof KepalaBatal | 'input_date' | 'status' | 'susut' | 'selisih_murni'
>;

export type HancurBeliIsi = {
  no_faktur_beli: string;
  urut: number;
  berat_hasil: Miligram;
  murni_hasil: Miligram;
};
export type HancurBeliBaris = HancurBeliIsi & {
  nama_barang: string;
  kode_kadar: string;
  kadar: Persen;
  berat: Miligram;
  murni: Miligram;
  harga: Rupiah;
};

const BARIS = sql`no_hancur, tgl_system, input_date, qty, berat, murni, berat_hasil, kadar_hasil, murni_hasil,
  berat - berat_hasil as susut, murni_hasil - murni as selisih_murni, kode_gudang, alasan, status, input_by`;
const KEPALA = sql`${BARIS}, otorisasi, no_batal, alasan_batal, batal_by, tgl_batal`;

export const findHancurBeli = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<HancurBeli | undefined> =>
  on.maybe(sql<HancurBeli>`
    select ${KEPALA} from hancur_pembelian where kode_toko = ${kode_toko} and no_hancur = ${no}`);

export const lockHancurBeli = (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<HancurBeli | undefined> =>
  tx.maybe(sql<HancurBeli>`
    select ${KEPALA} from hancur_pembelian where kode_toko = ${kode_toko} and no_hancur = ${no} for update`);

export const listHancurBeli = (
  on: Sql,
  kode_toko: string,
  from: string,
  to: string,
): Promise<HancurBeli[]> =>
  on.many(sql<HancurBeli>`
    select ${BARIS} from hancur_pembelian
     where kode_toko = ${kode_toko} and tgl_system between ${from}::date and ${to}::date
     order by tgl_system desc, no_hancur desc limit 5000`);

export const listHancurBeliIsi = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<HancurBeliBaris[]> =>
  on.many(sql<HancurBeliBaris>`
    select i.no_faktur_beli, i.urut, b.nama_barang, b.kode_kadar, b.kadar, b.berat, b.murni, i.berat_hasil,
           i.murni_hasil, b.harga
      from hancur_pembelian_isi i
      join pembelian_barang b on b.kode_toko = i.kode_toko and b.no_faktur_beli = i.no_faktur_beli and b.urut = i.urut
     where i.kode_toko = ${kode_toko} and i.no_hancur = ${no} order by i.no_faktur_beli, i.urut`);

export async function saveHancurBeli(
  tx: Tx,
  kode_toko: string,
  row: HancurBaru & { op: string },
  isi: readonly HancurBeliIsi[],
): Promise<void> {
  await tx.run(sql`
    insert into hancur_pembelian (kode_toko, no_hancur, tgl_system, input_date, qty, berat, murni, berat_hasil,
      kadar_hasil, murni_hasil, kode_gudang, alasan, status, input_by, otorisasi, op)
    values (${kode_toko}, ${row.no_hancur}, ${row.tgl_system}::date, waktu(), ${row.qty}, ${row.berat}, ${row.murni},
      ${row.berat_hasil}, ${row.kadar_hasil}, ${row.murni_hasil}, ${row.kode_gudang}, ${row.alasan}, 'DONE',
      ${row.input_by}, ${row.otorisasi}::text[], ${row.op}::uuid)`);
  await tx.run(sql`
    insert into hancur_pembelian_isi (kode_toko, no_hancur, no_faktur_beli, urut, tgl_system, berat_hasil, murni_hasil)
    select ${kode_toko}, ${row.no_hancur}, no_faktur_beli, urut, ${row.tgl_system}::date, berat_hasil, murni_hasil
      from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) as x (no_faktur_beli text, urut int, berat_hasil bigint,
        murni_hasil bigint)`);
}
