import type { Refused } from '#tests/kit/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariBuku } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let [P1, , P4]: string[] = [];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  [P1, , P4] = await tambahPotong(shop, ['P1', 'P2', 'P4']);
});
afterAll(() => shop.close());

const isi = (barang: [string, number][], kode_gudang = 'RS') => ({
  body: {
    kode_gudang,
    alasan: 'Patah, tidak layak jual',
    barang: barang.map(([kode_barcode, berat]) => ({ kode_barcode, berat: mg(berat) })),
  },
});
const hancur = (barang: [string, number][], kode_gudang?: string) =>
  shop.approved('SPV', hancurDocument.makes.hancur, isi(barang, kode_gudang), 'OWN');
const batal = (no: string) =>
  shop.approved('SPV', hancurDocument.cancel, { params: { no }, body: { alasan: 'Salah barang' } });
const status = async (code: string) =>
  (await shop.rows('select status from barang where kode_barcode = $1', [code]))[0]!.status;

describe('a ring of 3.250 g that weighs 3.240 g when it is broken', () => {
  let no = '';
  test('is destroyed only when somebody else agrees, who reads weight, fine gold and reason', async () => {
    await expect(
      shop.as('SPV').call(hancurDocument.makes.hancur, isi([[P1!, 3240]])),
    ).rejects.toMatchObject({ status: 403, code: 'PERLU_OTORISASI' });
    const dokumen = await hancur([[P1!, 3240]]);
    no = dokumen.no_hancur;
    expect(no).toMatch(/^HBKJ1261120\d{3}$/);
    expect(dokumen).toMatchObject({ total_berat: 3250, total_timbang: 3240, total_murni: 2430 });
    const [row] = await shop.rows('select angka from otorisasi order by input_date desc limit 1');
    expect(JSON.stringify(row)).toContain('3.250 g → 3.240 g');
  });
  test('is read again as it was saved: its pieces, and nothing of what they cost', async () => {
    const read = await shop.as('SPV').raw('GET', `hancur-barang/${no}`);
    expect(read.body.data.barang).toEqual([
      expect.objectContaining({
        urut: 1,
        kode_barcode: P1,
        berat_timbang: 3.24,
        dari_baki: 'A-01',
      }),
    ]);
    for (const hidden of ['persen', 'harga_modal', 'kode_dept'])
      expect(read.body.data.barang[0]).not.toHaveProperty(hidden);
  });
  test('lies as loose gold in the scrap warehouse; the rest is susut (worked postings 8a)', async () => {
    expect(await cariBuku(shop, no)).toEqual([
      ['baki:TK/A-01', P1, 7500, -1, -3250, -2438],
      ['lebur', P1, 7500, 1, 3240, 2430],
      ['susut', null, 7500, 0, 10, 8],
      ['lebur', null, 7500, 0, -3240, -2430],
      ['gudang:RS', null, 7500, 0, 3240, 2430],
    ]);
    expect(await status(P1!)).toBe('HANCUR');
  });
  test('stands in the report with its loss, and on a paper of its own', async () => {
    const query = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const { body } = await shop.as('OWN').raw('GET', `barang/report-hancur?${query}`);
    const rows = barisLaporan(body.data);
    expect(rows).toMatchObject([
      { no_hancur: no, asal: 'STOCK', berat_timbang: 3.24, susut: 0.01, modal: 6_400_000 },
    ]);
    expect(rows[0]!.otorisasi_by).toBe('own.kj1');
    const pdf = await shop.as('SPV').raw('GET', `hancur-barang-bukti.pdf?no_hancur=${no}`);
    expect(pdf.status).toBe(200);
  });
  test('comes back whole on the same day, and not twice', async () => {
    expect((await batal(no)).status).toBe('CANC');
    expect(await status(P1!)).toBe('READY');
    await expect(batal(no)).rejects.toMatchObject({ status: 409, code: 'HANCUR_SUDAH_BATAL' });
    const list = await shop.as('SPV').call(hancurDocument.list, {});
    expect(list.map((one) => [one.no_hancur, one.status])).toEqual([[no, 'CANC']]);
  });
});

describe('nothing is destroyed', () => {
  const cases: [string, () => Promise<unknown>, number, string][] = [
    ['with more than it weighed', () => hancur([[P1!, 3251]]), 422, 'BERAT_LEBIH_HANCUR'],
    ['with no weight', () => hancur([[P1!, 0]]), 422, ''],
    ['into a warehouse for selling', () => hancur([[P1!, 3250]], 'TK'), 422, 'GUDANG_BUKAN_HANCUR'],
    [
      'twice in one list',
      () =>
        hancur([
          [P1!, 3250],
          [P1!, 3250],
        ]),
      422,
      'BARANG_KEMBAR',
    ],
    ['that nobody knows', () => hancur([['KJ1ZZZZZ', 1]]), 422, 'BARANG_TIDAK_ADA'],
  ];
  test.each(cases)('%s', async (_, act, code, name) => {
    await expect(act()).rejects.toMatchObject({ status: code, ...(name && { code: name }) });
    expect(await shop.rows('select 1 from hancur where status = $1', ['DONE'])).toEqual([]);
  });
  test('that is already sold', async () => {
    await shop.as('KASIR').raw(
      'POST',
      'penjualan',
      {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari' },
        barang: [{ kode_barcode: P4 }],
        pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
      },
      { 'idempotency-key': 'hancur-terjual' },
    );
    await expect(hancur([[P4!, 1200]])).rejects.toMatchObject({ code: 'BARANG_TERJUAL' });
  });
});

test('3.250 g that come out as 0.001 g are the owner’s, and cost the shop their price (D-51.17)', async () => {
  const [piece] = await tambahPotong(shop, ['P1']);
  const given = isi([[piece!, 1]]);
  const alone = await shop
    .as('SPV')
    .call(hancurDocument.makes.hancur, given)
    .catch((refused: Refused) => refused.extra);
  expect(alone).toMatchObject({ events: ['HANCUR_BARANG', 'SUSUT_LEBIH'], level: ['OWN'] });
  const { no_hancur } = await hancur([[piece!, 1]]);
  const uang = await shop.rows(
    'select akun, rupiah from buku where no_bukti = $1 and rupiah <> 0 order by urut',
    [no_hancur],
  );
  // 2.437 of 2.438 g fine are gone: 6,400,000 x 2437 / 2438.
  expect(uang).toEqual([
    { akun: 'selisih_stock', rupiah: 6_397_375 },
    { akun: 'persediaan', rupiah: -6_397_375 },
  ]);
});

test('a ring that lost 3 % is the owner’s, too, beside a necklace with which it lost less than 2 % (D-51.17)', async () => {
  const [ring, necklace] = await tambahPotong(shop, ['P1', 'P3']);
  const refused = (berat: number) =>
    shop
      .as('SPV')
      .call(
        hancurDocument.makes.hancur,
        isi([
          [ring!, berat],
          [necklace!, 5010],
        ]),
      )
      .catch((one: Refused) => one.extra);
  // 2.438 g fine may lose 0.048 g.
  expect(await refused(3186)).toMatchObject({ events: ['HANCUR_BARANG'] });
  expect(await refused(3150)).toMatchObject({
    events: ['HANCUR_BARANG', 'SUSUT_LEBIH'],
    level: ['OWN'],
  });
  const { no_hancur } = await hancur([
    [ring!, 3150],
    [necklace!, 5010],
  ]);
  const asked = await shop.rows(
    "select angka from otorisasi where 'SUSUT_LEBIH' = any(event) and strpos(angka::text, $1) > 0",
    [ring],
  );
  expect(JSON.stringify(asked)).toContain('0.075 g');
  expect(
    await shop.rows('select distinct aturan from hancur_isi where no_hancur = $1', [no_hancur]),
  ).toEqual([{ aturan: 3 }]);
});
