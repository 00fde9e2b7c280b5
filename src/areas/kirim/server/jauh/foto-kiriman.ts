import { missing, Problem } from '#kit/server/problem.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { parse } from '#kit/server/parse.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { FOTO_BYTES, fotoKirimanServer } from '#areas/kirim/contract/foto-kiriman.api.ts';
import { batuKiriman } from '#areas/kirim/server/batu/batu-kiriman.ts';
import {
  findFotoDikirim,
  isFotoLain,
  listDiminta,
  noteDilihat,
  noteGagalFoto,
  saveMinta,
  type FotoDiminta,
} from '#areas/kirim/server/jauh/foto-kiriman.table.ts';
import type { KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { FOTO_PALING_BANYAK } from '#areas/stock/rules/foto.ts';
import { appendGambar } from '#areas/stock/server/foto/foto.table.ts';
import { readFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { asalGambar, siapkanGambar, simpanGambar } from '#areas/stock/server/foto/foto-asing.ts';
import { SERVER } from '#areas/toko/rules/server.ts';
import { findHop, findPusatDiSini } from '#areas/toko/server/antar/antar.table.ts';
import { tanyaServer } from '#areas/toko/server/antar/server-lain.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Photos of pieces that came from another server (decision 1210): the receipt writes down what it has no photo of and
 * waits for none. Each is asked for by its place among the sender's, looked at as an upload is, and kept as one.
 */
export async function mintaFoto(
  tx: Tx,
  { jauh, asal, no_kirim }: Pick<KirimanMasuk, 'jauh' | 'asal' | 'no_kirim'>,
  codes: readonly string[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<void> {
  if (!jauh) return;
  const banyak = await saveMinta(tx, { kode_toko, asal, no_kirim }, codes);
  if (banyak > 0)
    tx.follow((db) => {
      void ambilFoto(db).catch(() => {});
      return Promise.resolve();
    });
}

/** A server asks for all photos of a shipment of 500 pieces at once, and no more than a few. */
const seringnya = limiter({ most: 20_000, seconds: 3600 });

/** One photo for the server that a shipment goes to. */
export async function beriFoto(
  on: Sql,
  { params: { no, kode, ke } }: InputOf<typeof fotoKirimanServer>,
  { pengirim = '' }: Ctx,
) {
  seringnya(pengirim);
  const at = /^\d{1,2}$/.test(ke) ? Number(ke) : FOTO_PALING_BANYAK;
  const ada = await findFotoDikirim(on, { no_kirim: no, pengirim, kode });
  if (!ada) throw missing({ code: 'FOTO_TIDAK_ADA', message: 'Foto Tidak Ditemukan' });
  const path = at < FOTO_PALING_BANYAK ? ada[at] : undefined;
  const bytes = path === undefined ? undefined : await readFoto(path);
  // One that is gone, or too large to leave, is passed over; behind the last there is none.
  const muat = bytes && bytes.length <= FOTO_BYTES ? bytes : undefined;
  if (!muat && path !== undefined) return { foto: '' };
  return { foto: muat ? muat.toString('base64') : null };
}

/** As many rows as one look takes. */
const SEKALI = 50;

const berjalan = new WeakMap<Database, Promise<void>>();
/** Asks for what is due, one after another; a look that is due while the one before is at work is that one. */
export function ambilFoto(db: Database): Promise<void> {
  const ada = berjalan.get(db);
  if (ada) return ada;
  const look = ambilSemua(db).finally(() => berjalan.delete(db));
  berjalan.set(db, look);
  return look;
}

async function ambilSemua(db: Database): Promise<void> {
  const mati = new Set<string>();
  for (let some = await listDiminta(db, SEKALI); some.length > 0;) {
    for (const one of some) {
      const hop = await findHop(db, one.asal);
      // A line that is away is not tried for each of its photos; one photo that fails puts off no other.
      const jadi = hop && !mati.has(hop) ? await ambilSatu(db, hop, one) : 'PUTUS';
      if (jadi === 'ADA') continue;
      if (hop && jadi === 'PUTUS') mati.add(hop);
      await noteGagalFoto(db, one);
    }
    some = await listDiminta(db, SEKALI);
  }
}

/** One photo: it is looked at, its own answer was none of ours, or the line has none. */
async function ambilSatu(
  db: Database,
  ke: string,
  one: FotoDiminta,
): Promise<'ADA' | 'GAGAL' | 'PUTUS'> {
  const { no_kirim, kode_barcode, dilihat } = one;
  const path = `server/foto-kiriman/${no_kirim}/${kode_barcode}/${dilihat}`;
  try {
    // Head office speaks for all shops of its server (decision 1227).
    const dari = (await findPusatDiSini(db)) ?? one.kode_toko;
    const { status, body } = await tanyaServer(db, { dari, ke }, { method: 'GET', path, body: '' });
    const habis = status === 404 && codeOf(body) === 'FOTO_TIDAK_ADA';
    if (status !== 200 && !habis) return 'GAGAL';
    if (habis) {
      await simpan(db, one, null);
      return 'ADA';
    }
    const { foto } = parse(fotoKirimanServer.answer, (body as { data?: unknown } | null)?.data);
    await simpan(db, one, foto);
    return 'ADA';
  } catch (error) {
    if (error instanceof Problem) return 'PUTUS';
    throw error;
  }
}

const codeOf = (body: unknown): unknown => (body as { code?: unknown } | null)?.code;

/** Keeps it as an upload is kept, or says why not; the next one is asked for then. */
async function simpan(db: Database, one: FotoDiminta, foto: string | null): Promise<void> {
  const siap = foto ? await lihat(Buffer.from(foto, 'base64')) : undefined;
  await db.begin(async (tx) => {
    if (!(await noteDilihat(tx, one, foto === null))) return;
    if (!siap) return;
    const op = newOp();
    const ctx = { kode_toko: one.kode_toko, op, user_id: SERVER.user_id };
    const { kode_barcode } = one;
    const lain =
      'tolak' in siap || (await isFotoLain(tx, await asalGambar(tx, siap), kode_barcode));
    const alasan = 'tolak' in siap ? siap.tolak : 'FOTO_TERPAKAI';
    const { asal, no_kirim, dilihat: ke } = one;
    const sesudah = { asal, no_kirim, ke, ...(lain && { alasan }) };
    const tindakan = lain ? 'FOTO_KIRIMAN_DITOLAK' : 'FOTO_KIRIMAN';
    const tabel = one.isi === 'BATU' ? 'berlian' : 'barang';
    await recordAside(tx, { ...ctx, tindakan, tabel, kunci: kode_barcode, sesudah });
    if (lain || 'tolak' in siap) return;
    // A certificate by the code of its stone: the picture is of that one alone, and evidence of no act.
    const gambar = await simpanGambar(tx, siap, kode_barcode, ctx);
    if (one.isi === 'BATU') await batuKiriman().foto(tx, kode_barcode, gambar.gambar_path, ctx);
    else await appendGambar(tx, ctx, kode_barcode, gambar);
  });
}

/** What it is, encoded again; what is no photo, too large or broken is refused as an upload is. */
async function lihat(bytes: Buffer) {
  if (bytes.length > FOTO_BYTES) return { tolak: 'FOTO_BESAR' };
  return siapkanGambar(bytes).catch((error: unknown) => {
    if (error instanceof Problem) return { tolak: error.code };
    throw error;
  });
}

const SEMENIT = 60_000;
/** Looks every minute while the server runs; answers how to stop. */
export function jagaFotoKiriman(db: Database, say: (line: string) => void): () => void {
  const look = (): void =>
    void ambilFoto(db).catch((error: Error) => say(`Foto kiriman gagal: ${error.message}`));
  look();
  const timer = setInterval(look, SEMENIT);
  timer.unref();
  return () => clearInterval(timer);
}
