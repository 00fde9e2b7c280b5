import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { cariBuku } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batalkan,
  bukaTokoKirim,
  isiKiriman,
  kirimkan,
  kunci,
  piece,
  pindai,
  terimakan,
  tulis,
} from '#tests/kit/uji/kirim-barang.ts';

/** Pieces leave, or do not, and come back (D-42.1, D-42.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaTokoKirim();
});
afterAll(() => shop.close());

describe('nothing is shipped, and the reason is said,', () => {
  test.for([
    ['to itself', { tujuan: 'KJ1' }, 422, 'TUJUAN_TIDAK_ADA'],
    ['to a shop that is not there', { tujuan: 'XXX' }, 422, 'TUJUAN_TIDAK_ADA'],
    ['without a piece', { barang: [] }, 422, 'DATA_TIDAK_VALID'],
    ['of an unknown barcode', { barang: [{ kode_barcode: 'KJ1ZZZZZ' }] }, 422, 'BARANG_TIDAK_ADA'],
    [
      'after a shipment that is not its own',
      { no_kirim_asal: 'KBPST261120001' },
      422,
      'KIRIM_ASAL_TIDAK_ADA',
    ],
  ] as const)('%s', async ([, more, code, said]) => {
    const [a] = await tambahPotong(shop, ['P4']);
    const body = isiKiriman([a!], 'KJ2', more);
    const answer = await shop.as('SPV').raw('POST', 'kirim-barang', body, kunci());
    expect([answer.status, answer.body.code]).toEqual([code, said]);
  });

  test('while the piece is in a sale, held, or on its way already; by a cashier; where the other has no module', async () => {
    const [a] = await tambahPotong(shop, ['P4']);
    const send = (who: 'SPV' | 'KASIR' = 'SPV', tujuan: 'KJ2' | 'PST' = 'KJ2') =>
      shop.as(who).raw('POST', 'kirim-barang', isiKiriman([a!], tujuan), kunci());
    await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: a });
    expect((await send()).body.code).toBe('BARANG_DI_KERANJANG');
    await shop.as('KASIR').raw('DELETE', `keranjang/${a}`);
    expect((await send('KASIR')).status).toBe(403);
    await shop.modulOff('KIRIM_BARANG_MODULE', 'PST');
    expect((await send('SPV', 'PST')).body.code).toBe('TUJUAN_TANPA_MODUL');
    await shop.modulOn('KIRIM_BARANG_MODULE', 'PST');
    await kirimkan(shop, [a!]);
    expect((await send()).body.code).toBe('BARANG_TIDAK_READY');
  });
});

describe('a shipment is cancelled', () => {
  test('on a later day too, each piece to its tray by a set of its own (worked line); then it is not received', async () => {
    const codes = await tambahPotong(shop, ['P1', 'P2']);
    const no = await kirimkan(shop, codes);
    const { status: ya, body, text } = await batalkan(shop, no);
    expect(ya, text).toBe(200);
    const { no: xq } = body.data.batal;
    expect(xq).toMatch(/^XQKJ1261120/);
    expect(await cariBuku(shop, xq)).toEqual([
      [`kirim:${no}`, codes[0], 7500, -1, -3250, -2438],
      ['baki:TK/A-01', codes[0], 7500, 1, 3250, 2438],
      [`kirim:${no}`, codes[1], 4200, -1, -2345, -985],
      ['baki:TK/A-01', codes[1], 4200, 1, 2345, 985],
    ]);
    const terima = await terimakan(shop, no, [pindai(codes[0]!)]);
    expect([terima.status, terima.body.code]).toEqual([409, 'KIRIMAN_BATAL']);
    expect(
      (await batalkan(shop, no).catch((error: { code: string }) => error)) as object,
    ).toMatchObject({
      code: 'KIRIM_BARANG_SUDAH_BATAL',
    });
  });

  test('to a tray that is named, where its own is full', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const no = await kirimkan(shop, codes);
    await shop.rows("update baki set kapasitas = 1 where kode_toko = 'KJ1' and kode_baki = 'A-01'");
    await expect(batalkan(shop, no)).rejects.toMatchObject({ code: 'BAKI_PENUH' });
    const { status: ya } = await batalkan(shop, no, { kode_gudang: 'TK', kode_baki: 'C-02' });
    expect(ya).toBe(200);
    expect(await piece(shop, codes[0]!, 'KJ1')).toMatchObject({
      status: 'READY',
      kode_baki: 'C-02',
    });
    await shop.rows(
      "update baki set kapasitas = 1500 where kode_toko = 'KJ1' and kode_baki = 'A-01'",
    );
  });
});

test('the dispatch note is A4 upright in two copies, each with every piece and three signatures', async () => {
  const codes = await tambahPotong(shop, ['P1', 'P2']);
  const no = await kirimkan(shop, codes);
  const { bytes, status: ok } = await shop
    .as('SPV')
    .raw('GET', `kirim-barang/${no}/surat-jalan.pdf`);
  expect(ok).toBe(200);
  const pages = readPdf(bytes).map((page) => page.join('\n'));
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).not.toContain('spv.kj1');
  for (const page of pages)
    for (const word of [
      no,
      'SPV',
      codes[0]!,
      codes[1]!,
      'Pak Budi',
      'SGL-7',
      '5.595',
      'Pengirim',
      'Pembawa',
      'Penerima',
    ])
      expect(page).toContain(word);
  expect(pages[0]).toContain('Lembar 1');
  expect(pages[1]).toContain('Lembar 2');
  expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
  expect((await batalkan(shop, no)).status).toBe(200);
});

test('a ring that a stock count still looks for is not shipped away from it', async () => {
  const [kode] = await tambahPotong(shop, ['P1']);
  const tempat = { kode_gudang: 'TK', kode_baki: 'A-01' };
  const mulai = await tulis(shop, { di: 'KJ1', path: 'stock-opname', body: tempat });
  const { id } = mulai.body.data as { id: number };
  const kirim = () =>
    tulis(shop, { di: 'KJ1', path: 'kirim-barang', body: isiKiriman([kode!], 'KJ2') });
  const ditolak = await kirim();
  expect([ditolak.status, ditolak.body.code]).toEqual([409, 'SEDANG_DIOPNAME']);
  await tulis(shop, { di: 'KJ1', path: 'stock-opname/pindai', body: { id, kode: [kode] } });
  expect((await kirim()).status).toBe(201);
  const kosong = { di: 'KJ1', path: 'stock-opname/kosongkan', body: { id } } as const;
  expect((await tulis(shop, { ...kosong, by: 'OWN' })).status).toBe(200);
});
