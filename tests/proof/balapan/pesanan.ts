import { expect } from 'vitest';
import { cincinJadi, contohCincin, pesan, tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import { serentak, tulis, type Balapan } from '#tests/proof/balapan/meja.ts';

const one = (answers: readonly Raw[], other: number): void =>
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: answers.length - 1 }, () => other),
  ]);
const none = { berat: null, kode_kategori: null, kode_group: null };

/** A piece of the stock, taken for an order: held by it from then on. */
async function terisi(shop: Shop): Promise<string> {
  const [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
  const { no_pesanan } = await pesan(shop, { pembayaran: tunai(1_000_000) });
  const body = { barang: [cincinJadi({ ...none, kode_barcode })] };
  const made = await tulis(shop, 0, `pesanan/${no_pesanan}/selesai`, body);
  expect(made.status, made.text).toBe(201);
  return no_pesanan;
}

/** One order is fetched at several counters: one sale uses its DP. */
export const ambilSekali: Balapan = async (shop, meja) => {
  const no = await terisi(shop);
  const body = { pembayaran: [{ jenis: 'CASH', jumlah: 20_000_000 }] };
  one(await serentak(meja, (at) => tulis(shop, at, `pesanan/${no}/ambil`, body)), 409);
};

/** One piece is taken for the orders of several customers: one has it. */
export const satuPotong: Balapan = async (shop, meja) => {
  const [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
  const orders = await Promise.all(Array.from({ length: meja }, () => pesan(shop)));
  const body = { barang: [cincinJadi({ ...none, kode_barcode })] };
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, `pesanan/${orders[at]!.no_pesanan}/selesai`, body),
  );
  one(answers, 409);
};

/** One sample is given back at several counters: once. */
export const satuContoh: Balapan = async (shop, meja) => {
  const { no_pesanan } = await pesan(shop, { contoh: [contohCincin] });
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, `pesanan/${no_pesanan}/ambil-contoh`, { urut: 1, berat: 2 }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
};
