import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returManualDocument } from '#areas/manual/contract/retur-manual.document.ts';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Refused } from '#tests/kit/client.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  banyak,
  CINCIN,
  DI,
  isiBaris,
  masukkan,
  pindahkanManual,
  tokoManual,
} from '#tests/kit/uji/manual.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoManual();
  await shop.rows(
    `insert into supplier_barang (kode_toko, kode_supplier, nama) values ('KJ1', 'LMX', 'LMX')`,
  );
  // 20 rings of 50.000 g for 52,000,000 from UBS.
  await masukkan(shop);
});
afterAll(() => shop.close());

const isi = (qty: number, berat: number, kode_supplier = 'UBS', kode_baki = 'M-01') => ({
  body: {
    kode_supplier,
    alasan: 'Ukuran tidak laku',
    barang: [{ ...CINCIN, ...DI(kode_baki), ...banyak(qty, berat) }],
  },
});
const retur = (...given: Parameters<typeof isi>) =>
  shop.approved('SPV', returManualDocument.makes.retur, isi(...given), 'OWN');
const minta = async (...given: Parameters<typeof isi>) =>
  (await shop
    .as('SPV')
    .call(returManualDocument.makes.retur, isi(...given))
    .catch((refused: Refused) => refused.extra)) as { level: string[]; events: string[] };
const batal = (no: string) =>
  shop.approved('SPV', returManualDocument.cancel, {
    params: { no },
    body: { alasan: 'Supplier menolak' },
  });
const hutang = async () =>
  (await shop.as('OWN').call(hutangSupplierEndpoint)).map((one) => [one.kode_supplier, one.hutang]);

describe('5 of the 20 rings of UBS, 12.500 g, two days later', () => {
  let no = '';
  test('go back by another person’s word for 13,000,000', async () => {
    await shop.hari('2026-11-22');
    expect(await minta(5, 12_500)).toMatchObject({ events: ['RETUR_SUPPLIER'] });
    const made = await retur(5, 12_500);
    no = made.no_retur;
    expect(made).toMatchObject({ kode_supplier: 'UBS', total_qty: 5, total_berat: 12_500 });
    expect(await cariUang(shop, no)).toEqual({
      'supplier:UBS': 13_000_000,
      persediaan: -13_000_000,
    });
    expect(await hutang()).toEqual([['UBS', 39_000_000]]);
    expect(await isiBaris(shop, 'M-01')).toMatchObject({ qty: 15, berat: 37_500 });
  });
  test('are in the card of the supplier, and received with a minus (№ 63)', async () => {
    const hari = 'tgl_from=2026-11-22&tgl_to=2026-11-22';
    const kartu = await shop.as('OWN').raw('GET', `cash/report-hutang-supplier?${hari}`);
    expect(
      barisLaporan(kartu.body.data).map((row) => [row.no_dokumen, row.berkurang, row.hutang]),
    ).toEqual([
      [null, null, 52_000_000],
      [no, 13_000_000, 39_000_000],
      [null, null, 39_000_000],
    ]);
    const mutasi = await shop
      .as('OWN')
      .raw('GET', `barang/report-mutasi-stock?${hari}&group_by=KADAR`);
    expect(barisLaporan(mutasi.body.data)).toMatchObject([{ terima_qty: -5, terima_berat: -12.5 }]);
  });
  test('lie there again with the cancel, on another day, once', async () => {
    await shop.hari('2026-11-23');
    expect((await batal(no)).status).toBe('CANC');
    expect(await isiBaris(shop, 'M-01')).toMatchObject({ qty: 20, berat: 50_000 });
    expect(await hutang()).toEqual([['UBS', 52_000_000]]);
    await expect(batal(no)).rejects.toMatchObject({ status: 409 });
  });
});

describe('who gains', () => {
  test('a supplier takes back what he brought for its price, whatever it is mixed with', async () => {
    await masukkan(shop, { ...banyak(10, 25_000), modal: 40_000_000 }, 'LMX');
    // The tray holds 30 rings of 75.000 g for 92,000,000; 25.000 g of it cost 30,666,667.
    const { no_retur } = await retur(10, 25_000, 'LMX');
    expect(await cariUang(shop, no_retur)).toEqual({
      'supplier:LMX': 40_000_000,
      persediaan: -30_666_667,
      selisih_stock: -9_333_333,
    });
    // All that LMX brought is back.
    await expect(retur(1, 2500, 'LMX')).rejects.toMatchObject({ code: 'BUKAN_KIRIMANNYA' });
    await batal(no_retur);
  });
  test('no more than he brought, nothing to who brought nothing, nor to AWAL', async () => {
    await expect(retur(21, 52_500)).rejects.toMatchObject({ code: 'BUKAN_KIRIMANNYA' });
    await expect(retur(1, 2500, 'TEMAN')).rejects.toMatchObject({ code: 'BUKAN_KIRIMANNYA' });
    await expect(retur(1, 2500, 'AWAL')).rejects.toMatchObject({ code: 'SUPPLIER_AWAL' });
  });
  test('two lines of one return take what he brought together', async () => {
    await pindahkanManual(shop, DI('M-02'), banyak(6, 15_000));
    const [satu] = isi(10, 25_000, 'LMX').body.barang;
    const [dua] = isi(1, 2500, 'LMX', 'M-02').body.barang;
    const body = { ...isi(1, 1).body, kode_supplier: 'LMX', barang: [satu!, dua!] };
    await expect(
      shop.approved('SPV', returManualDocument.makes.retur, { body }, 'OWN'),
    ).rejects.toMatchObject({ code: 'BUKAN_KIRIMANNYA' });
  });
  test('two rings as heavy as four are an owner’s to agree to', async () => {
    expect((await minta(2, 10_000)).level).toEqual(['OWN']);
    expect((await minta(4, 10_000)).level).toEqual(['SPV', 'OWN']);
  });
});
