import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import { openShop, type Person, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let round = 0;
const key = () => ({ 'idempotency-key': `beli-uji-${++round}` });
const kasir = () => shop.as('KASIR');
const post = (who: Person, path: string, body: object, headers: object = {}) =>
  who.raw('POST', path, body, { ...key(), ...headers });
const bookOf = (no: string) =>
  shop.rows(
    'select akun, rupiah, qty, berat, kadar, murni from buku where no_bukti = $1 order by urut',
    [no],
  );
const counts = () =>
  shop.rows(
    `select (select count(*) from pembelian)::int p, (select count(*) from buku)::int b,
            (select count(*) from audit)::int a, (select coalesce(sum(terakhir), 0) from nomor)::int n`,
  );

/** One who sells with nothing to hide. */
const PENJUAL = {
  nama: 'Ibu Sari',
  alamat: 'Jl. Merdeka 1',
  no_hp: '081234567890',
  no_ktp: '3201234567890001',
};
const HARGA: Record<NamaPotong, number> = {
  P1: 7_102_500,
  P2: 3_119_000,
  P3: 10_395_500,
  P4: 1_470_000,
};

/** A piece sold for cash: its nota and barcode. */
async function jual(nama: NamaPotong, more: object = {}, bayar = HARGA[nama]) {
  const [kode_barcode] = await tambahPotong(shop, [nama]);
  const { body } = await post(kasir(), 'penjualan', {
    kode_sales: 'S01',
    customer: PENJUAL_LAMA,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: bayar }],
    ...more,
  });
  const { no_faktur_jual } = body.data as { no_faktur_jual: string };
  return { no_faktur_jual, kode_barcode: kode_barcode! };
}
const { no_ktp: _, ...PENJUAL_LAMA } = PENJUAL;

const beli = (barang: object[], more: object = {}) => ({
  kode_sales: 'S01',
  customer: PENJUAL,
  barang,
  ...more,
});
const rosok = (more: object = {}) => ({
  asal_nota: 'ROSOK',
  nama_barang: 'Rosok campur',
  kode_dept: 'CC',
  kode_group: 'T',
  kadar: 74.8,
  berat: 2,
  ...more,
});

async function setuju(who: Person, path: string, body: object, by: 'SPV' | 'OWN' = 'OWN') {
  const asked = await who.raw('POST', 'otorisasi', {
    method: 'POST',
    path: `/api/v1/${path}`,
    body,
  });
  const { keystore } = asked.body.data as { keystore: string };
  await shop.as(by).raw('POST', `otorisasi/${keystore}/setujui`, {});
  return post(who, path, body, { 'x-otorisasi': keystore });
}

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const own = shop.as('OWN');
  const master = (path: string, body: object) => post(own, path, body);
  await master('parabeli', {
    kode_kondisi: 'KUSAM',
    keterangan: 'Kusam',
    cara: 'PER_GRAM',
    rupiah: 5000,
  });
  await master('parabeli', {
    kode_kondisi: 'TANPASURAT',
    keterangan: 'Tanpa surat',
    cara: 'PERSEN',
    persen: 5,
  });
  await master('ruginota', { hari_dari: 0, hari_sampai: 7, persen: 3 });
  await master('ruginota', { hari_dari: 8, hari_sampai: 90, persen: 7 });
  await shop.param('HARGA_ROSOK', 2_550_000 as never);
  await master('cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 400_000_000,
    keterangan: 'Modal pagi',
  });
});
afterAll(() => shop.close());

describe('P1 is sold 1 % cheaper and comes back the same day, dull and 10 mg lighter (worked postings 4)', () => {
  let nota: { no_faktur_jual: string; kode_barcode: string };
  let no: string;

  test('the scan of its nota or of its barcode tells weight, kadar and price', async () => {
    nota = await jual('P1', { diskon: { persen: 1 } }, 7_031_500);
    for (const q of [nota.no_faktur_jual, nota.kode_barcode]) {
      const { body } = await kasir().raw('GET', `pembelian/nota?q=${q}`);
      expect(body.data).toMatchObject([
        { ...nota, berat: 3.25, kadar: 75, harga_nota: 7_031_475, no_faktur_beli: null },
      ]);
    }
    const none = await kasir().raw('GET', 'pembelian/nota?q=PJKJ1000000001');
    expect(none.status).toBe(404);
  });

  test('both prices stand side by side before anything is saved', async () => {
    const before = await counts();
    const { body } = await kasir().raw('POST', 'pembelian/hitung', {
      barang: [{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24, kondisi: 'KUSAM' }],
    });
    expect(body.data).toMatchObject([
      {
        harga_hari: 2_055_000,
        potongan: 5000,
        harga_hari_ini: 6_642_000,
        harga_dasar_nota: 6_751_000,
        rugi_persen: 3,
        umur_hari: 0,
        harga_tawar: 6_642_000,
        harga: 6_642_000,
        murni: 2.43,
      },
    ]);
    expect(await counts()).toEqual(before);
  });

  test('saved, its set is that of the book to the rupiah and the milligram', async () => {
    const { status, body } = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24, kondisi: 'KUSAM' }]),
    );
    expect({ status, ...body }).toMatchObject({
      status: 201,
      data: {
        status: 'DONE',
        grand_total: 6_642_000,
        pembayaran: [{ jenis: 'CASH', jumlah: 6_642_000 }],
        barang: [{ nama_barang: 'Cincin Polos', kode_kadar: '750', status_stock: 'BELI' }],
      },
    });
    no = (body.data as { no_faktur_beli: string }).no_faktur_beli;
    expect(no).toMatch(/^PBKJ1261120\w{3}$/);
    expect(await bookOf(no)).toEqual([
      { akun: 'persediaan', rupiah: 6_642_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'kas', rupiah: -6_642_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'pelanggan', rupiah: 0, qty: -1, berat: -3240, kadar: 7500, murni: -2430 },
      { akun: 'gudang:BL', rupiah: 0, qty: 1, berat: 3240, kadar: 7500, murni: 2430 },
    ]);
  });

  test('a line of a nota is bought back once, also when two counters ask at the same time', async () => {
    const again = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24 }]),
    );
    expect({ status: again.status, ...again.body }).toMatchObject({
      status: 409,
      code: 'SUDAH_DIBELI',
      no_faktur_beli: no,
    });
    // Nobody is asked to approve what cannot be: above its price, for more than there is in the drawer.
    const mahal = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24, harga: 900_000_000 }]),
    );
    expect([mahal.status, mahal.body.code]).toEqual([409, 'SUDAH_DIBELI']);
    const lain = await jual('P2');
    const both = await Promise.all(
      ['KASIR', 'KASIR2'].map((who) =>
        post(
          shop.as(who as 'KASIR'),
          'pembelian',
          beli([{ asal_nota: 'NOTA_SENDIRI', ...lain, berat: 2.34 }]),
        ),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('its sale cannot be cancelled while it stands', async () => {
    const { status, body } = await post(kasir(), `penjualan/${nota.no_faktur_jual}/batal`, {
      alasan: 'Customer berubah pikiran',
    });
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'SUDAH_DIBELI',
      no_faktur_beli: no,
    });
  });

  test('cancelled by approval it is mirrored, and the line may be bought back anew', async () => {
    const path = `pembelian/${no}/batal`;
    const alone = await post(kasir(), path, { alasan: 'Salah timbang' });
    expect(alone.body).toMatchObject({ code: 'PERLU_OTORISASI', event: 'BATAL_PEMBELIAN' });
    const { body } = await setuju(kasir(), path, { alasan: 'Salah timbang' }, 'SPV');
    expect(body.data).toMatchObject({ status: 'CANC', barang: [{ status_stock: 'BATAL' }] });
    const mirror = (body.data as { batal: { no: string } }).batal.no;
    expect(mirror).toMatch(/^BBKJ1/);
    const turned = (await bookOf(mirror)).map((one) => ({
      ...one,
      rupiah: 0 - one.rupiah,
      qty: 0 - one.qty,
      berat: 0 - one.berat,
      murni: 0 - one.murni,
    }));
    expect(turned).toEqual(await bookOf(no));
    const baru = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24, kondisi: 'KUSAM' }]),
    );
    expect(baru.status).toBe(201);
    no = (baru.body.data as { no_faktur_beli: string }).no_faktur_beli;
  });

  test('melted with approval: 3.235 g that test 74.80, the loss shown (worked postings 8a)', async () => {
    const body = {
      barang: [{ no_faktur_beli: no, urut: 1 }],
      berat: 3.235,
      kadar: 74.8,
      alasan: 'Patah, dilebur',
    };
    const more = await post(shop.as('SPV'), 'hancur-pembelian', { ...body, berat: 3.241 });
    expect({ status: more.status, code: more.body.code }).toEqual({
      status: 422,
      code: 'BERAT_LEBIH',
    });
    const done = await setuju(shop.as('SPV'), 'hancur-pembelian', body);
    expect(done.body.data).toMatchObject({
      murni_hasil: 2.42,
      susut: 0.005,
      selisih_murni: -0.01,
      kode_gudang: 'RS',
    });
    expect(await bookOf((done.body.data as { no_hancur: string }).no_hancur)).toEqual([
      { akun: 'gudang:BL', rupiah: 0, qty: -1, berat: -3240, kadar: 7500, murni: -2430 },
      { akun: 'lebur', rupiah: 0, qty: 1, berat: 3235, kadar: 7500, murni: 2420 },
      { akun: 'susut', rupiah: 0, qty: 0, berat: 5, kadar: 7500, murni: 10 },
      { akun: 'lebur', rupiah: 0, qty: 0, berat: -3235, kadar: 7480, murni: -2420 },
      { akun: 'gudang:RS', rupiah: 0, qty: 0, berat: 3235, kadar: 7480, murni: 2420 },
    ]);
    const late = await setuju(kasir(), `pembelian/${no}/batal`, { alasan: 'Terlambat' }).catch(
      () => undefined,
    );
    expect(late).toBeUndefined();
    const direct = await post(kasir(), `pembelian/${no}/batal`, { alasan: 'Terlambat' });
    expect({ status: direct.status, code: direct.body.code }).toEqual({
      status: 409,
      code: 'EMAS_PINDAH',
    });
  });
});

test('a bought piece goes back to a tray under a new barcode that names the old one (worked postings 8b)', async () => {
  const nota = await jual('P2');
  const bought = await post(
    kasir(),
    'pembelian',
    beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 2.34 }]),
  );
  const no = (bought.body.data as { no_faktur_beli: string }).no_faktur_beli;
  expect(bought.body.data).toMatchObject({ grand_total: 2_936_500 });
  const body = {
    urut: 1,
    kode_kategori: 'PERHIASAN',
    berat: 2.338,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  };
  const kategori = (await shop.rows('select kode_kategori from kategori limit 1'))[0]!
    .kode_kategori as string;
  const { status, body: answer } = await post(shop.as('SPV'), `pembelian/${no}/retag`, {
    ...body,
    kode_kategori: kategori,
  });
  expect({ status, ...answer }).toMatchObject({
    status: 201,
    data: { barcode_asal: nota.kode_barcode, berat: 2.338, murni: 0.982, susut: 0.002 },
  });
  const { kode_barcode, no_retag } = answer.data as { kode_barcode: string; no_retag: string };
  expect(await bookOf(no_retag)).toEqual([
    { akun: 'gudang:BL', rupiah: 0, qty: -1, berat: -2340, kadar: 4200, murni: -983 },
    { akun: 'baki:TK/A-01', rupiah: 0, qty: 1, berat: 2338, kadar: 4200, murni: 982 },
    { akun: 'susut', rupiah: 0, qty: 0, berat: 2, kadar: 4200, murni: 1 },
  ]);
  const card = await shop.as('SPV').raw('GET', `barang/${kode_barcode}`);
  const { riwayat, ...piece } = card.body.data as { riwayat: { jenis: string }[] };
  expect(piece).toMatchObject({
    status: 'READY',
    kode_baki: 'A-01',
    barcode_asal: nota.kode_barcode,
  });
  expect(riwayat.map(({ jenis }) => jenis)).toEqual(
    expect.arrayContaining(['TAMBAH', 'JUAL', 'BELI', 'RETAG']),
  );
  const twice = await post(shop.as('SPV'), `pembelian/${no}/retag`, {
    ...body,
    kode_kategori: kategori,
  });
  expect({ status: twice.status, code: twice.body.code }).toEqual({
    status: 409,
    code: 'EMAS_TIDAK_ADA',
  });
});

describe('what is asked of a superior, and what is refused', () => {
  const P1 = { asal_nota: 'CABANG_LAIN', nama_barang: 'Cincin', kode_dept: 'CC', kode_group: 'T' };
  const note = { ...P1, kadar: 75, berat: 3, berat_nota: 3, harga_nota: 7_000_000 };

  test.each([
    ['above the offered price', { ...note, harga: 6_200_000 }, ['BELI_DI_ATAS_HARGA']],
    [
      'a gram price more than 10 % above the one of the day',
      { ...note, harga_nota: 9_000_000, harga_per_gram: 2_300_000 },
      ['BELI_DI_ATAS_HARGA', 'BATAS_HARGA'],
    ],
    ['above the note', { ...note, harga_nota: 6_000_000 }, ['BELI_DI_ATAS_NOTA']],
    [
      '60 mg heavier than the note',
      { ...note, berat: 3.06, harga_nota: 9_000_000 },
      ['BELI_BERAT_LEBIH'],
    ],
    [
      'more than a cashier buys alone',
      { ...note, berat: 50, berat_nota: 50, harga_nota: 900_000_000 },
      ['BELI_DI_ATAS_BATAS'],
    ],
  ])('%s', async (_name, baris, events) => {
    const before = await counts();
    const { status, body } = await post(kasir(), 'pembelian', beli([baris]));
    expect({ status, events: body.events }).toEqual({ status: 403, events });
    expect(await counts()).toEqual(before);
  });

  test('a test below the note: bought as the kadar that it reaches, after approval', async () => {
    const nota = await jual('P1');
    const { body } = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, kadar: 74.8, berat: 3.25 }]),
    );
    expect(body).toMatchObject({ code: 'PERLU_OTORISASI', events: ['BELI_KADAR_TURUN'] });
  });

  test.each([
    ['no weight', { ...note, berat: 0 }, 'barang.0.berat'],
    ['kadar as a code', { ...note, kadar: 750 }, 'barang.0.kadar'],
    ['an unknown group', { ...note, kode_group: 'XX' }, 'barang.0.kode_group'],
    ['an unknown jenis', { ...note, kode_dept: 'XX' }, 'barang.0.kode_dept'],
    ['an unknown condition', { ...note, kondisi: 'HANCUR' }, 'barang.0.kondisi'],
    ['no name', { ...note, nama_barang: null }, 'barang.0.nama_barang'],
    ['gold below every kadar', { ...note, kadar: 10 }, 'barang.0.kadar'],
    [
      'an own nota without its number',
      { asal_nota: 'NOTA_SENDIRI', berat: 1 },
      'barang.0.no_faktur_jual',
    ],
  ])('%s is refused at its field, and nothing is written', async (_name, baris, path) => {
    const before = await counts();
    const { status, body } = await post(kasir(), 'pembelian', beli([baris]));
    expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 422, path });
    expect(await counts()).toEqual(before);
  });

  test('without a nota of the chain the seller is named in full; a photo that was never sent is none', async () => {
    const { status, body } = await post(
      kasir(),
      'pembelian',
      beli([rosok()], { customer: { nama: 'Pak Tono' } }),
    );
    expect(status).toBe(422);
    expect(body.errors?.map(({ path }: { path: string }) => path)).toEqual([
      'customer.alamat',
      'customer.no_hp',
      'customer.no_ktp',
    ]);
    const foto = await post(kasir(), 'pembelian', beli([rosok()], { foto: ['NSIPIC/KJ1/x.jpg'] }));
    expect({ status: foto.status, code: foto.body.code }).toEqual({
      status: 422,
      code: 'FOTO_TIDAK_ADA',
    });
    await shop.param('FOTO_BELI_WAJIB', true);
    const wajib = await post(kasir(), 'pembelian', beli([rosok()]));
    await shop.param('FOTO_BELI_WAJIB', false);
    expect({ status: wajib.status, code: wajib.body.code }).toEqual({
      status: 422,
      code: 'FOTO_WAJIB',
    });
  });

  test('from the limit of the law on, also the seller of an own nota says who it is', async () => {
    const nota = await jual('P4', { customer: { nama: 'Bu Ani' } });
    await shop.param('BATAS_LAPOR_TUNAI', 1_000_000 as never);
    const { status, body } = await post(
      kasir(),
      'pembelian',
      beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 1.2 }], { customer: { nama: 'Bu Ani' } }),
    );
    await shop.param('BATAS_LAPOR_TUNAI', 500_000_000 as never);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'PENJUAL_ALAMAT' });
  });

  test('scrap costs what its test says: 2.000 g at 74.80 % of 2,550,000 is 3,814,500', async () => {
    const { status, body } = await post(kasir(), 'pembelian', beli([rosok()]));
    expect({ status, ...body }).toMatchObject({
      status: 201,
      data: {
        grand_total: 3_814_500,
        barang: [{ harga_hari: 1_907_400, kadar: 74.8, kode_kadar: '700', murni: 1.496 }],
      },
    });
  });

  test('it is paid in cash or by transfer, exactly, and never with money that is not there', async () => {
    const pay = (pembayaran: object[]) =>
      post(kasir(), 'pembelian', beli([rosok()], { pembayaran }));
    const rekening = { kode_bank: 'BCA', no_rekening: '1234567890' };
    const codes = await Promise.all([
      pay([{ jenis: 'CASH', jumlah: 3_814_000 }]),
      pay([{ jenis: 'DEBET', ...rekening, jumlah: 3_814_500 }]),
      pay([{ jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '999', jumlah: 3_814_500 }]),
      pay([{ jenis: 'TRANSFER', ...rekening, jumlah: 3_814_500 }]),
    ]);
    expect(codes.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'BAYAR_BEDA'],
      [422, 'BAYAR_JENIS'],
      [422, 'REKENING_TIDAK_ADA'],
      [409, 'REKENING_KURANG'],
    ]);
    const kas = await post(
      shop.as('OWN'),
      'pembelian',
      beli([rosok({ berat: 900 })], { kode_sales: 'S01' }),
    );
    expect([kas.status, kas.body.code]).toEqual([409, 'KAS_KURANG']);
  });

  test('the same key and body buys once', async () => {
    const body = beli([rosok({ nama_barang: 'Rosok sekali' })]);
    const headers = { 'idempotency-key': 'beli-sekali-saja' };
    const first = await kasir().raw('POST', 'pembelian', body, headers);
    const again = await kasir().raw('POST', 'pembelian', body, headers);
    expect(again.body).toEqual(first.body);
    expect((await kasir().raw('POST', 'pembelian', body)).status).toBe(400);
  });
});

describe('where cashiers sit apart', () => {
  beforeAll(() => shop.param('VALIDASI_PEMBELIAN', 'ON'));
  afterAll(() => shop.param('VALIDASI_PEMBELIAN', 'IKUT'));
  const simpan = async () => {
    const { body } = await post(kasir(), 'pembelian', beli([rosok()]));
    return (body.data as { no_faktur_beli: string }).no_faktur_beli;
  };

  test('a buy-back waits, books nothing, and is paid by whoever validates it', async () => {
    const early = await post(
      kasir(),
      'pembelian',
      beli([rosok()], { pembayaran: [{ jenis: 'CASH', jumlah: 3_814_500 }] }),
    );
    expect([early.status, early.body.code]).toEqual([422, 'BAYAR_DI_VALIDASI']);
    const no = await simpan();
    expect(await bookOf(no)).toEqual([]);
    const list = await shop.as('KASIR2').raw('GET', 'pembelian?status=OPEN');
    expect(list.body).toMatchObject({ count: 1, data: [{ no_faktur_beli: no, status: 'OPEN' }] });
    const done = await post(shop.as('KASIR2'), `pembelian/${no}/validasi`, {});
    expect(done.body.data).toMatchObject({
      status: 'DONE',
      valid_by: 'ksr2.kj1',
      pembayaran: [{ jenis: 'CASH', jumlah: 3_814_500 }],
    });
    expect((await bookOf(no)).map(({ akun }) => akun)).toEqual([
      'persediaan',
      'kas',
      'pelanggan',
      'gudang:BL',
    ]);
    const twice = await post(shop.as('KASIR2'), `pembelian/${no}/validasi`, {});
    expect([twice.status, twice.body.code]).toEqual([409, 'SUDAH_VALIDASI']);
  });

  test('rejected, it needs no approval and takes no number', async () => {
    const no = await simpan();
    const { body } = await post(kasir(), `pembelian/${no}/batal`, { alasan: 'Tidak jadi' });
    expect(body.data).toMatchObject({ status: 'CANC', batal: { no: null, alasan: 'Tidak jadi' } });
  });
});

test('a reprint is approved and counted; the chart shows the day', async () => {
  const { body } = await post(kasir(), 'pembelian', beli([rosok()]));
  const no = (body.data as { no_faktur_beli: string }).no_faktur_beli;
  const again = await setuju(kasir(), `pembelian/${no}/cetak-ulang`, { alasan: 'Nota hilang' });
  expect(again.body.data).toEqual({ no_faktur_beli: no, cetak_ke: 2 });
  const chart = await shop.as('SPV').raw('GET', 'pembelian/chart?type=today');
  const [sums] = await shop.rows(
    `select sum(grand_total)::bigint as rupiah, sum(qty)::int as qty from pembelian where status = 'DONE'`,
  );
  expect(chart.body.data).toMatchObject({ pembelian: sums!.rupiah, qty: sums!.qty });
  const year = await shop.as('SPV').raw('GET', 'pembelian/chart?type=monthly&year=2026');
  expect((year.body.data as { rupiah: number }[])[10]!.rupiah).toBe(sums!.rupiah);
});

test('yesterday’s buy-back cannot be cancelled', async () => {
  const { body } = await post(kasir(), 'pembelian', beli([rosok()]));
  const no = (body.data as { no_faktur_beli: string }).no_faktur_beli;
  await shop.hari('2026-11-21');
  const { status, body: said } = await post(kasir(), `pembelian/${no}/batal`, {
    alasan: 'Terlambat',
  });
  expect([status, said.code]).toEqual([422, 'BELI_KEMARIN']);
});
