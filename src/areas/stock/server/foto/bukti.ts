import { createHash } from 'node:crypto';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { MENIT_BUKTI, TIDAK_BUKTI } from '#areas/stock/rules/foto-bukti.ts';
import {
  listKeadaan,
  saveBukti,
  type KeadaanFoto,
} from '#areas/stock/server/foto/foto-bukti.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a picture is, to the bit. */
export const sidikFoto = (jpeg: Buffer): string => createHash('sha256').update(jpeg).digest('hex');

/** A photo of an act, and its field in the body ('foto', 'detail_barang.0.foto'). */
export type Difoto = { readonly foto: string; readonly field: string };

/**
 * Photos of evidence belong to this act alone (D-51.10): sent by its user within the hour, each of one line, never of a
 * piece of the stock, never used before, not even as a copy of the same file. Every act that takes photos of goods
 * or of people goes through this.
 */
export async function pakaiBukti(
  tx: Tx,
  tabel: string,
  photos: readonly Difoto[],
  ctx: Ctx,
): Promise<void> {
  const { refusals, save } = await cekBukti(tx, tabel, photos, ctx);
  refuseIf(refusals);
  await save();
}

/** The same for a plan, which writes nothing: what refuses the photos, and the write that makes them this act's. */
export async function cekBukti(
  tx: Tx,
  tabel: string,
  photos: readonly Difoto[],
  ctx: Ctx,
): Promise<{ readonly refusals: readonly Refusal[]; save(): Promise<void> }> {
  tx.guards.add('evidence');
  if (photos.length === 0) return { refusals: [], save: () => Promise.resolve() };
  const rows = await listKeadaan(
    tx,
    ctx.kode_toko,
    photos.map(({ foto }) => foto),
  );
  const byPath = new Map(rows.map((row) => [row.gambar_path, row]));
  const seen = new Set<string>();
  const bukti = photos.map(({ foto, field }) => {
    const row = byPath.get(foto);
    const twice = row !== undefined && seen.has(row.sidik);
    if (row) seen.add(row.sidik);
    return { field, row, salah: twice ? TIDAK_BUKTI.FOTO_TERPAKAI : salahDi(row, ctx) };
  });
  const kept = bukti.flatMap(({ row, field }) =>
    row ? [{ gambar_path: row.gambar_path, sidik: row.sidik, tabel, baris: field }] : [],
  );
  return {
    refusals: bukti.flatMap(({ salah, field }) => (salah ? [{ ...salah, field }] : [])),
    save: () => saveBukti(tx, kept, ctx),
  };
}

function salahDi(row: KeadaanFoto | undefined, { user_id }: Ctx): Refusal | undefined {
  if (!row) return TIDAK_BUKTI.FOTO_TIDAK_ADA;
  if (row.barang) return TIDAK_BUKTI.FOTO_BARANG_STOCK;
  if (row.terpakai) return TIDAK_BUKTI.FOTO_TERPAKAI;
  if (row.user_id !== user_id) return fill(TIDAK_BUKTI.FOTO_ORANG_LAIN, { user_id: row.user_id });
  return row.menit >= MENIT_BUKTI ? fill(TIDAK_BUKTI.FOTO_LAMA, { menit: MENIT_BUKTI }) : undefined;
}
