import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hancurBeliDocument } from '#areas/pembelian/contract/hancur-beli.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import {
  bukaLot,
  bukaSepuhan,
  isiLebur,
  isiManual,
  isiTerima,
  liontin,
  terimaLiontin,
} from '#tests/kit/document/kerja-sepuhan.ts';
import { rosokkan, tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** Gold is taken in, melted, lost and corrected in lots (D-44). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  await tambahTukang(shop);
});
afterAll(() => shop.close());

const { terima, susut, manual } = sepuhanDocument.makes;
const lots = (query: object = {}) => shop.as('OWN').call(daftarLotEndpoint, { query });
const lotOf = async (no: string) => (await lots()).filter((one) => one.no_dokumen === no);
const batal = (no: string, who: Who = 'SPV') =>
  shop.approved(who, sepuhanDocument.cancel, { params: { no }, body: { alasan: 'Salah catat' } });
const minta = { status: 403, code: 'PERLU_OTORISASI' };

describe('bought pieces that are taken in', () => {
  test('are one lot of their kadar, still pieces, at what was paid for them', async () => {
    const { no_sepuhan, qty } = await terimaLiontin(shop, 2);
    expect(qty).toBe(2);
    expect(await cariBuku(shop, no_sepuhan)).toEqual([
      ['gudang:BL', null, 3750, -1, -1_200, -450],
      ['gudang:RS', null, 3750, 1, 1_200, 450],
      ['gudang:BL', null, 3750, -1, -1_200, -450],
      ['gudang:RS', null, 3750, 1, 1_200, 450],
    ]);
    const [lot, ...lain] = await lotOf(no_sepuhan);
    expect(lot).toMatchObject({
      no_lot: `${no_sepuhan}-01`,
      asal: 'PEMBELIAN',
      tahap: 'BELUM SORTIR',
      qty: 2,
      berat: 2_400,
      murni: 900,
    });
    expect(lain).toEqual([]);
    expect(lot!.modal).toBeGreaterThan(0);
    await batal(no_sepuhan);
    expect(await lotOf(no_sepuhan)).toEqual([]);
  });

  test('are taken in once: not again, not melted meanwhile, not with their purchase cancelled', async () => {
    const one = await liontin(shop);
    const body = isiTerima([one]);
    const { no_sepuhan } = await shop.as('SPV').call(terima, { body });
    await expect(shop.as('SPV').call(terima, { body })).rejects.toMatchObject({
      status: 409,
      code: 'BARANG_TIDAK_ADA',
    });
    await expect(
      shop.as('SPV').call(terima, { body: isiTerima([one, one]) }),
    ).rejects.toMatchObject({ status: 422 });
    const barang = [{ no_faktur_beli: one.no_dokumen, urut: 1 }];
    const lebur = { barang, berat: mg(1_100), kadar: persen(4_090), kode_gudang: 'RS' };
    await expect(
      shop.as('SPV').call(hancurBeliDocument.makes.lebur, { body: { ...lebur, alasan: 'Lebur' } }),
    ).rejects.toMatchObject({ status: 409 });
    const balik = await shop
      .as('OWN')
      .raw(
        'POST',
        `pembelian/${one.no_dokumen}/batal`,
        { alasan: 'Salah beli' },
        { 'idempotency-key': 'batal-beli-sepuhan' },
      );
    expect(balik.status).toBeGreaterThanOrEqual(400);
    await batal(no_sepuhan);
    expect((await shop.as('SPV').call(terima, { body })).qty).toBe(1);
  });

  test('weigh 0.010 g less without a word; 0.011 g less, or a kadar typed too low, is the owner’s', async () => {
    const less = async (berat: number, kadar_uji: number | null = null) =>
      isiTerima([
        await liontin(shop, {
          berat: mg(berat),
          kadar_uji: kadar_uji === null ? null : persen(kadar_uji),
        }),
      ]);
    const { no_sepuhan } = await shop.as('SPV').call(terima, { body: await less(1_190) });
    expect((await cariBuku(shop, no_sepuhan)).at(-1)).toEqual(['susut', null, 3750, 0, 10, 4]);
    expect(await cariUang(shop, no_sepuhan)).toEqual({});
    for (const body of [await less(1_189), await less(1_201), await less(1_200, 3_650)])
      await expect(shop.as('SPV').call(terima, { body })).rejects.toMatchObject(minta);
    // Many pieces at once: each is held against its own, a heavy one pays for no light one.
    const both = isiTerima([
      await liontin(shop, { berat: mg(1_205) }),
      await liontin(shop, { berat: mg(1_195) }),
    ]);
    await expect(shop.as('SPV').call(terima, { body: both })).rejects.toMatchObject(minta);
    const poor = await less(1_200, 3000);
    const done = await shop.approved('SPV', terima, { body: poor }, 'OWN');
    const uang = await cariUang(shop, done.no_sepuhan);
    expect(uang.selisih_stock).toBeGreaterThan(0);
    const [lot] = await lotOf(done.no_sepuhan);
    expect(lot).toMatchObject({ persen: 3000, murni: 360, qty: 1 });
  });

  test('go to a ROSOK warehouse, from where their document says', async () => {
    const one = await liontin(shop);
    const sent = (body: object) =>
      shop.as('SPV').call(terima, { body: { ...isiTerima([one]), ...body } });
    await expect(sent({ kode_gudang: 'TK' })).rejects.toMatchObject({ code: 'GUDANG_BUKAN_ROSOK' });
    await expect(sent({ baris: [{ ...one, asal: 'LELANG' }] })).rejects.toMatchObject({
      code: 'ASAL_SALAH',
    });
  });
});

test('loose gold is taken in lot by lot, once: for another tolerance of 0.010 g it is not there', async () => {
  await rosokkan(shop);
  const lepas = (await lots()).find(({ asal }) => asal === 'STOCK')!;
  const line = { asal: 'STOCK' as const, no_dokumen: lepas.no_lot, urut: null, kadar_uji: null };
  const body = isiTerima([{ ...line, berat: mg(3_240) }]);
  const { no_sepuhan } = await shop.as('SPV').call(terima, { body });
  const [lot] = await lotOf(no_sepuhan);
  expect(lot).toMatchObject({ asal: 'STOCK', qty: 0, berat: 3_240, modal: 6_400_000 });
  const again = isiTerima([{ ...line, no_dokumen: lot!.no_lot, berat: mg(3_230) }]);
  await expect(shop.as('SPV').call(terima, { body: again })).rejects.toMatchObject({
    code: 'LOT_SUDAH_DITERIMA',
  });
});

describe('a lot that is melted', () => {
  test('becomes a bar; its bar melted again may not lose as much again', async () => {
    const { no_sepuhan: awal } = await bukaLot(shop);
    // 35.000 g fine: 0.700 g of it may go.
    const first = isiLebur(`${awal}-01`, 36_000, 9_600);
    const { no_sepuhan, selisih_murni } = await shop.as('SPV').call(susut, { body: first });
    expect(selisih_murni).toBe(-440);
    expect(await cariUang(shop, no_sepuhan)).toEqual({});
    const [bar] = await lotOf(no_sepuhan);
    expect(bar).toMatchObject({ tahap: 'LEBUR', persen: 9_600, modal: 88_000_000, qty: 0 });
    const second = isiLebur(bar!.no_lot, 34_300, 9_999);
    // 0.260 g is left of the tolerance: 34.300 g of 99.99 % is 0.263 g less.
    await expect(shop.as('SPV').call(susut, { body: second })).rejects.toMatchObject(minta);
    const fine = { ...second, hasil: { berat: mg(34_304), kadar_uji: persen(9_999) } };
    expect((await shop.as('SPV').call(susut, { body: fine })).selisih_murni).toBe(-259);
    await expect(batal(no_sepuhan)).rejects.toMatchObject({ code: 'LOT_TERPAKAI' });
  });

  test('in parts loses no more in all than at once, and its cost goes with its weight', async () => {
    const { no_sepuhan: awal } = await bukaLot(shop);
    const no_lot = `${awal}-01`;
    const half = isiLebur(no_lot, 24_500, 7_000, 25_000);
    const { no_sepuhan } = await shop.as('SPV').call(susut, { body: half });
    expect(await lotOf(no_sepuhan)).toMatchObject([{ berat: 24_500, modal: 44_000_000 }]);
    const more = isiLebur(no_lot, 24_499, 7_000);
    await expect(shop.as('SPV').call(susut, { body: more })).rejects.toMatchObject(minta);
    // Cost of the loss above the tolerance: 44,000,000 x 351 / 17,500.
    const done = await shop.approved('SPV', susut, { body: more }, 'OWN');
    expect(await cariUang(shop, done.no_sepuhan)).toEqual({
      selisih_stock: 882_514,
      persediaan: -882_514,
    });
    await batal(done.no_sepuhan);
    await batal(no_sepuhan);
    expect(await lotOf(awal)).toMatchObject([{ berat: 50_000, murni: 35_000, modal: 88_000_000 }]);
  });

  test('weighs no more than went in, of lots that are there, each named once', async () => {
    const { no_sepuhan: awal } = await bukaLot(shop);
    const body = isiLebur(`${awal}-01`, 50_001, 7_000);
    const sent = (more: object) => shop.as('SPV').call(susut, { body: { ...body, ...more } });
    await expect(sent({})).rejects.toMatchObject({ code: 'HASIL_LEBIH' });
    await expect(sent({ hasil: null })).rejects.toMatchObject({ code: 'HASIL_KOSONG' });
    await expect(sent({ jenis: 'SUSUT' })).rejects.toMatchObject({ code: 'HASIL_TANPA_LEBUR' });
    await expect(sent({ lot: [...body.lot, ...body.lot] })).rejects.toMatchObject({ status: 422 });
    await expect(sent({ lot: [{ no_lot: 'X-01', berat: null }] })).rejects.toMatchObject({
      code: 'LOT_TIDAK_ADA',
    });
    await expect(sent({ kode_tukang: 'T99' })).rejects.toMatchObject({ code: 'TUKANG_TIDAK_ADA' });
  });
});

test('gold that is gone without melting is always the owner’s, and takes its cost', async () => {
  const { no_sepuhan: awal } = await bukaLot(shop);
  const body = {
    jenis: 'SUSUT' as const,
    kode_tukang: null,
    keterangan: 'Tercecer saat dicuci',
    lot: [{ no_lot: `${awal}-01`, berat: mg(1) }],
    hasil: null,
  };
  await expect(shop.as('MU').call(susut, { body })).rejects.toMatchObject(minta);
  const { no_sepuhan } = await shop.approved('MU', susut, { body }, 'OWN');
  expect(await cariBuku(shop, no_sepuhan)).toEqual([
    ['gudang:RS', null, 7000, 0, -1, -1],
    ['susut', null, 7000, 0, 1, 1],
  ]);
  expect(await cariUang(shop, no_sepuhan)).toEqual({ selisih_stock: 1_760, persediaan: -1_760 });
});

describe('a lot by hand', () => {
  test('is the owner’s to agree to, who reads the lot and both weights; a corrected lot is undone last first', async () => {
    await expect(shop.as('MU').call(manual, { body: isiManual() })).rejects.toMatchObject(minta);
    const { no_sepuhan } = await bukaLot(shop);
    const lama = { kode_gudang: null, kadar: null, modal: null };
    const body = isiManual({ ...lama, no_lot: `${no_sepuhan}-01`, berat: mg(49_900) });
    const turun = await shop.approved('MU', manual, { body }, 'OWN');
    expect(turun).toMatchObject({ berat: 50_000, berat_hasil: 49_900, selisih_murni: -70 });
    expect(await cariUang(shop, turun.no_sepuhan)).toEqual({
      selisih_stock: 176_000,
      persediaan: -176_000,
    });
    const [row] = await shop.rows('select angka from otorisasi where angka::text like $1', [
      `%${no_sepuhan}-01%`,
    ]);
    for (const told of ['50.000 g', '49.900 g', '-0.070 g'])
      expect(JSON.stringify(row)).toContain(told);
    const naik = await bukaLot(shop, { ...body, berat: mg(50_100) });
    expect(await lotOf(no_sepuhan)).toMatchObject([{ berat: 50_100, murni: 35_070 }]);
    await expect(batal(no_sepuhan, 'MU')).rejects.toMatchObject({ code: 'LOT_TERPAKAI' });
    await shop.as('SPV').call(susut, { body: isiLebur(`${no_sepuhan}-01`, 700, 7_000, 700) });
    await expect(batal(naik.no_sepuhan, 'MU')).rejects.toMatchObject({ code: 'LOT_TERPAKAI' });
  });

  test('that weighs nothing any more books its rest as lost', async () => {
    const { no_sepuhan } = await bukaLot(shop, { modal: rp(1_000_001) });
    const lama = { kode_gudang: null, kadar: null, modal: null };
    const habis = await bukaLot(shop, { ...lama, no_lot: `${no_sepuhan}-01`, berat: mg(0) });
    expect((await cariUang(shop, habis.no_sepuhan)).selisih_stock).toBe(1_000_001);
    expect(await lotOf(no_sepuhan)).toEqual([]);
  });

  test('names its warehouse and kadar when it is new, and neither when it is there', async () => {
    const sent = (more: object) => shop.as('OWN').call(manual, { body: isiManual(more) });
    await expect(sent({ kadar: null })).rejects.toMatchObject({ code: 'LOT_BARU_KURANG' });
    await expect(sent({ berat: mg(0) })).rejects.toMatchObject({ code: 'BERAT_KOSONG' });
    const { no_sepuhan } = await bukaLot(shop);
    const no_lot = `${no_sepuhan}-01`;
    await expect(sent({ no_lot })).rejects.toMatchObject({ code: 'LOT_LAMA_TETAP' });
    const sama = { no_lot, kode_gudang: null, kadar: null, modal: null };
    await expect(sent(sama)).rejects.toMatchObject({ code: 'BERAT_SAMA' });
  });
});

test('pieces that go to a craftsman as gold stay with lebur; their lot is empty', async () => {
  const { no_sepuhan } = await shop
    .as('SPV')
    .call(terima, { body: isiTerima([await liontin(shop, { kadar_uji: persen(3_760) })]) });
  const [lot] = await lotOf(no_sepuhan);
  expect(lot).toMatchObject({ persen: 3_760, qty: 1, berat: 1_200 });
  const emas = [{ kode_gudang: 'RS', kadar: persen(3_760), berat: mg(1_200) }];
  const params = { kode_tukang: 'T01' };
  const { no_serah } = await shop
    .as('SPV')
    .call(serahDocument.makes.lepas, { params, body: { emas, keterangan: null } });
  expect(await cariBuku(shop, no_serah)).toEqual([
    ['gudang:RS', null, 3760, -1, -1_200, -451],
    ['tukang:T01', null, 3760, 0, 1_200, 451],
    ['lebur', null, 3760, 1, 0, 0],
  ]);
  await expect(batal(no_sepuhan)).rejects.toMatchObject({ code: 'LOT_TERPAKAI' });
});

test('a step is undone on a later day while its gold lies there; without the module none is made', async () => {
  const { no_sepuhan } = await terimaLiontin(shop);
  await shop.hari('2026-11-21');
  const dokumen = await batal(no_sepuhan);
  expect(dokumen).toMatchObject({ status: 'CANC' });
  const [set] = await shop.rows(
    `select to_char(tgl_system, 'YYYY-MM-DD') as tgl, membalik from buku_set where no_bukti = $1`,
    [dokumen.batal!.no],
  );
  expect(set).toEqual({ tgl: '2026-11-21', membalik: no_sepuhan });
  const body = isiTerima([await liontin(shop)]);
  await shop.modulOn('SEPUHAN_TERPUSAT_MODULE');
  await expect(shop.as('SPV').call(terima, { body })).rejects.toMatchObject({ status: 403 });
  await shop.modulOff('SEPUHAN_TERPUSAT_MODULE');
});
