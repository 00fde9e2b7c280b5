import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { fieldIn, lettersOf, sayField } from '#areas/buku/contract/document-paper.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { saveBatalDokumen } from '#areas/buku/server/dokumen.table.ts';
import { listLines, type Held } from '#areas/buku/server/document/document.table.ts';
import type { AnyDocument, AnyKind, Undo } from '#areas/buku/server/document/kind.ts';
import {
  holdDocument,
  seeDocument,
  undoneAs,
  wholeDocument,
} from '#areas/buku/server/document/read-document.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Asked = { readonly no: string; readonly alasan: string };

/** Takes a document back on its own day by its mirror image, under a number of its own (D-6.4, D-6.7). */
export async function cancelDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  asked: Asked,
  ctx: Ctx,
) {
  const { words } = document;
  const { no, alasan } = asked;
  const says = refusalsOf(words);
  const row = await holdDocument(tx, document, kind, no, ctx);
  conflictIf(row.status === 'CANC', says.cancelled);
  refuseIf(row.tgl_system === ctx.hari ? [] : [says.yesterday]);
  const { also } = await agreeToCancel(tx, document, kind, { ...asked, row }, ctx);

  const no_bukti = await takeNomor(tx, ctx.kode_toko, words.cancel.letters, ctx.hari);
  await saveBatalDokumen(
    tx,
    { tabel: words.table, nomor: words.key },
    { no, no_batal: no_bukti, alasan },
    ctx,
  );
  await also?.(no_bukti);
  const kode_transaksi = undoneAs(words, row);
  await balikkanBuku(tx, no, { no_bukti, kode_transaksi, keterangan: alasan }, ctx);
  const dokumen = await wholeDocument(
    tx,
    document,
    await seeDocument(tx, document, {}, no, ctx),
    ctx,
  );
  const { postings: _, ...sesudah } = dokumen;
  const { audit = 'BATAL' } = words.cancel;
  tx.audit({ tindakan: audit, tabel: words.table, kunci: no, sebelum: row, sesudah });
  return dokumen;
}

/** What the kind says of taking it back, once somebody else agreed. */
async function agreeToCancel(
  tx: Tx,
  document: AnyDocument,
  { undo, says }: AnyKind,
  { row, no, alasan }: Asked & { readonly row: Held },
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
  const more = (await undo?.(tx, { ...row, ...within }, ctx)) ?? {};
  await perluOtorisasi(tx, ctx, [
    {
      event: cancel.event,
      ringkasan: `Batal ${lettersOf(document.words, row).toLowerCase()} ${no}`,
      angka: [...angka, { label: 'Alasan', nilai: alasan }, ...(more.angka ?? [])],
    },
  ]);
  return more;
}
