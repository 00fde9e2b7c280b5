import { beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { minta } from '#tests/kit/orang/setuju.ts';
import type { Who } from '#tests/kit/shop.ts';
import { batu, bukaBerlian, cincinBerlian, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { openOnlineUji } from '#tests/kit/uji/online.ts';

/** Who gains: a marketplace that a sale over the counter names, so that its money never comes. */
const { cash, jawab, jualPesanan, kirim, P4, pesanan, sale, shop } = await openOnlineUji();

beforeAll(async () => {
  await shop.modulOn('SLIP_MARKETPLACE_MODULE');
  await jualPesanan('ORD-1');
});

test('an order is sold once, and names order, courier and a buyer with telephone and address', async () => {
  const codes = await P4();
  const one = (more: object) => jawab('penjualan', pesanan(codes, { no_order: 'ORD-9', ...more }));
  expect(await one({ no_order: 'ORD-1' })).toMatchObject({ status: 409, code: 'ORDER_ADA' });
  // Typed otherwise it is that order still: two counters would pack it twice.
  for (const no_order of ['ord-1', ' Ord - 1 ', 'ORD-1\t'])
    expect(await one({ no_order })).toMatchObject({ status: 409, code: 'ORDER_ADA' });
  expect(await one({ no_order: null })).toMatchObject({ status: 422, code: 'ORDER_KOSONG' });
  expect(await one({ ekspedisi: null })).toMatchObject({ code: 'EKSPEDISI_KOSONG' });
  expect(await one({ customer: { nama: 'Umum' } })).toMatchObject({ code: 'HP_KOSONG' });
  expect(await one({ marketplace: 'XYZ' })).toMatchObject({ code: 'MARKETPLACE_TIDAK_ADA' });
});

test('it is paid by its one line, never in cash, by another account or in part', async () => {
  const codes = await P4();
  const bayar = (pembayaran: object[]) =>
    jawab('penjualan', pesanan(codes, { no_order: 'ORD-8', pembayaran }));
  const shp = { jenis: 'TRANSFER', kode_bank: 'SHP', no_rekening: '1234567890' };
  expect(await bayar([{ jenis: 'CASH', jumlah: 1_470_000 }])).toMatchObject({
    status: 422,
    code: 'BAYAR_MARKETPLACE',
  });
  expect(await bayar([{ ...shp, jumlah: 1_000_000 }])).toMatchObject({
    code: 'BAYAR_MARKETPLACE',
  });
  expect(await bayar([{ ...shp, no_rekening: '999', jumlah: 1_470_000 }])).toMatchObject({
    code: 'BAYAR_MARKETPLACE',
  });
  // Over the counter nothing is paid by the code of a marketplace.
  const meja = sale(codes, { pembayaran: [{ ...shp, jumlah: 1_470_000 }] });
  expect(await jawab('penjualan', meja)).toMatchObject({
    status: 422,
    code: 'REKENING_TIDAK_ADA',
  });
  expect(
    await jawab('penjualan', sale(codes, { no_order: 'X', ...cash(1_470_000) })),
  ).toMatchObject({ status: 422, code: 'BUKAN_MARKETPLACE' });
  expect((await bayar([{ ...shp, jumlah: 1_470_000 }])).status).toBe(201);
});

test('who gains: a loose stone, which no return takes in, is not sold there; a ring with stones is', async () => {
  await bukaBerlian(shop);
  const cincin = await cincinBerlian(shop, {});
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
  const lepas = { ...pesanan([], { no_order: 'ORD-B' }), barang: [{ kode_berlian: kode[0] }] };
  expect(await jawab('penjualan', lepas)).toMatchObject({
    status: 422,
    code: 'BATU_MARKETPLACE',
  });
  const hitung = 'penjualan-marketplace/hitung';
  expect((await jawab(hitung, { barang: [cincin] })).status).toBe(200);
});

test('a bank and a marketplace never have one code', async () => {
  const bank = await shop.as('OWN').raw('POST', 'banks', { kode_bank: 'SHP', nama_bank: 'Bank S' });
  expect(bank).toMatchObject({ status: 409, body: { code: 'KODE_BANK' } });
  const lain = await shop
    .as('OWN')
    .raw('POST', 'marketplace', { kode_marketplace: 'BCA', nama: 'Pasar', fee_persen: 0 });
  expect(lain).toMatchObject({ status: 409, body: { code: 'KODE_BANK' } });
});

test('cancelled on its day its order is free again and its money no longer waits', async () => {
  const codes = await P4();
  const { body } = await kirim('penjualan', pesanan(codes, { no_order: 'ORD-7' }));
  const { no_faktur_jual: no } = body.data as { no_faktur_jual: string };
  const path = `penjualan/${no}/batal`;
  const alasan = { alasan: 'Pembeli membatalkan' };
  const asked = await minta(shop.as('KASIR'), { path, body: alasan });
  const { keystore } = asked.body.data as { keystore: string };
  await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
  const done = await kirim(path, alasan, 'KASIR', { 'x-otorisasi': keystore });
  expect(done.body).toMatchObject({ data: { status: 'CANC', marketplace: { status: 'RETUR' } } });
  expect((await kirim('penjualan', pesanan(codes, { no_order: 'ORD-7' }))).status).toBe(201);
});

test('the list is asked by marketplace and days; a courier has one name however it is typed', async () => {
  const diketik = pesanan(await P4(), { no_order: 'ORD-J', ekspedisi: ' j n e  reg' });
  const { body } = await kirim('penjualan', diketik);
  expect(body).toMatchObject({ data: { marketplace: { ekspedisi: 'JNE REG' } } });
  const ada = async (query: string) => {
    const path = `penjualan-marketplace?q=ORD-J&${query}`;
    return ((await shop.as('KASIR').raw('GET', path)).body.data as unknown[]).length;
  };
  expect(await ada('kode_marketplace=SHP&tgl_from=2026-11-20&tgl_to=2026-11-20')).toBe(1);
  for (const lain of ['kode_marketplace=TKP', 'tgl_from=2026-11-21', 'tgl_to=2026-11-19'])
    expect(await ada(lain), lain).toBe(0);
  const { status } = await shop.as('KASIR').raw('GET', 'penjualan-marketplace?tgl_from=kemarin');
  expect(status).toBe(422);
});

test('where sellers take no money (VALIDASI_PENJUALAN), who sold it does not let the parcel out alone', async () => {
  await shop.param('VALIDASI_PENJUALAN', true);
  const { body } = await kirim('penjualan', pesanan(await P4(), { no_order: 'ORD-V' }));
  const { no_faktur_jual: no, status } = body.data as { no_faktur_jual: string; status: string };
  expect(status).toBe('DONE');
  const path = `penjualan/${no}/kirim`;
  expect(await jawab(path, { no_resi: 'R2' })).toMatchObject({
    status: 403,
    code: 'KIRIM_SENDIRI',
  });
  expect(await jawab(path, { no_resi: 'R2' }, 'SPV')).toMatchObject({ status: 200 });
  await shop.param('VALIDASI_PENJUALAN', false);
});

test('who gains: a slip says where people live: below a supervisor of what is not over, and each look is kept', async () => {
  const { no } = await jualPesanan('ORD-S');
  const slip = async (who: Who) =>
    (await shop.as(who).raw('GET', `penjualan/${no}/slip.pdf`)).status;
  await kirim(`penjualan/${no}/kirim`, { no_resi: 'R3' });
  await kirim(`penjualan/${no}/selesai`, {});
  expect(await slip('KASIR')).toBe(200);
  await shop.hari('2026-11-21');
  expect([await slip('KASIR'), await slip('SPV')]).toEqual([404, 200]);
  expect(
    await shop.rows(
      `select user_id from audit where tabel = 'penjualan_online' and tindakan = 'LIHAT' and kunci = $1 order by 1`,
      [no],
    ),
  ).toEqual([{ user_id: 'ksr.kj1' }, { user_id: 'spv.kj1' }]);
});

test('who gains: an order that nobody marked as received is no door to its buyer a month later', async () => {
  const { no } = await jualPesanan('ORD-T');
  await kirim(`penjualan/${no}/kirim`, { no_resi: 'R4' });
  const slip = async (who: Who) =>
    (await shop.as(who).raw('GET', `penjualan/${no}/slip.pdf`)).status;
  await shop.hari('2026-12-20');
  expect(await slip('KASIR')).toBe(200);
  await shop.hari('2026-12-21');
  expect([await slip('KASIR'), await slip('SPV')]).toEqual([404, 200]);
});

test('without the module nothing is sold so; what was sold is finished', async () => {
  const { no } = await jualPesanan('ORD-6');
  await shop.modulOff('MARKETPLACE_INTEGRATION_MODULE');
  expect(await jawab('penjualan', pesanan(await P4(), { no_order: 'ORD-5' }))).toMatchObject({
    status: 422,
    code: 'MARKETPLACE_TIDAK_AKTIF',
  });
  expect((await kirim(`penjualan/${no}/kirim`, { no_resi: 'R1' })).status).toBe(200);
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
});
