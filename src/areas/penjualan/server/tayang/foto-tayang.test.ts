import { expect, test } from 'vitest';
import {
  barisTayang,
  bukaTayang,
  detak,
  fotokan,
  maju,
  shop,
  tayangkan,
  toko,
} from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

/** Whether each PUT since the last look had photos with it. */
const denganFoto = () =>
  toko.masuk
    .splice(0)
    .flatMap(({ method, isi }) => (method === 'PUT' ? ['foto' in JSON.parse(isi)] : []));
const fotoOf = (code: string) =>
  (toko.items.get(code)!.isi!['foto'] as { jpeg: string }[]).map(({ jpeg }) =>
    Buffer.from(jpeg, 'base64').toString(),
  );

test('another price leaves without its photos, another photo with them', async () => {
  const [code = ''] = await tayangkan();
  expect(denganFoto()).toEqual([true]);
  await shop.rows('update barang set harga_jual = 2000000 where kode_barcode = $1', [code]);
  maju(301);
  await detak();
  expect(denganFoto()).toEqual([false]);
  expect(toko.items.get(code)?.isi).toMatchObject({ harga: 2_000_000, versi: 2 });
  expect(fotoOf(code)).toEqual([`foto ${code}`]);
  await fotokan(code, Buffer.from('foto baru'));
  maju(61);
  await detak();
  expect(denganFoto()).toEqual([true]);
  expect(fotoOf(code)).toEqual(['foto baru']);
});

test('a web shop that lost the photos asks for them, and so does a database that was brought back', async () => {
  const [code = ''] = await tayangkan();
  const kata = (deskripsi: string) =>
    shop.rows('update barang set deskripsi = $2 where kode_barcode = $1', [code, deskripsi]);
  denganFoto();
  toko.items.clear();
  await kata('Liontin hati dari emas kuning');
  maju(61);
  await detak();
  expect(await barisTayang(code)).toMatchObject({ sebab: 'Adaptor meminta foto (409)' });
  maju(10);
  await detak();
  expect(denganFoto()).toEqual([false, true]);
  expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM', versi: 3 });
  await shop.rows('update barang_tayang set versi = 0 where kode_barcode = $1', [code]);
  await kata('Liontin hati dari emas');
  maju(61);
  await detak();
  await detak();
  expect(denganFoto()).toEqual([false, true]);
  expect(fotoOf(code)).toEqual([`foto ${code}`]);
});

test('a call that was not answered leaves it open which photos are there: they go along with the next', async () => {
  const [code = ''] = await tayangkan();
  denganFoto();
  toko.laku.push('PUTUS');
  await fotokan(code, Buffer.from('foto baru'));
  maju(61);
  await detak();
  maju(10);
  await detak();
  expect(denganFoto()).toEqual([true, true]);
  expect(fotoOf(code)).toEqual(['foto baru']);
});
