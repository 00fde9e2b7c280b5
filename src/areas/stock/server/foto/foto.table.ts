import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';

const GAMBAR = statement('select gambar from barang where kode_toko = $1 and kode_barcode = $2');

/** The photos of a piece, the one that is shown first; nothing for an unknown barcode. */
export const findGambarBarang = async (
  on: Sql,
  kode_toko: string,
  kode_barcode: string,
): Promise<Gambar[] | undefined> =>
  (await on.call<{ gambar: Gambar[] }>(GAMBAR, [kode_toko, kode_barcode]))[0]?.gambar;

/** The newest photo of a piece is the one that is shown. */
export const addGambar = (
  tx: Tx,
  ctx: Ctx,
  kode_barcode: string,
  gambar: Gambar,
): Promise<number> =>
  tx.run(sql`
    update barang set gambar = ${JSON.stringify([gambar])}::jsonb || gambar, op = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and kode_barcode = ${kode_barcode}`);

/** One that was taken elsewhere comes behind those that are here: the sender's first one is the first. */
export const appendGambar = (
  tx: Tx,
  { kode_toko, op }: Pick<Ctx, 'kode_toko' | 'op'>,
  kode_barcode: string,
  gambar: Gambar,
): Promise<number> =>
  tx.run(sql`
    update barang set gambar = gambar || ${JSON.stringify([gambar])}::jsonb, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode}`);

type Terlihat = (on: Sql, kode_toko: string, gambar_path: string) => Promise<boolean>;
const lain: Terlihat[] = [];
/** Says which photos of another shop an area to the right shows here, too. */
export const gambarTibaDengan = (one: Terlihat): void => void lain.push(one);

/** Whether a photo of another shop shows a piece, its stone or bought gold that came from it (D-42.4, D-44.9). */
export async function isGambarTiba(
  on: Sql,
  kode_toko: string,
  gambar_path: string,
): Promise<boolean> {
  if (await isGambarBarang(on, kode_toko, gambar_path)) return true;
  for (const one of lain) if (await one(on, kode_toko, gambar_path)) return true;
  return false;
}

const isGambarBarang: Terlihat = async (on, kode_toko, gambar_path) =>
  (await on.maybe(sql`
    select 1 from barang
     where kode_toko = ${kode_toko} and dari_toko is not null
       and gambar @> ${JSON.stringify([{ gambar_path }])}::jsonb
    union all
    select 1 from berlian where kode_toko = ${kode_toko} and foto = ${gambar_path} limit 1`)) !==
  undefined;
