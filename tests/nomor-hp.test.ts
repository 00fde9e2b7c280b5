import { beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { pinjaman } from '#tests/kit/hutang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, send } from '#tests/kit/titipan.ts';
import { tunai } from '#tests/kit/toko-uji.ts';

const HELD = '+6281355550123';
const SHOWN = '0813 5555 0123';
/** One number as nine people write it (D-51.4). */
const NINE = [
  '081355550123',
  '0813-5555-0123',
  '0813 5555 0123',
  '0813.5555.0123',
  '+6281355550123',
  '+62 813-5555-0123',
  '6281355550123',
  '006281355550123',
  '(+62) 0813 5555 0123',
];

const { shop, kasir, beli } = await openBeliUji();
const customer = (no_hp: string) => ({ nama: 'Ibu Wati', alamat: 'Jl. Cempaka 5', no_hp });
let jual: string[];
let titip: string[];
beforeAll(async () => {
  await shop.modulOn('SUPPLIER_BARANG_MODULE');
  jual = await tambahPotong(
    shop,
    NINE.map(() => 'P4'),
  );
  titip = await tambahPotong(
    shop,
    NINE.map(() => 'P4'),
  );
});

describe.each(NINE.map((tulis, at) => [tulis, at] as const))('%s', (tulis, at) => {
  const kini = async (table: string, column = 'no_hp') =>
    (await shop.rows(`select ${column} as hp from ${table} order by input_date desc limit 1`))[0]!
      .hp;

  test('a sale, a deposit, a buy-back and a loan keep one number, and know one customer', async () => {
    const barang = [{ kode_barcode: jual[at]! }];
    const sold = await send(kasir(), 'penjualan', {
      kode_sales: 'S01',
      customer: customer(tulis),
      barang,
      pembayaran: tunai(1_470_000),
    });
    expect(sold.body.data.customer).toMatchObject({ no_hp: SHOWN });
    expect(await kini('penjualan')).toBe(HELD);
    const held = await send(kasir(), 'titip', {
      kode_sales: 'S01',
      customer: customer(tulis),
      barang: [{ kode_barcode: titip[at]! }],
      ...cash(500_000),
    });
    expect(held.body.data.customer).toMatchObject({ no_hp: SHOWN });
    const rosok = { asal_nota: 'ROSOK', nama_barang: 'Rosok', kode_dept: 'CC', kode_group: 'T' };
    const bought = await send(
      kasir(),
      'pembelian',
      beli([{ ...rosok, kadar: 74.8, berat: 2, harga: 1_000_000 + at * 500 }], {
        customer: { ...customer(tulis), no_ktp: '3201234567890009' },
      }),
    );
    expect(bought.body.data.customer).toMatchObject({ no_hp: SHOWN });
    const asked = pinjaman({ jumlah_hutang: rp(500_000) });
    await kasir().call(hutangDocument.makes.hutang, {
      body: { ...asked, customer: { ...asked.customer, ...customer(tulis) } },
    });
    for (const table of ['titipan', 'pembelian', 'hutang']) expect(await kini(table)).toBe(HELD);
    const cards = await shop.rows('select no_hp from customer where no_hp is not null');
    expect(cards).toEqual([{ no_hp: HELD }]);
  });

  test('a second card of it is refused; the search finds the one', async () => {
    const body = { nama: 'Ibu Lain', alamat: 'Jl. 2', no_hp: tulis };
    const second = await send(kasir(), 'customer', body);
    expect([second.status, second.body.code]).toEqual([409, 'CUSTOMER_ADA']);
    const found = await kasir().raw('GET', `customer?q=${encodeURIComponent(tulis)}`);
    expect(found.body.data).toMatchObject([{ nama: 'Ibu Wati', no_hp: '0813****0123' }]);
    const papers = await shop
      .as('SPV')
      .raw('GET', `penjualan?q=${encodeURIComponent(tulis)}&limit=50`);
    expect(papers.body.data).toHaveLength(at + 1);
  });

  test('suppliers, sales people, the shop and the catalogue take it', async () => {
    const own = shop.as('OWN');
    const kode = `N${at}`;
    for (const [path, key, more] of [
      ['supplier-barang', 'kode_supplier', {}],
      ['sales', 'kode_sales', { target: 0 }],
    ] as const) {
      const said = await send(own, path, { [key]: kode, nama: 'Uji', hp: tulis, ...more });
      expect([path, said.status, said.body.data?.hp]).toEqual([path, 201, SHOWN]);
    }
    const admin = { kode_admin: kode, nama_admin: 'Uji', no_hp: tulis };
    const katalog = await send(own, 'app/member/admin-chat', admin);
    expect([katalog.status, katalog.body.data?.no_hp]).toEqual([201, SHOWN]);
    const wa = await own.raw(
      'PUT',
      'para-system/key/LAPORAN_TUTUP_KE_WA',
      { value: [tulis] },
      {
        'idempotency-key': `hp-uji-${at}`,
      },
    );
    expect([wa.status, wa.body.data?.value]).toEqual([200, [SHOWN]]);
  });
});

test('a part of a number names nobody, and what is no number is refused at its field', async () => {
  for (const q of ['5555', '0813 5555', '555501'])
    expect((await kasir().raw('GET', `customer?q=${encodeURIComponent(q)}`)).body.data).toEqual([]);
  for (const no_hp of ['0813', '0813 5555 O123', '+62 813'])
    expect((await send(kasir(), 'customer', { ...customer(no_hp) })).body.errors).toMatchObject([
      { path: 'no_hp' },
    ]);
});

test('a birthday after the day of the shop is refused on a new card and on an old one', async () => {
  const isi = { nama: 'Ibu Nanti', alamat: 'Jl. 9', no_hp: '0813 7777 0001' };
  const baru = await send(kasir(), 'customer', { ...isi, tgl_lahir: '2030-01-01' });
  expect(baru.body.errors).toEqual([{ path: 'tgl_lahir', message: 'Tanggal Lahir Belum Terjadi' }]);
  const { body } = await send(kasir(), 'customer', { ...isi, tgl_lahir: '2026-11-20' });
  const path = `customer/${body.data.kode_customer as string}`;
  const ubah = await kasir().raw(
    'PUT',
    path,
    { ...isi, tgl_lahir: '2026-11-21' },
    {
      'idempotency-key': 'lahir-nanti',
    },
  );
  expect([ubah.status, ubah.body.errors?.[0]?.path]).toEqual([422, 'tgl_lahir']);
});

test('a number of another country keeps its code', async () => {
  const body = { nama: 'Mr Tan', alamat: 'Singapore', no_hp: '+65 9123 4567' };
  const { body: said } = await send(kasir(), 'customer', body);
  expect(said.data).toMatchObject({ no_hp: '+6591234567' });
});

test('cards that were of one number become one, unless their birthdays differ', async () => {
  const kartu = async (nama: string, no_hp: string) => {
    const { body } = await send(kasir(), 'customer', { nama, alamat: 'Jl. 1', no_hp });
    return body.data.kode_customer as string;
  };
  const tua = await kartu('Tua', '0813 9999 0001');
  const muda = await kartu('Muda', '0813 9999 0002');
  const lain = await kartu('Lain', '0813 9999 0003');
  const [kode] = await tambahPotong(shop, ['P4']);
  await send(kasir(), 'penjualan', {
    kode_sales: 'S01',
    customer: { kode_customer: muda },
    barang: [{ kode_barcode: kode }],
    pembayaran: tunai(1_470_000),
  });
  // Numbers as they were before they got one form.
  const dulu = 'update customer set no_hp = $2, tgl_lahir = $3 where kode_customer = $1';
  await shop.rows(dulu, [tua, '081399990001', '1990-01-01']);
  await shop.rows(dulu, [muda, '6281399990001', null]);
  await shop.rows(dulu, [lain, '+62 813-9999-0001', '1991-02-02']);
  await shop.rows('select satukan_nomor_customer()');
  await shop.rows('update customer set no_hp = nomor_e164(no_hp)');
  const kini = await shop.rows(
    'select kode_customer, no_hp, is_active from customer where kode_customer = any($1) order by 1',
    [[tua, muda, lain]],
  );
  expect(kini).toEqual([
    { kode_customer: tua, no_hp: '+6281399990001', is_active: true },
    { kode_customer: muda, no_hp: null, is_active: false },
    { kode_customer: lain, no_hp: null, is_active: true },
  ]);
  const milik = 'select distinct kode_customer from penjualan where nama_customer = $1';
  expect(await shop.rows(milik, ['Muda'])).toEqual([{ kode_customer: tua }]);
  expect(
    await shop.rows('select kode_customer, no_hp, kode_pemilik from customer_nomor_lepas'),
  ).toEqual([{ kode_customer: lain, no_hp: '+6281399990001', kode_pemilik: tua }]);
});
