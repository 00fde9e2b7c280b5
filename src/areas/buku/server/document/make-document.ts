import type { Tx } from '#kit/server/database.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { insertDocument } from '#areas/buku/server/document/document.table.ts';
import type { AnyDocument, AnyKind } from '#areas/buku/server/document/kind.ts';
import { bookedAs, withLines } from '#areas/buku/server/document/read-document.ts';
import { susunDokumen } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Makes a document, whole: decided by its kind, agreed to, numbered, written, booked and recorded. */
export async function makeDocument(
  tx: Tx,
  { words }: AnyDocument,
  { plan, name, typed }: { plan: AnyKind['makes'][string]; name: string; typed: unknown },
  ctx: Ctx,
) {
  const { letters, audit } = words.makes[name]!;
  const { head, lines = [], postings, asks = [], also } = await plan(tx, typed, ctx);
  if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
  const no = await takeNomor(tx, ctx.kode_toko, letters, ctx.hari);
  const whole = { row: { ...head, [words.key]: no }, lines };
  const row = await insertDocument(tx, words, whole, ctx);
  await also?.(no);
  const posted = await catatBuku(
    tx,
    {
      no_bukti: no,
      kode_transaksi: bookedAs(words, head),
      keterangan: String(head[words.book.note]),
      baris: postings,
    },
    ctx,
  );
  const dokumen = withLines(words, susunDokumen(no, row, posted), lines);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ tindakan: audit, tabel: words.table, kunci: no, sesudah });
  return dokumen;
}
