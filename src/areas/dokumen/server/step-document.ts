import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi, untukOrang } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { changed, saveDocument, type Held } from '#areas/dokumen/server/document.table.ts';
import type { AnyDocument, No } from '#areas/dokumen/server/any-document.ts';
import type { AnyKind, AnyStepPlan } from '#areas/dokumen/server/kind.ts';
import { holdParent } from '#areas/dokumen/server/parent.ts';
import {
  bookedAs,
  holdDocument,
  linesOf,
  needWhole,
  noteOf,
  seeDocument,
  tellWritten,
  unread,
  wholeDocument,
  within,
} from '#areas/dokumen/server/read-document.ts';
import { needOther } from '#areas/dokumen/server/need-other.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { keluarDokumen } from '#areas/dokumen/server/keluar-dokumen.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Stepped = No & { readonly name: string; readonly typed: unknown };

/**
 * Takes a document one step on, under its own number: what it waited for has come. Its parent document is locked first
 * and moves with it. Its money goes through the drawer of `drawerOf`, if not that of the person who acts.
 */
export async function stepDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { name, typed, ...at }: Stepped,
  ctx: Ctx,
): Promise<object> {
  const { spec } = document;
  const { from, to, again, audit, byMaker } = spec.steps![name]!;
  const { induk = '' } = at;
  const parent = spec.on && (await holdParent(tx, spec.on, induk, ctx));
  const held = await holdDocument(tx, document, kind, at, ctx);
  conflictIf(held.status === to, again);
  conflictIf(held.status !== from, refusalsOf(spec).inState(held));
  needWhole(spec, held, 'step');
  if (!byMaker) await needOther(tx, held, ctx);
  const lines = await linesOf(tx, spec, kind, at.no, ctx);
  const whole = { ...held, ...within(spec, lines) };
  const step = kind.steps![name]!;
  if ('writes' in step) {
    const written = await step.writes(tx, typed, ctx, whole);
    return tellWritten(tx, document, kind, written, ctx);
  }
  const plan = await step(tx, typed, ctx, whole, parent);
  const keluar = await keluarDokumen(tx, spec, plan, ctx);
  const semua = untukOrang(keluar?.asks ?? plan.asks ?? [], held['no_hp']);
  if (semua.length > 0) await perluOtorisasi(tx, ctx, semua);
  await writeStep(tx, document, kind, { name, at, held, plan }, ctx);
  await keluar?.catat(at.no);
  const row = await seeDocument(tx, document, {}, at, ctx);
  const dokumen = await wholeDocument(tx, document, kind, { row, ...unread(kind, lines) }, ctx);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ tindakan: audit, tabel: spec.table, kunci: at.no, sebelum: held, sesudah });
  return dokumen;
}

type Step = {
  readonly name: string;
  readonly at: No;
  readonly held: Held;
  readonly plan: AnyStepPlan;
};

/** Both documents in their new states, the parts that came, the set of the book. */
async function writeStep(
  tx: Tx,
  { spec }: AnyDocument,
  kind: AnyKind,
  { name, at: { no, induk }, held, plan }: Step,
  ctx: Ctx,
): Promise<void> {
  const { to, parent: moved } = spec.steps![name]!;
  const { head, postings, parts = {}, stamps, note, afterNumber, afterPosting, drawerOf } = plan;
  const act = 'halves' in spec.book && { op: ctx.op };
  await saveDocument(tx, spec, { ...head, ...act, no, status: to }, ctx, stamps);
  if (spec.on && moved && induk)
    await tx.run(changed(spec.on.spec, { no: induk, status: moved }, ctx));
  for (const [part, of] of Object.entries(kind.parts ?? {}))
    if (part in parts) await of.write?.(tx, no, parts[part], ctx);
  await afterNumber?.(no);
  const kode_transaksi = bookedAs(spec, { ...held, ...head });
  const keterangan = note ?? noteOf(spec, held);
  const booking = drawerOf === undefined ? ctx : { ...ctx, user_id: drawerOf };
  await catatBuku(tx, { no_bukti: no, kode_transaksi, keterangan, baris: postings }, booking);
  await afterPosting?.();
}
