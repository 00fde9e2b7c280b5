import { afterAll, beforeAll, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { tempoHutang } from '#areas/hutang/server/tempo-hutang.query.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let no: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(20_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  no = (await pinjamkan(shop, { lama_bulan: 1 })).no_faktur_hutang;
});
afterAll(() => shop.close());

const HUTANG = /^HUTANG_/;
const perlu = async (who: Who = 'OWN') =>
  (await shop.as(who).call(dashboardTokoEndpoint, {})).perlu_dilihat
    .filter(({ jenis }) => HUTANG.test(jenis))
    .map(({ jenis, jumlah, rupiah }) => [jenis, jumlah, rupiah]);
const dekat = async (tgl: string) => {
  const path = `hutang/report-jatuh-tempo?per_tanggal=${tgl}&jendela=PERINGATAN`;
  const { body } = await shop.as('OWN').raw('GET', path);
  return { rows: barisLaporan(body.data), catatan: body.catatan as string | undefined };
};

test('without a price of scrap the watch list says so', async () => {
  expect(await perlu()).toEqual([['HUTANG_TANPA_ROSOK', 1, null]]);
  expect(await dekat('2026-11-20')).toEqual({
    rows: [],
    catatan: 'Harga rosok belum diisi, nilai jaminan tidak diketahui',
  });
});

test('a loan is listed as soon as the price falls, at the share that the parameter names', async () => {
  // 3.225 g of fine gold, and one day of interest owed: 3,503,500 is 90 % of 3,892,778.
  await shop.param('HARGA_ROSOK', rp(1_208_000));
  expect(await perlu()).toEqual([]);
  await shop.param('HARGA_ROSOK', rp(1_207_000));
  expect(await perlu()).toEqual([['HUTANG_DEKAT_ROSOK', 1, 3_503_500]]);
  expect((await dekat('2026-11-20')).rows).toMatchObject([
    { no_faktur_hutang: no, total_kewajiban: 3_503_500, nilai_rosok: 3_892_575, rosok_persen: 90 },
  ]);
  await shop.param('PERINGATAN_HUTANG_PERSEN', persen(9_500));
  expect(await perlu()).toEqual([]);
  expect((await dekat('2026-11-20')).rows).toEqual([]);
  expect(await perlu('KASIR')).toEqual([]);
});

test('what falls due in the week, and today, is on the dashboard; a cashier sees the day', async () => {
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await shop.hari('2026-12-14');
  expect(await perlu()).toEqual([['HUTANG_TEMPO_MINGGU', 1, 3_584_000]]);
  expect(await perlu('KASIR')).toEqual([]);
  await shop.hari('2026-12-20');
  expect(await perlu('KASIR')).toEqual([['HUTANG_TEMPO_HARI', 1, 3_605_000]]);
});

test('the customer is reminded of the due date once, with what redeems the loan on it', async () => {
  const [pesan, ...more] = await tempoHutang(shop.db, 'KJ1', hari('2026-12-20'));
  expect(more).toEqual([]);
  expect(pesan).toMatchObject({
    jenis: 'TEMPO_HUTANG',
    penerima: '+6281377001122',
    no_dokumen: no,
    kunci: `TEMPO/${no}/2026-12-20`,
    nilai: {
      no_hutang: no,
      total: 'Rp 3,605,000',
      jatuh_tempo: expect.stringContaining('Desember'),
    },
  });
  expect(await tempoHutang(shop.db, 'KJ1', hari('2026-12-19'))).toEqual([]);
});
