import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { percaya } from '#tests/kit/orang/telepon.ts';
import type { Who } from '#tests/kit/shop.ts';
import { cash, titipkan } from '#tests/kit/titipan.ts';
import { tukar, tunai } from '#tests/kit/tukar.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

const { shop, kasir, post, beli, rosok, jual } = await openBeliUji();
let folder: string;
let telepon: Awaited<ReturnType<typeof percaya>>;
let pusat: typeof telepon;
let foto: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-foto-batal-'));
  process.env['KILAU_PHOTOS'] = folder;
  telepon = await percaya(shop, 'SPV');
  pusat = await percaya(shop, 'OWN', { kode_toko: 'PST' });
  foto = [await fotoBaru(shop), await fotoBaru(shop)];
});
afterAll(async () => {
  delete process.env['KILAU_PHOTOS'];
  await rm(folder, { recursive: true });
});

/** What the approver's telephone shows of a cancel that somebody asks for. */
async function dilihat(path: string, more: object = {}, who: Who = 'KASIR') {
  const asked = await shop.as(who).raw('POST', 'otorisasi', {
    method: 'POST',
    path: `/api/v1/${path}`,
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

test('of an exchange he sees the gold that came in as it was photographed, and the piece that went out', async () => {
  const [keluar] = (await tambahPotong(shop, ['P1'])) as [string];
  const body = tukar([keluar], [rosok()], tunai(7_102_500 - 3_814_500));
  foto = [await fotoBaru(shop), await fotoBaru(shop)];
  const pembelian = { ...body.pembelian, foto };
  const made = await post(kasir(), 'tukar-tambah', { ...body, pembelian });
  expect(made.status, made.text).toBe(201);
  const { no_tukar } = made.body.data as { no_tukar: string };
  const { foto: seen } = await dilihat(`tukar-tambah/${no_tukar}/batal`);
  expect(seen).toEqual([...foto, keluar]);
});

test('of a delivery he sees the pieces that were labelled out of it', async () => {
  const lot = { kode_dept: 'CC', kode_group: 'T', kode_kadar: '750', qty: 2, berat_bruto: 7.2 };
  const terima = await post(shop.as('MU'), 'penerimaan-barang', {
    kode_supplier: 'UBS',
    kode_gudang: 'TK',
    no_intern: 'SJ-77',
    dokumen_perolehan: 'FAKTUR_PAJAK',
    lot: [{ ...lot, berat_nota: 6.5, berat: 6.5, modal: 12_800_000 }],
  });
  expect(terima.status, terima.text).toBe(201);
  const { no_terima } = terima.body.data as { no_terima: string };
  const cincin = { nama_barang: 'Cincin Polos', kode_kategori: 'PHS', berat: 3.25 };
  const dilabel = await post(shop.as('SPV'), `penerimaan-barang/${no_terima}/label`, {
    urut: 1,
    barang: [{ ...cincin, kode_gudang: 'TK', kode_baki: 'A-01' }],
  });
  expect(dilabel.status, dilabel.text).toBeLessThan(300);
  const [{ kode_barcode }] = dilabel.body.data as [{ kode_barcode: string }];
  const asked = await shop.as('SPV').raw('POST', 'otorisasi', {
    method: 'POST',
    path: `/api/v1/penerimaan-barang/${no_terima}/batal`,
    body: { alasan: 'Salah kirim' },
  });
  expect(asked.status, asked.text).toBe(201);
  const [row] = await shop.rows('select ucapan from otorisasi where keystore = $1', [
    asked.body.data.keystore,
  ]);
  expect(row!.ucapan.foto).toEqual([kode_barcode]);
});

test('a photo of another shop that an asker names is not shown', async () => {
  const lain = foto[0]!.replace('KJ1', 'PST');
  const asked = await shop.as('KASIR').raw('POST', 'otorisasi', {
    method: 'POST',
    path: 'laci/buka',
    body: { alasan: lain },
  });
  expect((await telepon.ask(`GET otorisator/${asked.body.data.keystore}`)).body.data.foto).toEqual(
    [],
  );
});
