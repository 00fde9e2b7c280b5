import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { HilangLot, ReturLot } from '#areas/terima/rules/penerimaan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const SISA = sql`l.qty - l.label_qty - l.hilang_qty - l.retur_qty`;

/** Deliveries of which pieces lie loose. */
export const belumDilabel = sql`d.status = 'DONE' and exists (select from penerimaan_lot l
  where l.kode_toko = d.kode_toko and l.no_terima = d.no_terima and ${SISA} > 0)`;

/** How many pieces of each delivery are not labelled. */
export async function listSisa(
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await on.many(sql<{ no_terima: string; sisa_qty: number }>`
    select no_terima, sum(${SISA})::int as sisa_qty from penerimaan_lot l
     where kode_toko = ${kode_toko} and no_terima = any(${nomor}) group by 1`);
  return new Map(rows.map((row) => [row.no_terima, row.sisa_qty]));
}

type Label = { kode_barcode: string; no_label: string };
export const listLabels = (on: Sql, kode_toko: string, no: string): Promise<Label[]> =>
  on.many(sql<Label>`
    select kode_barcode, no_label from penerimaan_label
     where kode_toko = ${kode_toko} and no_terima = ${no} order by kode_barcode`);

export const listLabelled = async (on: Sql, kode_toko: string, no: string): Promise<string[]> =>
  (await listLabels(on, kode_toko, no)).map((one) => one.kode_barcode);

/** Those of the pieces to which anything happened after they were labelled. */
export const movedSinceLabel = async (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<string[]> =>
  (
    await on.many(sql<{ kode_barcode: string }>`
      select distinct kode_barcode from barang_kejadian
       where kode_toko = ${kode_toko} and kode_barcode = any(${codes}) and seq > 1 order by 1`)
  ).map((row) => row.kode_barcode);

export const isTerima = async (on: Sql, kode_toko: string, no: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from penerimaan where kode_toko = ${kode_toko} and no_terima = ${no}`)) !== undefined;

/** The delivery of the chain under which a tax invoice is booked; a cancelled one gives its number free. */
export const findFaktur = async (on: Sql, no: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ no_terima: string }>`
      select no_terima from penerimaan where no_faktur_pajak = ${no} and status <> 'CANC'`)
  )?.no_terima;

export const isSupplier = async (on: Sql, kode_toko: string, kode: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from supplier_barang where kode_toko = ${kode_toko} and kode_supplier = ${kode} and is_active`)) !==
  undefined;

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

/** What goes back of a lot without a label, or, with less than nothing, what a cancel brings again. */
export const saveReturLot = (
  tx: Tx,
  kode_toko: string,
  { no_terima, urut }: { no_terima: string; urut: number },
  retur: ReturLot,
): Promise<number> =>
  tx.run(sql`
    update penerimaan_lot set retur_qty = retur_qty + ${retur.retur_qty},
           retur_berat = retur_berat + ${retur.retur_berat}, retur_murni = retur_murni + ${retur.retur_murni},
           retur_modal = retur_modal + ${retur.retur_modal}
     where kode_toko = ${kode_toko} and no_terima = ${no_terima} and urut = ${urut}`);

/** The lot that each labelled piece came out of; one that was entered by itself has none. */
export const listLotLabel = (on: Sql, kode_toko: string, codes: readonly string[]) =>
  on.many(sql<{ kode_barcode: string; no_terima: string; urut: number }>`
    select kode_barcode, no_terima, urut from penerimaan_label
     where kode_toko = ${kode_toko} and kode_barcode = any(${[...codes]})`);
