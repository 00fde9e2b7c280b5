import { afterAll, beforeAll, expect } from 'vitest';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Reductions by table, coupons, fee and bonus: what the masters do to a sale (D-33.12, 14, 15). */
export let shop: Shop;

/** Opens the shop of these tests and closes it behind them. */
export function bukaKurangi(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    for (const key of ['POTONGAN_PENJUALAN', 'KUPON_PENJUALAN'] as const)
      await shop.modulOn(`${key}_MODULE`);
    await shop.modulOn('BONUS_SALES_TRANSACTION_MODULE');
    await shop.modulOn('HIDUP_FEATURE_MODULE');
    await buat('para-potongan-kategori', {
      kode_potongan: 'SATU',
      nama: 'Satu persen',
      cara: 'PERSEN',
      persen: 1,
      kode_group: [],
    });
    await buat('para-potongan-kategori', {
      kode_potongan: 'ITALY',
      nama: 'Promo Italy',
      cara: 'RUPIAH',
      rupiah: 25_000,
      tgl_to: '2026-11-19',
      kode_group: ['IT'],
    });
    await buat('para-kupon', {
      jenis_kupon: 'SERATUS',
      nama: 'Seratus ribu',
      cara: 'RUPIAH',
      nilai: 100_000,
      minimal_belanja: 5_000_000,
      masa_hari: 30,
      kali_pakai: 1,
      terbit_dari: 10_000_000,
    });
  });
  afterAll(() => shop.close());
}

let nomor = 0;

export const kunci = () => ({ 'idempotency-key': `kurangi-isi-${++nomor}` });

export async function buat<T = { [name: string]: never }>(path: string, body: object): Promise<T> {
  const answer = await shop.as('OWN').raw('POST', path, body, kunci());
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.data as T;
}

export const ubah = async (path: string, body: object) =>
  expect(await shop.as('OWN').raw('PUT', path, body)).toMatchObject({ status: 200 });

let round = 0;

export const jual = (codes: string[], more: object = {}, potongan: string | null = null) =>
  shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: codes.map((kode_barcode) => ({ kode_barcode, potongan })),
      pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
      ...more,
    },
    { 'idempotency-key': `kurangi-uji-${++round}` },
  );

export const kupon = async () =>
  (await buat<{ no_kupon: string }[]>('transaksi-kupon', { jenis_kupon: 'SERATUS', banyak: 1 }))[0]!
    .no_kupon;

export const lihat = async (no: string) =>
  (await shop.as('OWN').raw('GET', `transaksi-kupon/${no}`)).body.data;

export const batal = (no: string) =>
  shop.approved('KASIR', penjualanDocument.cancel, {
    params: { no },
    body: { alasan: 'Customer batal' },
  } as never);
