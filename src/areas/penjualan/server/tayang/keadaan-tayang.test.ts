import { expect, test } from 'vitest';
import { sendTayang } from '#areas/penjualan/server/tayang/kirim-tayang.ts';
import {
  atur,
  barisTayang,
  bukaTayang,
  detak,
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

const pegang = (kode_barcode: string) =>
  shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode });
const kata = (kode: string, deskripsi: string) =>
  shop.rows('update barang set deskripsi = $2 where kode_barcode = $1', [kode, deskripsi]);

test('who gains: a price that the web shop refuses is not offered as it was before', async () => {
  const [code = ''] = await tayangkan();
  await shop.rows('update barang set harga_jual = 2000000 where kode_barcode = $1', [code]);
  maju(301);
  toko.laku.push('TOLAK');
  await detak();
  const gagal = { status: 'GAGAL', sebab: 'Kategori tidak dikenal (422)' };
  expect(await barisTayang(code)).toMatchObject({ ...gagal, tampil: true });
  // A withdrawal that fails is tried again, and nothing is sent instead of it.
  toko.laku.push('GALAT');
  await detak();
  maju(61);
  await detak();
  expect(toko.tampil()).toEqual([]);
  expect(await barisTayang(code)).toMatchObject({ status: 'GAGAL', tampil: false });
  maju(301);
  toko.masuk.length = 0;
  await detak();
  expect(toko.masuk.map(({ method }) => method)).toEqual(['GET']);
  await kirim([code]);
  await detak();
  expect(toko.items.get(code)?.isi).toMatchObject({ harga: 2_000_000 });
});

test('a greater version of the web shop is taken over, however great; a smaller one fails the piece', async () => {
  const [code = ''] = await tayangkan();
  for (const versi of [2_147_483_646, 1_795_000_000_000]) {
    toko.items.set(code, { versi, isi: { foto: [] } });
    await kata(code, `Liontin versi ${versi}`);
    maju(61);
    await detak();
    await detak();
    expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM', versi: versi + 1 });
  }
  await kata(code, 'Liontin lain');
  maju(61);
  toko.laku.push('MUNDUR');
  await detak();
  expect(await barisTayang(code)).toMatchObject({ sebab: 'Versi 0 di adaptor (409)' });
  maju(61);
  await detak();
  expect(toko.items.get(code)?.isi).toMatchObject({ deskripsi: 'Liontin lain' });
});

test('a clock that was a day ahead and was set right keeps no withdrawal waiting', async () => {
  const [code = '', lain = ''] = await siapkanBarang(['P4', 'P4']);
  maju(86_400);
  toko.laku.push('ALIH');
  await kirim([code, lain]);
  await detak();
  maju(61);
  await detak();
  expect(toko.tampil()).toEqual([code, lain].toSorted());
  maju(-86_400);
  await pegang(code);
  await detak();
  expect(toko.tampil()).toEqual([lain]);
});

test('a web shop that says no to the signature while its clock is another one is told so', async () => {
  await atur({ rahasia: 'rahasia-yang-bukan-miliknya' });
  await detak();
  const { body } = await shop.as('SPV').raw('GET', 'marketplace-sambungan');
  expect(body.data[0].sebab).toMatch(/^Jam server ini dan adaptor berbeda \d+ menit \(401\)$/);
});

test('what the old address answers after the channel moved is not believed: the new one is told', async () => {
  const baru = await openTokoOnline({ rahasia: RAHASIA });
  process.env['KILAU_ADAPTOR'] = `${toko.alamat},${baru.alamat}`;
  try {
    const codes = await siapkanBarang(Array<'P4'>(6).fill('P4'));
    toko.house.biasa = 'LAMBAT';
    await kirim(codes);
    const lama = sendTayang(shop.db, { tunggu: 10_000 }, 'uji');
    await expect.poll(() => toko.masuk.length).toBe(4);
    expect((await atur({ alamat: baru.alamat, lepas: true })).status).toBe(200);
    await lama;
    // Four calls were on their way; none began afterwards.
    expect(toko.masuk).toHaveLength(4);
    await detak();
    expect(baru.tampil()).toEqual(codes.toSorted());
  } finally {
    process.env['KILAU_ADAPTOR'] = toko.alamat;
    await baru.close();
  }
});

test('a shop that is switched off withdraws what it offers', async () => {
  await tayangkan();
  await shop.rows(`update toko set is_active = false where kode_toko = 'KJ1'`);
  try {
    await detak();
    expect(toko.tampil()).toEqual([]);
  } finally {
    await shop.rows(`update toko set is_active = true where kode_toko = 'KJ1'`);
  }
});
