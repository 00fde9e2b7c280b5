import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { batalkanPesanan, pesan, tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { terimaService } from '#tests/kit/document/kerja-service.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { cash, titipkan } from '#tests/kit/titipan.ts';
import { bukaCicilan, cicilan } from '#tests/kit/uji/cicilan.ts';
import { berhp, isiGesek, mejaGesek, tokoGesek } from '#tests/kit/uji/gesek.ts';

/* Whose card it is, and from when on he shows who he is (D-41.1). */
let shop: Shop;
beforeAll(async () => {
  shop = await tokoGesek();
});
afterAll(() => shop.close());

const TANPA_KTP = [422, 'customer.no_ktp: No KTP Customer Tidak Boleh Kosong'];
const { angka, coba, kata, beri, batal } = mejaGesek(() => shop);

test('a known customer without a telephone takes the one that is told', async () => {
  const { kode_customer, no_gesek } = await beri({ ...berhp('081399990000'), no_kartu: '9400' });
  await batal(no_gesek);
  await shop.rows(`update customer set no_hp = null where kode_customer = $1`, [kode_customer]);
  const customer = { kode_customer, nama: null, alamat: null, no_ktp: null };
  const made = await beri({ customer: { ...customer, no_hp: '081399990000' }, no_kartu: '9400' });
  expect(made).toMatchObject({ kode_customer, nama_customer: 'Ratna Wulandari' });
  await batal(made.no_gesek);
});

test('identity is asked when the cash of the person’s day reaches the limit, in slices too', async () => {
  await shop.param('BATAS_LAPOR_TUNAI', rp(3_000_000));
  const satu = await beri({ jumlah: rp(2_000_000), no_kartu: '7001' });
  const lain = berhp('081355550777');
  expect(await kata({ jumlah: 1_000_000, no_kartu: '7002' })).toEqual(TANPA_KTP);
  expect((await coba({ jumlah: 900_000, no_kartu: '7002' })).status).toBe(403);
  // Another person with another telephone, and the same card.
  expect(await kata({ ...lain, jumlah: 1_000_000, no_kartu: '7001' })).toEqual(TANPA_KTP);
  expect((await coba({ ...lain, jumlah: 1_000_000, no_kartu: '7002' })).status).toBe(403);
  await batal(satu.no_gesek);
  await shop.param('BATAS_LAPOR_TUNAI', rp(500_000_000));
});

const orang = (no_hp: string) => ({
  kode_customer: null,
  nama: 'Ibu Ambar',
  alamat: 'Jl. Anggrek 3',
  no_hp,
  setuju_promo: null,
});
/** What somebody pays in cash on the same day for something else, and the phone that it is paid under. */
const LAIN: readonly (readonly [string, string, (no_hp: string) => Promise<unknown>])[] = [
  [
    'a repair',
    '081200000001',
    (no_hp) => terimaService(shop, { customer: orang(no_hp), pembayaran: tunai(50_000) }),
  ],
  [
    'a deposit',
    '081200000002',
    async (no_hp) =>
      titipkan(shop, await tambahPotong(shop, ['P2']), {
        ...cash(400_000),
        customer: orang(no_hp),
      }),
  ],
  [
    'a contract',
    '081200000003',
    async (no_hp) => {
      await bukaCicilan(shop);
      const codes = await tambahPotong(shop, ['P1']);
      const customer = { ...orang(no_hp), no_ktp: '3201234567890018' };
      await done(shop, 'KASIR', 'cicilan', cicilan(codes, 2_000_000, { customer }));
    },
  ],
  [
    'an order',
    '081200000004',
    (no_hp) => pesan(shop, { customer: orang(no_hp), pembayaran: tunai(2_000_000) }),
  ],
];
test.each(LAIN)('cash of the day counts what was paid for %s', async (_of, no_hp, bayar) => {
  await shop.param('BATAS_LAPOR_TUNAI', rp(3_000_000));
  const tarik = { ...berhp(no_hp), no_kartu: no_hp.slice(-4), jumlah: 2_960_000 };
  expect((await coba(tarik)).status).toBe(403);
  await bayar(no_hp);
  expect(await kata(tarik)).toEqual(TANPA_KTP);
  await shop.param('BATAS_LAPOR_TUNAI', rp(500_000_000));
});

test('of an order that is ended on its day the money that went back counts, and that once', async () => {
  await shop.param('BATAS_LAPOR_TUNAI', rp(3_000_000));
  const no_hp = '081200000005';
  const { no_pesanan } = await pesan(shop, {
    customer: orang(no_hp),
    pembayaran: tunai(2_000_000),
  });
  await batalkanPesanan(shop, no_pesanan);
  const tarik = { ...berhp(no_hp), no_kartu: '0005' };
  expect((await coba({ ...tarik, jumlah: 900_000 })).status).toBe(403);
  expect(await kata({ ...tarik, jumlah: 1_300_000 })).toEqual(TANPA_KTP);
  await shop.param('BATAS_LAPOR_TUNAI', rp(500_000_000));
});

test('from the limit on the identity is shown now, whatever the customer’s card says', async () => {
  const { kode_customer, no_gesek } = await beri({ ...berhp('081388880000'), no_kartu: '9450' });
  await batal(no_gesek);
  const ktp = '3201234567890026';
  await shop.rows(`update customer set no_ktp = $2 where kode_customer = $1`, [kode_customer, ktp]);
  await shop.param('BATAS_LAPOR_TUNAI', rp(3_000_000));
  const tarik = (no_ktp: string | null, jumlah: number) => ({
    customer: { ...isiGesek().customer, kode_customer, no_ktp },
    no_kartu: '9450',
    jumlah,
  });
  expect(await kata(tarik(null, 3_000_000))).toEqual([
    422,
    'customer.no_ktp: KTP Harus Ditunjukkan, Ketik Nomornya',
  ]);
  const nilai = async (no_ktp: string | null, jumlah: number) =>
    (await angka(tarik(no_ktp, jumlah)))['No KTP'];
  expect(await nilai(null, 2_000_000)).toMatch(/, dari kartu customer$/);
  expect(await nilai(ktp, 3_000_000)).not.toMatch(/kartu customer/);
  expect(await nilai('3201234567890034', 3_000_000)).toMatch(/, lain dari kartu customer$/);
  await shop.param('BATAS_LAPOR_TUNAI', rp(500_000_000));
});
