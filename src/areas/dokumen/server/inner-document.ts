import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { lockDocument, type HeldBy } from '#areas/dokumen/server/document.table.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { saveBatalDokumen } from '#areas/dokumen/server/dokumen.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Locks a document that another one made inside its own act, to cancel both. 409 where something was done on it since,
 * or where its state allows no cancel.
 */
export async function lockInner<W extends DocumentSpec>(
  tx: Tx,
  spec: W,
  no: string,
  ctx: Ctx,
): Promise<HeldBy<W>> {
  const row = await lockDocument(tx, spec, ctx.kode_toko, no);
  invariant(row, `${no} was made by another document`);
  const says = refusalsOf(spec);
  const last = row.no_terakhir ?? null;
  conflictIf(last !== null, says.wentOn(last ?? ''));
  conflictIf(!mayCancel(spec, row.status), says.inState(row));
  return row;
}

/** Cancels it with the other one: without a number or a set of the book of its own. */
export async function cancelInner<W extends DocumentSpec>(
  tx: Tx,
  spec: W,
  row: HeldBy<W>,
  alasan: string,
  ctx: Ctx,
): Promise<void> {
  const { table: tabel, key: nomor } = spec;
  const no = String((row as Readonly<Record<string, unknown>>)[nomor]);
  await saveBatalDokumen(tx, { tabel, nomor }, { no, no_batal: null, alasan }, ctx);
  const sesudah = { ...row, status: 'CANC', alasan_batal: alasan };
  tx.audit({ tindakan: 'BATAL', tabel, kunci: no, sebelum: row, sesudah });
}
