import { statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { StatusBarang } from '#areas/stock/rules/barang.ts';
import type { Label } from '#areas/stock/rules/label.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

export type LabelRow = Label & {
  label_ke: number;
  status: StatusBarang;
  no_pegang: string | null;
  kode_gudang: string;
  kode_baki: string | null;
};

const COLUMNS = `b.kode_barcode, b.nama_barang, b.berat, b.kadar, k.label as label_kadar, b.kode_intern, b.label_ke,
  b.status, b.no_pegang, b.kode_gudang, b.kode_baki,
  case when coalesce(b.kategori_harga, g.kategori_harga, $3) = 'BANDROL' then p.harga end as harga_bandrol`;
const AROUND = `
  join kadar k on k.kode_toko = b.kode_toko and k.kode_kadar = b.kode_kadar
  join group_barang g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
  left join bandrol p on p.kode_toko = b.kode_toko and p.kode_bandrol = b.kode_bandrol`;

const LOCK = statement(`
  select ${COLUMNS} from barang b ${AROUND}
   where b.kode_toko = $1 and b.kode_barcode = any($2) order by b.kode_barcode for update of b`);

export const lockLabel = (
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
  kategori_harga: string,
): Promise<LabelRow[]> => tx.call<LabelRow>(LOCK, [kode_toko, codes, kategori_harga]);

const COUNT = statement(`
  with naik as (
    update barang set label_ke = label_ke + 1, op = $4::uuid
     where kode_toko = $1 and kode_barcode = any($2) returning kode_barcode, label_ke
  )
  insert into label_cetak (kode_toko, kode_barcode, label_ke, user_id, waktu, op)
  select $1, kode_barcode, label_ke, $3, waktu(), $4::uuid from naik`);

/** One more label of each piece, and who printed it. */
export const countLabel = async (tx: Tx, codes: readonly string[], ctx: Ctx): Promise<void> => {
  await tx.call(COUNT, [ctx.kode_toko, codes, ctx.user_id, ctx.op]);
};

const RELEASED = statement(`
  select ${COLUMNS} from barang b ${AROUND}
   where b.kode_toko = $1 and b.kode_barcode = any($2)
     and exists (select from label_cetak c where c.kode_toko = b.kode_toko and c.kode_barcode = b.kode_barcode
       and c.label_ke = b.label_ke and c.user_id = $4 and c.waktu > waktu() - make_interval(mins => $5))`);

/** Those of the pieces whose newest label this user released within the last minutes. */
export const listLabelLepas = (
  on: Sql,
  codes: readonly string[],
  menit: number,
  ctx: Ctx,
): Promise<LabelRow[]> =>
  on.call<LabelRow>(RELEASED, [
    ctx.kode_toko,
    codes,
    ctx.param(barangParam.kategori_harga),
    ctx.user_id,
    menit,
  ]);
