import { describe, expect, test } from 'vitest';
import { isDiDalam } from '#areas/penjualan/server/tayang/panggil-luar.ts';
import { kunci } from '#tests/kit/titipan.ts';
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

const isiOf = (code: string) => toko.items.get(code)?.isi;
const metode = () => toko.masuk.map(({ method }) => method);
const jual = (code: string) =>
  shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode: code }],
      pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
    },
    kunci(),
  );

test('a chosen piece is told to the web shop: what a buyer may know and nothing else', async () => {
  const [code = ''] = await siapkanBarang(['P4']);
  const pilihan = await shop.as('SPV').raw('GET', 'barang-external/pilihan?kode_marketplace=SHP');
  expect(pilihan.body.data).toMatchObject([{ kode_barcode: code, harga: 1_470_000 }]);
  expect((await kirim([code])).body).toEqual({ data: { jumlah: 1 } });
  expect(await detak()).toBe(2);
  const isi = isiOf(code)!;
  expect(Object.keys(isi).toSorted()).toEqual(
    [
      'berat',
      'deskripsi',
      'foto',
      'harga',
      'jenis',
      'kadar',
      'kategori',
      'kode_barcode',
      'kode_toko',
      'nama_barang',
      'persen',
      'size',
      'versi',
    ].toSorted(),
  );
  expect(isi).toMatchObject({
    berat: 1.2,
    harga: 1_470_000,
    nama_barang: 'Liontin Hati',
    versi: 1,
  });
  expect(isi['foto']).toEqual([
    { nama: expect.stringMatching(/\.jpg$/), jpeg: Buffer.from(`foto ${code}`).toString('base64') },
  ]);
  expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM', versi: 1, tampil: true });
  maju(61);
  toko.masuk.length = 0;
  await detak();
  expect(metode()).toEqual(['GET']);
  const { body } = await shop.as('SPV').raw('GET', 'barang-external?kode_marketplace=SHP');
  expect(body.data).toMatchObject([
    { kode_barcode: code, beda: 'TIDAK', status: 'TERKIRIM', harga_terkirim: 1_470_000 },
  ]);
});

test('a piece that is sold over the counter is withdrawn by the next beat, also from a shop that answers with faults', async () => {
  const [code = ''] = await tayangkan();
  toko.house.biasa = 'GALAT';
  const { status } = await jual(code);
  expect(status).toBe(201);
  await detak();
  expect(await barisTayang(code)).toMatchObject({ status: 'GAGAL', tampil: true });
  toko.house.biasa = 'BIASA';
  maju(10);
  await detak();
  expect(toko.tampil()).toEqual([]);
  expect(await barisTayang(code)).toMatchObject({ status: 'TURUN', sebab: 'TERJUAL' });
});

describe('a piece is offered only while it can be sold, whatever holds it', () => {
  const hilang = async (act: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    const [code = ''] = await tayangkan();
    await act();
    await detak();
    const gone = toko.tampil();
    await undo();
    maju(61);
    await detak();
    return { gone, back: toko.tampil(), code };
  };
  const set = (text: string) =>
    shop.rows(`update barang set ${text} where kode_barcode = any($1)`, [toko.tampil()]);

  test('in a basket of a counter', async () => {
    let code = '';
    const { gone, back } = await hilang(
      async () => {
        [code = ''] = toko.tampil();
        await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: code });
      },
      () => shop.as('KASIR').raw('DELETE', `keranjang/${code}`),
    );
    expect([gone, back]).toEqual([[], [code]]);
  });

  test('without its photo, without its words, sent to another shop', async () => {
    for (const [lacks, again] of [
      [`deskripsi = null`, `deskripsi = 'Liontin emas kuning, cocok untuk hadiah'`],
      // Kept beside it meanwhile, in a column that this test may use.
      [`atribut = gambar::text, gambar = '[]'`, `gambar = atribut::jsonb, atribut = null`],
      [`status = 'KIRIM', no_pegang = 'KB'`, `status = 'READY', no_pegang = null`],
    ]) {
      const [code = ''] = await tayangkan();
      await set(lacks!);
      await detak();
      expect(toko.tampil(), lacks).toEqual([]);
      await shop.rows(`update barang set ${again} where kode_barcode = $1`, [code]);
      maju(61);
      await detak();
      expect(toko.tampil(), again).toEqual([code]);
      await kirim([code], 'SPV', 'turunkan');
      await detak();
    }
  });

  test('with the modules off', async () => {
    await tayangkan();
    await shop.modulOff('MARKETPLACE_INTEGRATION_MODULE');
    await shop.modulOff('BARANG_WEB_EXTERNAL_MODULE');
    await detak();
    expect(toko.tampil()).toEqual([]);
    await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
    await shop.modulOn('BARANG_WEB_EXTERNAL_MODULE');
  });
});

test('a price leaves at most every five minutes, words at once', async () => {
  const [code = ''] = await tayangkan();
  toko.masuk.length = 0;
  await shop.rows('update barang set harga_jual = 2000000 where kode_barcode = $1', [code]);
  maju(61);
  await detak();
  expect(metode()).toEqual(['GET']);
  maju(240);
  await detak();
  expect(isiOf(code)).toMatchObject({ harga: 2_000_000, versi: 2 });
  await shop.rows(
    `update barang set deskripsi = 'Liontin hati dari emas kuning' where kode_barcode = $1`,
    [code],
  );
  maju(61);
  await detak();
  expect(isiOf(code)).toMatchObject({ deskripsi: 'Liontin hati dari emas kuning', versi: 3 });
});

test('a doubled call, a hung-up one and one from before a restored backup end with the newest state', async () => {
  const [code = ''] = await siapkanBarang(['P4']);
  toko.laku.push('PUTUS');
  await kirim([code]);
  await detak();
  expect(toko.tampil()).toEqual([code]);
  expect(await barisTayang(code)).toMatchObject({ status: 'BELUM', tampil: true });
  maju(10);
  toko.laku.push('GANDA');
  await detak();
  expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM', versi: 2 });
  await shop.rows(
    `update barang_tayang set versi = 0, sidik = null, diperiksa = null where kode_barcode = $1`,
    [code],
  );
  maju(61);
  await detak();
  await detak();
  expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM', versi: 3 });
});

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
