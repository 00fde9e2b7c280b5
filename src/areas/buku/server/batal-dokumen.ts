import type { Hari } from '#kit/rules/hari.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { saveBatalDokumen } from '#areas/buku/server/dokumen.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A kind of document that is done at once and taken back by its mirror image on its own day. */
export type JenisDokumen<H, D> = {
  /** The table that holds it, and the column of its number there. */
  readonly tabel: string;
  readonly nomor: string;
  /** The kind of number that its cancel takes, and the kind of the cancel's set. */
  readonly nomorBatal: string;
  readonly kode_transaksi: string;
  readonly tidak: Readonly<Record<'tidakAda' | 'sudahBatal' | 'kemarin', Refusal>>;
  /** Whether this one stands in the book at all; left out where every one does. */
  membukukan?(head: H): boolean;
  lock(tx: Tx, kode_toko: string, no: string): Promise<H | undefined>;
  baca(on: Sql, no: string, ctx: Ctx): Promise<D>;
};

type Kepala = { readonly tgl_system: Hari; readonly status: string };

type Langkah<H, I> = {
  /** That all of it can still be undone, and that somebody agrees; what it found goes on. */
  siapkan(head: H): Promise<I>;
  /** What the document did beside the book, undone under the cancel's number. */
  pulihkan(isi: I, no_batal: string): Promise<void>;
};

/** Takes a document back, whole: held, of today, checked, approved, undone, mirrored and marked (D-6.4). */
export async function batalDokumen<H extends Kepala, D extends { readonly postings: unknown }, I>(
  tx: Tx,
  jenis: JenisDokumen<H, D>,
  { no, alasan }: { no: string; alasan: string },
  { siapkan, pulihkan }: Langkah<H, I>,
  ctx: Ctx,
): Promise<D> {
  const head = await jenis.lock(tx, ctx.kode_toko, no);
  if (!head) throw missing(jenis.tidak.tidakAda);
  conflictIf(head.status === 'CANC', jenis.tidak.sudahBatal);
  refuseIf(head.tgl_system === ctx.hari ? [] : [jenis.tidak.kemarin]);
  const isi = await siapkan(head);

  const no_batal = await takeNomor(tx, ctx.kode_toko, jenis.nomorBatal, ctx.hari);
  await pulihkan(isi, no_batal);
  const { kode_transaksi, tabel } = jenis;
  if (jenis.membukukan?.(head) ?? true)
    await balikkanBuku(tx, no, { no_bukti: no_batal, kode_transaksi, keterangan: alasan }, ctx);
  await saveBatalDokumen(tx, jenis, { no, no_batal, alasan }, ctx);
  const dokumen = await jenis.baca(tx, no, ctx);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ tindakan: 'BATAL', tabel, kunci: no, sebelum: head, sesudah });
  return dokumen;
}
