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
  findAsalLewat,
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
import { tanyaServer, type JawabServer } from '#areas/toko/server/antar/server-lain.ts';
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

/**
 * One photo for the server that a shipment goes to. What a branch sent to another one by way of this server is asked of
 * that branch, and goes on unread: the receiver looks at it (decision 1266).
 */
export const beriFoto =
  (db: Database) =>
  async (on: Sql, { params, query }: InputOf<typeof fotoKirimanServer>, ctx: Ctx) => {
    const { no, kode, ke } = params;
    const { pengirim = '', kode_toko, toko } = ctx;
    seringnya(pengirim);
    const untuk = query.untuk ?? null;
    const asal =
      toko.jenis === 'PUSAT' && untuk === null
        ? await findAsalLewat(on, { no_kirim: no, pengirim })
        : undefined;
    if (asal !== undefined) return lewatkan(db, { asal, dari: kode_toko, pengirim }, params);
    const at = /^\d{1,2}$/.test(ke) ? Number(ke) : FOTO_PALING_BANYAK;
    const ada = await findFotoDikirim(on, { no_kirim: no, pengirim, kode, untuk });
    if (!ada) throw missing(TIDAK_ADA);
    const path = at < FOTO_PALING_BANYAK ? ada[at] : undefined;
    const bytes = path === undefined ? undefined : await readFoto(path);
    // One that is gone, or too large to leave, is passed over; behind the last there is none.
    const muat = bytes && bytes.length <= FOTO_BYTES ? bytes : undefined;
    if (!muat && path !== undefined) return { foto: '' };
    return { foto: muat ? muat.toString('base64') : null };
  };

const TIDAK_ADA = { code: 'FOTO_TIDAK_ADA', message: 'Foto Tidak Ditemukan' } as const;

/** So many photos pass at one time, and so many for one shop: each is held whole. */
const LEWAT_SEKALIGUS = 8;
const LEWAT_SATU_TOKO = 2;
const lewat: string[] = [];

type Lewat = { readonly asal: string; readonly dari: string; readonly pengirim: string };

/** Asks the branch that has it, in the name of head office and for the branch that asks. */
async function lewatkan(
  db: Database,
  { asal, dari, pengirim }: Lewat,
  { no, kode, ke }: InputOf<typeof fotoKirimanServer>['params'],
) {
  // These go on in an address that head office signs: nothing in them leads to another one.
  if (![no, kode].every((one) => /^[A-Z0-9]+$/.test(one)) || !/^\d{1,2}$/.test(ke))
    throw missing(TIDAK_ADA);
  const sendiri = lewat.filter((one) => one === pengirim).length;
  if (lewat.length >= LEWAT_SEKALIGUS || sendiri >= LEWAT_SATU_TOKO) throw sibuk();
  lewat.push(pengirim);
  try {
    const path = `server/foto-kiriman/${no}/${kode}/${ke}?untuk=${pengirim}`;
    const told = await tanyaServer(db, { dari, ke: asal }, { method: 'GET', path, body: '' });
    const foto = photoOf(told);
    if (foto === undefined) throw ditolak();
    if (foto === HABIS) throw missing(TIDAK_ADA);
    return { foto };
  } finally {
    lewat.splice(lewat.indexOf(pengirim), 1);
  }
}

const sibuk = (): Problem =>
  new Problem(503, 'SERVER_SIBUK', 'Terlalu Banyak Permintaan, Coba Lagi Nanti');
const ditolak = (): Problem => new Problem(503, 'DATA_DITOLAK', 'Data Gagal Dimuat');

/** There are no photos of that. */
const HABIS = Symbol('no photos');

/** What a server says of one photo; undefined where it is none of ours. */
function photoOf({ status, body }: JawabServer): string | null | typeof HABIS | undefined {
  const { code, data } = (body ?? {}) as { code?: unknown; data?: unknown };
  if (status === 404 && code === TIDAK_ADA.code) return HABIS;
  return status === 200 ? parse(fotoKirimanServer.answer, data).foto : undefined;
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
  // A line that is away is not tried for each of its photos, nor head office for a branch that is away behind it.
  const mati = new Set<string>();
  for (let some = await listDiminta(db, SEKALI); some.length > 0;) {
    for (const one of some) {
      const hop = await findHop(db, one.asal);
      const buntu = !hop || mati.has(hop) || mati.has(one.asal);
      // One photo that fails puts off no other.
      const { jadi, putus } = buntu ? GAGAL : await fetchOne(db, hop, one);
      if (jadi) continue;
      if (putus !== undefined) mati.add(putus);
      await noteGagalFoto(db, one);
    }
    some = await listDiminta(db, SEKALI);
  }
}

/** Head office asks a branch meanwhile, which may take as long as a call does. */
const SABAR_MS = 25_000;

/** It is looked at; else its own answer was none of ours, or the shop `putus` that it comes by is away. */
type Ambilan = { readonly jadi: boolean; readonly putus?: string };
const GAGAL: Ambilan = { jadi: false };

async function fetchOne(db: Database, ke: string, one: FotoDiminta): Promise<Ambilan> {
  const { no_kirim, kode_barcode, dilihat } = one;
  const path = `server/foto-kiriman/${no_kirim}/${kode_barcode}/${dilihat}`;
  try {
    // Head office speaks for all shops of its server (decision 1227).
    const dari = (await findPusatDiSini(db)) ?? one.kode_toko;
    const asked = { method: 'GET', path, body: '' };
    const told = await tanyaServer(db, { dari, ke }, asked, SABAR_MS);
    const foto = photoOf(told);
    // What is behind head office did not answer it.
    if (foto === undefined) return isPutus(told) ? { jadi: false, putus: one.asal } : GAGAL;
    await simpan(db, one, foto === HABIS ? null : foto);
    return { jadi: true };
  } catch (error) {
    if (error instanceof Problem) return { jadi: false, putus: ke };
    throw error;
  }
}

const isPutus = ({ status, body }: JawabServer): boolean =>
  status === 503 && String((body as { code?: unknown } | null)?.code).startsWith('PORTAL_');

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
