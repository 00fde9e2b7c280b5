import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import type { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { hitungTambahan } from '#areas/hutang/rules/bunga.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { pinjamkan, REINI } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import type { Hari } from '#kit/rules/hari.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

type Remaja = DocumentOf<typeof remajaDocument.spec>;
const post = (path: string, body: object) => send(shop.as('KASIR'), path, body);
const quote = async (induk: string, jumlah_hutang: number): Promise<object> => {
  const body = { jumlah_hutang, lama_bulan: 4, no_ktp: REINI.no_ktp };
  return (await post(`hutang/${induk}/peremajaan/hitung`, body)).body.data;
};
const lent = async (jumlah: number): Promise<string> =>
  (await pinjamkan(shop, { jumlah_hutang: rp(jumlah) })).no_faktur_hutang;

test('days of a whole month that begins are paid for what is lent more, downward none of them', async () => {
  await shop.param('CARA_BUNGA', 'BULAN_PENUH');
  const induk = await lent(1_000_000);
  // The least day begins a month of 30 days: 30,000 for the old principal, 60,000 for two millions more.
  expect(await quote(induk, 3_000_000)).toMatchObject({
    hari_bunga: 30,
    hari_tambahan: 30,
    bunga_tambahan: 60_000,
    bunga_terhitung: 90_000,
    bunga_rp: 90_000,
  });
  for (const pokok of [1_000_000, 400_000])
    expect(await quote(induk, pokok)).toMatchObject({
      hari_bunga: 30,
      hari_tambahan: 0,
      bunga_tambahan: 0,
      bunga_rp: 30_000,
    });
  const naik = { jumlah_hutang: 3_000_000, lama_bulan: 4, no_ktp: REINI.no_ktp };
  expect((await post(`hutang/${induk}/peremajaan`, naik)).status).toBe(201);
  const { body } = await shop
    .as('OWN')
    .raw('GET', 'hutang/report-bunga?tgl_from=2026-11-20&tgl_to=2026-11-20');
  // The old loan's interest and that of what is lent more are a row each, with the days of each.
  expect(barisLaporan(body.data)).toMatchObject([
    { hari: 30, jumlah_hutang: 1_000_000, bunga_seharusnya: 30_000, tanda: null },
    { hari: 30, jumlah_hutang: 2_000_000, bunga_seharusnya: 60_000, tanda: 'BUNGA TAMBAHAN' },
  ]);
  await shop.param('CARA_BUNGA', 'HARIAN');
});

test('120 days paid ahead for 100,000 cost 2,388,000 for the 19,900,000 that a renewal lends more (D-35.10)', async () => {
  const induk = await lent(100_000);
  const ahead = await post(`hutang/${induk}/bayar-bunga`, { sampai_tgl: '2027-03-20' });
  expect([ahead.status, ahead.body.data.bunga_rp]).toEqual([201, 12_000]);
  const turun = { hari_bunga: 0, bunga_tambahan: 0, bunga_rp: 0, arah: 'MASUK', jumlah: 40_000 };
  expect(await quote(induk, 60_000)).toMatchObject(turun);
  const naik = {
    hari_bunga: 0,
    hari_tambahan: 120,
    bunga_tambahan: 2_388_000,
    bunga_rp: 2_388_000,
    arah: 'KELUAR',
    jumlah: 17_512_000,
  };
  await shop.param('PLAFOND_BOLEH_LEWAT', true);
  expect(await quote(induk, 20_000_000)).toMatchObject(naik);
  const body = { jumlah_hutang: 20_000_000, lama_bulan: 4, no_ktp: REINI.no_ktp };
  const { status, body: answer } = await disetujui(shop, `hutang/${induk}/peremajaan`, body, 'OWN');
  expect(status, JSON.stringify(answer)).toBe(201);
  const made = answer.data as Remaja;
  expect(made).toMatchObject(naik);
  expect(made.postings.map(({ akun, rupiah }) => `${akun} ${rupiah}`)).toEqual([
    'kas -17512000',
    'pinjaman -100000',
    'pinjaman 20000000',
    'bunga -2388000',
  ]);
  const { body: laporan } = await shop
    .as('OWN')
    .raw('GET', 'hutang/report-bunga?tgl_from=2026-11-20&tgl_to=2026-11-20');
  const baris = barisLaporan(laporan.data) as Record<string, unknown>[];
  expect(baris.filter((one) => one.no_faktur_hutang === induk)).toMatchObject([
    { sumber: 'BAYAR_BUNGA', hari: 120, bunga_seharusnya: 12_000, bunga_bayar: 12_000 },
    {
      sumber: 'PEREMAJAAN',
      jumlah_hutang: 19_900_000,
      dari_tgl: '2026-11-20',
      sampai_tgl: '2027-03-20',
      hari: 120,
      bunga_harian: 19_900,
      bunga_seharusnya: 2_388_000,
      bunga_bayar: 2_388_000,
      selisih: 0,
      tanda: 'BUNGA TAMBAHAN',
    },
  ]);
  // To the due date 20,000,000 at 3 % is paid: 12,000 and 2,388,000.
  await shop.hari('2027-03-20');
  const due = { params: { no: made.no_hutang_baru }, query: {} };
  expect(await shop.as('KASIR').call(hitungBungaEndpoint, due)).toMatchObject({
    bunga_rp: 0,
    jumlah_hutang: 20_000_000,
    bunga_dibayar_sampai: '2027-03-20',
  });
});

test('what is lent more is rounded up once to the shop’s step', () => {
  const of = { jumlah_lama: rp(100_000), jumlah_hutang: rp(100_001), bunga: persen(300) };
  const [today, sampai] = ['2026-11-20', '2026-11-21'] as [Hari, Hari];
  expect(hitungTambahan({ ...of, langkah_bunga: rp(500) }, today, sampai)).toEqual({
    hari_tambahan: 1,
    bunga_tambahan: 500,
  });
  expect(hitungTambahan({ ...of, langkah_bunga: rp(1) }, sampai, today).bunga_tambahan).toBe(0);
});
