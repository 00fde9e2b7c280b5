import { beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { chartPenjualanEndpoint, type Bulan } from '#areas/penjualan/contract/chart.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openTokoUji, tunai } from '#tests/kit/toko-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';

const toko = await openTokoUji();

const bulanan = (year: number, who: Who = 'OWN') => {
  const query = { type: 'monthly', year } as const;
  return toko.shop.as(who).call(chartPenjualanEndpoint, { query }) as Promise<Bulan[]>;
};
const P1_HARGA = 7_102_500;

describe('a shop that opened this morning', () => {
  test('has nothing in any figure, and fourteen days of nothing in its chart', async () => {
    const seen = await toko.lihat();
    expect(seen).toMatchObject({
      tgl_system: '2026-11-20',
      status: 'OPEN',
      per_jam: [],
      stock: [],
      perlu_dilihat: [],
      tutup_terakhir: null,
      penjualan: { nota: 0, qty: 0, gram: 0, rupiah: 0, laba_persen: null, tanpa_modal: 0 },
      uang: [{ akun: 'kas', nama: null, masuk: 0, keluar: 0, saldo: 0 }],
    });
    expect(seen.harian).toHaveLength(14);
    expect(seen.harian!.at(-1)).toEqual({ tgl_system: '2026-11-20', qty: 0, gram: 0, rupiah: 0 });
    expect(seen.harian!.at(0)!.tgl_system).toBe('2026-11-07');
    expect((await bulanan(2026)).map((one) => one.rupiah)).toEqual(Array(12).fill(0));
  });
});

describe('P1 for 7,102,500 at nine by card and P2 for 3,119,000 in cash at eleven, of four pieces taken in', () => {
  beforeAll(async () => {
    const [p1, p2] = (await tambahPotong(toko.shop, ['P1', 'P2', 'P3', 'P4'])) as [string, string];
    await toko.jual(
      [p1],
      [{ jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: P1_HARGA }],
    );
    toko.jam('11:20');
    await toko.jual([p2], tunai(3_119_000));
    await toko.shop.as('KASIR').call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(1_000_000), keterangan: 'Modal pagi' },
    });
    await toko.shop.dasar('PST');
    await toko.shop.as('MU', 'PST').call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(9_000_000), keterangan: 'Modal pusat' },
    });
  });

  test('the day is two notes, 5.595 g and 10,221,500, with 10.0 % of it above cost', async () => {
    expect((await toko.lihat()).penjualan).toEqual({
      nota: 2,
      qty: 2,
      gram: 5595,
      rupiah: 10_221_500,
      laba_persen: 999,
      tanpa_modal: 0,
    });
  });

  test('its hours are nine and eleven of the shop’s clock', async () => {
    expect((await toko.lihat()).per_jam).toEqual([
      { jam: 9, nota: 1, rupiah: 7_102_500 },
      { jam: 11, nota: 1, rupiah: 3_119_000 },
    ]);
  });

  test('what is left is 5.010 g of 70 % and 1.200 g of 37.5 %, at the prices of these kadar today', async () => {
    expect((await toko.lihat()).stock).toEqual([
      { kadar: 3750, label: '8K', qty: 1, berat: 1200, murni: 450, nilai: 1_470_000 },
      { kadar: 7000, label: '16K', qty: 1, berat: 5010, murni: 3507, nilai: 10_195_350 },
    ]);
  });

  test('the drawer, and the card receipts less their fee of 0.5 %, are what the book holds', async () => {
    const { uang } = await toko.lihat();
    expect(uang[0]).toEqual({
      akun: 'kas',
      nama: null,
      masuk: 4_119_000,
      keluar: 0,
      saldo: 4_119_000,
    });
    expect(uang.slice(1).reduce((all, one) => all + one.saldo, 0)).toBe(7_066_987);
    const saldo = await toko.shop.rows(
      `select akun, rupiah from saldo
        where kode_toko = 'KJ1' and (akun = 'kas' or akun like 'bank:%' or akun like 'kartu:%') order by akun`,
    );
    expect(
      uang
        .map(({ akun, saldo: rupiah }) => ({ akun, rupiah }))
        .toSorted((a, b) => a.akun.localeCompare(b.akun)),
    ).toEqual(saldo);
  });

  test('the same in the charts: today, and November of twelve months', async () => {
    expect(
      await toko.shop.as('OWN').call(chartPenjualanEndpoint, { query: { type: 'today' } }),
    ).toEqual({ penjualan: 10_221_500, gram: 5595, qty: 2 });
    const rows = await bulanan(2026);
    expect(rows.map((one) => one.bulan)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows[10]).toEqual({ bulan: 11, rupiah: 10_221_500, gram: 5595, qty: 2 });
    expect(rows.reduce((all, one) => all + one.rupiah, 0)).toBe(10_221_500);
    expect((await bulanan(2025)).every((one) => one.rupiah === 0 && one.qty === 0)).toBe(true);
  });

  test('head office sees none of it, nor the branch what is in the drawer of head office', async () => {
    expect(await toko.lihat('OWN', 'PST')).toMatchObject({
      penjualan: { nota: 0, rupiah: 0 },
      stock: [],
      uang: [{ akun: 'kas', saldo: 9_000_000 }],
    });
  });

  test('a cashier sees the day’s sales and the pieces, and no value, cost, drawer or other day', async () => {
    const seen = await toko.lihat('KASIR');
    expect(seen.penjualan).toEqual({
      nota: 2,
      qty: 2,
      gram: 5595,
      rupiah: 10_221_500,
      laba_persen: null,
      tanpa_modal: null,
    });
    expect(seen).toMatchObject({ nilai_terlihat: false, kas_terlihat: false, harian: null });
    expect(seen.stock.map((one) => [one.qty, one.berat, one.nilai])).toEqual([
      [1, 1200, null],
      [1, 5010, null],
    ]);
    expect(seen.uang.map((one) => one.akun)).not.toContain('kas');
    expect(JSON.stringify(seen)).not.toContain('4119000');
    expect(
      await toko.shop.as('KASIR').call(chartPenjualanEndpoint, { query: { type: 'today' } }),
    ).toMatchObject({ penjualan: 10_221_500 });
    await expect(bulanan(2026, 'KASIR')).rejects.toMatchObject({
      status: 403,
      code: 'TIDAK_BERHAK',
    });
  });

  test('SPV sees drawer and value but no margin, until MODAL_TERLIHAT_SPV opens it', async () => {
    expect(await toko.lihat('SPV')).toMatchObject({
      penjualan: { laba_persen: null },
      nilai_terlihat: true,
      kas_terlihat: true,
    });
    expect(await toko.lihat('MU')).toMatchObject({
      penjualan: { laba_persen: 999 },
      nilai_terlihat: true,
    });
  });

  test('where balances are hidden only the owner and SU see the value, all others its pieces and grams', async () => {
    await toko.shop.modulOn('SEMBUNYI_SALDO_MODULE');
    for (const who of ['SPV', 'MU', 'KASIR'] as const)
      expect(await toko.lihat(who)).toMatchObject({
        nilai_terlihat: false,
        stock: [
          { berat: 1200, nilai: null },
          { berat: 5010, nilai: null },
        ],
      });
    for (const who of ['OWN', 'SU'] as const)
      expect(await toko.lihat(who)).toMatchObject({
        nilai_terlihat: true,
        stock: [{ nilai: 1_470_000 }, {}],
      });
    await toko.shop.modulOff('SEMBUNYI_SALDO_MODULE');
  });

  test('money paid out stands as a minus, a cancelled sale on neither side', async () => {
    await toko.shop.as('SPV').call(kasDocument.makes.kasKeluar, {
      body: { kode_transaksi: 'LISTRIK', jumlah: rp(119_000), keterangan: 'Galon dan listrik' },
    });
    const [p1] = await tambahPotong(toko.shop, ['P1']);
    const { no_faktur_jual } = await toko.jual([p1!], tunai(P1_HARGA));
    await toko.batal(no_faktur_jual);
    const seen = await toko.lihat();
    expect(seen.uang[0]).toEqual({
      akun: 'kas',
      nama: null,
      masuk: 4_119_000,
      keluar: -119_000,
      saldo: 4_000_000,
    });
    expect(seen.penjualan).toMatchObject({ nota: 2, rupiah: 10_221_500 });
  });

  test.for([
    ['penjualan/chart', 422],
    ['penjualan/chart?type=yearly', 422],
    ['penjualan/chart?type=monthly', 422],
    ['penjualan/chart?type=monthly&year=26', 422],
    ['penjualan/chart?type=monthly&year=dua', 400],
    ['dashboard/toko?toko=PST', 400],
  ] as const)('GET %s is refused with %i', async ([path, status]) => {
    expect((await toko.shop.as('OWN').raw('GET', path)).status).toBe(status);
  });
});
