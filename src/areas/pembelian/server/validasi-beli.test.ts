import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBeliUji } from '#tests/kit/beli-uji.ts';

const { beli, bookOf, kasir, post, rosok, setuju, shop } = await openBeliUji();

describe('where cashiers sit apart', () => {
  beforeAll(() => shop.param('VALIDASI_PEMBELIAN', 'ON'));
  afterAll(() => shop.param('VALIDASI_PEMBELIAN', 'IKUT'));
  const simpan = async () => {
    const { body } = await post(kasir(), 'pembelian', beli([rosok()]));
    return (body.data as { no_faktur_beli: string }).no_faktur_beli;
  };

  test('a buy-back waits, books nothing, and is paid by whoever validates it', async () => {
    const early = await post(
      kasir(),
      'pembelian',
      beli([rosok()], { pembayaran: [{ jenis: 'CASH', jumlah: 3_814_500 }] }),
    );
    expect([early.status, early.body.code]).toEqual([422, 'BAYAR_DI_VALIDASI']);
    const no = await simpan();
    expect(await bookOf(no)).toEqual([]);
    const list = await shop.as('KASIR2').raw('GET', 'pembelian?status=OPEN');
    expect(list.body).toMatchObject({ count: 1, data: [{ no_faktur_beli: no, status: 'OPEN' }] });
    const done = await post(shop.as('KASIR2'), `pembelian/${no}/validasi`, {});
    expect(done.body.data).toMatchObject({
      status: 'DONE',
      valid_by: 'ksr2.kj1',
      pembayaran: [{ jenis: 'CASH', jumlah: 3_814_500 }],
    });
    expect((await bookOf(no)).map(({ akun }) => akun)).toEqual([
      'persediaan',
      'kas',
      'pelanggan',
      'gudang:BL',
    ]);
    const twice = await post(shop.as('KASIR2'), `pembelian/${no}/validasi`, {});
    expect([twice.status, twice.body.code]).toEqual([409, 'SUDAH_VALIDASI']);
  });
});

test('a reprint is approved and counted; the chart shows the day', async () => {
  const { body } = await post(kasir(), 'pembelian', beli([rosok()]));
  const no = (body.data as { no_faktur_beli: string }).no_faktur_beli;
  const again = await setuju(kasir(), `pembelian/${no}/cetak-ulang`, { alasan: 'Nota hilang' });
  expect(again.body.data).toEqual({ no_faktur_beli: no, cetak_ke: 2 });
  const chart = await shop.as('SPV').raw('GET', 'pembelian/chart?type=today');
  const [sums] = await shop.rows(
    `select sum(grand_total)::bigint as rupiah, sum(qty)::int as qty from pembelian where status = 'DONE'`,
  );
  expect(chart.body.data).toMatchObject({ pembelian: sums!.rupiah, qty: sums!.qty });
  const year = await shop.as('SPV').raw('GET', 'pembelian/chart?type=monthly&year=2026');
  expect((year.body.data as { rupiah: number }[])[10]!.rupiah).toBe(sums!.rupiah);
});

test('yesterday’s buy-back cannot be cancelled', async () => {
  const { body } = await post(kasir(), 'pembelian', beli([rosok()]));
  const no = (body.data as { no_faktur_beli: string }).no_faktur_beli;
  await shop.hari('2026-11-21');
  const { status, body: said } = await post(kasir(), `pembelian/${no}/batal`, {
    alasan: 'Terlambat',
  });
  expect([status, said.code]).toEqual([422, 'BELI_KEMARIN']);
});
