import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { percaya } from '#tests/kit/orang/telepon.ts';
import type { Who } from '#tests/kit/shop.ts';
import { cash, titipkan } from '#tests/kit/titipan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

const { shop, kasir, post, beli, rosok, jual } = await openBeliUji();
let folder: string;
let telepon: Awaited<ReturnType<typeof percaya>>;
let pusat: typeof telepon;
let foto: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-foto-batal-'));
  process.env['KILAU_FOTO'] = folder;
  telepon = await percaya(shop, 'SPV');
  pusat = await percaya(shop, 'OWN', { kode_toko: 'PST' });
  const gold = { width: 60, height: 40, channels: 3 as const, background: '#c9962e' };
  const jpeg = await sharp({ create: gold }).jpeg().toBuffer();
  const made = [await saveFoto('KJ1', jpeg), await saveFoto('KJ1', jpeg)];
  foto = made.map(({ gambar_path }) => gambar_path);
});
afterAll(async () => {
  delete process.env['KILAU_FOTO'];
  await rm(folder, { recursive: true });
});

/** What the approver's telephone shows of a cancel that somebody asks for. */
async function dilihat(path: string, more: object = {}, who: Who = 'KASIR') {
  const asked = await shop.as(who).raw('POST', 'otorisasi', {
    ...{ method: 'POST', path: `/api/v1/${path}` },
    body: { alasan: 'Salah input', ...more },
  });
  expect(asked.status, asked.text).toBe(201);
  const { body } = await telepon.ask(`GET otorisator/${asked.body.data.keystore}`);
  return { keystore: asked.body.data.keystore as string, foto: body.data.foto as string[] };
}
const gambar = async (path: string, headers: Record<string, string>) => {
  const { statusCode, headers: said } = await shop.app.inject({ url: `/api/v1/${path}`, headers });
  return [statusCode, said['content-type']];
};
const dengan = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

test('who approves the cancel of a sale sees its piece, of a deposit its goods', async () => {
  const { no_faktur_jual, kode_barcode } = await jual('P1');
  expect((await dilihat(`penjualan/${no_faktur_jual}/batal`)).foto).toEqual([kode_barcode]);
  const codes = await tambahPotong(shop, ['P1', 'P1']);
  const { no_titip } = await titipkan(shop, codes, cash(1_000_000));
  expect((await dilihat(`titip/${no_titip}/batal`)).foto.toSorted()).toEqual(codes.toSorted());
});

test('of a buy-back he sees the gold that was photographed; only this shop’s telephone reads it', async () => {
  const made = await post(kasir(), 'pembelian', beli([rosok(), rosok()], { foto }));
  expect(made.status, made.text).toBe(201);
  const { no_faktur_beli } = made.body.data as { no_faktur_beli: string };
  const { keystore, foto: seen } = await dilihat(`pembelian/${no_faktur_beli}/batal`);
  expect(seen).toEqual(foto);
  expect(await gambar(foto[0]!, dengan(telepon))).toEqual([200, 'image/jpeg']);
  expect((await gambar(foto[0]!, {}))[0]).toBe(401);
  // Head office sees the branch's only where it names the branch; its own shop has no such photo.
  expect((await gambar(foto[0]!, dengan(pusat)))[0]).toBe(404);
  expect(await gambar(foto[0]!, { ...dengan(pusat), 'x-toko': 'KJ1' })).toEqual([
    200,
    'image/jpeg',
  ]);
  expect((await pusat.ask(`GET otorisator/${keystore}`)).status).toBe(404);

  // Bought gold that is melted is seen as it came, and so is the cancel of the melting.
  const barang = [1, 2].map((urut) => ({ no_faktur_beli, urut }));
  const lebur = { barang, berat: 4, kadar: 74.8, alasan: 'Dilebur' };
  const asked = await shop
    .as('SPV')
    .raw('POST', 'otorisasi', { method: 'POST', path: '/api/v1/hancur-pembelian', body: lebur });
  expect(asked.status, asked.text).toBe(201);
  const [row] = await shop.rows('select ucapan from otorisasi where keystore = $1', [
    asked.body.data.keystore,
  ]);
  expect(row!.ucapan.foto).toEqual(foto);
});

test('a photo of another shop that an asker names is not shown', async () => {
  const lain = foto[0]!.replace('KJ1', 'PST');
  const asked = await shop.as('KASIR').raw('POST', 'otorisasi', {
    ...{ method: 'POST', path: 'laci/buka' },
    body: { alasan: lain },
  });
  expect((await telepon.ask(`GET otorisator/${asked.body.data.keystore}`)).body.data.foto).toEqual(
    [],
  );
});
