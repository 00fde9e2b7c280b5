import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { mayCancel } from '#areas/buku/contract/document.ts';
import type { DocumentWords } from '#areas/buku/contract/document-words.ts';
import { fieldIn, lettersOf, sayField } from '#areas/buku/contract/document-paper.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { saveBatalDokumen } from '#areas/buku/server/dokumen.table.ts';
import { listLines, type Held } from '#areas/buku/server/document/document.table.ts';
import type { AnyDocument, AnyKind, No, Undo } from '#areas/buku/server/document/kind.ts';
import { holdParent, stepBack } from '#areas/buku/server/document/parent.ts';
import {
  holdDocument,
  seeDocument,
  undoneAs,
  wholeDocument,
} from '#areas/buku/server/document/read-document.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Asked = No & { readonly alasan: string };

/** Takes a document back on its own day by its mirror image, under a number of its own (D-6.4, D-6.7). */
export async function cancelDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  asked: Asked,
  ctx: Ctx,
) {
  const { words } = document;
  const { on } = words;
  const { no, induk, alasan } = asked;
  // The same order as whoever makes one: first what it stands on.
  const parent = on && (await holdParent(tx, on, induk!, ctx));
  const row = await holdDocument(tx, document, kind, { no, induk }, ctx);
  needUndoable(words, row, parent, ctx);
  const undone = await agreeToCancel(tx, document, kind, { ...asked, row, parent }, ctx);

  const no_bukti = await takeNomor(tx, ctx.kode_toko, words.cancel.letters, ctx.hari);
  await saveBatalDokumen(
    tx,
    { tabel: words.table, nomor: words.key },
    { no, no_batal: no_bukti, alasan },
    ctx,
  );
  if (on) {
    const before = row.no_sebelum ?? null;
    await stepBack(tx, on, { no: induk!, before, change: undone.parent }, ctx);
  }
  await undone.also?.(no_bukti);
  const kode_transaksi = undoneAs(words, row);
  if (kode_transaksi)
    await balikkanBuku(tx, no, { no_bukti, kode_transaksi, keterangan: alasan }, ctx);
  const dokumen = await wholeDocument(
    tx,
    document,
    kind,
    await seeDocument(tx, document, {}, { no, induk }, ctx),
    ctx,
  );
  const { postings: _, ...sesudah } = dokumen;
  const { audit = 'BATAL' } = words.cancel;
  tx.audit({ tindakan: audit, tabel: words.table, kunci: no, sebelum: row, sesudah });
  return dokumen;
}

/** It stands, it is of today, and nothing has happened on it since. */
function needUndoable(
  words: DocumentWords,
  row: Held,
  parent: Held | undefined,
  { hari }: Ctx,
): void {
  const says = refusalsOf(words);
  conflictIf(row.status === 'CANC', says.cancelled);
  refuseIf(row.tgl_system === hari ? [] : [says.yesterday]);
  const last = row.no_terakhir ?? null;
  conflictIf(last !== null, says.wentOn(last ?? ''));
  conflictIf(!mayCancel(words, row.status), says.inState(row.status));
  conflictIf(parent !== undefined && parent.no_terakhir !== row[words.key], says.notLast);
}

/** What the kind says of taking it back, once somebody else agreed. */
async function agreeToCancel(
  tx: Tx,
  document: AnyDocument,
  { undo, says }: AnyKind,
  { row, no, alasan, parent }: Asked & { readonly row: Held; readonly parent: Held | undefined },
  ctx: Ctx,
): Promise<Undo> {
  const { cancel, lines } = document.words;
  const said = says?.(row) ?? {};
  const angka: Angka[] = cancel.shows
    .filter((name) => (row[name] ?? null) !== null)
    .map((name) => ({
      label: fieldIn(document, name).label,
      nilai: sayField(document, row, name, said),
    }));
  const within = lines && {
    [lines.name]: await listLines(tx, document.words, ctx.kode_toko, no),
  };
  const more = (await undo?.(tx, { ...row, ...within }, ctx, parent)) ?? {};
  await perluOtorisasi(tx, ctx, [
    {
      event: cancel.event,
      ringkasan: `Batal ${lettersOf(document.words, row).toLowerCase()} ${no}`,
      angka: [...angka, { label: 'Alasan', nilai: alasan }, ...(more.angka ?? [])],
    },
  ]);
  return more;
}
