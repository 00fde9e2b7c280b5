import { sentence, word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { perluOtorisasi, untukOrang, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Dikeluarkan } from '#areas/buku/server/keluar/keluar.ts';
import { keluarDokumen } from '#areas/dokumen/server/keluar-dokumen.ts';
import { mayCancel, statesOf } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { fieldIn, lettersOf, askField } from '#areas/dokumen/contract/document-paper.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku, catatBuku } from '#areas/buku/server/catat-buku.ts';
import { saveBatalDokumen } from '#areas/dokumen/server/dokumen.table.ts';
import type { Held } from '#areas/dokumen/server/document.table.ts';
import type { AnyDocument, No } from '#areas/dokumen/server/any-document.ts';
import type { AnyKind, Undo } from '#areas/dokumen/server/kind.ts';
import { holdParent, needLeft, needPassed, stepBack } from '#areas/dokumen/server/parent.ts';
import {
  hasPosted,
  holdDocument,
  linesOf,
  needWhole,
  seeDocument,
  undoneAs,
  unread,
  wholeDocument,
  within,
} from '#areas/dokumen/server/read-document.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Asked = No & { readonly typed: { readonly alasan: string } };

/** A document to be cancelled, locked with its lines and its parent document. */
export type Standing = {
  readonly row: Held;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly parent: Held | undefined;
  readonly undone: Undo;
};

/**
 * Takes a document back by its mirror image, or by a set of its own, under a number of its own (D-6.4,
 * D-6.7); one that waited and booked nothing is rejected without either.
 */
export async function cancelDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  asked: Asked,
  ctx: Ctx,
): Promise<object> {
  const { spec } = document;
  const { no, induk } = asked;
  const held = await holdToCancel(tx, document, kind, asked, ctx);
  needWhole(spec, held.row, 'cancel');
  const keluar = await agreeToCancel(tx, document, kind, { ...asked, ...held }, ctx);
  const taken = await takeBack(tx, document, held, asked, ctx);
  await keluar?.catat(taken.no ?? no);
  const { on } = spec;
  if (on?.answers) {
    const { row } = held;
    const sesudah = {
      ...row,
      status: 'CANC',
      no_batal: taken.no,
      alasan_batal: asked.typed.alasan,
    };
    tx.audit({ ...taken.audit, kunci: no, sebelum: row, sesudah });
    return kind.answers!(tx, induk!, ctx);
  }
  const after = await seeDocument(tx, document, {}, { no, induk }, ctx);
  const whole = { row: after, ...unread(kind, held.lines) };
  const dokumen = await wholeDocument(tx, document, kind, whole, ctx);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ ...taken.audit, kunci: no, sebelum: held.row, sesudah });
  return dokumen;
}

/** The same for a half of another document, once the cancel of that one was approved. */
export async function cancelHalf(
  tx: Tx,
  document: AnyDocument,
  held: Standing,
  asked: Asked,
  ctx: Ctx,
): Promise<void> {
  const { no, audit } = await takeBack(tx, document, held, asked, ctx);
  const sesudah = { ...held.row, status: 'CANC', no_batal: no, alasan_batal: asked.typed.alasan };
  tx.audit({ ...audit, kunci: asked.no, sebelum: held.row, sesudah });
}

/** Locks a document with its parent document, and checks that it can be cancelled. */
export async function holdToCancel(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { no, induk, typed }: Asked,
  ctx: Ctx,
): Promise<Standing> {
  const { spec } = document;
  const { on } = spec;
  // The same order of locks as in making one: the parent document first.
  const parent = on && (await holdParent(tx, on, induk!, ctx));
  const row = await holdDocument(tx, document, kind, { no, induk }, ctx);
  needUndoable(spec, row, parent, ctx);
  const lines = await linesOf(tx, spec, kind, no, ctx);
  const whole = { ...row, ...within(spec, lines) };
  const undone = (await kind.undo?.(tx, whole, ctx, parent, typed)) ?? {};
  return { row, lines, parent, undone };
}

/** Which act took it back, where no set of its own says so. */
const actOf = ({ book }: DocumentSpec, { op }: Ctx) => ({
  ...('none' in book && { op_batal: op }),
  ...('halves' in book && { op }),
});

/** Its number, what is kept of it, what else comes back, its set of the book. */
async function takeBack(
  tx: Tx,
  { spec }: AnyDocument,
  { row, undone, parent }: Standing,
  { no, induk, typed }: Asked,
  ctx: Ctx,
) {
  const { on, cancel } = spec;
  const { rejected } = statesOf(spec)[row.status] ?? {};
  const { letters } = cancel;
  const numbered = letters !== undefined && rejected === undefined;
  const no_batal = numbered ? await takeNomor(tx, ctx.kode_toko, letters, ctx.hari) : null;
  const before = row.no_sebelum ?? null;
  const back = { no: induk!, before, change: undone.parent };
  const moved = on && parent && stepBack(on, { ...back, status: parent.status }, ctx);
  const kolom = { ...undone.head, ...actOf(spec, ctx) };
  const number = letters === undefined ? {} : { no_batal };
  const kept = { no, ...number, alasan: typed.alasan, kolom, induk: moved };
  await saveBatalDokumen(tx, { tabel: spec.table, nomor: spec.key }, kept, ctx);
  await undone.afterNumber?.(no_batal ?? no);
  if (no_batal) await bookCancel(tx, spec, { row, no_batal, ...typed }, undone, ctx);
  const tindakan = rejected ?? cancel.audit ?? 'BATAL';
  return { no: no_batal, audit: { tindakan, tabel: spec.table } };
}

type Cancelled = { readonly row: Held; readonly no_batal: string; readonly alasan: string };

/** The mirror of its set, or what the kind says instead. */
async function bookCancel(
  tx: Tx,
  spec: DocumentSpec,
  { row, no_batal: no_bukti, alasan: keterangan }: Cancelled,
  { postings }: Undo,
  ctx: Ctx,
): Promise<void> {
  const kode_transaksi = undoneAs(spec, row);
  if (!kode_transaksi) return;
  const set = { no_bukti, kode_transaksi, keterangan };
  if (postings) await catatBuku(tx, { ...set, baris: postings }, ctx);
  else if (hasPosted(spec, row)) await balikkanBuku(tx, String(row[spec.key]), set, ctx);
}

/** It is not cancelled yet, it is of today unless any day is allowed, and nothing has happened on it since. */
function needUndoable(
  spec: DocumentSpec,
  row: Held,
  parent: Held | undefined,
  { hari }: Ctx,
): void {
  const display = refusalsOf(spec);
  const { on, cancel } = spec;
  const gone = row.status === 'CANC';
  conflictIf(gone, statesOf(spec).CANC?.says ? display.inState(row) : display.cancelled);
  refuseIf(cancel.anyDay || row.tgl_system === hari ? [] : [display.yesterday]);
  const last = row.no_terakhir ?? null;
  conflictIf(last !== null && !cancel.afterActs, display.wentOn(last ?? ''));
  conflictIf(!mayCancel(spec, row.status), display.inState(row));
  if (!on || !parent) return;
  if (on.spec.acts) {
    conflictIf(parent.no_terakhir !== row[spec.key], display.notLast);
    // A cancel after its acts leaves the last of them the last.
    needPassed(on, parent);
  } else needLeft(on, parent);
}

/**
 * A second person reads what it is and agrees; a document that is only rejected needs no approval, unless its state
 * says so (`agreed`).
 */
async function agreeToCancel(
  tx: Tx,
  document: AnyDocument,
  { display }: AnyKind,
  { row, lines, no, typed, undone }: Asked & Standing,
  ctx: Ctx,
): Promise<Dikeluarkan | undefined> {
  const { cancel } = document.spec;
  if (document.spec.pays === 'customer') tx.guards.add('payout');
  const { rejected, agreed } = statesOf(document.spec)[row.status] ?? {};
  if (rejected && !agreed) return undefined;
  const said = display?.(row) ?? {};
  const shown: Angka[] = cancel.shows
    .filter((name) => (row[name] ?? null) !== null)
    .map((name) => ({
      label: fieldIn(document, name).label,
      nilai: askField(document, row, name, said),
    }));
  const { isi = [], angka = [], asks = [], foto, penyetuju } = undone;
  const all: Tuntutan[] = [
    {
      event: cancel.event,
      ...(penyetuju && { penyetuju }),
      ringkasan: sentence('Batal {apa} {no}', {
        apa: word(lettersOf(document.spec, row).toLowerCase()),
        no,
      }),
      angka: [...shown, ...isi, { label: 'Alasan', nilai: typed.alasan }, ...angka],
      foto: foto ?? lines,
    },
    ...asks,
  ];
  // A set of its own gives back money that was kept for days: that is paid out like any other money (D-51.6).
  const { postings } = undone;
  const keluar = postings && (await keluarDokumen(tx, document.spec, { postings, asks: all }, ctx));
  await perluOtorisasi(tx, ctx, untukOrang(keluar?.asks ?? all, row['no_hp']));
  return keluar;
}
