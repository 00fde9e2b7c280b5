import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { plafondHutangMaster } from '#areas/hutang/contract/plafond-hutang.master.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { suratHutang } from '#areas/hutang/rules/surat-hutang.ts';
import { paramOf } from '#areas/toko/server/setelan.ts';
import { done } from '#tests/kit/done.ts';
import { pinjaman, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
});
afterAll(() => shop.close());

const [ring] = pinjaman().detail_barang;
const worth = () =>
  shop.as('KASIR').call(hutangDocument.quotes.hutang, {
    body: {
      detail_barang: [{ ...ring!, berat: mg(1_000) }],
      jumlah_hutang: null,
      bunga: null,
      lama_bulan: null,
      admin: null,
    },
  });

test('without the masters a gram of 70 % is lent 70 % of 2,035,000 on, or what PLAFOND_PERSEN says', async () => {
  expect((await worth()).plafond).toBe(1_424_500);
  await shop.param('PLAFOND_PERSEN', persen(5000));
  expect((await worth()).plafond).toBe(1_017_500);
});

test('with them by kadar, by range or by the estimate, as CARA_PLAFOND says', async () => {
  await shop.modulOn('PLAFOND_HUTANG_MODULE');
  const { path } = plafondHutangMaster.endpoints.create;
  const range = { kadar_dari: 60, kadar_sampai: 80, plafond_per_gram: 1_300_000 };
  await done(shop, 'OWN', path, range);
  expect((await worth()).plafond).toBe(0);
  await shop.param('CARA_PLAFOND', 'RENTANG');
  expect((await worth()).plafond).toBe(1_300_000);
  await shop.param('CARA_PLAFOND', 'PERSEN_TAKSIRAN');
  expect((await worth()).plafond).toBe(1_017_500);
  await shop.modulOff('PLAFOND_HUTANG_MODULE');
  await shop.param('PLAFOND_PERSEN', persen(7000));
});

test('a loan of two months by LAMA_PINJAM_DEFAULT, of at least ten days, rounded up to 2,500', async () => {
  await shop.param('LAMA_PINJAM_DEFAULT', 2);
  await shop.param('HARI_BUNGA_MINIMAL', 10);
  await shop.param('PEMBULATAN_BUNGA', rp(2_500));
  const { no_faktur_hutang: no, tgl_jatuh_tempo } = await pinjamkan(shop, {
    jumlah_hutang: rp(1_000_000),
  });
  expect(tgl_jatuh_tempo).toBe('2027-01-20');
  // What is agreed stays with the loan.
  await shop.param('HARI_BUNGA_MINIMAL', 1);
  await shop.param('PEMBULATAN_BUNGA', rp(500));
  const cost = await shop.as('KASIR').call(hitungBungaEndpoint, { params: { no }, query: {} });
  expect(cost).toMatchObject({ lama_pinjam: 10, hari_bunga: 10, bunga_rp: 10_000 });
});

test('the ticket names the first day of an auction, how long a surplus waits, and the licence where there is one', async () => {
  await shop.param('LAMA_PINJAM_DEFAULT', 4);
  const baru = () => pinjamkan(shop, { jumlah_hutang: rp(500_000), lama_bulan: 4 });
  type Surat = Awaited<ReturnType<typeof baru>>;
  const said = (hutang: Surat, told: Record<string, unknown> = {}) =>
    suratHutang(
      { ...hutang, detail_barang: [] },
      paramOf(told)(hutangParam.NO_IZIN_GADAI),
    ).syarat!.join('\n');
  const dulu = await baru();
  await shop.param('MASA_TENGGANG_LELANG', 0);
  await shop.param('MASA_KELEBIHAN_LELANG', 6);
  await shop.param('BIAYA_LELANG_PERSEN', persen(250));
  const kini = await baru();
  // A copy of the earlier ticket says what the ticket said.
  const { body } = await shop.as('KASIR').raw('GET', `hutang/${dulu.no_faktur_hutang}`);
  for (const surat of [said(dulu), said(body.data as Surat)]) {
    expect(surat).toContain('mulai Sabtu, 3 April 2027');
    expect(surat).toContain('Lelang tanpa biaya.');
    expect(surat).toContain('selama 12 bulan');
  }
  expect(said(kini)).toContain('mulai Minggu, 21 Maret 2027');
  expect(said(kini)).toContain('Biaya lelang 2.5% dari hasil lelang.');
  expect(said(kini)).toContain('selama 6 bulan');
  expect(said(dulu)).not.toContain('Izin');
  expect(said(dulu, { NO_IZIN_GADAI: 'KEP-7/2026' })).toContain('Izin KEP-7/2026');
});
