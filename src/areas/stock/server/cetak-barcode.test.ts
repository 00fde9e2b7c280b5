import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cetakBarcodeEndpoint } from '#areas/stock/contract/cetak-barcode.api.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let codes: string[];

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const barang = Array.from({ length: 110 }, (_, at) => ({
    nama_barang: `Cincin Polos ${at + 1}`,
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    berat: 3.25,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  }));
  const answer = await shop
    .as('SPV')
    .raw('POST', 'barang/banyak', { barang }, { 'idempotency-key': 'label-barang-awal' });
  codes = answer.body.data.map((one: { kode_barcode: string }) => one.kode_barcode);
});
afterAll(() => shop.close());

const print = (kode_barcode: string[], bentuk = 'ZPL', who: Who = 'SPV') =>
  shop.as(who).raw('POST', 'cetak-barcode', { kode_barcode, bentuk });
const sheet = (kode_barcode: string[], who: Who = 'SPV') =>
  shop.as(who).raw('GET', `cetak-barcode.pdf?kode_barcode=${kode_barcode.join(',')}`);

describe('labels of pieces (D-21.1)', () => {
  test('the first label of a piece is printed at once and counted', async () => {
    const answer = await print([codes[0]!]);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual([
      {
        kode_barcode: codes[0],
        nama_barang: 'Cincin Polos 1',
        berat: 3.25,
        kadar: 75,
        label_kadar: '17K',
        kode_intern: null,
        harga_bandrol: null,
        label_ke: 1,
      },
    ]);
    expect(answer.body.isi).toContain(`^FD${codes[0]}^FS`);
    expect((await shop.as('KASIR').raw('GET', `barang/${codes[0]}`)).body.data.label_ke).toBe(1);
  });

  test('TSPL for the other printers; for the sheet there is no text', async () => {
    expect((await print([codes[1]!], 'TSPL')).body.isi).toContain(
      `"128M",44,0,0,2,2,"${codes[1]}"`,
    );
    expect('isi' in (await print([codes[2]!], 'LEMBAR')).body).toBe(false);
  });

  test('a second label waits for somebody else, who reads where the piece lies and how many it has had', async () => {
    const asked = await print([codes[0]!, codes[3]!]);
    expect(asked.body).toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
      event: 'CETAK_ULANG_BARCODE',
      level: ['SPV', 'OWN'],
    });
    expect(asked.body.angka).toEqual([
      { label: `${codes[0]} Cincin Polos 1`, nilai: 'baki:TK/A-01, label tercetak 1' },
    ]);
    const again = await shop.approved(
      'SPV',
      cetakBarcodeEndpoint,
      { body: { kode_barcode: [codes[0]!], bentuk: 'ZPL' } },
      'OWN',
    );
    expect(again.map((one) => one.label_ke)).toEqual([2]);
    expect(
      await shop.rows(
        'select label_ke, user_id from label_cetak where kode_barcode = $1 order by label_ke',
        [codes[0]],
      ),
    ).toEqual([
      { label_ke: 1, user_id: 'spv.kj1' },
      { label_ke: 2, user_id: 'spv.kj1' },
    ]);
  });

  test('an owner needs nobody, and the label is still counted', async () => {
    expect((await print([codes[0]!], 'ZPL', 'OWN')).body.data[0].label_ke).toBe(3);
  });

  test('the labels come in the order in which they were scanned', async () => {
    const scanned = [codes[9]!, codes[7]!, codes[8]!];
    expect(
      (await print(scanned)).body.data.map((one: { kode_barcode: string }) => one.kode_barcode),
    ).toEqual(scanned);
  });

  test('a hundred labels are one page, the next begins another; it can be fetched again', async () => {
    const many = codes.slice(10);
    expect((await print(many, 'LEMBAR')).status).toBe(201);
    const pdf = await sheet(many);
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(pdf.text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(
      (await sheet(codes.slice(9, 10).concat(many))).text.match(/\/Type \/Page\b/g),
    ).toHaveLength(2);
  });

  test('a sheet of labels that were not released, by another or too long ago, is not given', async () => {
    expect((await sheet([codes[4]!])).body).toMatchObject({
      status: 409,
      code: 'LABEL_BELUM_DICETAK',
      message: `Label ${codes[4]} Belum Dicetak, Silahkan Cetak Dahulu`,
    });
    expect((await sheet([codes[20]!], 'OWN')).status).toBe(409);
    shop.jam('2026-11-20T02:16:00.000Z');
    expect((await sheet([codes[20]!])).status).toBe(409);
    shop.jam('2026-11-20T02:00:00.000Z');
  });
});

describe('what is refused, and no label is counted', () => {
  const counted = async () => (await shop.rows(`select count(*)::int as n from label_cetak`))[0]!.n;

  test('a barcode twice, and one that is not there, at their places', async () => {
    const before = await counted();
    const answer = await print([codes[5]!, 'KJ1ZZZZZ', codes[5]!]);
    expect(answer.body.errors).toEqual([
      { path: 'kode_barcode.1', message: 'Barcode KJ1ZZZZZ Tidak Ditemukan' },
      { path: 'kode_barcode.2', message: 'Barcode Sudah Ada Di Tabel' },
    ]);
    expect(await counted()).toBe(before);
  });

  test('no piece, more than 500, an unknown printer, a cashier', async () => {
    expect((await print([])).body.message).toBe('Barang Tidak Boleh Kosong');
    expect(
      (await print(Array.from({ length: 501 }, (_, at) => `KJ1${String(at).padStart(5, '0')}`)))
        .status,
    ).toBe(422);
    expect((await print([codes[5]!], 'PCL')).status).toBe(422);
    expect((await print([codes[5]!], 'ZPL', 'KASIR')).status).toBe(403);
  });

  test('a sold piece has no use for a label', async () => {
    await shop.rows(
      `update barang set status = 'TERJUAL', no_pegang = 'PJKJ1261120001' where kode_barcode = $1`,
      [codes[6]],
    );
    expect((await print([codes[6]!])).body.errors).toEqual([
      { path: 'kode_barcode.0', message: `Barang ${codes[6]} Tidak Tersedia, Status TERJUAL` },
    ]);
    await shop.rows(
      `update barang set status = 'READY', no_pegang = null where kode_barcode = $1`,
      [codes[6]],
    );
  });
});
