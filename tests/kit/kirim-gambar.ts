import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import type { Raw } from '#tests/kit/client.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

/** Sends bytes as a picture of the catalogue, in a form as a browser sends it. */
export function kirimGambar(
  shop: Shop,
  jenis: string,
  bytes: Buffer,
  who: Who = 'OWN',
): Promise<Raw> {
  const boundary = `----uji${randomBytes(8).toString('hex')}`;
  const head = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(`${head('jenis')}${jenis}\r\n`),
    Buffer.from(head('image', '; filename="gambar.jpg"\r\ncontent-type: image/jpeg')),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return shop.as(who).raw('POST', 'gambar-katalog', payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
}

/** A picture of one colour, as a camera would send it. */
export const gambarPolos = (width = 40, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c9962e' } })
    .jpeg()
    .toBuffer();

/** A picture that lies there, by its path. */
export async function gambarAda(shop: Shop, jenis: string, who?: Who): Promise<string> {
  const { status, body } = await kirimGambar(shop, jenis, await gambarPolos(), who);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.gambar_path;
}

/** A photo on a piece, without the way through its screen. */
export const fotoPotong = async (shop: Shop, kode_barcode: string): Promise<unknown> =>
  shop.rows('update barang set gambar = $2::jsonb where kode_barcode = $1', [
    kode_barcode,
    JSON.stringify([await saveFoto('KJ1', await gambarPolos(600, 600))]),
  ]);
