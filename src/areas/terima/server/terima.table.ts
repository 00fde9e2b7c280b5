import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { KepalaBatal } from '#areas/buku/server/dokumen.query.ts';
import type { HilangLot } from '#areas/terima/rules/penerimaan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Terima = KepalaBatal & {
  no_terima: string;
  tgl_system: Hari;
  input_date: string;
  kode_supplier: string;
  kode_gudang: string;
  no_intern: string | null;
  total_qty: number;
  total_berat: Miligram;
  sisa_qty: number;
  status: 'DONE' | 'CANC';
  keterangan: string;
  input_by: string;
  otorisasi: string[];
};

export type LotRow = {
  urut: number;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  persen: Persen;
  qty: number;
  berat_bruto: Miligram;
  berat_nota: Miligram;
  berat: Miligram;
  murni: Miligram;
  modal: Rupiah | null;
  label_qty: number;
  label_berat: Miligram;
  lot_berat: Miligram;
  lot_murni: Miligram;
  label_modal: Rupiah;
} & HilangLot;

const BARIS = sql`p.no_terima, p.tgl_system, p.input_date, p.kode_supplier, p.kode_gudang, p.no_intern, p.total_qty,
  p.total_berat, (select coalesce(sum(l.qty - l.label_qty - l.hilang_qty), 0)::int from penerimaan_lot l
    where l.kode_toko = p.kode_toko and l.no_terima = p.no_terima) as sisa_qty, p.status, p.keterangan, p.input_by`;
const KEPALA = sql`${BARIS}, p.otorisasi, p.no_batal, p.alasan_batal, p.batal_by, p.tgl_batal`;

export const findTerima = (on: Sql, kode_toko: string, no: string): Promise<Terima | undefined> =>
  on.maybe(sql<Terima>`
    select ${KEPALA} from penerimaan p where p.kode_toko = ${kode_toko} and p.no_terima = ${no}`);

export const lockTerima = (tx: Tx, kode_toko: string, no: string): Promise<Terima | undefined> =>
  tx.maybe(sql<Terima>`
    select ${KEPALA} from penerimaan p where p.kode_toko = ${kode_toko} and p.no_terima = ${no} for update of p`);

export const listTerima = (
  on: Sql,
  kode_toko: string,
  from: string,
  to: string,
  belum: boolean,
): Promise<Terima[]> =>
  on.many(sql<Terima>`
    select * from (select ${BARIS} from penerimaan p where p.kode_toko = ${kode_toko}
      and (${belum} or p.tgl_system between ${from}::date and ${to}::date)) d
     where not ${belum} or (status = 'DONE' and sisa_qty > 0)
     order by tgl_system desc, no_terima desc limit 1000`);

export const listLot = (on: Sql, kode_toko: string, no: string): Promise<LotRow[]> =>
  on.many(sql<LotRow>`
    select urut, kode_dept, kode_group, kode_kadar, persen, qty, berat_bruto, berat_nota, berat, murni, modal,
           label_qty, label_berat, lot_berat, lot_murni, label_modal, hilang_qty, hilang_berat, hilang_murni,
           hilang_modal
      from penerimaan_lot where kode_toko = ${kode_toko} and no_terima = ${no} order by urut`);

export type LabelRow = { kode_barcode: string; urut: number; no_label: string };
export const listLabelTerima = (on: Sql, kode_toko: string, no: string): Promise<LabelRow[]> =>
  on.many(sql<LabelRow>`
    select kode_barcode, urut, no_label from penerimaan_label
     where kode_toko = ${kode_toko} and no_terima = ${no} order by kode_barcode`);

export const isSupplier = async (on: Sql, kode_toko: string, kode: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from supplier_barang where kode_toko = ${kode_toko} and kode_supplier = ${kode} and is_active`)) !==
  undefined;

type Kepala = {
  no_terima: string;
  kode_supplier: string;
  kode_gudang: string;
  no_intern: string | null;
  dokumen_perolehan: string;
  keterangan: string;
  total_qty: number;
  total_berat: Miligram;
  total_murni: Miligram;
  total_modal: Rupiah;
  berselisih: boolean;
};
type LotBaru = Omit<
  LotRow,
  'label_qty' | 'label_berat' | 'lot_berat' | 'lot_murni' | 'label_modal' | keyof HilangLot
>;

export async function saveTerima(
  tx: Tx,
  head: Kepala,
  lots: readonly LotBaru[],
  ctx: Ctx,
): Promise<void> {
  await tx.run(sql`
    insert into penerimaan (kode_toko, no_terima, tgl_system, input_date, kode_supplier, kode_gudang, no_intern,
        dokumen_perolehan, keterangan, total_qty, total_berat, total_murni, total_modal, status, berselisih, input_by,
        otorisasi, op)
    values (${ctx.kode_toko}, ${head.no_terima}, ${ctx.hari}::date, waktu(), ${head.kode_supplier},
        ${head.kode_gudang}, ${head.no_intern}, ${head.dokumen_perolehan}, ${head.keterangan}, ${head.total_qty},
        ${head.total_berat}, ${head.total_murni}, ${head.total_modal}, 'DONE', ${head.berselisih}, ${ctx.user_id},
        ${tx.otorisasi ? [tx.otorisasi] : []}, ${ctx.op}::uuid)`);
  await tx.run(sql`
    insert into penerimaan_lot (kode_toko, no_terima, urut, tgl_system, kode_dept, kode_group, kode_kadar, persen, qty,
        berat_bruto, berat, berat_nota, murni, modal)
    select ${ctx.kode_toko}, ${head.no_terima}, urut, ${ctx.hari}::date, kode_dept, kode_group, kode_kadar, persen,
           qty, berat_bruto, berat, berat_nota, murni, modal
      from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as x (urut int, kode_dept text, kode_group text,
        kode_kadar text, persen int, qty int, berat_bruto bigint, berat bigint, berat_nota bigint, murni bigint,
        modal bigint)`);
}

type Dilabel = {
  no_terima: string;
  urut: number;
  no_label: string;
  qty: number;
  berat: Miligram;
  lot_berat: Miligram;
  lot_murni: Miligram;
  modal: Rupiah;
  codes: readonly string[];
};

export async function saveLabel(tx: Tx, row: Dilabel, ctx: Ctx): Promise<void> {
  await tx.run(sql`
    update penerimaan_lot set label_qty = label_qty + ${row.qty}, label_berat = label_berat + ${row.berat},
           lot_berat = lot_berat + ${row.lot_berat}, lot_murni = lot_murni + ${row.lot_murni},
           label_modal = label_modal + ${row.modal}
     where kode_toko = ${ctx.kode_toko} and no_terima = ${row.no_terima} and urut = ${row.urut}`);
  await tx.run(sql`
    insert into penerimaan_label (kode_toko, kode_barcode, no_terima, urut, no_label)
    select ${ctx.kode_toko}, kode, ${row.no_terima}, ${row.urut}, ${row.no_label}
      from unnest(${row.codes}::text[]) kode`);
}

/** What a count found missing of a lot, or, with less than nothing, what its cancel gives back. */
export const saveHilangLot = (
  tx: Tx,
  kode_toko: string,
  { no_terima, urut }: { no_terima: string; urut: number },
  hilang: HilangLot,
): Promise<number> =>
  tx.run(sql`
    update penerimaan_lot set hilang_qty = hilang_qty + ${hilang.hilang_qty},
           hilang_berat = hilang_berat + ${hilang.hilang_berat},
           hilang_murni = hilang_murni + ${hilang.hilang_murni},
           hilang_modal = hilang_modal + ${hilang.hilang_modal}
     where kode_toko = ${kode_toko} and no_terima = ${no_terima} and urut = ${urut}`);
