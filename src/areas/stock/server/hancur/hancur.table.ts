import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { KepalaBatal } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Hancur = KepalaBatal & {
  no_hancur: string;
  tgl_system: Hari;
  input_date: string;
  kode_gudang: string;
  alasan: string;
  total_qty: number;
  total_berat: Miligram;
  total_timbang: Miligram;
  total_murni: Miligram;
  status: 'DONE' | 'CANC';
  input_by: string;
  otorisasi: string[];
};

export type HancurIsi = {
  urut: number;
  kode_barcode: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  kadar: Persen;
  persen: Persen;
  kondisi: string | null;
  berat: Miligram;
  berat_asli: Miligram;
  murni: Miligram;
  berat_timbang: Miligram;
  murni_timbang: Miligram;
  harga_modal: Rupiah | null;
  dari_gudang: string;
  dari_baki: string | null;
};

const BARIS = sql`no_hancur, tgl_system, input_date, kode_gudang, alasan, total_qty, total_berat, total_timbang,
  total_murni, status, input_by`;
const KEPALA = sql`${BARIS}, otorisasi, no_batal, alasan_batal, batal_by, tgl_batal`;

export const findHancur = (on: Sql, kode_toko: string, no: string): Promise<Hancur | undefined> =>
  on.maybe(
    sql<Hancur>`select ${KEPALA} from hancur where kode_toko = ${kode_toko} and no_hancur = ${no}`,
  );

export const lockHancur = (tx: Tx, kode_toko: string, no: string): Promise<Hancur | undefined> =>
  tx.maybe(sql<Hancur>`
    select ${KEPALA} from hancur where kode_toko = ${kode_toko} and no_hancur = ${no} for update`);

export const listHancur = (
  on: Sql,
  kode_toko: string,
  from: string,
  to: string,
): Promise<Hancur[]> =>
  on.many(sql<Hancur>`
    select ${BARIS} from hancur
     where kode_toko = ${kode_toko} and tgl_system between ${from}::date and ${to}::date
     order by tgl_system desc, no_hancur desc limit 5000`);

export const listHancurIsi = (on: Sql, kode_toko: string, no: string): Promise<HancurIsi[]> =>
  on.many(sql<HancurIsi>`
    select urut, kode_barcode, nama_barang, kode_dept, kode_group, kode_kadar, kadar, persen, kondisi, berat,
           berat_asli, murni, berat_timbang, murni_timbang, harga_modal, dari_gudang, dari_baki
      from hancur_isi where kode_toko = ${kode_toko} and no_hancur = ${no} order by urut`);

type Kepala = Omit<Hancur, keyof KepalaBatal | 'tgl_system' | 'input_date' | 'status' | 'input_by'>;

export async function saveHancur(
  tx: Tx,
  head: Kepala,
  isi: readonly HancurIsi[],
  ctx: Ctx,
): Promise<void> {
  await tx.run(sql`
    insert into hancur (kode_toko, no_hancur, tgl_system, input_date, kode_gudang, alasan, total_qty, total_berat,
        total_timbang, total_murni, status, input_by, otorisasi, op)
    values (${ctx.kode_toko}, ${head.no_hancur}, ${ctx.hari}::date, waktu(), ${head.kode_gudang}, ${head.alasan},
        ${head.total_qty}, ${head.total_berat}, ${head.total_timbang}, ${head.total_murni}, 'DONE', ${ctx.user_id},
        ${head.otorisasi}, ${ctx.op}::uuid)`);
  await tx.run(sql`
    insert into hancur_isi (kode_toko, no_hancur, urut, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group,
        kode_kadar, kadar, persen, kondisi, berat, berat_asli, murni, berat_timbang, murni_timbang, harga_modal,
        dari_gudang, dari_baki)
    select ${ctx.kode_toko}, ${head.no_hancur}, urut, ${ctx.hari}::date, kode_barcode, nama_barang, kode_dept,
           kode_group, kode_kadar, kadar, persen, kondisi, berat, berat_asli, murni, berat_timbang, murni_timbang,
           harga_modal, dari_gudang, dari_baki
      from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) as x (urut int, kode_barcode text, nama_barang text,
        kode_dept text, kode_group text, kode_kadar text, kadar int, persen int, kondisi text, berat bigint,
        berat_asli bigint, murni bigint, berat_timbang bigint, murni_timbang bigint, harga_modal bigint,
        dari_gudang text, dari_baki text)`);
}

/** Whether loose gold of one of these finenesses left a place since a moment, cancellations aside. */
export const isRosokTerpakai = async (
  on: Sql,
  kode_toko: string,
  akun: string,
  kadar: readonly Persen[],
  sejak: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and b.akun = ${akun} and b.kadar = any(${kadar}) and b.berat < 0
       and s.membalik is null and s.waktu > ${sejak}::timestamptz limit 1`)) !== undefined;
