import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { balikkan, padat, periksaSeimbang, type Baris } from '#areas/buku/rules/buku.ts';
import { listBaris, saveSet } from '#areas/buku/server/buku.table.ts';

export type Catatan = {
  no_bukti: string;
  /** The kind of the money line in cash reports (JUAL, BELI, ...). */
  kode_transaksi: string;
  keterangan?: string;
  baris: readonly Baris[];
};

/** In whose shop, on which day, by whom and in which act: a person's, or the server's own. */
type Pencatat = Pick<Ctx, 'kode_toko' | 'hari' | 'user_id' | 'op'>;

/** Posts one set of a document into the shop's open day and answers it; asserted here and again by the database. */
export async function catatBuku(
  tx: Tx,
  { no_bukti, kode_transaksi, keterangan, baris }: Catatan,
  ctx: Pencatat,
): Promise<readonly Baris[]> {
  const lines = padatSeimbang(baris, no_bukti);
  if (lines.length === 0) return lines;
  await saveSet(tx, {
    kode_toko: ctx.kode_toko,
    tgl_system: ctx.hari,
    no_bukti,
    kode_transaksi,
    keterangan,
    input_by: ctx.user_id,
    op: ctx.op,
    baris: lines,
  });
  return lines;
}

/** The lines that have an effect, asserted to balance: for acts that save document and set in one statement. */
export function padatSeimbang(baris: readonly Baris[], untuk: string): Baris[] {
  const lines = padat(baris);
  const salah = periksaSeimbang(lines);
  invariant(salah.length === 0, `${untuk} does not balance: ${salah.join(', ')}`);
  return lines;
}

/** Posts the mirror image of a document's set under the number of its cancellation (D-5.1). */
export async function balikkanBuku(
  tx: Tx,
  asal: string,
  { no_bukti, kode_transaksi, keterangan }: Omit<Catatan, 'baris'>,
  ctx: Ctx,
): Promise<void> {
  const baris = await listBaris(tx, ctx.kode_toko, asal);
  invariant(baris.length > 0, `${asal} has nothing to mirror`);
  await saveSet(tx, {
    kode_toko: ctx.kode_toko,
    tgl_system: ctx.hari,
    no_bukti,
    kode_transaksi,
    keterangan,
    membalik: asal,
    input_by: ctx.user_id,
    op: ctx.op,
    baris: balikkan(baris),
  });
}
