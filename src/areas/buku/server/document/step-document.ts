import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { saveDocument } from '#areas/buku/server/document/document.table.ts';
import type { AnyDocument, AnyKind, No } from '#areas/buku/server/document/kind.ts';
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
} from '#areas/buku/server/document/read-document.ts';
import { needOther } from '#areas/buku/server/document/need-other.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import { keluarDokumen } from '#areas/buku/server/keluar/of-document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Stepped = No & { readonly name: string; readonly typed: unknown };

/** Takes a document one step on, under its own number: what it waited for has come. */
export async function stepDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { name, typed, ...at }: Stepped,
  ctx: Ctx,
): Promise<object> {
  const { words } = document;
  const { from, to, again, audit } = words.steps![name]!;
  const held = await holdDocument(tx, document, kind, at, ctx);
  conflictIf(held.status === to, again);
  conflictIf(held.status !== from, refusalsOf(words).inState(held));
  needWhole(words, held, 'step');
  needOther([held], ctx);
  const lines = await linesOf(tx, words, kind, at.no, ctx);
  const whole = { ...held, ...within(words, lines) };
  const step = kind.steps![name]!;
  if ('writes' in step) {
    const written = await step.writes(tx, typed, ctx, whole);
    return tellWritten(tx, document, kind, written, ctx);
  }
  const plan = await step(tx, typed, ctx, whole);
  const { head, postings, asks = [], stamps, note, also } = plan;
  const keluar = await keluarDokumen(tx, words, plan, ctx);
  const semua = [...asks, ...(keluar?.asks ?? [])];
  if (semua.length > 0) await perluOtorisasi(tx, ctx, semua);
  const act = 'halves' in words.book && { op: ctx.op };
  await saveDocument(tx, words, { ...head, ...act, no: at.no, status: to }, ctx, stamps);
  await also?.(at.no);
  await keluar?.catat(at.no);
  const kode_transaksi = bookedAs(words, { ...held, ...head });
  const keterangan = note ?? noteOf(words, held);
  await catatBuku(tx, { no_bukti: at.no, kode_transaksi, keterangan, baris: postings }, ctx);
  const row = await seeDocument(tx, document, {}, at, ctx);
  const dokumen = await wholeDocument(tx, document, kind, { row, ...unread(kind, lines) }, ctx);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ tindakan: audit, tabel: words.table, kunci: at.no, sebelum: held, sesudah });
  return dokumen;
}
