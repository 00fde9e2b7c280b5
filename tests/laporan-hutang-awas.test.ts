import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { bungaHutangMaster } from '#areas/hutang/contract/bunga-hutang.master.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { dijualPutus, ditimbangLagi, KELOMPOK, pinjamkan, tegurHutang } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

let shop: Shop;
/** `jual`: goods sold to the shop after 47 days. `rugi`: 6,500,000, not redeemed: auctioned, with a shortfall. */
let jual: string;
let putus: Baris;
let rugi: string;
const LELANG = '2027-04-16';
type Baris = Record<string, any>;

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await shop.param('BUNGA_DEFAULT_PERSEN', persen(300));
  jual = (await pinjamkan(shop)).no_faktur_hutang;
  rugi = (await pinjamkan(shop, { jumlah_hutang: rp(6_500_000) })).no_faktur_hutang;
  await disetujui(shop, `hutang/${jual}/cetak-ulang`, { alasan: 'Surat basah' });
  await shop.hari('2027-01-06');
  putus = await dijualPutus(shop, jual);
});
afterAll(() => shop.close());

const baca = async (path: string): Promise<Baris[]> => {
  const { status, body } = await shop.as('OWN').raw('GET', path);
  expect([status, body.message ?? ''], path).toEqual([200, '']);
  const rows = body.data as Baris[];
  return barisLaporan(rows);
};
const HARI = 'tgl_from=2027-01-06&tgl_to=2027-01-06';

test('№ 28 and № 35: a sale of the goods is marked, and its cancel gives 5,193,000 back', async () => {
  const row = { no_faktur_hutang: jual, jumlah_hutang: 3_500_000, bunga_rp: 164_500 };
  expect(await baca(`hutang/report-penebusan-detail?${HARI}`)).toMatchObject([
    { ...row, total_bayar: 3_664_500, tanda: 'BELI PUTUS' },
  ]);
  const alasan = { alasan: 'Customer ingin menebus', barang: ditimbangLagi };
  await disetujui(shop, `hutang/${jual}/batal-lunas`, alasan, 'OWN', 'SPV');
  expect(await baca(`hutang/batal-reports?${HARI}`)).toMatchObject([
    { no_faktur_hutang: jual, jenis: 'BATAL LUNAS', uang: 5_193_000, tanda: 'BELI PUTUS' },
  ]);
  const halves = (await baca(`audit/report-pembatalan?${HARI}`)).map((one) => [
    one.jenis,
    one.no_dokumen,
    one.jumlah_rp,
  ]);
  expect(halves).toEqual(
    expect.arrayContaining([
      ['PELUNASAN', putus.no_lunas, 5_193_000],
      ['PEMBELIAN', putus.no_faktur_beli, 8_857_500],
    ]),
  );
});

test('№ 99: who asked and who agreed to the cancel of a redemption', async () => {
  const rows = await baca(`authorization/report?${HARI}`);
  expect(rows.filter((one) => String(one.event).includes('BATAL_HUTANG_LUNAS'))).toMatchObject([
    { input_by: 'spv.kj1', user_id: 'own.kj1', status: 'TERPAKAI' },
  ]);
});

test('№ 100: the second ticket of a loan, its worth and who let it out', async () => {
  const rows = await baca('audit/report-cetak-ulang?tgl_from=2026-11-20&tgl_to=2026-11-20');
  expect(rows.filter((one) => one.no_dokumen === jual)).toMatchObject([
    { jenis: 'HUTANG', ke: 2, jumlah_rp: 3_500_000, otorisasi_by: 'spv.kj1' },
  ]);
});

test('№ 102: what was changed of lending stands in the record of users', async () => {
  await shop.modulOn('PARAMETER_BUNGA_HUTANG_MODULE');
  const made = await send(shop.as('OWN'), bungaHutangMaster.endpoints.create.path, {
    pokok_dari: 50_000_000,
    pokok_sampai: null,
    bunga: 2.5,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await shop.modulOff('PARAMETER_BUNGA_HUTANG_MODULE');
  const rows = await baca(`audit/report?${HARI}`);
  const one = rows.find((row) => JSON.stringify(row.sesudah).includes('Rp 50,000,000'));
  expect(one).toMatchObject({ user_id: 'own.kj1', jenis: 'TAMBAH', modul: 'hutang' });
});

test('№ 103: loans, their sale and its cancel raise no question', async () => {
  expect(
    await baca('audit/report-faktur-bermasalah?tgl_from=2026-11-20&tgl_to=2027-01-06'),
  ).toEqual([]);
});

test('the closing counts the loan and its pair: 8,857,500 bought, 5,193,000 out of the drawer', async () => {
  const made = await dijualPutus(shop, jual);
  expect(made.jumlah).toBe(5_193_000);
  const rows = await baca('eod/report-akhir-hari?tgl_system=2027-01-06');
  expect(rows.find((one) => one.jenis === 'Penebusan')).toMatchObject({ tunai: -5_193_000 });
});

test('№ 108: a sale of the goods and an auction count from the limit on', async () => {
  await shop.param('BATAS_LAPOR_TUNAI', rp(5_000_000));
  expect(await baca(`pajak/report-wajib-lapor?${HARI}`)).toMatchObject([
    { nama_customer: 'Ibu Reini', jenis: ['BELI'], total: 8_857_500, tunai: 5_193_000 },
  ]);
  await shop.hari(LELANG);
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  await tegurHutang(shop, rugi);
  const tanpa = { hasil_lelang: null, hasil: null, keterangan: null };
  const body = { ...tanpa, tujuan: 'STOCK' as const, barang: KELOMPOK };
  const given = { params: { induk: rugi }, body };
  await shop.approved('SPV', lelangDocument.makes.lelang, given, 'OWN');
  expect(await baca(`pajak/report-wajib-lapor?tgl_from=${LELANG}&tgl_to=${LELANG}`)).toMatchObject([
    { jenis: ['LELANG'], total: 6_450_000, tunai: 0 },
  ]);
});

test('№ 108: what was lent and what was paid back count on their days, with their cash', async () => {
  expect(
    await baca('pajak/report-wajib-lapor?tgl_from=2026-11-20&tgl_to=2026-11-20'),
  ).toMatchObject([
    { jenis: ['HUTANG'], jml_trx: 2, total: 10_000_000, tunai: 10_000_000, tanda: 'TERLAMBAT' },
  ]);
});

test('№ 95: what an auction fell short is a loss beside the others, no running cost (decision 472)', async () => {
  const rows = await baca('manajerial/report-laba-rugi?bulan_from=2027-04&bulan_to=2027-04');
  const [row, ...more] = rows.filter((one) => one.uraian === 'Kekurangan hasil lelang');
  expect(more).toEqual([]);
  const [{ kurang }] = (await shop.rows(
    `select kekurangan::int as kurang from hutang_lelang where no_faktur_hutang = $1`,
    [rugi],
  )) as [Baris];
  expect(kurang).toBeGreaterThan(0);
  expect(row).toMatchObject({ blok: 'RUGI LAIN', total: kurang });
});
