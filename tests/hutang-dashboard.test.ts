import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahAksesUserEndpoint } from '#areas/akses/contract/akses.api.ts';
import { dashboardHutangEndpoint } from '#areas/hutang/contract/dashboard.api.ts';
import { chartHutangEndpoint } from '#areas/dashboard/contract/chart.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { lelangkan, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(50_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

const look = () => shop.as('KASIR').call(dashboardHutangEndpoint);
const chart = (query: { type: 'today' | 'monthly'; year?: number }) =>
  shop.as('OWN').call(chartHutangEndpoint, { query: query as never });

test('two loans of 3,500,000 and one that was cancelled: what runs, what was lent, what waits', async () => {
  await pinjamkan(shop, { lama_bulan: 1 });
  await pinjamkan(shop);
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  await shop.approved('KASIR', hutangDocument.cancel, {
    params: { no },
    body: { alasan: 'Salah' },
  });
  await shop.param('VALIDASI_PEMBELIAN', 'ON');
  const waits = await pinjamkan(shop);
  await shop.param('VALIDASI_PEMBELIAN', 'IKUT');
  expect(await look()).toMatchObject({
    aktif: 2,
    pokok: 7_000_000,
    jaminan_qty: 4,
    jaminan_berat: 9_000,
    bunga_hari: 0,
    bunga_berjalan: 7_000,
    baru_hari: { jumlah: 2, rupiah: 7_000_000 },
    menunggu: 1,
    lewat: { jumlah: 0, rupiah: 0 },
    dekat_rosok: { jumlah: 0, rupiah: 0 },
    daftar_tempo: [],
    daftar_rosok: [],
  });
  expect(await chart({ type: 'today' })).toEqual({ hutang: 7_000_000, gram: 9_000, qty: 2 });
  const { no_faktur_hutang: rejected } = waits;
  const body = { alasan: 'Tidak jadi' };
  await shop.as('SPV').call(hutangDocument.cancel, { params: { no: rejected }, body });
});

test('on the morning it is due it is named with its customer, and once gold falls below the debt, too', async () => {
  await shop.hari('2026-12-14');
  const [first] = (await look()).daftar_tempo;
  expect(first).toMatchObject({
    nama_customer: 'Ibu Reini',
    no_hp: expect.stringContaining('*') as string,
    tgl_jatuh_tempo: '2026-12-20',
    total_kewajiban: 3_584_000,
    nilai_rosok: null,
  });
  await shop.param('HARGA_ROSOK', rp(1_200_000));
  const seen = await look();
  expect(seen).toMatchObject({
    tempo_minggu: { jumlah: 1, rupiah: 3_584_000 },
    tempo_hari: { jumlah: 0 },
    dekat_rosok: { jumlah: 2, rupiah: 7_168_000 },
  });
  expect(seen.daftar_rosok.map(({ nilai_rosok }) => nilai_rosok)).toEqual([3_870_000, 3_870_000]);
});

test('who may not look at loans sees no name of a borrower', async () => {
  await shop.as('OWN').call(ubahAksesUserEndpoint, {
    params: { user_id: 'ksr.kj1' },
    body: { akses: [{ kode: 'lihat-hutang', is_show: false }] },
  });
  expect(await look()).toMatchObject({
    daftar_tempo: [],
    daftar_rosok: [],
    tempo_minggu: { jumlah: 1 },
  });
  await shop.as('OWN').call(ubahAksesUserEndpoint, {
    params: { user_id: 'ksr.kj1' },
    body: { akses: [{ kode: 'lihat-hutang', is_show: true }] },
  });
});

test('overdue, redeemed and auctioned ones move from line to line; the surplus waits to be fetched', async () => {
  await shop.hari('2026-12-22');
  const before = await look();
  expect(before).toMatchObject({ aktif: 2, lewat: { jumlah: 1, rupiah: 3_612_000 } });
  const [late, other] = (
    await shop.as('OWN').call(hutangDocument.list, {
      query: { status: 'AKTIF', sort: 'tgl_jatuh_tempo', limit: 10 },
    })
  ).map(({ no_faktur_hutang }) => no_faktur_hutang);
  await lelangkan(shop, late!);
  await shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk: other! },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
  expect(await look()).toMatchObject({
    aktif: 0,
    pokok: 0,
    jaminan_qty: 0,
    lewat: { jumlah: 0 },
    daftar_rosok: [],
    lunas_hari: { jumlah: 1, rupiah: 3_612_000 },
    bunga_hari: 224_000,
    kelebihan: { jumlah: 1, rupiah: 4_128_000 },
  });
  const year = (await chart({ type: 'monthly', year: 2026 })) as { rupiah: number; qty: number }[];
  expect(year.map(({ qty }) => qty)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  const pusat = await shop
    .as('OWN', 'PST')
    .raw('GET', 'cash-pusat/daily-specific-chart?kategori=HUTANG&type=monthly&year=2026');
  const branch = (pusat.body.data as { kode_toko: string; series: object[] }[]).find(
    ({ kode_toko }) => kode_toko === 'KJ1',
  );
  expect(branch!.series[10]).toMatchObject({ x: '2026-11', rupiah: 7_000_000, qty: 2 });
});
