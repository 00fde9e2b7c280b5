import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import {
  emas,
  rosokkan,
  serahkan,
  tambahTukang,
  terimaService,
  titipEmas,
} from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

/** Loose gold in ROSOK and HANCUR warehouses belongs to lots (D-44.1, D-44.2). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
});
afterAll(() => shop.close());

const lots = (query: object = {}) => shop.as('SPV').call(daftarLotEndpoint, { query });
const alasan = { alasan: 'Salah catat' };

describe('two meltings of one ring each', () => {
  test('make a lot each, under the number of their act, with the cost of their ring', async () => {
    await rosokkan(shop);
    await rosokkan(shop);
    const rows = await shop.as('OWN').call(daftarLotEndpoint, { query: { kode_gudang: 'RS' } });
    expect(rows).toMatchObject([
      { asal: 'STOCK', tahap: 'BELUM SORTIR', persen: 7500, berat: 3_250, modal: 6_400_000 },
      { asal: 'STOCK', tahap: 'BELUM SORTIR', persen: 7500, berat: 3_250, modal: 6_400_000 },
    ]);
    for (const { no_lot, no_dokumen } of rows) expect(no_lot).toBe(`${no_dokumen}-01`);
  });

  test('are found by stage, kadar and warehouse; who may not know the cost does not read it', async () => {
    expect(await lots({ tahap: 'LEBUR' })).toEqual([]);
    expect(await lots({ kadar: '70' })).toEqual([]);
    expect(await lots({ kadar: '75', kode_gudang: 'RS' })).toHaveLength(2);
    expect((await shop.as('KASIR').raw('GET', 'sepuhan/lot')).text).not.toContain('6400000');
  });
});

describe('gold that leaves', () => {
  test('is of the oldest lot first; its cancel puts it where it lay', async () => {
    const { no_serah } = await titipEmas(shop, 4_000);
    const left = await lots();
    // An empty lot is not listed any more.
    expect(left.map((one) => one.berat)).toEqual([2_500]);
    const path = `serah-tukang/${no_serah}/batal`;
    const { status, body } = await disetujui(shop, path, alasan, 'OWN', 'SPV');
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await lots()).map((one) => one.berat)).toEqual([3_250, 3_250]);
  });

  test('takes fine gold and cost by weight, and the last part the rest', async () => {
    const { no_serah } = await titipEmas(shop, 1_000);
    const [row] = await shop.rows(
      'select murni::int, modal::int from tukang_serah where no_serah = $1',
      [no_serah],
    );
    // 3.250 g hold 2.438 g fine gold and cost 6,400,000.
    expect(row).toEqual({ murni: 750, modal: 1_969_231 });
    await titipEmas(shop, 2_250);
    const [sum] = await shop.rows(
      `select sum(murni)::int as murni, sum(modal)::int as modal from tukang_serah where status = 'DONE'`,
    );
    expect(sum).toEqual({ murni: 2_438, modal: 6_400_000 });
  });

  test('is no more than lies there, of that kadar', async () => {
    const asked = (berat: number, kadar: number) =>
      shop.as('SPV').call(serahDocument.makes.lepas, {
        params: { kode_tukang: 'T01' },
        body: { emas: emas(berat, kadar), keterangan: null },
      });
    await expect(asked(3_251, 7500)).rejects.toMatchObject({ status: 422 });
    await expect(asked(100, 7000)).rejects.toMatchObject({ status: 422 });
  });
});

test('a melting is undone while its lot is whole, and not once a gram of it was used', async () => {
  await rosokkan(shop);
  const rows = await lots();
  const [used, whole] = rows.map((one) => one.no_dokumen);
  const { no_service } = await terimaService(shop);
  await serahkan(shop, no_service, 100);
  const undo = (no: string) => disetujui(shop, `hancur-barang/${no}/batal`, alasan, 'OWN', 'SPV');
  expect((await undo(used!)).body).toMatchObject({ code: 'LOT_TERPAKAI' });
  expect((await undo(whole!)).status).toBe(200);
  expect((await lots()).map((one) => one.no_dokumen)).toEqual([used]);
});

test('a warehouse that holds gold keeps its kind', async () => {
  const change = { params: { kode_gudang: 'RS' }, body: { nama: 'Rosok', jenis: 'TOKO' as const } };
  await expect(shop.as('OWN').call(gudangMaster.endpoints.update, change)).rejects.toMatchObject({
    status: 409,
    code: 'GUDANG_BERISI',
  });
});
