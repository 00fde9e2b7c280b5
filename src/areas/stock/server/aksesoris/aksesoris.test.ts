import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  kartuAksesorisEndpoint,
  saldoAksesorisEndpoint,
} from '#areas/stock/contract/aksesoris.api.ts';
import { aksesorisDocument } from '#areas/stock/contract/aksesoris.document.ts';
import { aksesorisMaster } from '#areas/stock/contract/aksesoris.master.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  for (const [kode_aksesoris, nama_aksesoris, minimum] of [
    ['KOTAK', 'Kotak Cincin', 10],
    ['DOMPET', 'Dompet Kain', 0],
  ] as const)
    await shop.as('OWN').call(aksesorisMaster.endpoints.create, {
      body: { kode_aksesoris, nama_aksesoris, minimum, harga: rp(2500) },
    });
});
afterAll(() => shop.close());

type Jenis = 'TAMBAH' | 'AMBIL' | 'JUAL';
const gerak = (jenis: Jenis, barang: [string, number][], who: Who = 'KASIR') =>
  shop.as(who).call(aksesorisDocument.makes.gerak, {
    body: {
      jenis,
      keterangan: 'Etalase depan',
      barang: barang.map(([kode_aksesoris, qty]) => ({ kode_aksesoris, qty })),
    },
  });
const batal = (no: string, by: Who = 'SPV') =>
  shop.approved(
    'KASIR',
    aksesorisDocument.cancel,
    { params: { no }, body: { alasan: 'Salah hitung' } },
    by,
  );
const saldo = async () =>
  Object.fromEntries(
    (await shop.as('KASIR').call(saldoAksesorisEndpoint)).map((one) => [
      one.kode_aksesoris,
      one.saldo,
    ]),
  );

describe('20 boxes come in, 5 go with sales, 2 are broken', () => {
  test('13 are left, each act has its number, and the book holds nothing of it', async () => {
    const { no_aksesoris, postings } = await gerak('TAMBAH', [['KOTAK', 20]]);
    expect(no_aksesoris).toMatch(/^ASKJ1261120\d{3}$/);
    expect(postings).toEqual([]);
    await gerak('JUAL', [['KOTAK', 5]]);
    await gerak('AMBIL', [['KOTAK', 2]], 'SPV');
    expect((await saldo()).KOTAK).toBe(13);
  });
  test('stand in the report: 0 + 20 - 2 - 5 = 13, worth 32,500', async () => {
    const query = 'tgl_from=2026-11-20&tgl_to=2026-11-20&kode_aksesoris=KOTAK';
    const { body } = await shop.as('SPV').raw('GET', `aksesoris/report-stock?${query}`);
    expect(body.data).toMatchObject([
      { awal: 0, tambah: 20, ambil: 2, jual: 5, akhir: 13, nilai: 32_500, keadaan: 'CUKUP' },
    ]);
    const later = 'tgl_from=2026-11-21&tgl_to=2026-11-21&kode_aksesoris=KOTAK';
    const next = await shop.as('SPV').raw('GET', `aksesoris/report-stock?${later}`);
    expect(next.body.data).toMatchObject([{ awal: 13, tambah: 0, akhir: 13 }]);
  });
  test('have a card with who and why, and a paper', async () => {
    const kartu = await shop
      .as('SPV')
      .call(kartuAksesorisEndpoint, { params: { kode_aksesoris: 'KOTAK' } });
    expect(kartu.map((one) => [one.jenis, one.qty])).toEqual(
      expect.arrayContaining([
        ['TAMBAH', 20],
        ['JUAL', -5],
        ['AMBIL', -2],
      ]),
    );
    const no = kartu[0]!.no_aksesoris;
    const pdf = await shop.as('KASIR').raw('GET', `stock-aksesoris-bukti.pdf?no_aksesoris=${no}`);
    expect(pdf.status).toBe(200);
  });
});

describe('taking back', () => {
  test('asks a supervisor and puts the pieces where they were, once', async () => {
    const before = (await saldo()).KOTAK!;
    const { no_aksesoris } = await gerak('AMBIL', [['KOTAK', 3]]);
    await expect(
      shop.as('KASIR').call(aksesorisDocument.cancel, {
        params: { no: no_aksesoris },
        body: { alasan: 'Salah hitung' },
      }),
    ).rejects.toMatchObject({ code: 'PERLU_OTORISASI' });
    const { status, barang } = await batal(no_aksesoris);
    expect(status).toBe('CANC');
    expect(barang.map((one) => [one.kode_aksesoris, one.qty])).toEqual([['KOTAK', 3]]);
    expect((await saldo()).KOTAK).toBe(before);
    await expect(batal(no_aksesoris)).rejects.toMatchObject({ code: 'GERAK_SUDAH_BATAL' });
  });
  test('is refused when what came in is gone already', async () => {
    const { no_aksesoris } = await gerak('TAMBAH', [['DOMPET', 4]]);
    await gerak('JUAL', [['DOMPET', 3]]);
    await expect(batal(no_aksesoris)).rejects.toMatchObject({
      status: 409,
      code: 'STOCK_SUDAH_KELUAR',
    });
  });
});

describe('nothing moves', () => {
  const cases: [string, () => Promise<unknown>, number, string][] = [
    ['beyond what there is', () => gerak('AMBIL', [['KOTAK', 999]]), 422, 'STOCK_KURANG'],
    ['that nobody knows', () => gerak('TAMBAH', [['PITA', 1]]), 422, 'AKSESORIS_TIDAK_ADA'],
    [
      'twice in one list',
      () =>
        gerak('TAMBAH', [
          ['KOTAK', 1],
          ['KOTAK', 1],
        ]),
      422,
      'AKSESORIS_KEMBAR',
    ],
    ['for nothing', () => gerak('TAMBAH', [['KOTAK', 0]]), 422, ''],
  ];
  test.each(cases)('%s', async (_, act, code, name) => {
    const before = await saldo();
    await expect(act()).rejects.toMatchObject({ status: code, ...(name && { code: name }) });
    expect(await saldo()).toEqual(before);
  });
});

test('ten people take one each of the last five boxes: five get one', async () => {
  await gerak('TAMBAH', [['DOMPET', 4]]);
  const ada = (await saldo()).DOMPET!;
  const all = await Promise.allSettled(
    Array.from({ length: ada + 5 }, (_, at) =>
      gerak('JUAL', [['DOMPET', 1]], (['KASIR', 'SPV', 'MU'] as const)[at % 3]),
    ),
  );
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(ada);
  expect((await saldo()).DOMPET).toBe(0);
});

test('a kind of which there is something is not removed; what is kept agrees with its movements', async () => {
  await expect(
    shop.as('OWN').call(aksesorisMaster.endpoints.remove, { params: { kode_aksesoris: 'KOTAK' } }),
  ).rejects.toMatchObject({ status: 409, code: 'MASIH_ADA_STOCK' });
  const beda = await shop.rows(
    `select 1 from aksesoris_stock s where saldo <> (
       select coalesce(sum(i.qty), 0) from aksesoris_isi i join aksesoris_gerak g using (kode_toko, no_aksesoris)
        where i.kode_aksesoris = s.kode_aksesoris and g.status = 'DONE')`,
  );
  expect(beda).toEqual([]);
});

test('ten thousand at once, or 300 twice in a day, are agreed to by a supervisor', async () => {
  await expect(gerak('TAMBAH', [['KOTAK', 10_000]])).rejects.toMatchObject({
    status: 403,
    extra: expect.objectContaining({ event: 'AKSESORIS_BANYAK' }),
  });
  await shop.param('AKSESORIS_BATAS_QTY', 320 as never);
  await gerak('TAMBAH', [['KOTAK', 250]]);
  await expect(gerak('AMBIL', [['KOTAK', 250]])).rejects.toMatchObject({ status: 403 });
  // Another person has a day of his own.
  await gerak('AMBIL', [['KOTAK', 250]], 'KASIR2');
});
