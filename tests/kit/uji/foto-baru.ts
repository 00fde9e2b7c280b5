import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Shop, Who } from '#tests/kit/shop.ts';

/** A picture unlike all before it. */
export const gambarBaru = (): Promise<Buffer> =>
  sharp(randomBytes(24 * 24 * 3), { raw: { width: 24, height: 24, channels: 3 } })
    .resize(240, 240, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();

/** A photo that somebody takes for an act: where it lies. */
export async function fotoBaru(shop: Shop, who: Who = 'KASIR', jpeg?: Buffer): Promise<string> {
  const boundary = `----uji${randomBytes(8).toString('hex')}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(head),
    jpeg ?? (await gambarBaru()),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const { status, body } = await shop.as(who).raw('POST', 'foto-produk', payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body.data as { gambar_path: string }).gambar_path;
}

/** A photo of a piece of the stock: where it lies. */
export async function fotoBarang(shop: Shop, code: string, jpeg?: Buffer): Promise<string> {
  const batas = `----uji${randomBytes(8).toString('hex')}`;
  const isi = Buffer.concat([
    Buffer.from(
      `--${batas}\r\ncontent-disposition: form-data; name="kode_barcode"\r\n\r\n${code}\r\n--${batas}\r\n` +
        'content-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    ),
    jpeg ?? (await gambarBaru()),
    Buffer.from(`\r\n--${batas}--\r\n`),
  ]);
  const type = { 'content-type': `multipart/form-data; boundary=${batas}` };
  const { status, body, text } = await shop.as('SPV').raw('POST', 'foto-produk', isi, type);
  expect(status, text).toBe(201);
  return body.data.gambar_path as string;
}
