import { sentence, word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { mayCancel, statesOf } from '#areas/buku/contract/document.ts';
import type { DocumentWords } from '#areas/buku/contract/document-words.ts';
import { fieldIn, lettersOf, askField } from '#areas/buku/contract/document-paper.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku, catatBuku } from '#areas/buku/server/catat-buku.ts';
import { saveBatalDokumen } from '#areas/buku/server/dokumen.table.ts';
import { listLines, type Held } from '#areas/buku/server/document/document.table.ts';
import type { AnyDocument, AnyKind, No, Undo } from '#areas/buku/server/document/kind.ts';
import { holdParent, needState, stepBack } from '#areas/buku/server/document/parent.ts';
import {
  holdDocument,
  seeDocument,
  undoneAs,
  wholeDocument,
  within,
} from '#areas/buku/server/document/read-document.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Asked = No & { readonly typed: { readonly alasan: string } };

/** What is to be taken back, held with its lines, and what it stands on. */
type Standing = {
  readonly row: Held;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly parent: Held | undefined;
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
  const { words } = document;
  const { on } = words;
  const { no, induk, typed } = asked;
  // The same order as whoever makes one: first what it stands on.
  const parent = on && (await holdParent(tx, on, induk!, ctx));
  const row = await holdDocument(tx, document, kind, { no, induk }, ctx);
  needUndoable(words, row, parent, ctx);
  const { rejected } = statesOf(words)[row.status]!;
  const lines = await listLines(tx, words, ctx.kode_toko, no);
  const held = { ...asked, row, lines, parent };
  const undone = await agreeToCancel(tx, document, kind, held, ctx);

  const { letters } = words.cancel;
  const no_batal = rejected ? null : await takeNomor(tx, ctx.kode_toko, letters, ctx.hari);
  const before = row.no_sebelum ?? null;
  const moved = on && stepBack(on, { no: induk!, before, change: undone.parent }, ctx);
  const kolom = { ...undone.head, ...('none' in words.book && { op_batal: ctx.op }) };
  const kept = { no, no_batal, alasan: typed.alasan, kolom, induk: moved };
  await saveBatalDokumen(tx, { tabel: words.table, nomor: words.key }, kept, ctx);
  await undone.also?.(no_batal ?? no);
  if (no_batal) await bookCancel(tx, words, { row, no_batal, ...typed }, undone, ctx);
  const audit = { tindakan: rejected ?? words.cancel.audit ?? 'BATAL', tabel: words.table };
  if (on?.answers) {
    const sesudah = { ...row, status: 'CANC', no_batal, alasan_batal: typed.alasan };
    tx.audit({ ...audit, kunci: no, sebelum: row, sesudah });
    return kind.answers!(tx, induk!, ctx);
  }
  const after = await seeDocument(tx, document, {}, { no, induk }, ctx);
  const dokumen = await wholeDocument(tx, document, kind, { row: after, lines }, ctx);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ ...audit, kunci: no, sebelum: row, sesudah });
  return dokumen;
}

type Cancelled = { readonly row: Held; readonly no_batal: string; readonly alasan: string };

/** The mirror of its set, or what the kind says instead. */
async function bookCancel(
  tx: Tx,
  words: DocumentWords,
  { row, no_batal: no_bukti, alasan: keterangan }: Cancelled,
  { postings }: Undo,
  ctx: Ctx,
): Promise<void> {
  const kode_transaksi = undoneAs(words, row);
  if (!kode_transaksi) return;
  const set = { no_bukti, kode_transaksi, keterangan };
  if (postings) await catatBuku(tx, { ...set, baris: postings }, ctx);
  else await balikkanBuku(tx, String(row[words.key]), set, ctx);
}

/** It stands, it is of today unless any day will do, and nothing has happened on it since. */
function needUndoable(
  words: DocumentWords,
  row: Held,
  parent: Held | undefined,
  { hari }: Ctx,
): void {
  const says = refusalsOf(words);
  const { on, cancel } = words;
  const gone = row.status === 'CANC';
  conflictIf(gone, statesOf(words).CANC?.says ? says.inState(row) : says.cancelled);
  refuseIf(cancel.anyDay || row.tgl_system === hari ? [] : [says.yesterday]);
  const last = row.no_terakhir ?? null;
  conflictIf(last !== null, says.wentOn(last ?? ''));
  conflictIf(!mayCancel(words, row.status), says.inState(row));
  if (!on || !parent) return;
  if (on.words.acts) conflictIf(parent.no_terakhir !== row[words.key], says.notLast);
  else needState(on, parent);
}

/** What the kind says of taking it back, once somebody else agreed; nobody is asked where it is only rejected. */
async function agreeToCancel(
  tx: Tx,
  document: AnyDocument,
  { undo, says }: AnyKind,
  { row, lines, no, typed, parent }: Asked & Standing,
  ctx: Ctx,
): Promise<Undo> {
  const { cancel } = document.words;
  const whole = { ...row, ...within(document.words, lines) };
  const more = (await undo?.(tx, whole, ctx, parent, typed)) ?? {};
  if (statesOf(document.words)[row.status]?.rejected) return more;
  const said = says?.(row) ?? {};
  const angka: Angka[] = cancel.shows
    .filter((name) => (row[name] ?? null) !== null)
    .map((name) => ({
      label: fieldIn(document, name).label,
      nilai: askField(document, row, name, said),
    }));
  await perluOtorisasi(tx, ctx, [
    {
      event: cancel.event,
      ...(more.penyetuju && { penyetuju: more.penyetuju }),
      ringkasan: sentence('Batal {apa} {no}', {
        apa: word(lettersOf(document.words, row).toLowerCase()),
        no,
      }),
      angka: [...angka, { label: 'Alasan', nilai: typed.alasan }, ...(more.angka ?? [])],
      foto: more.foto ?? lines,
    },
    ...(more.asks ?? []),
  ]);
  return more;
}
