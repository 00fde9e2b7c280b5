import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#tests/kit/done.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  beliManual,
  isiJual,
  jualManual,
  masukkan,
  tokoManual,
  validasiManual,
} from '#tests/kit/uji/manual.ts';

const HARI = '2026-11-20';
const SPAN = `tgl_from=${HARI}&tgl_to=${HARI}`;
let shop: Shop;
let jual = '';
let beli = '';
let tunggu = '';
beforeAll(async () => {
  shop = await tokoManual();
  await shop.modulOn('DAILY_SALDO_TRANSACTION_REPORT_MODULE');
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await masukkan(shop);
  jual = await jualManual(shop);
  beli = await beliManual(shop);
  await validasiManual(shop, [jual, beli]);
  tunggu = await jualManual(shop, isiJual({ pembayaran: null }, { qty: 1, berat: 2.5 }));
});
afterAll(() => shop.close());

const rows = async (path: string): Promise<Record<string, unknown>[]> => {
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  const found: Record<string, unknown>[] = [];
  const into = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(into);
    else if (one && typeof one === 'object') {
      found.push(one as Record<string, unknown>);
      Object.values(one).forEach(into);
    }
  };
  into(body.data);
  return found;
};

test('№ 1, 2 and 15 tell what counts of both kinds, with how many, under the barcode -', async () => {
  const lines = await rows(`penjualan/report-detail?${SPAN}`);
  expect(lines.find((one) => one['no_faktur_jual'] === jual)).toMatchObject({
    kode_barcode: '-',
    qty: 3,
    berat: 7.45,
    netto: 9_126_500,
  });
  expect(JSON.stringify(lines)).not.toContain(tunggu);
  const notas = await rows(`penjualan/report-faktur?${SPAN}`);
  expect(notas.find((one) => one['no_faktur_jual'] === jual)).toMatchObject({
    qty: 3,
    grand_total: 9_126_500,
    cash: 9_126_500,
  });
  const bought = await rows(`pembelian/report-detail?${SPAN}`);
  expect(bought.find((one) => one['no_faktur_beli'] === beli)).toMatchObject({
    qty: 2,
    berat: 4.1,
    asal_nota: 'TANPA_NOTA',
  });
});

test('№ 55 and 58 count their cash and grams as those of sales and buy-backs', async () => {
  const [hari] = (await rows(`cash/report-saldo-harian?${SPAN}`)).filter(
    (one) => one['tgl_system'] === HARI,
  );
  expect(hari).toMatchObject({ jual: 9_126_500 });
  expect(Number(hari!['beli'])).toBeGreaterThan(0);
  const day = await rows(`eod/report-akhir-hari?tgl_system=${HARI}`);
  expect(day.find((one) => one['jenis'] === 'Penjualan')).toMatchObject({
    jumlah_trx: 1,
    qty: 3,
    belum_valid: 1,
  });
});

test('№ 12 tells both kinds and what waits, by group grams sold less bought', async () => {
  const all = await rows(`barang-manual/report?${SPAN}`);
  expect(all.find((one) => one['no_faktur'] === tunggu)).toMatchObject({ valid_by: null, qty: 1 });
  expect(all.find((one) => one['no_faktur'] === beli)).toMatchObject({ jenis: 'PEMBELIAN' });
  const belum = JSON.stringify(await rows(`barang-manual/report?${SPAN}&status_validasi=BELUM`));
  expect([belum.includes(tunggu), belum.includes(jual)]).toEqual([true, false]);
  const beliSaja = JSON.stringify(await rows(`barang-manual/report?${SPAN}&jenis=PEMBELIAN`));
  expect([beliSaja.includes(beli), beliSaja.includes(jual)]).toEqual([true, false]);
});

test('№ 108 adds their cash to that of the customer’s day', async () => {
  const parts = await shop.rows(
    'select jenis, tunai from v_lapor where no_dokumen = any($1) order by 1',
    [[jual, beli]],
  );
  expect(parts.map((one) => one['jenis'])).toEqual(['BELI', 'JUAL']);
  expect(parts[1]).toMatchObject({ tunai: 9_126_500 });
});
