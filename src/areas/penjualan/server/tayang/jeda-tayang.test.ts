import { expect, test } from 'vitest';
import {
  barisTayang,
  bukaTayang,
  detak,
  kirim,
  maju,
  shop,
  siapkanBarang,
  tayangkan,
  toko,
} from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

const pegang = (kode_barcode: string) =>
  shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode });
const sambungan = async () => {
  const { body } = await shop.as('SPV').raw('GET', 'marketplace-sambungan');
  return body.data[0];
};

test('a web shop without GET orders is told of a withdrawal with the next beat', async () => {
  toko.house.tanpaPesanan = true;
  const [code = ''] = await tayangkan();
  expect(toko.tampil()).toEqual([code]);
  expect(await sambungan()).toMatchObject({ sebab: 'no orders (404)' });
  await pegang(code);
  maju(5);
  await detak();
  expect(toko.tampil()).toEqual([]);
});

test('a channel that says no to all waits a minute for what is new, and ten seconds for a withdrawal', async () => {
  const [code = ''] = await tayangkan();
  const [baru = ''] = await siapkanBarang(['P4']);
  await kirim([baru]);
  toko.house.biasa = 'ALIH';
  for (let at = 0; at < 5; at++) {
    await detak();
    maju(61);
  }
  await detak();
  toko.house.biasa = 'BIASA';
  await pegang(code);
  maju(11);
  await detak();
  expect(toko.tampil()).toEqual([]);
  expect(await barisTayang(code)).toMatchObject({ status: 'TURUN', tampil: false });
  maju(50);
  await detak();
  expect(toko.tampil()).toEqual([baru]);
});

test('one piece that is never answered fails alone, and a person reads which and why', async () => {
  const [code = '', macet = ''] = await siapkanBarang(['P4', 'P4']);
  toko.house.putus = macet;
  await kirim([code, macet]);
  for (let at = 0; at < 8; at++) {
    await detak();
    maju(61);
  }
  expect(await barisTayang(code)).toMatchObject({ status: 'TERKIRIM' });
  expect(await barisTayang(macet)).toMatchObject({
    status: 'GAGAL',
    sebab: 'Adaptor tidak terjangkau (ECONNRESET)',
  });
  expect(await sambungan()).toMatchObject({ sebab: null });
});

test('a channel that answers none of them is away: no piece fails for it', async () => {
  const codes = await siapkanBarang(['P4', 'P4', 'P4']);
  toko.house.biasa = 'PUTUS';
  await kirim(codes);
  for (let at = 0; at < 9; at++) {
    await detak();
    maju(61);
  }
  expect(await shop.rows('select distinct status, coba from barang_tayang')).toEqual([
    { status: 'BELUM', coba: 0 },
  ]);
  toko.house.biasa = 'BIASA';
  await detak();
  expect(toko.tampil()).toEqual(codes.toSorted());
});
