import type { Miligram } from '#kit/rules/quantity.ts';
import { at, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';
import { pilihPo, TIDAK_PO } from '#areas/pre-order/rules/pre-order.ts';
import {
  lockTerbuka,
  saveIsi,
  saveKembali,
  saveLepas,
  type IsiRow,
  type KembaliRow,
} from '#areas/pre-order/server/pre-order.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A line of an order, or a lot of a receipt, as it says which pre-order it fills. */
type Line = {
  readonly kode_dept: string;
  readonly kode_kadar: string;
  readonly kode_group: string | null;
  readonly no_po: string | null;
  readonly urut_po: number | null;
  readonly tanpa_po: boolean | null;
};

/** What the lines are called in the body, and whose they are, where they are anybody's. */
type Untuk = { readonly part?: string; readonly kode_customer?: string | null };

/**
 * With the module on, a line whose jenis is waited for names its pre-order or says that it fills none (V039, D-51.14);
 * what it names is held until the act is finished.
 */
export async function periksaPo(
  tx: Tx,
  lines: readonly Line[],
  ctx: Ctx,
  { part = 'barang', kode_customer = null }: Untuk = {},
): Promise<Refusal[]> {
  const nomor = [...new Set(lines.flatMap(({ no_po }) => no_po ?? []))];
  if (!ctx.modul(preOrderModul.PRE_ORDER_MODULE))
    return lines.flatMap(({ no_po }, index) =>
      no_po === null ? [] : [at(TIDAK_PO.PO_TIDAK_ADA, part, index)],
    );
  const jenis = [...new Set(lines.map(({ kode_dept }) => kode_dept))];
  const open = await lockTerbuka(tx, ctx.kode_toko, { jenis, nomor });
  return lines.flatMap((one, index) =>
    pilihPo(one, open, kode_customer).map((no) => at(no, part, index)),
  );
}

type Filling = Omit<IsiRow, 'no_po' | 'urut_po'> & {
  readonly no_po: string | null;
  readonly urut_po: number | null;
  readonly berat: Miligram;
};

/** Fills what the lines name, by pieces: more than was asked for may come. */
export async function isiPo(
  tx: Tx,
  no_dokumen: string,
  lines: readonly Filling[],
  ctx: Ctx,
): Promise<void> {
  const rows = lines.flatMap(({ no_po, urut_po, urut, qty, berat }) =>
    no_po === null || urut_po === null ? [] : [{ no_po, urut_po, urut, qty, berat }],
  );
  if (rows.length > 0) await saveIsi(tx, no_dokumen, rows, ctx);
}

/** A document that is undone gives back what it filled (D-36.9). */
export const lepasPo = async (tx: Tx, no_dokumen: string, { kode_toko }: Ctx): Promise<void> =>
  void (await saveLepas(tx, kode_toko, no_dokumen));

/**
 * Goods that went back to their supplier are waited for again; with `arah` -1 they are here as before (decision 1286).
 */
export const kembaliPo = (
  tx: Tx,
  rows: readonly KembaliRow[],
  arah: 1 | -1,
  { kode_toko }: Ctx,
): Promise<void> => saveKembali(tx, kode_toko, rows, arah);
