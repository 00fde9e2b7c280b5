import { capitals } from '#kit/contract/field.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sharp } from '#kit/server/paper/on-demand.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Raw, Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import type { fotoEndpoint } from '#areas/stock/contract/foto.api.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import {
  FOTO_PALING_BANYAK,
  FOTO_PIKSEL,
  FOTO_UKURAN,
  jenisFoto,
  TIDAK_FOTO,
} from '#areas/stock/rules/foto.ts';
import { sidikFoto } from '#areas/stock/server/foto/bukti.ts';
import { findAsal, saveUnggah } from '#areas/stock/server/foto/foto-bukti.table.ts';
import { addGambar, findGambarBarang } from '#areas/stock/server/foto/foto.table.ts';
import { FOTO_KOSONG_SVG } from '#areas/stock/server/foto/foto-kosong.ts';
import {
  readFoto,
  isFoto,
  KECIL,
  kecilOf,
  saveFoto,
} from '#areas/stock/server/foto/foto-simpan.ts';
import { fotoStore } from '#areas/stock/server/foto/foto-store.ts';

/**
 * Keeps a photo, encoded again: other data in the file is left out (D-8.4). A photo that was fetched from Kilau, whole
 * or small, counts as the same picture: else it could be evidence twice, or evidence of goods in a tray (D-51.10).
 */
export async function unggahFoto(
  tx: Tx,
  _: unknown,
  ctx: Ctx,
  { file: given }: Surroundings,
): Promise<Gambar> {
  const bytes = needBytes(given);
  const kode_barcode = capitals(given?.fields['kode_barcode']?.trim() ?? '');
  const ada = kode_barcode ? await needPiece(tx, kode_barcode, ctx) : [];
  const asal = await findAsal(tx, sidikFoto(bytes));
  const jpeg = await gambarUlang(bytes);
  const gambar = await saveFoto(ctx.kode_toko, jpeg);
  const dikirim = {
    gambar_path: gambar.gambar_path,
    sidik: asal ?? sidikFoto(jpeg),
    sidik_lain: [sidikFoto(jpeg), sidikFoto(await kecilkan(jpeg))],
  };
  await saveUnggah(tx, { ...dikirim, kode_barcode: kode_barcode || null }, ctx);
  if (kode_barcode) await addGambar(tx, ctx, kode_barcode, gambar);
  tx.audit({
    tindakan: 'FOTO',
    tabel: kode_barcode ? 'barang' : 'foto',
    kunci: kode_barcode || gambar.gambar_name,
    sebelum: { gambar: ada },
    sesudah: { gambar: [gambar, ...ada], ...dokumen(given?.fields ?? {}) },
  });
  return gambar;
}

/** What was sent as a photo, whatever it is. */
export function needBytes(given: Surroundings['file']): Buffer {
  if (!given || given.bytes.length === 0) return refuse('FOTO_KOSONG');
  return given.bytes;
}

/** Photos of the stock are changed by those who may change the stock; a cashier only reads it. */
async function needPiece(tx: Tx, kode_barcode: string, ctx: Ctx): Promise<Gambar[]> {
  if (ctx.level === 'KASIR')
    throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Mengubah Foto Barang');
  const ada = await findGambarBarang(tx, ctx.kode_toko, kode_barcode);
  if (!ada) throw missing(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }));
  refuseIf(ada.length >= FOTO_PALING_BANYAK ? [TIDAK_FOTO.FOTO_PENUH] : []);
  return ada;
}

const dokumen = ({ jenis, no }: Record<string, string>) =>
  jenis ? { jenis: jenis.slice(0, 20), no: no?.slice(0, 14) } : {};

function refuse(code: keyof typeof TIDAK_FOTO): never {
  const { message, field = '' } = TIDAK_FOTO[code];
  throw new Problem(code === 'FOTO_JENIS' ? 415 : 422, code, message, {
    errors: [{ path: field, message }],
  });
}

/** A picture encoded again inside these measures; refused when it is none, broken or too large to unpack. */
export async function gambarUlang(
  bytes: Buffer,
  ukuran: { readonly width: number; readonly height: number } = FOTO_UKURAN,
): Promise<Buffer> {
  if (!jenisFoto(bytes)) refuse('FOTO_JENIS');
  const image = sharp()(bytes, { limitInputPixels: FOTO_PIKSEL, failOn: 'error', pages: 1 });
  return image
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ ...ukuran, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 50 })
    .toBuffer()
    .catch((error: Error) =>
      refuse(/pixel limit/i.test(error.message) ? 'FOTO_PIKSEL' : 'FOTO_RUSAK'),
    );
}

/** A picture for readers who are not logged in, kept for good under its own name; nothing where it is gone. */
export async function kirimGambarUmum(
  gambar_path: string,
  kecil: boolean,
): Promise<Raw | undefined> {
  const raw = await kirimFoto(
    { gambar_path, gambar_name: gambar_path },
    { kecil, tetap: true, punya: undefined },
  );
  if (raw.type === 'image/svg+xml') return undefined;
  if (raw.status === 302) return raw;
  const kept = 'public, max-age=31536000, immutable';
  return { ...raw, headers: { ...raw.headers, 'cache-control': kept } };
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** The photo of a piece as it is kept; a drawn one where there is none. */
export async function lihatFoto(
  on: Sql,
  { params, query }: InputOf<typeof fotoEndpoint>,
  ctx: Ctx,
  { headers }: Surroundings,
): Promise<Raw> {
  const gambar = (await findGambarBarang(on, ctx.kode_toko, params.kode_barcode))?.[
    Number(query.ke ?? 0)
  ];
  return kirimFoto(gambar, {
    kecil: query.kecil === '1',
    tetap: query.v !== undefined,
    punya: headers['if-none-match'],
    tanpaTautan: ctx.tamu !== undefined,
  });
}

/** A photo for those who may see its document without a login: small, and never cached by others. */
export const kirimFotoUmum = (gambar_path: string | null): Promise<Raw> =>
  kirimFoto(gambar_path ? { gambar_path, gambar_name: gambar_path } : undefined, {
    kecil: true,
    tetap: false,
    punya: undefined,
  });

/** `tetap`: the address names this very photo, and a browser may keep it for good. */
type Cara = {
  kecil: boolean;
  tetap: boolean;
  punya: string | string[] | undefined;
  /** Another server fetches it, which follows no link (D-43.2): the bytes themselves. */
  tanpaTautan?: boolean;
  /** It is or may be the card of a person: no browser keeps it, and it has no link. */
  rahasia?: boolean;
};

function simpananOf({ tetap, rahasia }: Cara): string {
  if (rahasia) return 'private, no-store';
  return tetap ? 'private, max-age=31536000, immutable' : 'private, no-cache';
}

/** What is sent of a photo: whole, or the small one that is made once. */
export async function kirimFoto(gambar: Gambar | undefined, cara: Cara): Promise<Raw> {
  const { kecil, punya, tanpaTautan, rahasia } = cara;
  const path = gambar && isFoto(gambar.gambar_path) ? gambar.gambar_path : undefined;
  const etag = `"${gambar?.gambar_name ?? 'kosong'}${kecil ? '-kecil' : ''}"`;
  const kept = { ...HEADERS, etag, 'cache-control': simpananOf(cara) };
  if (!rahasia && punya === etag)
    return { status: 304, type: 'image/jpeg', body: null, headers: kept };
  const linked = path && !tanpaTautan && !rahasia && (await kirimTautan(path, kecil));
  if (linked) return linked;
  const bytes = path && (await (kecil ? readKecil(path) : readFoto(path)));
  if (!bytes)
    return {
      type: 'image/svg+xml',
      body: FOTO_KOSONG_SVG,
      headers: { ...kept, 'cache-control': 'private, no-cache' },
    };
  return { type: kecil ? 'image/webp' : 'image/jpeg', body: bytes, headers: kept };
}

/** Sends the reader to the store itself, by an address that expires; cached for half of its life. */
async function kirimTautan(path: string, kecil: boolean): Promise<Raw | undefined> {
  const store = fotoStore();
  if (!store.link) return undefined;
  const there = kecil ? await adaKecil(path) : await store.has(path);
  if (!there) return undefined;
  const location = await store.link(kecil ? kecilOf(path) : path);
  const age = Math.floor((store.linkSeconds ?? 0) / 2);
  const headers = { ...HEADERS, location, 'cache-control': `private, max-age=${age}` };
  return { status: 302, type: 'text/plain; charset=utf-8', body: '', headers };
}

const adaKecil = async (path: string): Promise<boolean> =>
  (await fotoStore().has(kecilOf(path))) || (await buatKecil(path)) !== undefined;

/** Made once and kept beside the photo. */
const readKecil = async (path: string): Promise<Buffer | undefined> =>
  (await fotoStore().get(kecilOf(path))) ?? buatKecil(path);

/** The small form of a photo. */
export const kecilkan = (whole: Buffer): Promise<Buffer> =>
  sharp()(whole)
    .resize({ width: KECIL, height: KECIL, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();

async function buatKecil(path: string): Promise<Buffer | undefined> {
  const whole = await readFoto(path);
  if (!whole) return undefined;
  const made = await kecilkan(whole);
  await fotoStore().put(kecilOf(path), made);
  return made;
}
