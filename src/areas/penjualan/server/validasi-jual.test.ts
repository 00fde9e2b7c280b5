import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';

const { bookOf, cash, kasir, key, sale, send, shop } = await openJualUji();

describe('with separate cashiers (VALIDASI_PENJUALAN)', () => {
  beforeAll(() => shop.param('VALIDASI_PENJUALAN', true));
  afterAll(() => shop.param('VALIDASI_PENJUALAN', false));

  test('the sale waits, holds its piece in its tray, books nothing; the cashier takes the money and it counts', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const paid = await send(kasir(), sale([code!], cash(1_470_000)));
    expect(paid.body.errors).toEqual([
      { path: 'pembayaran', message: 'Pembayaran Dilakukan Di Validasi Penjualan' },
    ]);
    const { body } = await send(kasir(), sale([code!]));
    const { no_faktur_jual: no, status } = body.data as { no_faktur_jual: string; status: string };
    expect([status, await bookOf(no)]).toEqual(['OPEN', []]);
    expect(
      await shop.rows('select status, kode_baki, no_pegang from barang where kode_barcode = $1', [
        code,
      ]),
    ).toEqual([{ status: 'TITIP', kode_baki: 'B-02', no_pegang: no }]);

    const done = await shop
      .as('KASIR2')
      .raw('POST', `penjualan/${no}/validasi`, cash(1_500_000), { 'idempotency-key': key() });
    expect(done.body.data).toMatchObject({ status: 'DONE', valid_by: 'ksr2.kj1', kembali: 30_000 });
    expect((await bookOf(no)).find((line) => line.akun === 'kas')?.rupiah).toBe(1_470_000);
    const twice = await shop
      .as('KASIR2')
      .raw('POST', `penjualan/${no}/validasi`, cash(1_500_000), { 'idempotency-key': key() });
    expect([twice.status, twice.body.message]).toEqual([409, 'Penjualan Sudah Divalidasi']);
  });

  test('the second account of one telephone takes no money for what the first has sold (decision 1293)', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const { body } = await send(kasir(), sale([code!]));
    const no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
    await shop.rows(`insert into sales (kode_toko, kode_sales, nama, hp)
      values ('KJ1', 'K1', 'Rina', '+628110003333'), ('KJ1', 'K2', 'Rina Dua', '+628110003333')`);
    const jadi = (kode: string | null) =>
      shop.rows("update users set kode_sales = $1 where user_id = 'ksr2.kj1'", [kode]);
    await shop.rows("update users set kode_sales = 'K1' where user_id = 'ksr.kj1'");
    const bayar = () =>
      shop
        .as('KASIR2')
        .raw('POST', `penjualan/${no}/validasi`, cash(1_470_000), { 'idempotency-key': key() });
    await jadi('K2');
    const sama = await bayar();
    expect([sama.status, sama.body.code]).toEqual([403, 'VALIDASI_SENDIRI']);
    expect(await bookOf(no)).toEqual([]);
    await jadi(null);
    expect((await bayar()).status).toBe(200);
    await shop.rows("update users set kode_sales = null where user_id = 'ksr.kj1'");
  });

  test('rejecting it frees the piece: no posting, no cancel number, no approver', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const { body } = await send(kasir(), sale([code!]));
    const no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
    const rejected = await shop
      .as('KASIR2')
      .raw('POST', `penjualan/${no}/batal`, { alasan: 'Tidak jadi' }, { 'idempotency-key': key() });
    expect(rejected.body.data).toMatchObject({ status: 'CANC', batal: { no: null } });
    expect(await shop.rows('select status from barang where kode_barcode = $1', [code])).toEqual([
      { status: 'READY' },
    ]);
    expect(await bookOf(no)).toEqual([]);
  });
});
