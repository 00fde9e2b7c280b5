import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  mulaiOpnameBerlianEndpoint,
  opnameBerlianEndpoint,
  pindaiOpnameBerlianEndpoint,
  selesaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { mg } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { parcel, returBatu, terimaBatu, tokoBerlian } from '#tests/kit/uji/berlian.ts';

/** A parcel in a count of loose stones (D-45.7). */
let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
});
afterAll(() => shop.close());

const mulai = async () =>
  (
    await shop
      .as('SPV')
      .call(mulaiOpnameBerlianEndpoint, { body: { kode_gudang: 'TK', kode_dept: null } })
  ).id;
const lihat = (id: number) =>
  shop.as('SPV').call(opnameBerlianEndpoint, { params: { id: String(id) } });
const selesai = (id: number) =>
  shop.approved('SPV', selesaiOpnameBerlianEndpoint, { body: { id } }, 'OWN');

test('100 stones of a parcel are counted one by one: not counted or 95 an owner agrees, all 100 an SPV', async () => {
  const { kode } = await terimaBatu(shop, [parcel()]);
  const banyak = kode[0]!;
  const hitung = (id: number, butir: number) =>
    shop.as('KASIR').call(pindaiOpnameBerlianEndpoint, { body: { id, kode: [banyak], butir } });
  const ditanya = async (id: number, key: string) => {
    const asked = await shop
      .as('SPV')
      .raw('POST', 'stock-opname-berlian/selesai', { id }, { 'idempotency-key': key });
    return asked.body.angka as { label: string; nilai: string }[];
  };
  const olehSpv = (id: number) =>
    shop.approved('MU', selesaiOpnameBerlianEndpoint, { body: { id } }, 'SPV');
  const satu = await mulai();
  const said = await shop
    .as('KASIR')
    .call(pindaiOpnameBerlianEndpoint, { body: { id: satu, kode: [banyak], butir: undefined } });
  expect(said).toMatchObject([{ hasil: 'KETEMU', butir: 100, dihitung: null }]);
  const belum = { label: `TIDAK DIHITUNG ${banyak}`, nilai: 'buku 100' };
  expect(await ditanya(satu, 'butir-belum')).toContainEqual(expect.objectContaining(belum));
  await expect(olehSpv(satu)).rejects.toMatchObject({ status: 403 });
  const dua = { id: satu, kode: [banyak, 'XX999999'], butir: 100 };
  const { body: tolak } = await shop
    .as('KASIR')
    .raw('POST', 'stock-opname-berlian/pindai', dua, { 'idempotency-key': 'butir-dua' });
  expect(tolak.errors).toMatchObject([{ path: 'butir' }]);
  expect(await hitung(satu, 95)).toMatchObject([{ hasil: 'BEDA BUTIR', dihitung: 95 }]);
  expect(await lihat(satu)).toMatchObject({
    harus: { butir: 100 },
    beda_butir: { qty: 1, butir: 100 },
    parcel_belum: { qty: 0 },
    kembar: 0,
  });
  await expect(olehSpv(satu)).rejects.toMatchObject({ status: 403 });
  const { opname } = await selesai(satu);
  expect(await cariUang(shop, opname.no_opname!)).toEqual({});
  const { body } = await shop
    .as('OWN')
    .raw('GET', `stock-opname/bukti?no_opname=${opname.no_opname}`);
  const [baris] = barisLaporan(body.data) as { hasil: string; nama_barang: string; qty: number }[];
  expect(baris).toMatchObject({ hasil: 'BEDA BUTIR', qty: 100 });
  expect(baris!.nama_barang).toContain('dihitung 95');
  // Counted again until it is right: an SPV agrees, and reads both counts. What leaves after the count is no difference.
  const lagi = await mulai();
  await hitung(lagi, 95);
  expect(await hitung(lagi, 100)).toMatchObject([{ hasil: 'KETEMU', dihitung: 100 }]);
  await returBatu(shop, banyak, { carat: mg(100), butir: 10 });
  const dibaca = { label: `BUTIR DIHITUNG LAGI ${banyak}`, nilai: 'buku 100, hitung 95, 100' };
  expect(await ditanya(lagi, 'butir-lagi')).toContainEqual(expect.objectContaining(dibaca));
  await olehSpv(lagi);
});
