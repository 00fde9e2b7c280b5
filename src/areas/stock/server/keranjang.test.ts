import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let codes: string[];
const PAGI = '2026-11-20T02:00:00.000Z';

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const barang = ['Cincin Polos', 'Anting Ring', 'Kalung Nori', 'Gelang Bangle'].map(
    (nama_barang, at) => ({
      nama_barang,
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_group: 'T',
      kode_kadar: '750',
      berat: 3.25 + at,
      kode_gudang: 'TK',
      kode_baki: 'A-01',
    }),
  );
  const answer = await shop
    .as('SPV')
    .raw('POST', 'barang/banyak', { barang }, { 'idempotency-key': 'keranjang-awal' });
  codes = answer.body.data.map((one: { kode_barcode: string }) => one.kode_barcode);
});
afterAll(() => shop.close());

const take = (kode_barcode: string, who: Who = 'KASIR') =>
  shop.as(who).raw('POST', 'keranjang', { kode_barcode });
const drop = (kode_barcode: string, who: Who = 'KASIR') =>
  shop.as(who).raw('DELETE', `keranjang/${kode_barcode}`);
const locks = () =>
  shop.rows('select kode_barcode, user_id, sejak, sampai from keranjang order by kode_barcode');

describe('a scanned piece is held for one counter (D-8.5)', () => {
  test('the first scan holds it for ten minutes and answers the piece with its price', async () => {
    const answer = await take(codes[0]!);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      kode_barcode: codes[0],
      sampai: '2026-11-20T02:10:00.000Z',
      barang: {
        nama_barang: 'Cincin Polos',
        status: 'READY',
        berat: 3.25,
        harga_per_gram: 2_170_000,
        keranjang: { user_id: 'ksr.kj1' },
      },
    });
    expect('harga_modal' in answer.body.data.barang).toBe(false);
  });

  test('the other counter is told who holds it and until when; its state stays READY', async () => {
    const answer = await take(codes[0]!, 'KASIR2');
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'BARANG_DI_KERANJANG',
      message: `Barang ${codes[0]} Sedang Di Keranjang ksr.kj1`,
      user_id: 'ksr.kj1',
      sampai: expect.stringMatching(/^2026-11-20T02:10:00/),
    });
    expect((await shop.as('KASIR2').raw('GET', `barang/${codes[0]}`)).body.data).toMatchObject({
      status: 'READY',
      keranjang: { user_id: 'ksr.kj1' },
    });
  });

  test('scanned again by its own counter after four minutes it is held for ten more', async () => {
    shop.jam('2026-11-20T02:04:00.000Z');
    expect((await take(codes[0]!)).body.data.sampai).toBe('2026-11-20T02:14:00.000Z');
    expect(await locks()).toEqual([
      {
        kode_barcode: codes[0],
        user_id: 'ksr.kj1',
        sejak: PAGI,
        sampai: '2026-11-20T02:14:00.000Z',
      },
    ]);
  });

  test('after its time the other counter takes it over', async () => {
    shop.jam('2026-11-20T02:14:00.000Z');
    expect((await shop.as('KASIR2').raw('GET', 'keranjang')).body.data).toEqual([]);
    expect((await take(codes[0]!, 'KASIR2')).body.data.sampai).toBe('2026-11-20T02:24:00.000Z');
    expect((await take(codes[0]!)).body).toMatchObject({
      code: 'BARANG_DI_KERANJANG',
      user_id: 'ksr2.kj1',
    });
  });

  test('only the holder gives it back, and giving back nothing is no fault', async () => {
    expect((await drop(codes[0]!)).body).toMatchObject({
      status: 409,
      code: 'BARANG_DI_KERANJANG',
      user_id: 'ksr2.kj1',
    });
    expect((await drop(codes[0]!, 'KASIR2')).status).toBe(204);
    expect((await drop(codes[0]!, 'KASIR2')).status).toBe(204);
    expect(await locks()).toEqual([]);
  });

  test('the shop sees every basket with its pieces', async () => {
    await take(codes[1]!);
    await take(codes[2]!, 'KASIR2');
    const { data } = (await shop.as('SPV').raw('GET', 'keranjang')).body;
    expect(
      data.map(
        (one: { user_id: string; kode_barcode: string; barang: { nama_barang: string } }) => [
          one.user_id,
          one.kode_barcode,
          one.barang.nama_barang,
        ],
      ),
    ).toEqual([
      ['ksr.kj1', codes[1], 'Anting Ring'],
      ['ksr2.kj1', codes[2], 'Kalung Nori'],
    ]);
  });

  test('the minutes are a parameter of the shop', async () => {
    await shop.param('BASKET_LOCK_MINUTES', 30);
    expect((await take(codes[3]!)).body.data.sampai).toBe('2026-11-20T02:44:00.000Z');
    await drop(codes[3]!);
  });
});

describe('one person holds so many pieces and no more (KERANJANG_MAKSIMAL)', () => {
  const kosong = () => shop.rows('delete from keranjang');
  beforeAll(async () => {
    await kosong();
    await shop.param('KERANJANG_MAKSIMAL', 2);
  });
  afterAll(async () => {
    await kosong();
    await shop.param('KERANJANG_MAKSIMAL', 60);
  });

  test('the third piece is refused with a sentence; a colleague may have it, one given back makes room', async () => {
    for (const code of [codes[0]!, codes[1]!, codes[0]!])
      expect((await take(code)).status).toBe(201);
    expect((await take(codes[2]!)).body).toMatchObject({
      status: 409,
      code: 'KERANJANG_PENUH',
      message: 'Keranjang Anda Sudah Berisi 2 Barang, Jual Atau Keluarkan Dahulu',
    });
    expect((await take(codes[2]!, 'KASIR2')).status).toBe(201);
    await drop(codes[0]!);
    expect((await take(codes[3]!)).status).toBe(201);
  });

  test('what ran out counts no more, and a piece that is held already may be held longer', async () => {
    await kosong();
    shop.jam('2026-11-20T03:00:00.000Z');
    for (const code of [codes[0]!, codes[1]!]) await take(code);
    shop.jam('2026-11-20T03:29:59.000Z');
    expect((await take(codes[2]!)).body.code).toBe('KERANJANG_PENUH');
    expect((await take(codes[1]!)).body.data.sampai).toBe('2026-11-20T03:59:59.000Z');
    shop.jam('2026-11-20T03:30:00.000Z');
    expect((await take(codes[2]!)).status).toBe(201);
    expect((await take(codes[3]!)).body.code).toBe('KERANJANG_PENUH');
  });

  test('of four scans at the same moment two are held', async () => {
    await kosong();
    const answers = await Promise.all(codes.map((code) => take(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(await locks()).toHaveLength(2);
  });

  test("a piece in somebody else's basket says so first", async () => {
    await kosong();
    await take(codes[0]!, 'KASIR2');
    await take(codes[1]!);
    await take(codes[2]!);
    expect((await take(codes[0]!)).body.code).toBe('BARANG_DI_KERANJANG');
  });
});

describe('two counters at once', () => {
  test('of twenty scans of one piece by two counters, one counter has it and the other is told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => take(codes[3]!, at % 2 ? 'KASIR' : 'KASIR2')),
    );
    const held = (await locks()).find((one) => one.kode_barcode === codes[3])!.user_id;
    for (const [at, answer] of answers.entries()) {
      const mine = (at % 2 ? 'ksr.kj1' : 'ksr2.kj1') === held;
      expect([answer.status, answer.body.user_id ?? held]).toEqual([mine ? 201 : 409, held]);
    }
  });
});

describe('a piece that cannot be had', () => {
  test('an unknown barcode is not found', async () => {
    expect((await take('KJ1ZZZZZ')).body).toMatchObject({
      status: 404,
      code: 'BARANG_TIDAK_ADA',
      message: 'Barcode KJ1ZZZZZ Tidak Ditemukan',
    });
  });

  test('small letters and blanks around a scanned code are the same code', async () => {
    expect((await take(` ${codes[1]!.toLowerCase()} `)).body.data.kode_barcode).toBe(codes[1]);
  });

  test('letters that only look like it, full width or dotless, name no piece', async () => {
    expect((await take(`ＫＪ１${codes[1]!.slice(3)}`)).status).toBe(422);
    expect((await take(codes[1]!.replace('K', '\u212a'))).status).toBe(422);
  });

  test('a Cyrillic letter is no code', async () => {
    expect((await take(codes[1]!.replace('K', '\u041a'))).status).toBe(422);
  });

  test('a sold piece names who sold it and on which nota', async () => {
    await drop(codes[2]!, 'KASIR2');
    await drop(codes[1]!);
    const sale = await shop.as('KASIR2').raw(
      'POST',
      'penjualan',
      {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari' },
        barang: [{ kode_barcode: codes[2] }],
        pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
      },
      { 'idempotency-key': 'jual-satu-kalung' },
    );
    expect(sale.status).toBe(201);
    const no = sale.body.data.no_faktur_jual;
    expect((await take(codes[2]!)).body).toMatchObject({
      status: 409,
      status_barang: 'TERJUAL',
      code: 'BARANG_TERJUAL',
      user_id: 'ksr2.kj1',
      no,
      message: `Barang ${codes[2]} Sudah Terjual Oleh ksr2.kj1 Di ${no}`,
    });
    expect((await periksaBuku(shop.db, 'KJ1')).filter((found) => found.jumlah > 0)).toEqual([]);
  });

  test('a lost piece tells its state', async () => {
    await shop.rows(
      `update barang set status = 'HILANG', no_pegang = 'OPKJ1261120001' where kode_barcode = $1`,
      [codes[1]],
    );
    expect((await take(codes[1]!)).body).toMatchObject({
      status: 409,
      code: 'BARANG_TIDAK_READY',
      message: `Barang ${codes[1]} Tidak Tersedia, Status HILANG`,
    });
    await shop.rows(
      `update barang set status = 'READY', no_pegang = null where kode_barcode = $1`,
      [codes[1]],
    );
  });

  test('a piece of another shop is not found', async () => {
    await shop.dasar('PST');
    const other = await shop.as('SPV', 'PST').raw(
      'POST',
      'barang',
      {
        nama_barang: 'Cincin Pusat',
        kode_kategori: 'PHS',
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        berat: 3,
        kode_gudang: 'TK',
        kode_baki: 'A-01',
      },
      { 'idempotency-key': 'barang-pusat' },
    );
    expect(other.body.data.kode_barcode).toBe('PST00001');
    expect((await take('PST00001')).status).toBe(404);
    expect((await shop.as('KASIR').raw('GET', 'barang/PST00001')).status).toBe(404);
  });
});
