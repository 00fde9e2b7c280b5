import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjaman, pinjamkan, wire } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body, {});
const get = async (path: string) => (await shop.as('SPV').raw('GET', path)).body;
const status = async (no: string) =>
  (await shop.as('KASIR').call(hutangDocument.one, { params: { no } })).status;
const sets = () => shop.rows('select count(*)::int n from buku_set');
const closing = async () => JSON.stringify(await get('tutup-toko/ringkasan'));

describe('a redemption that waits (D-35.13)', () => {
  beforeAll(() => shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE'));
  afterAll(() => shop.modulOff('VALIDASI_PELUNASAN_HUTANG_MODULE'));
  const redeem = async (body: object = {}) => {
    const { no_faktur_hutang: no } = await pinjamkan(shop);
    const made = await post('KASIR', `hutang/${no}/pelunasan`, body);
    expect(made.status).toBe(201);
    return { no, lunas: (made.body.data as { no_lunas: string }).no_lunas, made };
  };
  const validate = (who: Who, no_faktur_hutangs: string[], user_id: string) =>
    post(who, 'hutang/validate-pelunasan', { no_faktur_hutangs, user_id });

  test('books nothing, keeps the goods and blocks the closing; every other act is refused', async () => {
    const before = await sets();
    const { no, made } = await redeem();
    expect(made.body.data).toMatchObject({
      status: 'TUNGGU',
      postings: [],
      total_bayar: 3_503_500,
    });
    expect(await status(no)).toBe('TUNGGU');
    expect(((await sets())[0] as { n: number }).n).toBe((before[0] as { n: number }).n + 1);
    expect(await closing()).toContain('pelunasan');
    for (const [path, body] of [
      ['pelunasan', {}],
      ['bayar-bunga', {}],
      ['batal', { alasan: 'Uji coba' }],
    ] as const)
      expect((await post('OWN', `hutang/${no}/${path}`, body)).status).toBe(409);
    await post('SPV', `hutang/${no}/batal-lunas`, { alasan: 'Tidak jadi' });
  });

  test('is listed by sales person and told with its money, card or cash', async () => {
    const pembayaran = [
      { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 3_000_000 },
      { jenis: 'CASH', jumlah: 503_500 },
    ];
    const { no, lunas } = await redeem({ pembayaran, kode_sales: 'S01' });
    const list = await get('hutang/get-non-validate-pelunasan?kode_sales=ALL');
    expect(list.data).toEqual([
      {
        no_faktur_hutang: no,
        no_lunas: lunas,
        nama_customer: 'Ibu Reini',
        kode_sales: null,
        kode_sales_lunas: 'S01',
        alamat_customer: 'Jl. Cempaka 5',
        no_hp: '0813 7700 1122',
        jumlah_hutang: 3_500_000,
        bunga_rp: 3_500,
        total_bayar: 3_503_500,
        input_by: 'ksr.kj1',
        no_faktur_beli: null,
        harga_beli: 0,
        diterima: 3_503_500,
      },
    ]);
    expect((await get('hutang/get-non-validate-pelunasan?kode_sales=S01')).data).toHaveLength(1);
    expect((await get('hutang/get-non-validate-pelunasan?kode_sales=S02')).data).toEqual([]);
    const empty = await shop.as('SPV').raw('GET', 'hutang/get-non-validate-pelunasan');
    expect([empty.status, JSON.stringify(empty.body)]).toEqual([
      422,
      expect.stringContaining('Kode Sales Tidak Boleh Kosong'),
    ]);
    for (const path of [`validasi/detail/?deskripsi=${no}`, `validasi/detail?deskripsi=${no}`])
      expect((await get(path)).data).toMatchObject({ no_lunas: lunas, pembayaran });
    const none = await shop.as('SPV').raw('GET', 'validasi/detail/?deskripsi=HTKJ1261120999');
    expect(none.status).toBe(404);
    // Neither drawer nor bank knows of it before the money has come.
    const paid = `select jenis, jumlah from pembayaran where no_dokumen = '${lunas}' order by urut`;
    expect(await shop.rows(paid)).toEqual([]);
    expect((await validate('SPV', [no], 'spv.kj1')).body.data).toEqual({
      divalidasi: 1,
      no_faktur_hutangs: [no],
    });
    expect(await shop.rows(paid)).toEqual([
      { jenis: 'DEBET', jumlah: 3_000_000 },
      { jenis: 'CASH', jumlah: 503_500 },
    ]);
    expect(await status(no)).toBe('LUNAS');
  });

  test('is validated with others, all or none, into the till of whoever took the money', async () => {
    const [a, b] = [await redeem(), await redeem()];
    const wrong = await validate('SPV', [a.no, 'HTKJ1261120999', b.no], 'ksr.kj1');
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'Pelunasan Hutang HTKJ1261120999 Tidak Menunggu Validasi',
    ]);
    expect(await status(a.no)).toBe('TUNGGU');
    const done = await validate('SPV', [b.no, a.no], 'ksr.kj1');
    expect(done.body.data).toEqual({ divalidasi: 2, no_faktur_hutangs: [b.no, a.no] });
    const [set] = await shop.rows(
      `select s.input_by, l.valid_by, l.input_by as saved from buku_set s join hutang_lunas l on l.no_lunas = s.no_bukti
        where s.no_bukti = '${a.lunas}'`,
    );
    expect(set).toEqual({ input_by: 'ksr.kj1', valid_by: 'ksr.kj1', saved: 'ksr.kj1' });
    const again = await validate('SPV', [a.no], 'ksr.kj1');
    expect(again.status).toBe(409);
    expect(await closing()).not.toContain('pelunasan');
    const twice = await redeem();
    expect((await validate('SPV', [twice.no, twice.no], 'ksr.kj1')).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => validate('SPV', [twice.no], 'ksr.kj1')));
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409]);
  });

  test('needs a choice of loans and of a till that somebody of the counter holds', async () => {
    const { no } = await redeem();
    const said = async (body: object) =>
      JSON.stringify((await post('SPV', 'hutang/validate-pelunasan', body)).body);
    expect(await said({ no_faktur_hutangs: [], user_id: 'spv.kj1' })).toContain(
      'Harap pilih salah satu transaksi',
    );
    expect(await said({ no_faktur_hutangs: [no], user_id: '' })).toContain('Harap pilih user id');
    for (const user of ['mu.kj1', 'su.pst', 'nobody'])
      expect((await validate('SPV', [no], user)).status).toBe(422);
    expect((await validate('KASIR', [no], 'ksr.kj1')).status).toBe(403);
    await post('SPV', `hutang/${no}/batal-lunas`, { alasan: 'Tidak jadi' });
  });

  test('is not validated by the superior who saved it (D-28.1)', async () => {
    const { no_faktur_hutang: no } = await pinjamkan(shop);
    expect((await post('SPV', `hutang/${no}/pelunasan`, {})).status).toBe(201);
    const { no: other } = await redeem();
    const own = await validate('SPV', [other, no], 'ksr.kj1');
    expect([own.status, own.body.code]).toEqual([403, 'VALIDASI_SENDIRI']);
    expect([await status(other), await status(no)]).toEqual(['TUNGGU', 'TUNGGU']);
    expect((await validate('MU', [other, no], 'spv.kj1')).status).toBe(200);
  });

  test('is rejected without number and without somebody else; the loan runs on', async () => {
    const { no, lunas } = await redeem();
    const back = await post('SPV', `hutang/${no}/batal-lunas`, { alasan: 'Uang tidak ada' });
    expect([back.status, back.body.data]).toMatchObject([
      200,
      {
        no_lunas: lunas,
        status: 'CANC',
        postings: [],
        batal: { no: null, alasan: 'Uang tidak ada', batal_by: 'spv.kj1' },
      },
    ]);
    expect(await status(no)).toBe('AKTIF');
    expect((await validate('SPV', [no], 'spv.kj1')).status).toBe(409);
    const once = await post('KASIR', `hutang/${no}/pelunasan`, {});
    expect(once.status).toBe(201);
    expect((await validate('SPV', [no], 'spv.kj1')).status).toBe(200);
  });
});

describe('a new loan that waits (D-35.12)', () => {
  beforeAll(() => shop.param('VALIDASI_PEMBELIAN', 'ON'));
  afterAll(() => shop.param('VALIDASI_PEMBELIAN', 'IKUT'));
  const lend = async () => (await pinjamkan(shop)).no_faktur_hutang;

  test('pays and takes nothing until the cashier validates it, once', async () => {
    const no = await lend();
    expect(await status(no)).toBe('OPEN');
    expect(await shop.rows(`select * from buku_set where no_bukti = '${no}'`)).toEqual([]);
    expect(await closing()).toContain('hutang');
    expect((await post('OWN', `hutang/${no}/pelunasan`, {})).status).toBe(409);
    const done = await post('SPV', `hutang/${no}/validasi`, {});
    expect(done.body.data).toMatchObject({
      status: 'AKTIF',
      valid_by: 'spv.kj1',
      dibayar: 3_500_000,
      pembayaran: [{ jenis: 'CASH', jumlah: 3_500_000 }],
    });
    expect((await post('SPV', `hutang/${no}/validasi`, {})).body.code).toBe('SUDAH_VALIDASI');
  });

  test('is not paid out by the superior who saved it; the owner may (D-28.1)', async () => {
    const saved = async (who: Who) =>
      (await post(who, 'hutang', wire(pinjaman({})))).body.data as { no_faktur_hutang: string };
    const { no_faktur_hutang: no } = await saved('SPV');
    const own = await post('SPV', `hutang/${no}/validasi`, {});
    expect([own.status, own.body.code]).toEqual([403, 'VALIDASI_SENDIRI']);
    expect(await status(no)).toBe('OPEN');
    expect((await post('OWN', `hutang/${no}/validasi`, {})).status).toBe(200);
    const { no_faktur_hutang: owners } = await saved('OWN');
    expect((await post('OWN', `hutang/${owners}/validasi`, {})).status).toBe(200);
  });

  test('brings its money with the validation, and not before', async () => {
    const early = pinjaman({
      pembayaran: [
        { jenis: 'CASH', kode_bank: null, no_rekening: null, jumlah: rp(3_500_000), fee: null },
      ],
    });
    const { status: said, body } = await post('KASIR', 'hutang', wire(early));
    expect([said, body.message]).toEqual([422, 'Pembayaran Diisi Di Validasi Hutang']);
    const no = await lend();
    const less = { pembayaran: [{ jenis: 'CASH', jumlah: 1 }] };
    expect((await post('SPV', `hutang/${no}/validasi`, less)).status).toBe(422);
    expect((await post('KASIR', `hutang/${no}/validasi`, {})).status).toBe(403);
    const back = await post('SPV', `hutang/${no}/batal`, { alasan: 'Tidak jadi' });
    expect(back.body.data).toMatchObject({
      status: 'CANC',
      postings: [],
      batal: { no: null, alasan: 'Tidak jadi', batal_by: 'spv.kj1' },
    });
    expect((await post('SPV', `hutang/${no}/validasi`, {})).status).toBe(409);
  });
});

test('a redemption that was taken back has its goods on the scale again (D-35.18)', async () => {
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  await shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk: no },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
  const batal = (barang?: object[]) =>
    post('OWN', `hutang/${no}/batal-lunas`, { alasan: 'Customer kembali', barang });
  const off = await batal([
    { urut: 1, berat: 3 },
    { urut: 2, berat: 1.449 },
  ]);
  expect([off.status, off.body.message]).toEqual([
    422,
    'Berat Cincin mata Harus 1.500 g, Selisih Paling Banyak 0.050 g',
  ]);
  expect((await batal([{ urut: 1, berat: 3 }])).status).toBe(422);
  const back = await batal([
    { urut: 1, berat: 3.01 },
    { urut: 2, berat: 1.5 },
  ]);
  expect(back.body.data).toMatchObject({ status: 'CANC' });
  expect(await status(no)).toBe('AKTIF');
  expect((await batal()).status).toBe(404);
});

describe('with the module switched off meanwhile (D-33.1)', () => {
  const redeemLater = async () => {
    const { no_faktur_hutang: no } = await pinjamkan(shop);
    expect((await post('KASIR', `hutang/${no}/pelunasan`, {})).status).toBe(201);
    return no;
  };
  const take = (no: string) =>
    post('SPV', 'hutang/validate-pelunasan', { no_faktur_hutangs: [no], user_id: 'spv.kj1' });

  test('redemptions that wait are validated or rejected; a new one waits no longer', async () => {
    await shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
    const [taken, rejected] = [await redeemLater(), await redeemLater()];
    await shop.modulOff('VALIDASI_PELUNASAN_HUTANG_MODULE');
    expect((await get(`validasi/detail/?deskripsi=${taken}`)).data).toMatchObject({
      total_bayar: 3_503_500,
    });
    expect((await take(taken)).status).toBe(200);
    const back = await post('SPV', `hutang/${rejected}/batal-lunas`, { alasan: 'Tidak jadi' });
    expect(back.status).toBe(200);
    expect([await status(taken), await status(rejected)]).toEqual(['LUNAS', 'AKTIF']);
    expect(await status(await redeemLater())).toBe('LUNAS');
  });

  test('so are they, and new loans, where lending itself is over', async () => {
    await shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
    const redeemed = await redeemLater();
    await shop.param('VALIDASI_PEMBELIAN', 'ON');
    const [paid, rejected] = [await pinjamkan(shop), await pinjamkan(shop)];
    await shop.modulOff('HUTANG_MODULE');
    const no = paid.no_faktur_hutang;
    expect((await post('KASIR', `hutang/${no}/validasi`, {})).status).toBe(403);
    expect((await post('SPV', `hutang/${no}/validasi`, {})).status).toBe(200);
    const call = `hutang/${rejected.no_faktur_hutang}/batal`;
    expect((await post('SPV', call, { alasan: 'Tidak jadi' })).status).toBe(200);
    expect((await take(redeemed)).status).toBe(200);
    expect((await post('KASIR', 'hutang', wire(pinjaman({})))).status).toBe(403);
    expect([await status(no), await status(redeemed)]).toEqual(['AKTIF', 'LUNAS']);
    await shop.modulOn('HUTANG_MODULE');
    await shop.modulOff('VALIDASI_PELUNASAN_HUTANG_MODULE');
    await shop.param('VALIDASI_PEMBELIAN', 'IKUT');
    expect(await closing()).not.toContain('hutang');
  });
});
