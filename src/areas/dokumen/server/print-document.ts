import type { Tx } from '#kit/server/database.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import { ambilKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import type { StrukDiminta } from '#areas/dokumen/contract/dokumen.ts';
import { buktiOf } from '#areas/dokumen/contract/document-paper.ts';
import { countPrint, listLines, type Held } from '#areas/dokumen/server/document.table.ts';
import type { AnyDocument, AnyPrinted, No } from '#areas/dokumen/server/any-document.ts';
import type { AnyKind } from '#areas/dokumen/server/kind.ts';
import { holdDocument, seeDocument, toRead, within } from '#areas/dokumen/server/read-document.ts';
import { kirimBukti } from '#areas/dokumen/server/kirim-bukti.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The paper of a document: the first one once, later ones by approval (D-6.5). */
export async function printDocument(
  on: Sql,
  document: AnyPrinted,
  kind: AnyKind,
  { ukuran, sisi, bentuk, ...at }: No & StrukDiminta,
  ctx: Ctx,
): Promise<Raw> {
  const row = await seeDocument(on, document, kind, at, ctx);
  const { spec } = document;
  const { paper } = spec;
  if (kind.drawPaper) {
    await ambilKertas(on, kertasOf(at.no, asStanding(counted(row))), ctx);
    return kind.drawPaper(on, row, ctx);
  }
  const lines = await listLines(on, spec, ctx.kode_toko, at.no);
  const more = await kind.paperExtras?.(on, { ...row, ...within(spec, lines) }, ctx);
  const bukti = { ...buktiOf(document, row, kind.display?.(row)), ...more };
  const asked = { ukuran, sisi, bentuk };
  return kirimBukti(on, bukti, { kertas: counted(row), nama: paper.file, ...asked }, ctx);
}

/** On paper no document waits for validation: one that is on its way has one paper until it is cancelled. */
const asStanding = <R extends Held>(row: R): R =>
  row.status === 'CANC' ? row : { ...row, status: 'DONE' };

/** One more paper, approved and counted. */
export async function reprintDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { alasan, ...at }: No & { alasan: string | null },
  ctx: Ctx,
) {
  const { spec } = document;
  const { no } = at;
  const seen = toRead(kind, ctx);
  const row = await holdDocument(tx, document, { visibleTo: () => seen }, at, ctx);
  const cetak = {
    no,
    tabel: spec.table,
    sebutan: (spec.nota ?? spec.paper)?.noun ?? spec.title,
    label: spec.keyLabel,
    cetak_ke: counted(row).cetak_ke,
    alasan,
    tambah: () => countPrint(tx, spec, ctx.kode_toko, no),
  };
  return { [spec.key]: no, cetak_ke: await cetakUlang(tx, cetak, ctx) };
}

/** A document that is printed has a count of prints: its declaration says that there is a paper. */
const counted = (row: Held) => row as Held & { readonly cetak_ke: number };
