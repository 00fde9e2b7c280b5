import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { hitungKeluar, hitungTarik } from '#areas/buku/rules/keluar.ts';
import { izinKeluar, type Dikeluarkan, type Keluar } from '#areas/buku/server/keluar/keluar.ts';
import { izinToko, type Tanya } from '#areas/buku/server/keluar/toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a kind says of money that leaves beside its postings. */
export type Bayar = Partial<Keluar> & { readonly no?: string; readonly tanya?: Tanya };

type Paid = {
  readonly postings?: readonly Baris[];
  readonly pays?: Bayar;
  readonly asks?: readonly Tuntutan[];
};

/**
 * What an act of a document hands out, by its own set: no kind can forget to ask. All demands of the act come back,
 * undefined where they are what they were.
 */
export async function keluarDokumen(
  tx: Tx,
  { name, pays }: DocumentSpec,
  { postings = [], pays: said = {}, asks = [] }: Paid,
  ctx: Ctx,
): Promise<Dikeluarkan | undefined> {
  if (pays === 'customer') tx.guards.add('payout');
  // It is on its way until the other shop has counted it: the kind's own limit bounds it.
  if (pays === 'chain') return undefined;
  if (pays === 'shop') {
    const taken = hitungTarik(postings);
    return taken > 0 ? izinToko(tx, taken, { tanya: said.tanya, asks }, ctx) : undefined;
  }
  const jumlah = said.jumlah ?? hitungKeluar(postings);
  if (jumlah === 0 && !said.pokok) return undefined;
  invariant(pays, `${name} pays money out and does not say to whom`);
  const { no, tanya: _, ...more } = said;
  const of = await izinKeluar(tx, { ...more, jumlah }, asks, ctx);
  return { ...of, catat: (made) => of.catat(no ?? made) };
}
