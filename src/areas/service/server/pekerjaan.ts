import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import type { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { lockService } from '#areas/service/server/kerja-service.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A job with its pieces. */
export type Service = HeldOf<typeof serviceDocument.spec>;
export type BarangService = Service['barang'][number];

/**
 * A job that work or gold is handed out for, or comes back to: held until the act is finished, unless it is a quote.
 * 404 where it does not exist, 409 in another state than these.
 */
export async function holdService(
  tx: Tx,
  no_service: string,
  states: readonly string[],
  ctx: Ctx,
): Promise<Service> {
  await lockService(tx, ctx.kode_toko, no_service, tx.forUpdate);
  const held = await findParent(tx, serviceDocument, no_service, ctx);
  conflictIf(!states.includes(held.status), refusalsOf(serviceDocument.spec).inState(held));
  return held;
}

type Papers = typeof serahDocument | typeof kembaliDocument;

/** A paper of a craftsman is reached by the path of its own job or order alone: 404 elsewhere. */
export async function needOfJob(
  on: Sql,
  document: Papers,
  { no, induk }: { readonly no: string; readonly induk: string },
  ctx: Ctx,
): Promise<void> {
  const { no_dokumen } = await findParent<Papers['spec']>(on, document, no, ctx);
  if (no_dokumen !== induk) throw missing(refusalsOf(document.spec).missing);
}

/** The gold of a piece as it lies in custody. */
export const emasOf = ({ kadar, berat, murni, berat_selesai, murni_selesai }: BarangService) => ({
  kadar,
  berat: berat_selesai ?? berat,
  murni: murni_selesai ?? murni,
});
