import { describe, expect, test } from 'vitest';
import { fotoStore } from '#areas/stock/server/foto/foto-store.ts';
import { sendTayang } from '#areas/penjualan/server/tayang/kirim-tayang.ts';
import { kunci } from '#tests/kit/titipan.ts';
import {
  atur,
  barisTayang,
  bukaTayang,
  detak,
  fotoBesar,
  fotokan,
  kirim,
  maju,
  openTokoOnline,
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
      'foto_sidik',
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

test('a photo of the largest size of the house leaves, and no dot of it is another there', async () => {
  const [code = ''] = await siapkanBarang(['P4']);
  const jpeg = await fotoBesar();
  expect(jpeg.length).toBeGreaterThan(300_000);
  await fotokan(code, jpeg);
  await kirim([code]);
  await sendTayang(shop.db, { tunggu: 15_000 }, 'uji');
  expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM', tampil: true });
  const [foto] = isiOf(code)!['foto'] as [{ jpeg: string }];
  expect(Buffer.from(foto.jpeg, 'base64').equals(jpeg)).toBe(true);
});

test('a piece whose photo is gone fails alone: the other is offered, and the home tells it after eight tries', async () => {
  const [code = '', hilang = ''] = await siapkanBarang(['P4', 'P4']);
  await fotoStore().drop(await fotokan(hilang, Buffer.from('foto')));
  await kirim([code, hilang]);
  for (let at = 0; at < 8; at++) {
    await detak();
    maju(61);
  }
  expect(toko.tampil()).toEqual([code]);
  expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM' });
  expect(await barisTayang(hilang)).toMatchObject({
    status: 'GAGAL',
    sebab: 'Foto tidak dapat dibaca',
  });
  const { body } = await shop.as('SPV').raw('GET', 'dashboard/toko');
  expect(body.data.perlu_dilihat).toContainEqual(
    expect.objectContaining({ jenis: 'TAYANG_GAGAL', dokumen: `SHP ${hilang}` }),
  );
});

test('what cannot be written down for a channel fails at its piece and stops no other', async () => {
  const [code = '', panjang = ''] = await siapkanBarang(['P4', 'P4']);
  await shop.rows(`update barang set deskripsi = repeat('x', 2001) where kode_barcode = $1`, [
    panjang,
  ]);
  await kirim([code, panjang]);
  await detak();
  expect(toko.tampil()).toEqual([code]);
  expect((await barisTayang(panjang))?.sebab).toMatch(/^Kesalahan server: /);
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

test('a page of somebody before the web shop withdraws nothing and is no sent piece', async () => {
  const [code = ''] = await tayangkan();
  await jual(code);
  for (const laku of ['HILANG', 'HALAMAN'] as const) {
    toko.house.biasa = laku;
    await detak();
    expect([laku, await barisTayang(code)]).toMatchObject([laku, { tampil: true }]);
    maju(61);
  }
  const [lain = ''] = await siapkanBarang(['P4']);
  await kirim([lain]);
  await detak();
  const { body } = await shop.as('SPV').raw('GET', 'marketplace-sambungan');
  expect(body.data[0]).toMatchObject({ sebab: 'Jawaban bukan dari adaptor (200)' });
  expect(await barisTayang(lain)).toMatchObject({ status: 'BELUM' });
  toko.house.biasa = 'BIASA';
  maju(61);
  await detak();
  expect(toko.tampil()).toEqual([lain]);
  expect(await barisTayang(code)).toMatchObject({ status: 'TURUN', tampil: false });
});

test('a channel that answers late keeps no withdrawal of another channel waiting', async () => {
  const lain = await openTokoOnline({ rahasia: RAHASIA });
  process.env['KILAU_ADAPTOR'] = `${toko.alamat},${lain.alamat}`;
  try {
    expect((await atur({ alamat: lain.alamat }, 'OWN', 'TKP')).status).toBe(200);
    const codes = await siapkanBarang(Array<'P4'>(13).fill('P4'));
    const [terjual = '', ...banyak] = codes;
    await kirim([terjual]);
    await detak();
    lain.house.biasa = 'LAMBAT';
    const tkp = { kode_marketplace: 'TKP', kode_barcode: banyak };
    await shop.as('SPV').raw('POST', 'barang-external/kirim', tkp);
    const sibuk = new Set<string>();
    const panjang = sendTayang(shop.db, { tunggu: 10_000, sibuk }, 'uji');
    await expect.poll(() => [...sibuk]).toEqual(['KJ1-TKP']);
    expect((await jual(terjual)).status).toBe(201);
    await sendTayang(shop.db, { tunggu: 10_000, sibuk }, 'uji');
    expect(toko.tampil()).toEqual([]);
    // The late one is in the same beat as before, and was not called by the second.
    expect([...sibuk]).toEqual(['KJ1-TKP']);
    await panjang;
    expect(lain.tampil()).toEqual(banyak.toSorted());
  } finally {
    process.env['KILAU_ADAPTOR'] = toko.alamat;
    await lain.close();
  }
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
