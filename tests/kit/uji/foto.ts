import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { openSesi } from '#app/server/demo/sitting.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export let shop: Shop;

/** Opens the shop of these tests and closes it behind them. */
export function bukaFoto(): void {
  beforeAll(async () => {
    tokens.clear();
    folder = await mkdtemp(join(tmpdir(), 'kilau-foto-'));
    process.env['KILAU_PHOTOS'] = folder;
    shop = await openShop({ dasar: true });
    const answer = await shop.as('SPV').raw(
      'POST',
      'barang',
      {
        nama_barang: 'Cincin Polos',
        kode_kategori: 'PHS',
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        berat: 3.25,
        kode_gudang: 'TK',
        kode_baki: 'A-01',
      },
      { 'idempotency-key': 'foto-barang-awal' },
    );
    kode_barcode = answer.body.data.kode_barcode;
  });
  afterAll(async () => {
    delete process.env['KILAU_PHOTOS'];
    await shop.close();
    await rm(folder, { recursive: true });
  });
}

export let folder: string;

export let kode_barcode: string;

export type Part =
  | { name: string; value: string }
  | { name: string; bytes: Buffer; file: string; type: string };

export const fileOf = (part: Part): string =>
  'bytes' in part ? `; filename="${part.file}"\r\ncontent-type: ${part.type}` : '';

/** A form as a browser sends it, its parts in this order. */
export function form(parts: readonly Part[]) {
  const boundary = `----uji${randomBytes(8).toString('hex')}`;
  const body = Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${fileOf(part)}\r\n\r\n`,
      ),
      'bytes' in part ? part.bytes : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

export const tokens = new Map<string, Promise<string>>();

export function tokenOf(user: string): Promise<string> {
  if (!tokens.has(user)) tokens.set(user, openSesi(shop.db, user, 'uji'));
  return tokens.get(user)!;
}

export async function send(parts: readonly Part[], user = 'spv.kj1', more = {}) {
  const { body, type } = form(parts);
  const headers = {
    authorization: `Bearer ${await tokenOf(user)}`,
    'content-type': type,
    ...more,
  };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/foto-produk',
    headers,
    payload: body,
  });
  return { status: answer.statusCode, body: JSON.parse(answer.payload) };
}

export async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    url: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${await tokenOf('ksr.kj1')}`, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

export const image = (bytes: Buffer, type = 'image/jpeg', file = 'foto.jpg'): Part => ({
  name: 'image',
  bytes,
  file,
  type,
});

export const barcode = (): Part => ({ name: 'kode_barcode', value: kode_barcode });

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9962e' } });

export const files = async () => readdir(join(folder, 'NSIPIC/KJ1')).catch(() => []);

export const gambarOf = async () =>
  (
    await shop.rows<{ gambar: { gambar_name: string }[] }>(
      'select gambar from barang where kode_barcode = $1',
      [kode_barcode],
    )
  )[0]!.gambar;
