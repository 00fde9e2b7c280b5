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
  expect(all.find((one) => one['no_faktur'] === tunggu)).toMatchObject({
    valid_by: null,
    qty: 1,
    tanda: 'BELUM VALIDASI',
  });
  expect(all.find((one) => one['no_faktur'] === beli)).toMatchObject({
    jenis: 'PEMBELIAN',
    tanda: null,
  });
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

test('№ 61 names both kinds in the drawer of their cashier', async () => {
  const lines = await rows(`cash/report-setoran-kasir?tgl_system=${HARI}`);
  const of = (jenis: string) => lines.find((one) => one['jenis'] === jenis);
  expect(of('Penjualan Manual')).toMatchObject({
    input_by: 'ksr.kj1',
    jumlah_trx: 1,
    cash: 9_126_500,
  });
  expect(of('Pembelian Manual')).toMatchObject({
    input_by: 'ksr.kj1',
    jumlah_trx: 1,
    keluar_tunai: 4_715_000,
  });
});

test('the home tells a cashier and his superior of the note that waits, with its total', async () => {
  const [{ total }] = (await shop.rows<{ total: number }>(
    'select grand_total as total from jual_manual where no_faktur_jual = $1',
    [tunggu],
  )) as [{ total: number }];
  for (const who of ['KASIR', 'SPV'] as const) {
    const { body } = await shop.as(who).raw('GET', 'dashboard/toko');
    const perlu = body.data.perlu_dilihat as { jenis: string }[];
    expect(perlu.find((one) => one.jenis === 'MANUAL_BELUM_VALIDASI')).toMatchObject({
      jumlah: 1,
      rupiah: total,
    });
  }
});

test('№ 93 and № 97 hold what was sold of a group and the 17 rings of 42.550 g that lie in its tray', async () => {
  const putar = async (group_by: string) =>
    rows(`manajerial/report-perputaran?${SPAN}&group_by=${group_by}`);
  const cincin = { jual_qty: 3, jual_berat: 7.45, stock_qty: 17, stock_akhir: 42.55 };
  const isi = [
    ['GROUP', 'MN'],
    ['JENIS', 'CC'],
    ['SUPPLIER', '-'],
    ['BAKI', 'TK/M-01'],
  ] as const;
  for (const [group_by, kunci] of isi)
    expect((await putar(group_by)).find((one) => one['kunci'] === kunci)).toMatchObject({
      ...cincin,
      stock_rata: 42.55,
    });
  await shop.modulOn('HIDUP_FEATURE_MODULE');
  const recap = await rows(`kelompok-harga/hidup/report-rekap?${SPAN}`);
  expect(recap.find((one) => one['kode_group'] === 'MN')).toMatchObject({
    jual_berat: 7.45,
    beli_berat: 4.1,
    stock_berat: 42.55,
  });
});
