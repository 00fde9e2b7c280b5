import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOKUMEN_CUSTOMER } from '#areas/customer/server/dokumen-customer.query.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Person, type Shop } from '#tests/kit/shop.ts';
import { minta } from '#tests/kit/orang/setuju.ts';
import { tunai } from '#tests/kit/tukar.ts';

/** The card of a person: what a cashier changes alone, what stays, and numbers that were taken off it (D-51.4, D-51.12). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

let kali = 0;
const kunci = () => ({ 'idempotency-key': `kartu-customer-${++kali}` });
const kirim = (who: Person, method: 'POST' | 'PUT', path: string, body: object, more = {}) =>
  who.raw(method, path, body, { ...kunci(), ...more });
const kasir = () => shop.as('KASIR');
const spv = () => shop.as('SPV');

const ISI = {
  nama: 'Ibu Sari',
  alamat: 'Jl. Merdeka 1',
  provinsi: 'Jawa Barat',
  tgl_lahir: '1990-01-01',
  no_ktp: '3275014909870021',
  setuju_promo: true,
};
const kartu = async (no_hp: string, more: object = {}): Promise<string> => {
  const { status, body, text } = await kirim(kasir(), 'POST', 'customer', {
    ...ISI,
    no_hp,
    ...more,
  });
  expect(status, text).toBe(201);
  return body.data.kode_customer as string;
};
const baca = async (kode: string) =>
  (await shop.rows('select * from customer where kode_customer = $1', [kode]))[0]!;
const beliSatu = async (customer: object) => {
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const { status, text } = await kirim(kasir(), 'POST', 'penjualan', {
    kode_sales: 'S01',
    customer,
    barang: [{ kode_barcode }],
    pembayaran: tunai(1_470_000),
  });
  expect(status, text).toBe(201);
};
/** The same write with a supervisor's word. */
const disetujui = async (who: Person, method: 'POST' | 'PUT', path: string, body: object) => {
  const asked = await minta(who, { method, path, body });
  expect(asked.status, asked.text).toBe(201);
  const { keystore } = asked.body.data as { keystore: string };
  await shop.as('OWN').raw('POST', `otorisasi/${keystore}/setujui`, {});
  return kirim(who, method, path, body, { 'x-otorisasi': keystore });
};

describe('a change of a card', () => {
  test('leaves what it does not name, and clears what is null', async () => {
    const kode = await kartu('0813 2000 0001');
    const { status, text } = await kirim(kasir(), 'PUT', `customer/${kode}`, {
      keterangan: 'Suka gelang',
      provinsi: null,
    });
    expect(status, text).toBe(200);
    expect(await baca(kode)).toMatchObject({
      nama: 'Ibu Sari',
      alamat: 'Jl. Merdeka 1',
      no_hp: '+6281320000001',
      no_ktp: ISI.no_ktp,
      setuju_promo: true,
      keterangan: 'Suka gelang',
      provinsi: null,
    });
  });

  test('of name, phone or KTP asks a supervisor once a nota names the card, birthday and remark never', async () => {
    const kode = await kartu('0813 2000 0002');
    const path = `customer/${kode}`;
    const lain = { no_ktp: '3275014909870022' };
    expect((await kirim(kasir(), 'PUT', path, lain)).status).toBe(200);
    await beliSatu({ kode_customer: kode });
    for (const body of [
      { nama: 'Ibu Lain' },
      { no_hp: '0813 2000 9999' },
      { no_ktp: ISI.no_ktp },
      { no_hp: null },
    ])
      for (const who of [kasir(), spv()]) {
        const { status, body: said } = await kirim(who, 'PUT', path, body);
        expect([body, status, said.events]).toEqual([body, 403, ['UBAH_CUSTOMER']]);
      }
    const bebas = { tgl_lahir: '1991-02-02', provinsi: 'Banten', keterangan: 'Ulang' };
    expect((await kirim(kasir(), 'PUT', path, { ...bebas, nama: 'Ibu Sari' })).status).toBe(200);
    const setuju = await disetujui(kasir(), 'PUT', path, { nama: 'Ibu Lain' });
    expect(setuju.status, setuju.text).toBe(200);
    expect(await baca(kode)).toMatchObject({ nama: 'Ibu Lain', keterangan: 'Ulang' });
    expect((await kirim(shop.as('OWN'), 'PUT', path, { nama: 'Ibu Sari' })).status).toBe(200);
  });

  test('looks at every document that names a customer', async () => {
    const rows = await shop.rows<{ tabel: string }>(
      `select c.table_name as tabel from information_schema.columns c
         join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = 'public' and c.column_name = 'kode_customer' and t.table_type = 'BASE TABLE'`,
    );
    // The card itself, numbers that were taken off it, coupons and messages that name their person.
    const lain = [
      'customer',
      'customer_gabung',
      'customer_nomor_lepas',
      'kupon',
      'pesan',
      'poin',
      'poin_lot',
    ];
    const found = rows.map(({ tabel }) => tabel).filter((tabel) => !lain.includes(tabel));
    expect(found.toSorted()).toEqual([...DOKUMEN_CUSTOMER].toSorted());
  });
});

describe('consent', () => {
  test('is off on a new card, and on where the counter was told', async () => {
    const setuju = (no_hp: string) =>
      shop.rows('select setuju_promo from customer where no_hp = $1', [no_hp]);
    const orang = (no_hp: string) => ({ nama: 'Ibu Baru', alamat: 'Jl. 2', no_hp });
    await beliSatu(orang('0813 3000 0001'));
    expect(await setuju('+6281330000001')).toEqual([{ setuju_promo: false }]);
    await beliSatu({ ...orang('0813 3000 0002'), setuju_promo: true });
    expect(await setuju('+6281330000002')).toEqual([{ setuju_promo: true }]);
    await beliSatu({ ...orang('0813 3000 0001'), setuju_promo: true });
    expect(await setuju('+6281330000001')).toEqual([{ setuju_promo: true }]);
    await beliSatu({ ...orang('0813 3000 0001'), setuju_promo: false });
    expect(await setuju('+6281330000001')).toEqual([{ setuju_promo: true }]);
  });
});

describe('a number that was taken off the younger card', () => {
  const lepaskan = async (at: number) => {
    const [tua, muda] = [await kartu(`0813 4000 000${at}`), await kartu(`0813 4000 100${at}`)];
    await shop.rows(
      `with n as (update customer set no_hp = null where kode_customer = $2 returning 1)
       insert into customer_nomor_lepas select 'KJ1', $2, no_hp, $1 from customer where kode_customer = $1`,
      [tua, muda],
    );
    return { tua, muda };
  };
  const daftar = async () => (await spv().raw('GET', 'nomor-lepas')).body.data as object[];

  test('is listed for a supervisor and no cashier, and goes to the other card by another person’s word', async () => {
    const { tua, muda } = await lepaskan(1);
    expect((await kasir().raw('GET', 'nomor-lepas')).status).toBe(403);
    expect(await daftar()).toMatchObject([
      { kode_customer: muda, kode_pemilik: tua, no_hp: '0813 4000 0001' },
    ]);
    const path = `nomor-lepas/${muda}`;
    const asked = await kirim(spv(), 'POST', path, { pindah: true });
    expect([asked.status, asked.body.events]).toEqual([403, ['UBAH_CUSTOMER']]);
    const done = await disetujui(spv(), 'POST', path, { pindah: true });
    expect(done.status, done.text).toBe(200);
    expect([(await baca(muda)).no_hp, (await baca(tua)).no_hp]).toEqual(['+6281340000001', null]);
    expect(await daftar()).toEqual([]);
    expect((await kirim(spv(), 'POST', path, { pindah: true })).status).toBe(404);
  });

  test('stays where it is by a supervisor’s word alone, and the line is done', async () => {
    const { tua, muda } = await lepaskan(2);
    const { status, text } = await kirim(spv(), 'POST', `nomor-lepas/${muda}`, { pindah: false });
    expect(status, text).toBe(200);
    expect([(await baca(muda)).no_hp, (await baca(tua)).no_hp]).toEqual([null, '+6281340000002']);
    expect(await daftar()).toEqual([]);
  });

  test('that a third card has meanwhile goes nowhere', async () => {
    const { tua, muda } = await lepaskan(3);
    await shop.rows('update customer set no_hp = null where kode_customer = $1', [tua]);
    await kartu('0813 4000 0003');
    const { status, body } = await kirim(spv(), 'POST', `nomor-lepas/${muda}`, { pindah: true });
    expect([status, body.code]).toEqual([409, 'CUSTOMER_ADA']);
    expect(await daftar()).toHaveLength(1);
  });
});
