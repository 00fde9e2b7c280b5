import { expect, test } from 'vitest';
import { readPdf } from '#tests/kit/uji/pdf-read.ts';
import { bukaKurangi, jual, kunci, shop } from '#tests/kit/uji/kurangi.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import { punyaCustomer, tukar, tunai } from '#tests/kit/tukar.ts';

/** The coupon that a sale issues is money: the first original says it whole, nothing that is printed later (decision 1244). */
bukaKurangi();

type Terjual = { no_faktur_jual: string; kupon_terbit: string[] };
type Kupon = { no_kupon: string; nilai: number; berlaku_sd: string };
const jualDua = async (): Promise<{ no: string; kupon: string }> => {
  const { status, text, body } = await jual(await tambahPotong(shop, ['P1', 'P2']));
  expect(status, text).toBe(201);
  const { no_faktur_jual, kupon_terbit } = body.data as unknown as Terjual;
  return { no: no_faktur_jual, kupon: kupon_terbit[0]! };
};
const cetak = (path: string) => send(shop.as('KASIR'), `${path}/cetak`, {}, kunci());
const kuponDi = (body: { data: unknown }) => (body.data as { kupon: Kupon[] }).kupon;
const ujung = (no: string) => `*********${no.slice(-3)}`;
const pdf = async (path: string) => {
  const { status, bytes, text } = await shop.as('KASIR').raw('GET', path);
  expect(status, text.slice(0, 200)).toBe(200);
  return readPdf(bytes).text;
};

test('the counter that prints a nota first hears the coupon whole, a copy its last three letters', async () => {
  const { no, kupon } = await jualDua();
  const first = await cetak(`penjualan/${no}`);
  expect(first.status, first.text).toBe(200);
  expect(kuponDi(first.body)).toMatchObject([
    { no_kupon: kupon, nilai: 100_000, minimal_belanja: 5_000_000, berlaku_sd: '2026-12-20' },
  ]);
  const copy = await disetujui(shop, `penjualan/${no}/cetak-ulang`, { alasan: 'Basah' }, 'SPV');
  expect(copy.status, copy.text).toBe(200);
  const again = await cetak(`penjualan/${no}`);
  expect(kuponDi(again.body)).toMatchObject([{ no_kupon: ujung(kupon) }]);
  expect(again.text).not.toContain(kupon);
  const { text } = await shop.as('KASIR').raw('GET', `penjualan/get/bynota?no=${no}`);
  expect(text).not.toContain(kupon);
});

test('as a file: the customer’s sheet alone, worth and terms beside it; a cancelled coupon is on none', async () => {
  await shop.modulOn('NOTA_RANGKAP_MODULE');
  const { no, kupon } = await jualDua();
  const [pelanggan, toko] = await Promise.all(
    ['PELANGGAN', 'TOKO'].map((lembar) => pdf(`penjualan/${no}/nota.pdf?lembar=${lembar}`)),
  );
  await shop.modulOff('NOTA_RANGKAP_MODULE');
  expect(pelanggan).toContain(kupon);
  expect(pelanggan).toContain('Rp 100,000');
  expect(pelanggan).toContain('20 Desember 2026');
  expect(toko).toContain(ujung(kupon));
  expect(toko).not.toContain(kupon);
  await shop.rows('update kupon set batal = true where no_kupon = $1', [kupon]);
  await shop.rows('update kertas set ulang = 0');
  expect(await pdf(`penjualan/${no}/nota.pdf`)).not.toContain('Kupon untuk pelanggan');
});

test('an exchange says it on its own paper; the nota of its sale alone, which no person took, does not', async () => {
  const lama = await punyaCustomer(shop, 'P2', 2.34);
  const codes = await tambahPotong(shop, ['P3', 'P1']);
  const sold = await send(
    shop.as('KASIR'),
    'tukar-tambah',
    tukar(codes, [lama], tunai(20_000_000)),
    kunci(),
  );
  expect(sold.status, sold.text).toBe(201);
  const { no_tukar, penjualan } = sold.body.data as unknown as {
    no_tukar: string;
    penjualan: Terjual;
  };
  const [kupon = ''] = penjualan.kupon_terbit;
  expect(kupon).toMatch(/^KP/);
  const alone = await cetak(`penjualan/${penjualan.no_faktur_jual}`);
  expect(kuponDi(alone.body)).toMatchObject([{ no_kupon: ujung(kupon) }]);
  expect(kuponDi((await cetak(`tukar-tambah/${no_tukar}`)).body)).toMatchObject([
    { no_kupon: kupon },
  ]);
});

test('a sale that waits issues none; the cashier who takes its money reads the number, and so does its paper', async () => {
  await shop.param('VALIDASI_PENJUALAN', true);
  const waits = await jual(await tambahPotong(shop, ['P1', 'P2']), { pembayaran: null });
  const { no_faktur_jual: no } = waits.body.data as unknown as Terjual;
  expect(kuponDi((await cetak(`penjualan/${no}`)).body)).toEqual([]);
  const body = { pembayaran: [{ jenis: 'CASH', jumlah: 20_000_000 }] };
  const paid = await send(shop.as('KASIR2'), `penjualan/${no}/validasi`, body, kunci());
  await shop.param('VALIDASI_PENJUALAN', false);
  expect(paid.status, paid.text).toBe(200);
  const [kupon = ''] = (paid.body.data as unknown as Terjual).kupon_terbit;
  expect(kupon).toMatch(/^KP/);
  const print = await send(shop.as('KASIR2'), `penjualan/${no}/cetak`, {}, kunci());
  expect(kuponDi(print.body)).toMatchObject([{ no_kupon: kupon }]);
});
