import { expect, test } from 'vitest';
import { isDiDalam } from '#areas/penjualan/server/tayang/panggil-luar.ts';
import {
  atur,
  barisTayang,
  bukaTayang,
  detak,
  kirim,
  maju,
  RAHASIA,
  shop,
  siapkanBarang,
  tayangkan,
  toko,
} from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

const metode = () => toko.masuk.map(({ method }) => method);

test('what the web shop refuses waits for a person; one that is away is left alone and then told all', async () => {
  const [code = '', lain = ''] = await siapkanBarang(['P4', 'P4']);
  toko.laku.push('TOLAK');
  await kirim([code]);
  await detak();
  expect(await barisTayang(code)).toMatchObject({
    status: 'GAGAL',
    sebab: 'Kategori tidak dikenal (422)',
    tampil: false,
  });
  maju(600);
  toko.masuk.length = 0;
  await detak();
  expect(metode()).toEqual(['GET']);
  toko.house.biasa = 'ALIH';
  await kirim([code, lain]);
  const tried = [await detak(), await detak()];
  expect(tried[1]).toBe(0);
  expect(new Set(toko.masuk.map(({ status }) => status))).toEqual(new Set([200, 302]));
  const { body } = await shop.as('SPV').raw('GET', 'marketplace-sambungan');
  expect(body.data[0]).toMatchObject({ kode_marketplace: 'SHP', sebab: 'Adaptor menjawab (302)' });
  toko.house.biasa = 'BIASA';
  maju(61);
  await detak();
  expect(toko.tampil()).toEqual([code, lain].toSorted());
});

test('who gains: the secret is never read back, address and secret are the owner’s, a cashier lists nothing', async () => {
  const [code = ''] = await siapkanBarang(['P4']);
  const { text } = await shop.as('OWN').raw('GET', 'marketplace-sambungan');
  expect(text).not.toContain(RAHASIA);
  expect(text).toContain('"ada_rahasia":true');
  const [kept] = await shop.rows(
    `select rahasia, (select count(*)::int from audit where sesudah::text like '%${RAHASIA}%') as told
       from marketplace_sambungan`,
  );
  expect(kept!['rahasia']).toMatch(/^k1:/);
  expect(kept!['told']).toBe(0);
  expect((await atur({}, 'SPV')).status).toBe(403);
  expect((await kirim([code], 'KASIR')).status).toBe(403);
  // No price is typed: what is listed costs what the counter asks.
  const harga = await shop.as('SPV').raw('POST', 'barang-external/kirim', {
    kode_marketplace: 'SHP',
    kode_barcode: [code],
    harga: 1,
  });
  expect(harga.status).toBe(400);
});

test('no address leads into the house, and another address is not told with pieces left at the old one', async () => {
  for (const alamat of [
    'http://10.0.0.5',
    'https://127.0.0.1/kilau',
    'https://kilau.internal/x',
    'http://toko.example.com',
    'https://user:pw@toko.example.com',
    'https://toko.example.com:8443/x',
  ])
    expect([alamat, (await atur({ alamat })).status]).toEqual([alamat, 422]);
  for (const address of ['10.1.2.3', '127.0.0.1', '169.254.169.254', '192.168.1.1', '100.64.0.1'])
    expect([address, isDiDalam({ address, family: 4 })]).toEqual([address, true]);
  for (const address of ['::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1'])
    expect([address, isDiDalam({ address, family: 6 })]).toEqual([address, true]);
  expect(isDiDalam({ address: '103.28.12.1', family: 4 })).toBe(false);
  await tayangkan();
  const baru = { alamat: 'https://toko.example.com/kilau' };
  expect((await atur(baru)).body.code).toBe('MASIH_TAYANG');
  expect((await atur({ ...baru, rahasia: null, lepas: true })).body.code).toBe('RAHASIA_KOSONG');
  expect((await atur({ ...baru, lepas: true })).body.data).toMatchObject({ tayang: 0, belum: 1 });
});

test('pieces that cannot be offered are refused with their reason, and none of the list is taken', async () => {
  const [code = '', polos = ''] = await siapkanBarang(['P4', 'P4']);
  await shop.rows(`update barang set gambar = '[]' where kode_barcode = $1`, [polos]);
  const { status, body } = await kirim([code, polos, 'KJ199999']);
  expect(status).toBe(422);
  expect(
    body.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
  ).toEqual([
    ['kode_barcode.1', `Barang ${polos} Tidak Dapat Ditayangkan: TANPA FOTO`],
    ['kode_barcode.2', 'Barang KJ199999 Tidak Dapat Ditayangkan: TIDAK ADA'],
  ]);
  expect((await kirim([code], 'SPV', 'turunkan')).body.code).toBe('BARANG_BELUM_TAYANG');
  expect(await shop.rows('select 1 from barang_tayang')).toEqual([]);
});
