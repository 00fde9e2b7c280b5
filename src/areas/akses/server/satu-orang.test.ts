import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, PASSWORD, type Shop, type Who } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';

/** Who agrees is another person than who asks, and none whom the act serves (decision 1255). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const sales = (kode: string, hp: string | null) =>
    shop.rows('insert into sales (kode_toko, kode_sales, nama, hp) values ($1, $2, $3, $4)', [
      'KJ1',
      kode,
      `Orang ${kode}`,
      hp,
    ]);
  await sales('A1', '+628110001111');
  await sales('A2', '+628110001111');
  await sales('A3', '+628110002222');
});
afterAll(() => shop.close());
const jadi = (user_id: string, kode: string | null) =>
  shop.rows('update users set kode_sales = $2 where user_id = $1', [user_id, kode]);
beforeEach(async () => {
  for (const user of ['ksr.kj1', 'spv.kj1', 'own.kj1']) await jadi(user, null);
});

const LACI = { method: 'POST', path: '/api/v1/laci/buka', body: { alasan: 'Tukar uang kecil' } };
const minta = async (write: object, who: Who = 'KASIR') => {
  const asked = await shop.as(who).raw('POST', 'otorisasi', write);
  expect(asked.status, asked.text).toBe(201);
  return asked.body.data.keystore as string;
};
const jawab = async (keystore: string, by: Who, more: object = {}) => {
  const { status, body } = await shop.as(by).raw('POST', `otorisasi/${keystore}/setujui`, more);
  return [status, body.code];
};
const SAMA = [403, 'PENYETUJU_SAMA'];
const PIHAK = [403, 'PENYETUJU_PIHAK'];

test('two accounts of one telephone are one person: by his session and by his password at the counter', async () => {
  await jadi('ksr.kj1', 'A1');
  await jadi('spv.kj1', 'A2');
  const keystore = await minta(LACI);
  expect(await jawab(keystore, 'SPV')).toEqual(SAMA);
  const sandi = { user_id: 'spv.kj1', password: PASSWORD };
  expect(await jawab(keystore, 'KASIR', sandi)).toEqual(SAMA);
  expect(await jawab(keystore, 'OWN')).toEqual([200, undefined]);
  await jadi('spv.kj1', 'A3');
  expect(await jawab(await minta(LACI), 'SPV')).toEqual([200, undefined]);
});

test('a supervisor does not agree to what he sells to the shop himself; another one does', async () => {
  await jadi('spv.kj1', 'A3');
  await shop
    .as('OWN')
    .raw(
      'POST',
      'cash/masuk',
      { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' },
      kunci(),
    );
  const beli = (no_hp: string, harga: number) => ({
    kode_sales: 'S01',
    customer: { nama: 'Pak Hendra', alamat: 'Jl. Merdeka 1', no_hp, no_ktp: '3201234567890001' },
    barang: [
      {
        asal_nota: 'CABANG_LAIN',
        no_faktur_jual: 'PJXX9261001001',
        kode_barcode: 'XX900001',
        nama_barang: 'Cincin',
        kode_dept: 'CC',
        kode_group: 'T',
        kadar: 75,
        berat: 3,
        berat_nota: 3,
        harga_nota: 9_000_000,
        harga,
      },
    ],
  });
  const write = (body: object) => ({ method: 'POST', path: '/api/v1/pembelian', body });
  const sendiri = beli('0811 0002 222', 8_900_000);
  const keystore = await minta(write(sendiri));
  expect(await jawab(keystore, 'SPV')).toEqual(PIHAK);
  expect(await jawab(keystore, 'OWN')).toEqual([200, undefined]);
  const more = { ...kunci(), 'x-otorisasi': keystore };
  const dibeli = await shop.as('KASIR').raw('POST', 'pembelian', sendiri, more);
  expect(dibeli.status, dibeli.text).toBe(201);
  // The request keeps no number of his, and the asker hears of none.
  const [row] = await shop.rows('select ucapan::text as kata from otorisasi where keystore = $1', [
    keystore,
  ]);
  expect(row!.kata).not.toContain('8110002222');
  const ditanya = await shop.as('KASIR').raw('POST', 'pembelian', sendiri, kunci());
  expect(ditanya.text).not.toContain('pihak');
  // His cancel pays him nothing either way, but it is his document all the same.
  const batal = {
    method: 'POST',
    path: `/api/v1/pembelian/${dibeli.body.data.no_faktur_beli}/batal`,
    body: { alasan: 'Salah barang' },
  };
  const lagi = await minta(batal);
  expect(await jawab(lagi, 'SPV')).toEqual(PIHAK);
  expect(await jawab(lagi, 'OWN')).toEqual([200, undefined]);
});

test('the telephone and the sales code that say so change by the word of another person (decision 1293)', async () => {
  const PERLU = [403, 'PERLU_OTORISASI', 'HAK_AKSES'];
  const tulis = async (who: Who, path: string, body: object, keystore?: string) => {
    const more = { ...kunci(), ...(keystore && { 'x-otorisasi': keystore }) };
    const { status, body: said } = await shop.as(who).raw('PUT', path, body, more);
    return status === 200 ? [status] : [status, said.code, said.event];
  };
  const sales = (hp: string | null) => ({ nama: 'Orang A1', hp, target: 0, id_fee: null });
  // Another telephone, and none: each would make him two people for an afternoon.
  for (const hp of ['0811 0009 999', null])
    expect(await tulis('SPV', 'sales/A1', sales(hp))).toEqual(PERLU);
  const sama = { ...sales('0811 0001 111'), nama: 'Orang Satu' };
  expect(await tulis('SPV', 'sales/A1', sama)).toEqual([200]);
  const write = { method: 'PUT', path: '/api/v1/sales/A1', body: sales('0811 0009 999') };
  const keystore = await minta(write, 'SPV');
  expect(await jawab(keystore, 'OWN')).toEqual([200, undefined]);
  expect(await tulis('SPV', 'sales/A1', write.body, keystore)).toEqual([200]);
  expect(await tulis('OWN', 'sales/A1', sales('0811 0001 111'))).toEqual([200]);

  await jadi('spv.kj1', 'A1');
  const user = { usere_name: 'SPV', level: 'SPV', is_active: true };
  for (const kode_sales of ['A3', null])
    expect(await tulis('MU', 'users/spv.kj1', { ...user, kode_sales })).toEqual(PERLU);
  expect(await tulis('MU', 'users/spv.kj1', { ...user, kode_sales: 'A1' })).toEqual([200]);
  await jadi('spv.kj1', null);
  expect(await tulis('MU', 'users/spv.kj1', { ...user, kode_sales: 'A3' })).toEqual([200]);
});
