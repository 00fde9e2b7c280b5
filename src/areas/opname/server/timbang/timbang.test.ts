import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatGram } from '#kit/rules/format.ts';
import { mg } from '#kit/rules/quantity.ts';
import {
  bukuBakiEndpoint,
  daftarTimbangEndpoint,
  hasilTimbangEndpoint,
  mulaiTimbangEndpoint,
  resetTimbangEndpoint,
  terimaSelisihEndpoint,
} from '#areas/opname/contract/timbang.api.ts';
import {
  mulaiOpnameEndpoint,
  pindaiOpnameEndpoint,
  selesaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
/** P1 3.250 g and P2 2.345 g, labels of 0.120 g each, and the empty tray. */
let harap = 0;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('BERAT_PLASTIK_DEFAULT', mg(0));
  await tambahPotong(shop, ['P1', 'P2', 'P3']);
  const [tray] = await shop.rows(
    "select berat_baki from baki where kode_toko = 'KJ1' and kode_baki = 'A-01'",
  );
  harap = tray!.berat_baki + 3250 + 2345 + 240;
});
afterAll(() => shop.close());

const mulai = async (kode_toko = 'A-01') =>
  (await shop.as('KASIR').call(mulaiTimbangEndpoint, { body: { kode_gudang: 'TK', kode_toko } }))
    .data_timbang[0]!;
const hasil = (id: number, berat: number) =>
  shop.as('KASIR').call(hasilTimbangEndpoint, { body: { id, berat_timbang: mg(berat) } });

describe('a tray is weighed blind', () => {
  let id = 0;
  test('it stands on the list without a word of what it should weigh', async () => {
    const row = await mulai();
    id = row.id;
    expect(row).toMatchObject({ status: 'MULAI', kode_toko: 'A-01', berat: null, selisih: null });
    expect(JSON.stringify(row)).not.toContain(String(harap));
    expect((await mulai()).id).toBe(id);
    expect(await shop.as('KASIR').call(bukuBakiEndpoint, {})).toEqual([]);
  });
  test('0.051 g short is a difference: the figure is kept and cannot be typed again', async () => {
    const row = await hasil(id, harap - 51);
    expect(row).toMatchObject({ status: 'SELISIH', selisih: -51, toleransi: 50, qty: 2 });
    expect(row.no_timbang).toMatch(/^TMKJ1261120\d{3}$/);
    await expect(hasil(id, harap)).rejects.toMatchObject({ status: 409, code: 'SUDAH_DITIMBANG' });
  });
  test('a superior may accept it, and reads both figures', async () => {
    const asked = { body: { id, alasan: 'Label tiga barang hilang' } };
    await expect(shop.as('KASIR').call(terimaSelisihEndpoint, asked)).rejects.toMatchObject({
      code: 'PERLU_OTORISASI',
    });
    const row = await shop.approved('KASIR', terimaSelisihEndpoint, asked, 'SPV');
    expect(row.status).toBe('DITERIMA');
    await expect(shop.approved('KASIR', terimaSelisihEndpoint, asked, 'SPV')).rejects.toMatchObject(
      { code: 'BUKAN_SELISIH' },
    );
  });
  test('weighed again it agrees within 0.050 g only once a superior has read both weighings', async () => {
    const row = await hasil((await mulai()).id, harap + 50);
    expect(row).toMatchObject({ status: 'SELISIH', selisih: 50 });
    const asked = { body: { id: row.id, alasan: 'Label dipasang kembali' } };
    await expect(shop.as('KASIR').call(terimaSelisihEndpoint, asked)).rejects.toMatchObject({
      code: 'PERLU_OTORISASI',
      extra: {
        events: ['TIMBANG_SELISIH'],
        angka: expect.arrayContaining([
          { label: 'Hasil timbang', nilai: `${formatGram(mg(harap + 50))} g` },
          { label: 'Kemasan lain', nilai: '0.000 g' },
          {
            label: 'Timbang terakhir',
            nilai: `DITERIMA -0.051 g, timbang ${formatGram(mg(harap - 51))} g, kemasan 0.000 g, 2026-11-20, ksr.kj1`,
          },
          { label: 'Isi baki', nilai: 'Belum dipindai sejak selisih' },
        ]),
      },
    });
    await shop.approved('KASIR', terimaSelisihEndpoint, asked, 'SPV');
    expect(await hasil((await mulai()).id, harap + 50)).toMatchObject({ status: 'COCOK' });
  });
});

test('the day book of the tray: two pieces in, 5.595 g at the end, as weighed', async () => {
  const [row] = await shop
    .as('SPV')
    .call(bukuBakiEndpoint, { query: { kode_gudang: 'TK', kode_baki: 'A-01' } });
  expect(row).toMatchObject({
    buka_qty: 0,
    masuk_qty: 2,
    masuk_berat: 5595,
    tutup_qty: 2,
    tutup_berat: 5595,
    ditimbang: 5645,
  });
});

const belumTimbang = async (): Promise<string[]> =>
  (await shop.as('SPV').raw('GET', 'tutup-toko/ringkasan')).body.data.baki_belum_timbang;

test('closing asks for the trays that were not weighed, where the shop wants it', async () => {
  await shop.param('TIMBANG_BAKI_TUTUP', 'SEMUA');
  expect(await belumTimbang()).toEqual(['B-02']);
  await hasil((await mulai('B-02')).id, 1);
  expect(await belumTimbang()).toEqual(['B-02']);
  await shop.param('TIMBANG_BAKI_TUTUP', 'TIDAK');
});

test('the list is emptied by approval, and what was weighed stays in the report', async () => {
  await expect(shop.as('KASIR').call(resetTimbangEndpoint, {})).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  const rows = await shop.approved('KASIR', resetTimbangEndpoint, {}, 'SPV');
  expect(rows).toHaveLength(4);
  expect(await shop.as('KASIR').call(daftarTimbangEndpoint, {})).toEqual([]);
  expect(await shop.as('KASIR').call(resetTimbangEndpoint, {})).toEqual([]);
  const { body } = await shop
    .as('OWN')
    .raw('GET', 'timbang-baki/report?tgl_from=2026-11-20&tgl_to=2026-11-20');
  expect(barisLaporan(body.data).map((one) => [one.kode_toko, one.status, one.tanda])).toEqual([
    ['A-01', 'SELISIH', 'DITERIMA ksr.kj1'],
    ['A-01', 'SELISIH', 'COCOK SETELAH SELISIH, DITERIMA ksr.kj1'],
    ['A-01', 'COCOK', null],
    ['B-02', 'SELISIH', null],
  ]);
});

test('a place must be named, in the words of the shop', async () => {
  const call = (kode_gudang: string, kode_toko: string) =>
    shop.as('KASIR').call(mulaiTimbangEndpoint, { body: { kode_gudang, kode_toko } });
  await expect(call('', 'A-01')).rejects.toMatchObject({
    status: 422,
    message: 'Mohon Untuk Pilih Kode Gudang',
  });
  await expect(call('TK', '')).rejects.toMatchObject({ message: 'Mohon Untuk Pilih Kode Baki' });
  await expect(call('TK', 'Z-99')).rejects.toMatchObject({ code: 'BAKI_TIDAK_ADA' });
  await expect(hasil(99, 1)).rejects.toMatchObject({ status: 404 });
});

test('a tray that was made lighter hides no gold: it agrees again once somebody else has looked', async () => {
  expect(await hasil((await mulai()).id, harap)).toMatchObject({ status: 'COCOK' });
  const [baki] = await shop.rows(
    "select nama, kapasitas, berat_baki from baki where kode_toko = 'KJ1' and kode_baki = 'A-01'",
  );
  const lama = baki!.berat_baki as number;
  const ringan = await shop.as('SPV').raw('PUT', 'baki/TK/A-01', {
    ...baki,
    berat_baki: (lama - 20_000) / 1000,
  });
  expect(ringan.status, ringan.text).toBe(200);
  const hilang = harap - 20_000;
  for (const _ of ['first', 'again'])
    expect(await hasil((await mulai()).id, hilang)).toMatchObject({
      status: 'SELISIH',
      selisih: 0,
    });
  const { id } = (await shop.as('KASIR').call(daftarTimbangEndpoint, {}))[0]!;
  const asked = { body: { id, alasan: 'Baki ditimbang ulang' } };
  await expect(shop.as('KASIR').call(terimaSelisihEndpoint, asked)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
    extra: {
      events: ['TIMBANG_SELISIH'],
      angka: expect.arrayContaining([
        {
          label: 'Berat baki kosong',
          nilai: `${formatGram(mg(lama))} g → ${formatGram(mg(lama - 20_000))} g`,
        },
      ]),
    },
  });
  await shop.approved('KASIR', terimaSelisihEndpoint, asked, 'SPV');
  expect(await hasil((await mulai()).id, hilang)).toMatchObject({ status: 'COCOK' });
});

describe('a tray of which a ring of 3.250 g is gone', () => {
  let berat = 0;
  test('does not agree alone because whoever weighs it knows now what it should weigh', async () => {
    await tambahPotong(shop, ['P4']);
    const [isi] = await shop.rows<{ mg: number }>(
      `select (k.berat_baki + sum(b.berat + b.berat_label))::int as mg from baki k
         join barang b using (kode_toko, kode_gudang, kode_baki)
        where k.kode_toko = 'KJ1' and k.kode_baki = 'B-02' group by k.berat_baki`,
    );
    berat = isi!.mg;
    await shop.param('TIMBANG_BAKI_TUTUP', 'SEMUA');
    expect(await hasil((await mulai('B-02')).id, berat - 3370)).toMatchObject({
      status: 'SELISIH',
    });
    for (const _ of ['once', 'twice'])
      expect(await hasil((await mulai('B-02')).id, berat)).toMatchObject({
        status: 'SELISIH',
        selisih: 0,
      });
    expect(await belumTimbang()).toContain('B-02');
  });
  test('nor by a row that was started before it was found short', async () => {
    const { id } = await mulai('B-02');
    await shop.approved('KASIR', resetTimbangEndpoint, {}, 'SPV');
    await hasil((await mulai('B-02')).id, berat - 3370);
    expect(await hasil(id, berat)).toMatchObject({ status: 'SELISIH', selisih: 0 });
  });
  test('agrees once all its pieces were scanned, and then closing asks no more', async () => {
    const tempat = { kode_gudang: 'TK', kode_baki: 'B-02' };
    const { id } = await shop.as('SPV').call(mulaiOpnameEndpoint, { body: tempat });
    const isi = await shop.rows<{ kode: string }>(
      "select kode_barcode as kode from barang where kode_toko = 'KJ1' and kode_baki = 'B-02'",
    );
    const kode = isi.map((one) => one.kode);
    await shop.as('KASIR').call(pindaiOpnameEndpoint, { body: { id, kode } });
    await shop.approved('MU', selesaiOpnameEndpoint, { body: { id } }, 'SPV');
    expect(await hasil((await mulai('B-02')).id, berat)).toMatchObject({ status: 'COCOK' });
    expect(await belumTimbang()).not.toContain('B-02');
  });
  test('is not weighed any more when its last figure of the day is off', async () => {
    await hasil((await mulai('B-02')).id, berat - 3370);
    expect(await belumTimbang()).toContain('B-02');
    await shop.param('TIMBANG_BAKI_TUTUP', 'TIDAK');
  });
});

describe('packaging', () => {
  const kirim = async (kemasan: number, berat: number, baki = 'A-01') => {
    const { id } = await mulai(baki);
    const body = { id, berat_timbang: mg(berat), kemasan: mg(kemasan) };
    return shop.as('KASIR').call(hasilTimbangEndpoint, { body });
  };
  test('is lighter than what the scale shows, and 20.000 g of it are looked at', async () => {
    await expect(kirim(20_000, 20_000)).rejects.toMatchObject({
      status: 422,
      code: 'KEMASAN_BERAT',
      message: 'Kemasan Harus Lebih Ringan Dari Hasil Timbang',
    });
    expect(await kirim(20_000, harap)).toMatchObject({ status: 'SELISIH', selisih: 0 });
  });
  test('that grows by 0.050 g with each weighing is looked at with the second, and by what was accepted', async () => {
    const [baki] = await shop.rows(
      "select berat_baki from baki where kode_toko = 'KJ1' and kode_baki = 'C-01'",
    );
    const kosong = baki!.berat_baki as number;
    const tambah = (kemasan: number) => kirim(kemasan, kosong + kemasan, 'C-01');
    expect(await tambah(50)).toMatchObject({ status: 'COCOK', selisih: 0 });
    const { id, ...row } = await tambah(100);
    expect(row).toMatchObject({ status: 'SELISIH', selisih: 0 });
    const asked = { body: { id, alasan: 'Kantong kain' } };
    await shop.approved('KASIR', terimaSelisihEndpoint, asked, 'SPV');
    expect(await tambah(150)).toMatchObject({ status: 'COCOK' });
    expect(await tambah(200)).toMatchObject({ status: 'SELISIH' });
  });
});
