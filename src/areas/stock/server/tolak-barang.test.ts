import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { P1 } from '#areas/stock/server/barang-contoh.fixtures.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  // With it a piece may have come on an earlier day.
  await shop.modulOff('TANGGAL_MUNDUR_MODULE');
});
afterAll(() => shop.close());

let keys = 0;
const post = (path: string, body: unknown, who: 'SPV' | 'OWN' = 'SPV') =>
  shop.as(who).raw('POST', path, body, { 'idempotency-key': `uji-tolak-${++keys}` });
const count = async (table: string) =>
  (await shop.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const everything = async () =>
  Promise.all(['barang', 'barang_kejadian', 'buku', 'audit', 'nomor'].map(count));

describe('what is refused, and nothing is written', () => {
  test.each<[string, object, number, string, string]>([
    ['no group', { kode_group: null }, 422, 'kode_group', 'Kode Group Tidak Boleh Kosong'],
    ['an empty group', { kode_group: '' }, 422, 'kode_group', 'Kode Group Tidak Boleh Kosong'],
    ['a group that is not there', { kode_group: 'XX' }, 422, 'kode_group', 'Group Tidak Ditemukan'],
    ['a look nobody named', { kondisi: 'KABUR' }, 422, 'kondisi', 'Kondisi Tidak Ditemukan'],
    [
      'a name of five letters',
      { nama_barang: 'Antin' },
      422,
      'nama_barang',
      'Nama Barang Harus Lebih Dari 5 Karakter',
    ],
    [
      'a description of 19 letters',
      { deskripsi: 'x'.repeat(19) },
      422,
      'deskripsi',
      'Deskripsi Minimal 20 Karakter',
    ],
    ['a kadar of 0', { kadar: 0 }, 422, 'kadar', 'Kadar Tidak Boleh 0'],
    [
      '750 typed as a percent',
      { kadar: 750 },
      422,
      'kadar',
      'Kadar Tidak Boleh Lebih Dari 500, Pilih Kode Kadar Dari Daftar',
    ],
    [
      'a percent typed as a kadar code',
      { kode_kadar: '75' },
      422,
      'kode_kadar',
      'Kadar Tidak Ditemukan, Pilih Kode Kadar Dari Daftar',
    ],
    ['a weight of 0', { berat: 0 }, 422, 'berat', 'Berat Tidak Boleh 0'],
    ['a weight below 0', { berat: -1 }, 422, 'berat', 'Berat Tidak Boleh 0'],
    ['no weight', { berat: null }, 422, 'berat', 'Berat Tidak Boleh Kosong'],
    ['a weight of four decimals', { berat: 3.2501 }, 422, 'berat', 'Berat Terlalu Banyak Desimal'],
    ['more than 100 kg', { berat: 100_000.001 }, 422, 'berat', 'Berat Terlalu Besar'],
    [
      'stones heavier than the piece',
      { berat_atribut: 3.25 },
      422,
      'berat_atribut',
      'Berat Emas Harus Lebih Dari 0, Berat Atribut Terlalu Besar',
    ],
    [
      'a gold weight that does not add up',
      { berat_asli: 3 },
      422,
      'berat_asli',
      'Berat Asli Harus Sama Dengan Berat Dikurangi Berat Atribut',
    ],
    [
      'no tray in a warehouse of trays',
      { kode_baki: null },
      422,
      'kode_baki',
      'Baki Harus Dipilih',
    ],
    [
      'a tray of nowhere',
      { kode_baki: 'Z-99' },
      422,
      'kode_baki',
      'Baki Tidak Ditemukan Di Gudang TK',
    ],
    [
      'the warehouse of bought gold',
      { kode_gudang: 'BL', kode_baki: null },
      422,
      'kode_gudang',
      'Barang Hanya Dapat Ditambah Di Gudang Toko',
    ],
    [
      'a day that is not today',
      { tgl_terima: '2026-11-19' },
      422,
      'tgl_terima',
      'Tanggal Terima Harus Tanggal Hari Ini',
    ],
    [
      'a photo that was never sent',
      { gambar: [{ gambar_path: 'NSIPIC/KJ1/../../etc/passwd' }] },
      422,
      'gambar',
      'Foto Tidak Ditemukan, Silahkan Unggah Ulang',
    ],
    ['a negative price', { harga_jual: -1 }, 422, 'harga_jual', 'Harga Jual Tetap Terlalu Kecil'],
    ['half a rupiah', { ongkos: 0.5 }, 422, 'ongkos', 'Invalid input'],
    [
      'a name that turns the line around',
      { nama_barang: 'Cincin \u202enaikgnib' },
      422,
      'nama_barang',
      'Nama Barang Berisi Karakter Yang Tidak Diizinkan',
    ],
    ['a weight as text', { berat: '3.25' }, 400, 'berat', ''],
    ['an unknown field', { kode_toko: 'PST' }, 400, '', 'Data kode_toko Tidak Dikenal'],
  ])('%s', async (_, change, status, path, message) => {
    const before = await everything();
    const answer = await post('barang', { ...P1, ...change });
    expect(answer.status).toBe(status);
    if (message && message !== 'Invalid input')
      expect(answer.body.errors).toContainEqual({ path, message });
    else expect(answer.body.errors.map((one: { path: string }) => one.path)).toContain(path);
    expect(await everything()).toEqual(before);
  });

  test('a day before the open one waits for somebody else, who reads which piece and which day', async () => {
    await shop.modulOn('TANGGAL_MUNDUR_MODULE');
    await shop.modulOn('TANGGAL_MUNDUR_SPV_MODULE');
    const lama = { ...P1, nama_barang: 'Cincin Lama', tgl_terima: '2026-03-20' };
    const baru = { ...P1, nama_barang: 'Cincin Baru', tgl_terima: '2026-11-20' };
    const before = await everything();
    for (const [path, body] of [
      ['barang', lama],
      ['barang/banyak', { barang: [baru, lama] }],
    ] as const)
      expect((await post(path, body)).body).toMatchObject({
        code: 'PERLU_OTORISASI',
        events: ['TANGGAL_MUNDUR'],
        level: ['OWN'],
        ringkasan: 'Terima 1 barang sebelum Jumat, 20 November 2026',
        angka: [{}, {}, { label: 'Cincin Lama', nilai: 'Jumat, 20 Maret 2026' }],
      });
    expect((await post('barang', { ...lama, tgl_terima: '2026-11-21' })).status).toBe(422);
    expect(await everything()).toEqual(before);
    await shop.modulOff('TANGGAL_MUNDUR_MODULE');
  });

  test('what belongs to a module that is off names the module', async () => {
    expect((await post('barang', { ...P1, tag_id: 'E200001' })).body).toMatchObject({
      status: 403,
      code: 'MODUL_TIDAK_AKTIF',
      modul: 'RFID_MODULE',
    });
    expect((await post('barang', { ...P1, berlian: [{ carat: 0.25 }] })).body).toMatchObject({
      code: 'MODUL_TIDAK_AKTIF',
      modul: 'BERLIAN_MODULE',
    });
  });

  test('of many pieces the stones come along, and one in a kind without diamonds stops all', async () => {
    await shop.modulOn('BERLIAN_MODULE');
    await shop.rows(`insert into jenis (kode_toko, kode_dept, nama, berlian)
      values ('KJ1', 'CB', 'Cincin Berlian', true)`);
    const berlian = [{ carat: 0.5, shape: 'RD', harga_modal: 6_000_000 }, { carat: 0.1 }];
    const cincin = { ...P1, kode_dept: 'CB', berlian };
    const before = await everything();
    const salah = await post('barang/banyak', { barang: [cincin, { ...P1, berlian }] });
    expect(salah).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'barang.1.berlian', message: 'Batu Hanya Untuk Jenis Berlian' }] },
    });
    const mahal = { ...cincin, harga_modal: 5_999_999 };
    expect(await post('barang/banyak', { barang: [mahal] })).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: 'barang.0.berlian', message: 'Modal Batu Melebihi Modal Barang' }],
      },
    });
    expect(await everything()).toEqual(before);
    const benar = await post('barang/banyak', { barang: [{ ...cincin, harga_modal: 6_000_000 }] });
    expect(benar.status).toBe(201);
    const kode = benar.body.data[0].kode_barcode as string;
    const { body } = await shop.as('SPV').raw('GET', `barang/${kode}`);
    expect(body.data.berlian).toMatchObject([{ carat: 0.5, shape: 'RD' }, { carat: 0.1 }]);
    const polos = await shop
      .as('OWN')
      .raw('PUT', `barang/${kode}`, { kode_dept: 'CC' }, { 'idempotency-key': 'berlian-polos' });
    expect(polos.body.errors).toEqual([
      { path: 'berlian', message: 'Batu Hanya Untuk Jenis Berlian' },
    ]);
  });

  test('every fault of a piece is told at once', async () => {
    const answer = await post('barang', {
      ...P1,
      nama_barang: 'Cin',
      kode_group: 'XX',
      berat: 0,
      kadar: 501,
    });
    expect(answer.body.errors.map((one: { path: string }) => one.path)).toEqual([
      'nama_barang',
      'kadar',
      'berat',
      'kode_group',
    ]);
  });
});

describe('a name of its own (NAMA_BARANG_UNIK_MODULE)', () => {
  test('a name that an unsold piece has is refused, whatever its capitals; a sold one frees it', async () => {
    await shop.modulOn('NAMA_BARANG_UNIK_MODULE');
    const { body } = await post('barang', { ...P1, nama_barang: 'Cincin Satu-Satunya' });
    const { kode_barcode } = body.data;
    const again = await post('barang', { ...P1, nama_barang: 'CINCIN  satu-satunya' });
    expect(again.body.errors).toEqual([
      { path: 'nama_barang', message: `Nama Barang Sudah Dipakai ${kode_barcode}` },
    ]);
    const twins = await post('barang/banyak', {
      barang: [
        { ...P1, nama_barang: 'Gelang Kembar' },
        { ...P1, nama_barang: 'gelang kembar' },
      ],
    });
    expect(twins.body.errors).toEqual([
      { path: 'barang.1.nama_barang', message: 'Nama Barang Sama Dengan Baris 1' },
    ]);
    await shop.rows(
      `update barang set status = 'TERJUAL', no_pegang = 'PJKJ1261120001' where kode_barcode = $1`,
      [kode_barcode],
    );
    expect((await post('barang', { ...P1, nama_barang: 'Cincin Satu-Satunya' })).status).toBe(201);
    await shop.rows(
      `update barang set status = 'READY', no_pegang = null where kode_barcode = $1`,
      [kode_barcode],
    );
    await shop.modulOff('NAMA_BARANG_UNIK_MODULE');
  });

  test('two counters that take the same name at once: one gets it', async () => {
    await shop.modulOn('NAMA_BARANG_UNIK_MODULE');
    const both = await Promise.all([
      post('barang', { ...P1, nama_barang: 'Kalung Rebutan' }),
      post('barang', { ...P1, nama_barang: 'Kalung Rebutan' }, 'OWN'),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 422]);
    await shop.modulOff('NAMA_BARANG_UNIK_MODULE');
  });
});

test('a tray with room for two more takes two of three lines, and says it of the third', async () => {
  await shop.rows(`update baki set kapasitas = 2 + (select count(*) from barang b
    where b.kode_toko = 'KJ1' and b.kode_baki = 'D-02' and b.status in ('READY', 'TITIP'))
    where kode_toko = 'KJ1' and kode_baki = 'D-02'`);
  const satu = { ...P1, kode_baki: 'D-02' };
  const { status, body } = await post('barang/banyak', { barang: [satu, satu, satu] });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'barang.2.kode_baki', message: 'Baki D-02 Hanya Muat 2 Barang, Akan Berisi 3' },
  ]);
  expect((await post('barang/banyak', { barang: [satu, satu] })).status).toBe(201);
  expect((await post('barang', satu)).body).toMatchObject({ code: 'BAKI_PENUH' });
});
