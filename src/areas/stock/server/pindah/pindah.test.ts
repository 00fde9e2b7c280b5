import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '#kit/testing/read-pdf.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { cariBuku } from '#tests/kit/buku.ts';
import { daftarPindahEndpoint } from '#areas/stock/contract/pindah.api.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let [P1, P2, P3, P4]: string[] = [];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  [P1, P2, P3, P4] = await tambahPotong(shop, ['P1', 'P2', 'P3', 'P4']);
});
afterAll(() => shop.close());

const pindah = (barang: readonly string[], kode_baki = 'C-01', kode_gudang = 'TK') =>
  shop.as('SPV').call(pindahDocument.makes.pindai, { body: { barang, kode_gudang, kode_baki } });
const tempat = async (code: string) =>
  (await shop.rows('select kode_gudang, kode_baki from barang where kode_barcode = $1', [code]))[0];
const batal = (no: string) =>
  shop.approved(
    'SPV',
    pindahDocument.cancel,
    { params: { no }, body: { alasan: 'Salah baki tujuan' } },
    'OWN',
  );

describe('two pieces from tray A-01 to tray C-01', () => {
  let no = '';
  test('are one document: 2 pieces, 5.595 g, each with where it came from', async () => {
    const dokumen = await pindah([P1!, P2!]);
    no = dokumen.no_pindah;
    expect(no).toMatch(/^PDKJ1261120\d{3}$/);
    expect(dokumen).toMatchObject({ total_qty: 2, total_berat: 5595, status: 'DONE', batal: null });
    expect(dokumen.barang.map((one) => [one.kode_barcode, one.dari_baki, one.harga_jual])).toEqual([
      [P1, 'A-01', 7_102_500],
      [P2, 'A-01', 3_119_000],
    ]);
  });
  test('move in the book in pieces, milligrams and fine milligrams', async () => {
    expect(await cariBuku(shop, no)).toEqual([
      ['baki:TK/A-01', P1, 7500, -1, -3250, -2438],
      ['baki:TK/C-01', P1, 7500, 1, 3250, 2438],
      ['baki:TK/A-01', P2, 4200, -1, -2345, -985],
      ['baki:TK/C-01', P2, 4200, 1, 2345, 985],
    ]);
    expect(await tempat(P1!)).toEqual({ kode_gudang: 'TK', kode_baki: 'C-01' });
  });
  test('are found by their tray and their number, 2 pieces and 5.595 g in the sum', async () => {
    const found = (q: string) =>
      shop.as('SPV').raw('GET', `pindah-barang?q=${encodeURIComponent(q)}`);
    const { body } = await found(`c-01 ${no}`);
    expect(body).toMatchObject({ count: 1, total: { total_qty: 2, total_berat: 5.595 } });
    expect((await found('Z-99')).body).toMatchObject({ count: 0, total: { total_qty: 0 } });
    const { status } = await shop.as('KASIR').raw('GET', 'pindah-barang');
    expect(status).toBe(403);
  });
  test('stand in the list of the day and on a paper of their own', async () => {
    const hari = '2026-11-20' as Hari;
    const list = await shop
      .as('SPV')
      .call(daftarPindahEndpoint, { query: { start_date: hari, end_date: hari } });
    expect(list.map((one) => [one.no_pindah, one.total_qty])).toEqual([[no, 2]]);
    const path = 'pindahbarang/cetak-ulang/by-no-pindah';
    const pdf = await shop.as('SPV').raw('GET', `${path}.pdf?no_pindah=${no}`);
    expect(String(pdf.headers['content-disposition'])).toContain('BUKTI PINDAH BARANG KJ1.pdf');
    const words = readPdf(pdf.bytes).flat().join('\n');
    for (const said of ['TANDA TERIMA', no, 'Ke TK/C-01', P1!, '5.595', 'Pengirim', 'Penerima'])
      expect(words).toContain(said);
    const xlsx = await shop.as('SPV').raw('GET', `${path}.xlsx?no_pindah=${no}`);
    expect(String(xlsx.headers['content-disposition'])).toContain('TANDA_TERIMA KJ1.xlsx');
  });
  test('go back whole, by another person, and not twice', async () => {
    const body = { params: { no }, body: { alasan: 'Salah baki' } };
    await expect(shop.as('SPV').call(pindahDocument.cancel, body)).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    const dokumen = await batal(no);
    expect(dokumen.status).toBe('CANC');
    expect(dokumen.batal!.no).toMatch(/^BDKJ1261120/);
    expect(await tempat(P2!)).toEqual({ kode_gudang: 'TK', kode_baki: 'A-01' });
    const { body: list } = await shop.as('SPV').raw('GET', 'pindah-barang');
    expect(list).toMatchObject({ count: 1, total: { total_qty: 0, total_berat: 0 } });
    await expect(batal(no)).rejects.toMatchObject({ status: 409, code: 'PINDAH_SUDAH_BATAL' });
  });
});

describe('a whole tray', () => {
  test('goes only while what the mover saw is what lies there', async () => {
    const body = {
      dari_gudang: 'TK',
      dari_baki: 'B-02',
      kode_gudang: 'TK',
      kode_baki: 'D-01',
      qty: 3,
    };
    const spv = shop.as('SPV');
    await expect(spv.call(pindahDocument.makes.satuBaki, { body })).rejects.toMatchObject({
      status: 409,
      code: 'BAKI_BERUBAH',
    });
    const dokumen = await spv.call(pindahDocument.makes.satuBaki, { body: { ...body, qty: 2 } });
    expect(dokumen.barang.map((one) => one.kode_barcode)).toEqual([P3, P4]);
    expect(await tempat(P3!)).toEqual({ kode_gudang: 'TK', kode_baki: 'D-01' });
    await batal(dokumen.no_pindah);
  });
  test('cannot be emptied into itself, nor when nothing lies in it', async () => {
    const call = (dari_baki: string) =>
      shop.as('SPV').call(pindahDocument.makes.satuBaki, {
        body: { dari_gudang: 'TK', dari_baki, kode_gudang: 'TK', kode_baki: 'B-02', qty: 0 },
      });
    await expect(call('B-02')).rejects.toMatchObject({ status: 422, code: 'BAKI_SAMA' });
    await expect(call('D-02')).rejects.toMatchObject({ status: 422, code: 'BAKI_ASAL_KOSONG' });
  });
});

describe('nothing moves, and the reason is said,', () => {
  const cases: [string, () => Promise<unknown>, number, string][] = [
    ['for a barcode that nobody knows', () => pindah(['KJ1ZZZZZ']), 422, 'BARANG_TIDAK_ADA'],
    ['for one named twice', () => pindah([P1!, P1!]), 422, 'BARANG_KEMBAR'],
    ['to the tray where it lies', () => pindah([P1!], 'A-01'), 422, 'SUDAH_DI_SITU'],
    ['to a tray that is not there', () => pindah([P1!], 'Z-99'), 422, 'BAKI_TIDAK_ADA'],
    ['to the scrap warehouse', () => pindah([P1!], '', 'RS'), 422, 'TUJUAN_BUKAN_TOKO'],
    ['to a warehouse of trays without a tray', () => pindah([P1!], ''), 422, 'BAKI_KOSONG'],
    ['with an empty list', () => pindah([]), 422, 'DATA_TIDAK_VALID'],
  ];
  test.each(cases)('%s', async (_, act, status, code) => {
    const before = await shop.rows('select count(*)::int as n from pindah');
    await expect(act()).rejects.toMatchObject(
      code === 'DATA_TIDAK_VALID' ? { status } : { status, code },
    );
    expect(await shop.rows('select count(*)::int as n from pindah')).toEqual(before);
  });
  test('when the tray is full', async () => {
    await shop.rows("update baki set kapasitas = 1 where kode_toko = 'KJ1' and kode_baki = 'C-01'");
    await expect(pindah([P1!, P2!])).rejects.toMatchObject({ status: 422, code: 'BAKI_PENUH' });
    await shop.rows(
      "update baki set kapasitas = 1500 where kode_toko = 'KJ1' and kode_baki = 'C-01'",
    );
  });
  test('while the piece lies in a basket of somebody else', async () => {
    await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: P4 });
    await expect(pindah([P4!])).rejects.toMatchObject({ status: 409, code: 'BARANG_DI_KERANJANG' });
    await shop.as('KASIR').raw('DELETE', `keranjang/${P4}`);
  });
  test('to a cashier, who has no such screen', async () => {
    const body = { barang: [P1!], kode_gudang: 'TK', kode_baki: 'C-01' };
    await expect(
      shop.as('KASIR').call(pindahDocument.makes.pindai, { body }),
    ).rejects.toMatchObject({
      status: 403,
    });
  });
});

test('a move is not taken back once a piece went on, nor on another day', async () => {
  const first = await pindah([P1!]);
  const second = await pindah([P1!], 'D-02');
  await expect(batal(first.no_pindah)).rejects.toMatchObject({
    status: 409,
    code: 'SUDAH_BERGERAK',
  });
  await shop.hari('2026-11-21');
  await expect(batal(second.no_pindah)).rejects.toMatchObject({
    status: 422,
    code: 'PINDAH_KEMARIN',
    message: 'Tidak Dapat Batal Pindah Barang Kemarin',
  });
});
