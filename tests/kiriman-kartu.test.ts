import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ubahBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { gambarAda, gambarPolos } from '#tests/kit/kirim-gambar.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { bukaTokoKirim, kirimkan, kunci, pindai, terimakan } from '#tests/kit/uji/kirim-barang.ts';

/** What a piece brings along when it comes from another shop: its photos and its life (D-42.4). */
let shop: Shop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-kiriman-'));
  process.env['KILAU_PHOTOS'] = folder;
  shop = await bukaTokoKirim();
});
afterAll(async () => {
  delete process.env['KILAU_PHOTOS'];
  await shop.close();
  await rm(folder, { recursive: true });
});

const datang = async (code: string): Promise<void> => {
  const no = await kirimkan(shop, [code]);
  expect((await terimakan(shop, no, [pindai(code)])).status).toBe(201);
};

test('a ring from KJ1 enters the catalogue of KJ2 with the photo that KJ1 took, and keeps it when it is edited', async () => {
  const [a] = await tambahPotong(shop, ['P1']);
  const foto = await saveFoto('KJ1', await gambarPolos(600, 600));
  await shop.rows('update barang set gambar = $2::jsonb where kode_barcode = $1', [
    a,
    JSON.stringify([foto]),
  ]);
  await datang(a!);
  const gambar_path = await gambarAda(shop, 'KATEGORI_ICON', 'spv.kj2');
  const spv = shop.as('SPV', 'KJ2');
  const kategori = { kode_kategori: 'CC', nama_kategori: 'Cincin', warna: '#C9962E', gambar_path };
  const made = await spv.raw('POST', 'app/kategori-katalog', kategori);
  expect(made.status, made.text).toBe(201);
  const item = await spv.raw('POST', 'app/item-katalog/dari-stock', {
    kode_barcode: a,
    kode_kategori: null,
  });
  expect(item.status, item.text).toBe(201);
  // A copy of its own: the piece may go without it.
  expect(item.body.data.gambar_path[0]).toMatch(/^NSIPIC\/KJ2\/ITEM\//);
  const ubah = { gambar: [foto], nama_barang: 'Cincin Polos Kecil' };
  const given = { params: { kode_barcode: a! }, body: ubah as never };
  await shop.approved('spv.kj2', ubahBarangEndpoint, given, 'own.kj2');
  const kartu = await spv.raw('GET', `barang/${a}`);
  expect(kartu.body.data.gambar).toEqual([foto]);
});

test('a pendant that was sold, bought back and labelled again in KJ1 tells all of it in KJ2', async () => {
  const [a] = await tambahPotong(shop, ['P4']);
  const jual = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: a }],
    pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
  };
  const sold = await shop.as('KASIR').raw('POST', 'penjualan', jual, kunci());
  expect(sold.status, sold.text).toBe(201);
  const { no_faktur_jual } = sold.body.data;
  const { no_faktur_beli } = await belikan(shop, [
    { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode: a, berat: 1.2 },
  ]);
  const retag = { urut: 1, kode_kategori: 'PHS', berat: 1.2, kode_gudang: 'TK', kode_baki: 'A-01' };
  const made = await shop
    .as('SPV')
    .raw('POST', `pembelian/${no_faktur_beli}/retag`, retag, kunci());
  expect(made.status, made.text).toBe(201);
  const { kode_barcode } = made.body.data;
  await datang(kode_barcode);
  const riwayat = async (di: 'KJ1' | 'KJ2') =>
    (await shop.as('SPV', di).raw('GET', `barang/${kode_barcode}`)).body.data.riwayat.map(
      (one: { kode_barcode: string; jenis: string }) => `${one.kode_barcode} ${one.jenis}`,
    );
  const lama = [`${a} TAMBAH`, `${a} JUAL`, `${kode_barcode} RETAG`];
  expect(await riwayat('KJ2')).toEqual(
    expect.arrayContaining([...lama, `${kode_barcode} KIRIM`, `${kode_barcode} TERIMA_KIRIM`]),
  );
  // The sender reads until it left, and nothing of the next shop.
  const sendiri = await riwayat('KJ1');
  expect(sendiri).toEqual(expect.arrayContaining([...lama, `${kode_barcode} BARANG_SAMPAI`]));
  expect(sendiri).not.toContain(`${kode_barcode} TERIMA_KIRIM`);
});

test('what is looked for by other shops is found by an index, not by reading the table', async () => {
  const client = await shop.db.pool.connect();
  const plan = async (query: string) =>
    JSON.stringify((await client.query(`explain (costs off) ${query}`)).rows);
  try {
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
      await client.query(`set enable_${way} = off`);
    expect(
      await plan(`select 1 from barang where dari_toko is not null
        and gambar @> '[{"gambar_path": "NSIPIC/KJ1/x.jpg"}]'::jsonb limit 1`),
    ).toContain('barang_gambar_tiba');
    expect(
      await plan(`select 1 from terima_kiriman where asal = 'KJ1' and no_kirim = 'KBKJ1261120001'`),
    ).toContain('terima_kiriman_asal');
  } finally {
    await client.query('reset all');
    client.release();
  }
});
