import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/server/sql.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** What holds for every write and every look, whichever area it belongs to. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

describe('one key stands for one write', () => {
  const path = 'para-keterangan-penjualan';
  const hapus = (kata: string) =>
    shop.as('OWN').raw('DELETE', `${path}?keterangan=${kata}`, undefined, {
      'idempotency-key': 'hapus-satu-1',
    });

  test('the same key for another row is refused instead of answered with the first one', async () => {
    for (const keterangan of ['Lunas', 'Titip'])
      expect((await shop.as('OWN').raw('POST', path, { keterangan })).status).toBe(201);
    const first = await hapus('Lunas');
    expect(first.status, first.text).toBe(200);
    const other = await hapus('Titip');
    expect([other.status, other.body.code]).toEqual([409, 'KUNCI_DIPAKAI']);
    expect((await hapus('Lunas')).text).toBe(first.text);
    expect(
      await shop.rows('select keterangan from keterangan_penjualan where is_active order by 1'),
    ).toContainEqual({ keterangan: 'Titip' });
  });
});

describe('every write needs a key and the open day, or says here why not', () => {
  const WRITES = CONTRACTS.flatMap((area) => area.endpoints).filter(
    ({ method, readOnly, aside }) => method !== 'GET' && !readOnly && !aside,
  );
  const callsOf = (some: readonly { call: string }[]) => some.map(({ call }) => call).toSorted();

  /** Masters stand for themselves: a row is named by its own code, and a second one meets the first. */
  const TANPA_KUNCI: Readonly<Record<string, readonly string[]>> = {
    'settings are put to a value, at any hour, and put there again are the same': [
      'PUT settingtoko',
      'POST app/splash-screen/:kode',
      'POST setting-nota/logo',
      'POST setting-nota/logo/hapus',
      'PUT setting-nota/:jenis',
      'DELETE setting-nota/:jenis',
      'PUT pesan/gateway',
      'PUT pesan/:id/tolak',
      'POST promo-wablas',
      'DELETE promo-wablas',
      'PUT pesan/templat/:jenis',
      'DELETE pesan/templat/:jenis',
      'PUT setting-nota-slip/:jenis',
      'DELETE setting-nota-slip/:jenis',
      'PUT ukuran-label',
      'PUT marketplace-sambungan/:kode_marketplace',
      'PUT setting-member',
      'PUT modul/:key',
      'PUT para-system/key/:key',
      'PUT para-akun-transaksi/:trx/:type',
    ],
    'the number of a tax invoice is written on its sale on any day, and written again is the same':
      ['POST penjualan/:no/faktur-pajak'],
    'a piece is offered or withdrawn, whatever it was before; an order that was refused is refused':
      [
        'POST barang-external/kirim',
        'POST barang-external/turunkan',
        'POST pesanan-online/:id/tolak',
      ],
    'the photo of a certificate is put on its stone, on any day; the same one put again is the same':
      ['POST berlian/:kode_berlian/foto'],
    'a shop and a person are named by their own code; what is ticked twice is ticked': [
      'POST tokos',
      'PUT tokos/:kode_toko',
      'DELETE tokos/:kode_toko',
      'POST tokos/:kode_toko/aktifkan',
      'POST users',
      'PUT users/:user_id',
      'DELETE users/:user_id',
      'POST users/:user_id/aktifkan',
      'POST users/:user_id/akhiri-sesi',
      'POST users/:user_id/reset-password',
      'POST users/change-password',
      'PUT akses/:user_id',
      'PUT akses-templat/:level',
      'DELETE dua-faktor/:user_id',
      'DELETE sidik-jari/:user_id/:id',
      'POST customer',
      'PUT customer/:kode_customer',
      'PUT customer/:kode_customer/jenis',
      'POST member',
      'PUT member/:kode_customer',
      'POST nomor-lepas/:kode_customer',
      'POST siapkan-toko',
    ],
    'a price holds from its own moment; the same price once more changes nothing': [
      'POST parameter-harga-emas',
      'POST parameter-harga-emas/banyak',
      'POST parameter-harga-emas/global',
      'POST parameter-harga-emas-pembelian',
      'POST parameter-harga-emas-pembelian/banyak',
      'POST parabandrol/harga',
      'POST import-data-pusat',
      'POST terbit-data-pusat',
    ],
    'a paper of a document that stands: each is counted, a copy by an approval that is spent once':
      [
        'POST penjualan/:no/cetak',
        'POST penjualan/:no/cetak-ulang',
        'POST titip/:no/cetak',
        'POST kertas/tunggu',
        'POST titip/:no/cetak-ulang',
        'POST pembelian/:no/cetak',
        'POST pembelian/:no/cetak-ulang',
        'POST tukar-hadiah/:no/cetak-ulang',
        'POST tukar-tambah/:no/cetak',
        'POST tukar-tambah/:no/cetak-ulang',
        'POST kirim-uang/:no/cetak-ulang',
        'POST pesanan/:no/cetak-ulang',
        'POST pesanan/:induk/bayar/:no/cetak-ulang',
        'POST service/:no/cetak-ulang',
        'POST service/:induk/bayar/:no/cetak-ulang',
        'POST service/:induk/ambil/:no/cetak-ulang',
        'POST serah-tukang/:no/cetak-ulang',
        'POST sepuhan/:no/cetak-ulang',
        'POST retur-supplier/:no/cetak-ulang',
        'POST kembali-tukang/:no/cetak-ulang',
        'POST gesek-tunai/:no/cetak-ulang',
        'POST barang-manual/masuk/:no/cetak-ulang',
        'POST berlian/terima/:no/cetak-ulang',
        'POST berlian/retur/:no/cetak-ulang',
        'POST berlian/pasang/:no/cetak-ulang',
        'POST barang-manual/pindah/:no/cetak-ulang',
        'POST barang-manual/retur/:no/cetak-ulang',
        'POST barang-manual/koreksi/:no/cetak-ulang',
        'POST pembelian-manual/:no/cetak',
        'POST pembelian-manual/:no/cetak-ulang',
        'POST penjualan-manual/:no/cetak',
        'POST penjualan-manual/:no/cetak-ulang',
        'POST non-cash/validasi/:no/cetak-ulang',
        'POST cash/:no/cetak-ulang',
        'POST cash/mutasi/:no/cetak-ulang',
        'POST hutang/:no/cetak-ulang',
        'POST hutang/:no/duplikat',
        'POST hutang/:induk/bayar-bunga/:no/cetak-ulang',
        'POST hutang/:induk/pelunasan/:no/cetak-ulang',
        'POST hutang/:induk/lelang/:no/cetak-ulang',
        'POST hutang/:induk/bayar-kelebihan/:no/cetak-ulang',
        'POST hutang/:induk/peremajaan/:no/cetak-ulang',
        'POST cicilan/:no/cetak-ulang',
        'POST cicilan/:induk/bayar/:no/cetak-ulang',
        'POST cicilan/:induk/lelang/:no/cetak-ulang',
        'POST cicilan/:induk/bayar-kelebihan/:no/cetak-ulang',
        'POST cetak-barcode',
      ],
    'a message stands in the outbox once: put back or taken out, it is where it was put': [
      'POST pesan/:id/kirim-lagi',
      'POST pesan/:id/batal',
      'POST pesan/gateway/uji',
      'POST chat/send',
      'POST cicilan/:no/ingatkan',
      'POST hutang/:no/ingatkan',
    ],
    'a key of the catalogue is taken away once, and twice is told': ['DELETE kunci-katalog/:id'],
    'no document of a day: looked at, put aside, thrown away, carried out': [
      'POST foto-produk',
      'POST gambar-katalog',
      'POST app/item-katalog/dari-stock',
      'POST export-csv',
      'POST laci/buka',
      'POST timbang-baki/reset',
      'POST penjualan-tunda',
      'DELETE penjualan-tunda/:id',
      'POST faktur-bermasalah/:no_dokumen/dilihat',
      'POST faktur-bermasalah/:no_dokumen/akhiri-pesan',
    ],
  };
  const SETIAP_HARI: Readonly<Record<string, readonly string[]>> = {
    'a cancel and a validation look at the day of their document themselves': [
      'POST cash/:no/batal',
      'POST cash/mutasi/:no/batal',
      'POST hutang/:no/batal',
      'POST hutang/:induk/bayar-bunga/:no/batal',
      'POST hutang/:induk/pelunasan/:no/batal',
      'POST hutang/:induk/peremajaan/:no/batal',
      'POST hutang/:no/batal-lunas',
      'POST hutang/:no/validasi',
      'POST hutang/validate-pelunasan',
      'POST hutang/:induk/lelang/:no/batal',
      'POST hutang/:no/batal-lelang',
      'POST hutang/:induk/bayar-kelebihan/:no/batal',
      'POST cicilan/:no/batal',
      'POST cicilan/:induk/bayar/:no/batal',
      'POST cicilan/:induk/lelang/:no/batal',
      'POST cicilan/:no/batal-lelang',
      'POST cicilan/:induk/bayar-kelebihan/:no/batal',
      'POST kirim-uang/:no/batal',
      'POST kirim-barang/:no/batal',
      'POST sepuhan/:no/batal',
      'POST retur-supplier/:no/batal',
      'POST barang-manual/masuk/:no/batal',
      'POST berlian/terima/:no/batal',
      'POST berlian/retur/:no/batal',
      'POST barang-manual/pindah/:no/batal',
      'POST barang-manual/retur/:no/batal',
      'POST barang-manual/validasi',
      'POST pembelian-manual/:no/batal',
      'POST penjualan-manual/:no/batal',
      'POST pesanan/:no/batal',
      'POST pesanan/:no/validasi',
      'POST pesanan/:induk/bayar/:no/batal',
      'POST service/:no/batal',
      'POST service/:no/validasi',
      'POST service/:induk/bayar/:no/batal',
      'POST service/:induk/ambil/:no/batal',
      'POST non-cash/validasi/:no/batal',
      'POST penjualan/:no/batal',
      'POST penjualan/:no/validasi',
      'POST titip/:no/batal',
      'POST titip/:induk/bayar/:no/batal',
      'POST titip/:no/validasi',
      'POST pembelian/:no/batal',
      'POST pembelian/:no/validasi',
      'POST tukar-tambah/:no/batal',
      'POST tukar-tambah/:no/validasi',
    ],
    'a key of the catalogue belongs to no day': ['POST kunci-katalog'],
    'the owner answers for a clock or a check that holds up the day': [
      'POST buku/periksa/:kode/akui',
      'POST hari/buka',
      'POST hari/jam',
    ],
    'they end a day that stayed open, or lead to its end': [
      'POST timbang-baki/hasil',
      'POST timbang-baki/start',
      'POST timbang-baki/terima',
      'POST tutup-toko',
      'POST tutup-toko/buka-ulang',
      'POST tutup-toko/hitung',
    ],
  };

  test('whoever needs no key and no open day is named with the reason', () => {
    expect(callsOf(WRITES.filter(({ key }) => key !== 'required'))).toEqual(
      Object.values(TANPA_KUNCI).flat().toSorted(),
    );
  });

  test('whoever serves a day that is late or closed is named with the reason', () => {
    const late = WRITES.filter(({ key, anyDay }) => key === 'required' && anyDay);
    expect(callsOf(late)).toEqual(Object.values(SETIAP_HARI).flat().toSorted());
  });
});

test('what meets a row that another has just saved is told so, and no name of our tables', async () => {
  const sales = { kode_sales: 'SLX', nama_sales: 'Dewi' };
  const two = await Promise.all([1, 2].map(() => shop.as('OWN').raw('POST', 'sales', sales)));
  for (const answer of two) expect(answer.text).not.toMatch(/_pkey|_key|batasan|constraint/);
});

test('what is left out of a call is told in the words of its field (2§5, 3§5)', async () => {
  const kosong = async (path: string): Promise<Record<string, string>> => {
    const { body } = await shop
      .as('OWN')
      .raw('POST', path, {}, { 'idempotency-key': `tanpa-isi-${path.length}` });
    expect(body, JSON.stringify(body)).toHaveProperty('errors');
    const errors = body.errors as { path: string; message: string }[];
    return Object.fromEntries(errors.map((one) => [one.path, one.message]));
  };
  expect(await kosong('cash/mutasi-uang-bank')).toEqual({
    asal: 'Asal Tidak Boleh Kosong',
    tujuan: 'Asal Tidak Boleh Kosong',
    jumlah: 'Jumlah Rp Tidak Boleh Kosong',
    keterangan: 'Keterangan Tidak Boleh Kosong',
    kategori: 'Kategori Tidak Boleh Kosong',
  });
  expect(await kosong('timbang-baki/start')).toEqual({
    kode_gudang: 'Mohon Untuk Pilih Kode Gudang',
    kode_toko: 'Mohon Untuk Pilih Kode Baki',
  });
  // What the form asks for in its own words, the call does, too (R4).
  const saring = async (path: string, name: string): Promise<string> => {
    const { status, body } = await shop.as('OWN').raw('GET', `${path}?${name}=`);
    expect(status, path).toBe(422);
    return body.message as string;
  };
  const kelompok = 'reportbarang/kelompok-barang';
  expect(await saring(kelompok, 'kode_dept')).toBe('Filter Tidak Boleh Kosong');
  expect(await saring(kelompok, 'group_by')).toBe('Sort By Tidak Boleh Kosong');
  for (const [given, lacks, words] of [
    ['tgl_to', 'tgl_from', 'Tanggal Awal Tidak Boleh Kosong'],
    ['tgl_from', 'tgl_to', 'Tanggal Akhir Tidak Boleh Kosong'],
  ]) {
    const { status, body } = await shop.as('OWN').raw('GET', `${kelompok}?${given}=2026-11-20`);
    expect([status, body.errors]).toEqual([422, [{ path: lacks, message: words }]]);
    expect(await saring(kelompok, lacks!)).toBe(words);
  }
});

test('what programs read without a word of their own is answered (1§7)', async () => {
  const { body } = await shop.as('OWN').raw('GET', 'cash/history-bank');
  expect(body).toHaveProperty('data');
  const kosong = await shop.as('OWN').raw('GET', 'cash/history-bank?tgl_from=');
  expect([kosong.status, kosong.body.message]).toEqual([422, 'Tanggal Tidak Boleh Kosong']);
  const timbang = await shop.as('OWN').raw('GET', 'timbang-baki');
  expect(timbang.body).toEqual({ data: [], message: 'Data Tidak Tersedia' });
  const { body: keterangan } = await shop
    .as('OWN')
    .raw('POST', 'para-keterangan-penjualan', { keterangan: 'Mas kawin' });
  expect(keterangan.data).toEqual({ keterangan: 'Mas kawin', is_active: true });
});

test('a look never writes: the database itself refuses it', async () => {
  await expect(
    shop.db.read((on) => on.run(sql`update toko set nama_toko = 'Toko Lain'`)),
  ).rejects.toMatchObject({ cause: { code: '25006' } });
});

test('asking for an approval waits two seconds for a lock at most, and holds none for long', async () => {
  const keluar = { kode_transaksi: 'BIAYA', jumlah: 9_000_000, keterangan: 'Parkir' };
  await shop.db.begin(async (tx) => {
    await tx.run(sql`lock table kode_transaksi in access exclusive mode`);
    const began = performance.now();
    const asked = await shop
      .as('SPV')
      .raw('POST', 'otorisasi', { method: 'POST', path: 'cash/keluar', body: keluar });
    expect([asked.status, asked.body.code], asked.text).toEqual([503, 'SEDANG_SIBUK']);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

test('of a day that should be closed, asking beforehand says what the act says', async () => {
  await shop.modulOff('TANGGAL_MUNDUR_MODULE');
  shop.jam('2026-11-21T02:00:00.000Z');
  const body = { kode_transaksi: 'BIAYA', jumlah: 9_000_000, keterangan: 'Parkir' };
  const mu = shop.as('MU');
  const real = await mu.raw('POST', 'cash/keluar', body, { 'idempotency-key': 'besok-pagi-1' });
  expect(real.body).toMatchObject({ status: 409, code: 'HARI_BELUM_TUTUP' });
  const asked = await mu.raw('POST', 'otorisasi', { method: 'POST', path: 'cash/keluar', body });
  expect(asked.text).toBe(real.text);
});
