import { beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openTokoUji, tunai } from '#tests/kit/toko-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

type Baris = Record<string, any>;
const baca = async (path: string) => (await toko.shop.as('OWN', 'PST').raw('GET', path)).body.data;
const kj1 = async (path: string): Promise<Baris[]> =>
  (await baca(path)).find((one: Baris) => one.kode_toko === 'KJ1').series;

const toko = await openTokoUji();
beforeAll(async () => {
  const [, p2] = (await tambahPotong(toko.shop, ['P1', 'P2'])) as [string, string];
  await toko.jual([p2], tunai(3_119_000));
  await toko.shop.as('OWN').call(kasDocument.makes.kasKeluar, {
    body: { kode_transaksi: 'LISTRIK', jumlah: rp(70_000), keterangan: 'Token' },
  });
});

const P2 = { x: '2026-11-20', rupiah: 3_119_000, gram: 2.345, qty: 1 };

test('head office reads of a branch what it sold for 3,119,000, what lies in it and what is in its drawer', async () => {
  const { tgl_system, cabang } = await baca('dashboard/pusat');
  expect(tgl_system).toBe('2026-11-20');
  expect(cabang.find((one: Baris) => one.kode_toko === 'KJ1')).toMatchObject({
    tutup: 'BELUM',
    nota: 1,
    netto: 3_119_000,
    harga: 0,
    stock_qty: 1,
    stock_berat: 3.25,
    kas: 3_119_000 - 70_000,
  });
  expect(cabang.some((one: Baris) => one.kode_toko === 'PST')).toBe(false);
});

test('a series for each branch: days, months, a year, the drawer, costs', async () => {
  const hari = await kj1('cash-pusat/daily-transaction-chart');
  expect(hari).toHaveLength(14);
  expect(hari.at(-1)).toEqual(P2);
  const bulan = await kj1('cash-pusat/period-transaction-chart');
  expect([bulan[0]!.x, bulan.length]).toEqual(['2025-12', 12]);
  expect(bulan.at(-1)).toEqual({ ...P2, x: '2026-11' });
  expect(await kj1('transaction/daily-transaction-get-year?year=2026')).toEqual([P2]);
  const kas = await kj1('cash-pusat/daily-cash-chart');
  expect(kas.at(-1)).toEqual({ x: '2026-11-20', rupiah: 3_049_000, gram: 0, qty: 2 });
  expect(await kj1('cash-pusat/daily-biaya?tgl_system=2026-11-20')).toEqual([
    { x: 'Listrik dan air', rupiah: 70_000, gram: 0, qty: 1 },
  ]);
  expect(await kj1('cash-pusat/outstand-noncash?tgl_system=2026-11-20')).toEqual([]);
});

test('one kind of transaction today or by month; nothing where its area has not worked yet', async () => {
  const khusus = 'cash-pusat/daily-specific-chart';
  expect(await kj1(`${khusus}?kategori=PENJUALAN&type=today`)).toEqual([P2]);
  expect(await kj1(`${khusus}?kategori=BIAYA&type=today`)).toMatchObject([{ rupiah: 70_000 }]);
  const service = await kj1(`${khusus}?kategori=SERVICE&type=monthly&year=2026`);
  expect(service.map(({ rupiah }) => rupiah)).toEqual(Array(12).fill(0));
  const { status } = await toko.shop
    .as('OWN', 'PST')
    .raw('GET', `${khusus}?kategori=BIAYA&type=monthly`);
  expect(status).toBe(422);
  const own = toko.shop.as('OWN');
  expect((await own.raw('GET', 'service/chart?type=today')).body.data).toEqual({
    service: 0,
    gram: 0,
    qty: 0,
  });
  expect((await own.raw('GET', 'pesanan/chart?type=monthly&year=2026')).body.data).toHaveLength(12);
});

test('a branch is told of itself alone, and a cashier of it nothing', async () => {
  const own = toko.shop.as('OWN');
  const { cabang } = (await own.raw('GET', 'dashboard/pusat')).body.data;
  const deret = (await own.raw('GET', 'cash-pusat/daily-transaction-chart')).body.data;
  for (const all of [cabang, deret])
    expect(all.map(({ kode_toko }: Baris) => kode_toko)).toEqual(['KJ1']);
  for (const path of ['dashboard/pusat', 'cash-pusat/daily-cash-chart'])
    expect((await toko.shop.as('KASIR').raw('GET', path)).status).toBe(403);
});

test('head office’s first page: what each branch sold, earned and left open, and which price changed where', async () => {
  const [line] = await toko.shop.rows<{ laba: number }>(
    'select sum(netto - harga_modal)::bigint as laba from penjualan_barang',
  );
  const kini = await baca('beranda-pusat');
  const KJ1 = kini.cabang.find((one: Baris) => one.kode_toko === 'KJ1');
  expect(KJ1).toMatchObject({
    tutup: 'BELUM',
    tertinggal: false,
    belum_valid: 0,
    belum_cair: 0,
    uang_lama_di_jalan: 0,
    kiriman_qty: 0,
    hari_ini: { nota: 1, rupiah: 3_119_000, laba: line!.laba, gram_keluar: 2.345, gram_masuk: 0 },
    kemarin: { nota: 0, rupiah: 0 },
  });
  const { cabang } = await baca('dashboard/pusat');
  for (const { kode_toko, netto, nota } of cabang)
    expect(kini.cabang.find((one: Baris) => one.kode_toko === kode_toko).hari_ini).toMatchObject({
      rupiah: netto,
      nota,
    });
  const harga = (jenis: 'JUAL' | 'GROSIR', harga_per_gram: number) =>
    toko.shop.as('OWN').call(ubahHargaEmasEndpoint, {
      body: {
        jenis,
        kode_group: null,
        kode_kadar: '750',
        berlaku_dari: null,
        harga_per_gram: rp(harga_per_gram),
      } as never,
    });
  await harga('JUAL', 2_190_000);
  // A price of wholesale is none of the counter's, and the page opens all the same (D-47.1).
  await toko.shop.modulOn('SEMI_GROSIR_MODULE');
  await harga('GROSIR', 2_050_000);
  await harga('GROSIR', 2_060_000);
  expect((await baca('beranda-pusat')).harga).toMatchObject([
    { jenis: 'JUAL', dari: 2_170_000, ke: 2_190_000, toko: [KJ1.nama_toko] },
  ]);
});

test('the next morning the branch that has not closed is named, and yesterday stands beside today', async () => {
  // Head office is on its next day, the branch still on this one.
  await toko.shop.hari('2026-11-21', undefined, ['PST']);
  const besok = await baca('beranda-pusat');
  expect(besok.tgl_kemarin).toBe('2026-11-20');
  expect(besok.cabang.find((one: Baris) => one.kode_toko === 'KJ1')).toMatchObject({
    tertinggal: true,
    hari_terakhir: '2026-11-20',
    tutup: 'TIDAK_BUKA',
    hari_ini: { rupiah: 0 },
    kemarin: { rupiah: 3_119_000 },
  });
  expect(besok.cabang.at(-1)).toMatchObject({ kode_toko: 'PST', pusat: true, tertinggal: false });
});

test('head office that has not closed while a branch is two days on is named among what waits', async () => {
  await toko.shop.hari('2026-11-22', undefined, ['KJ1']);
  const { cabang } = await baca('beranda-pusat');
  expect(cabang.at(-1)).toMatchObject({
    kode_toko: 'PST',
    tertinggal: true,
    hari_terakhir: '2026-11-21',
    hari_ini: { nota: 0, rupiah: 0 },
  });
});

test('cost is nobody’s who may not see it, money no cashier’s, and the page tells a branch of itself alone', async () => {
  const seen = (await toko.shop.as('SPV', 'PST').raw('GET', 'beranda-pusat')) as {
    body: { data?: { cabang: Baris[] } };
  };
  for (const { hari_ini, kemarin } of seen.body.data?.cabang ?? [])
    expect([hari_ini.laba ?? null, kemarin.laba ?? null]).toEqual([null, null]);
  expect((await toko.shop.as('KASIR').raw('GET', 'beranda-pusat')).status).toBe(403);
  const own = (await toko.shop.as('OWN').raw('GET', 'beranda-pusat')).body.data;
  expect(own.cabang.map(({ kode_toko }: Baris) => kode_toko)).toEqual(['KJ1']);
});
