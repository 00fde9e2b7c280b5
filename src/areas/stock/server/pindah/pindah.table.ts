import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { KepalaBatal } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import type { Tujuan } from '#areas/stock/rules/pindah.ts';

export type Pindah = KepalaBatal & {
  no_pindah: string;
  tgl_system: Hari;
  input_date: string;
  cara: 'PINDAI' | 'SATU_BAKI';
  kode_gudang: string;
  kode_baki: string | null;
  keterangan: string;
  total_qty: number;
  total_berat: Miligram;
  status: 'DONE' | 'CANC';
  input_by: string;
  otorisasi: string[];
};

export type PindahIsi = {
  urut: number;
  kode_barcode: string;
  nama_barang: string;
  size: string | null;
  kode_kadar: string;
  persen: Persen;
  berat: Miligram;
  murni: Miligram;
  harga_jual: Rupiah | null;
  dari_gudang: string;
  dari_baki: string | null;
};

const KEPALA = sql`no_pindah, tgl_system, input_date, cara, kode_gudang, kode_baki, keterangan, total_qty, total_berat,
  status, input_by, otorisasi, no_batal, alasan_batal, batal_by, tgl_batal`;

export const findPindah = (on: Sql, kode_toko: string, no: string): Promise<Pindah | undefined> =>
  on.maybe(
    sql<Pindah>`select ${KEPALA} from pindah where kode_toko = ${kode_toko} and no_pindah = ${no}`,
  );

export const lockPindah = (tx: Tx, kode_toko: string, no: string): Promise<Pindah | undefined> =>
  tx.maybe(
    sql<Pindah>`select ${KEPALA} from pindah where kode_toko = ${kode_toko} and no_pindah = ${no} for update`,
  );

export const listPindah = (
  on: Sql,
  kode_toko: string,
  span: { start_date: string; end_date: string },
): Promise<Pindah[]> =>
  on.many(sql<Pindah>`
    select no_pindah, tgl_system, input_date, cara, kode_gudang, kode_baki, keterangan, total_qty, total_berat,
           status, input_by
      from pindah
     where kode_toko = ${kode_toko} and tgl_system between ${span.start_date}::date and ${span.end_date}::date
     order by tgl_system desc, no_pindah desc limit 5000`);

export const listPindahIsi = (on: Sql, kode_toko: string, no: string): Promise<PindahIsi[]> =>
  on.many(sql<PindahIsi>`
    select urut, kode_barcode, nama_barang, size, kode_kadar, persen, berat, murni, harga_jual, dari_gudang, dari_baki
      from pindah_isi where kode_toko = ${kode_toko} and no_pindah = ${no} order by urut`);

export async function savePindah(
  tx: Tx,
  head: Omit<Pindah, keyof KepalaBatal | 'tgl_system' | 'input_date' | 'status' | 'input_by'>,
  isi: readonly PindahIsi[],
  ctx: Ctx,
): Promise<void> {
  await tx.run(sql`
    insert into pindah (kode_toko, no_pindah, tgl_system, input_date, cara, kode_gudang, kode_baki, keterangan,
        total_qty, total_berat, status, input_by, otorisasi, op)
    values (${ctx.kode_toko}, ${head.no_pindah}, ${ctx.hari}::date, waktu(), ${head.cara}, ${head.kode_gudang},
        ${head.kode_baki}, ${head.keterangan}, ${head.total_qty}, ${head.total_berat}, 'DONE', ${ctx.user_id},
        ${head.otorisasi}, ${ctx.op}::uuid)`);
  await tx.run(sql`
    insert into pindah_isi (kode_toko, no_pindah, urut, tgl_system, kode_barcode, nama_barang, size, kode_kadar,
        persen, berat, murni, harga_jual, dari_gudang, dari_baki)
    select ${ctx.kode_toko}, ${head.no_pindah}, urut, ${ctx.hari}::date, kode_barcode, nama_barang, size, kode_kadar,
           persen, berat, murni, harga_jual, dari_gudang, dari_baki
      from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) as x (urut int, kode_barcode text, nama_barang text,
        size text, kode_kadar text, persen int, berat bigint, murni bigint, harga_jual bigint, dari_gudang text,
        dari_baki text)`);
}

const BAKI = statement(`
  select kapasitas from baki
   where kode_toko = $1 and kode_gudang = $2 and kode_baki = $3 and is_active for no key update`);
const GUDANG = statement(`
  select g.jenis, g.is_active,
         exists (select from baki b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
           and b.is_active) as ada_baki,
         (select count(*)::int from barang b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
           and b.kode_baki = $3 and b.status in ('READY', 'TITIP')) as qty
    from gudang g where g.kode_toko = $1 and g.kode_gudang = $2`);

/** The place that pieces shall go to; its tray is held, so that two movers do not fill one gap (F-race). */
export async function lockTujuan(
  tx: Tx,
  kode_toko: string,
  { kode_gudang, kode_baki }: Tempat,
): Promise<Tujuan | undefined> {
  const [baki] = kode_baki
    ? await tx.call<{ kapasitas: number }>(BAKI, [kode_toko, kode_gudang, kode_baki])
    : [];
  const [gudang] = await tx.call<{
    jenis: string;
    is_active: boolean;
    ada_baki: boolean;
    qty: number;
  }>(GUDANG, [kode_toko, kode_gudang, kode_baki]);
  if (!gudang) return undefined;
  const { qty, ...rest } = gudang;
  return { ...rest, baki: baki ? { kapasitas: baki.kapasitas, qty } : null };
}

const ISI_BAKI = statement(`
  select kode_barcode from barang
   where kode_toko = $1 and kode_gudang = $2 and kode_baki = $3 and status in ('READY', 'TITIP')
   order by kode_barcode`);

/** Everything that lies in a tray, held pieces too (D-8.5). */
export const listIsiBaki = async (
  on: Sql,
  kode_toko: string,
  kode_gudang: string,
  kode_baki: string,
): Promise<string[]> =>
  (await on.call<{ kode_barcode: string }>(ISI_BAKI, [kode_toko, kode_gudang, kode_baki])).map(
    (row) => row.kode_barcode,
  );
