import { expect } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { cincinPesanan, jadiPesanan, pesanan } from '#tests/kit/document/kerja-pesanan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';
import { disetujui, kunci } from '#tests/kit/titipan.ts';
import { idOf, sebut } from '#tests/kit/uji/buka/jual-tayang.ts';
import { order, pesan, shop } from '#tests/kit/uji/buka/tayang.ts';

/** What a buyer paid for a ring of 3.250 g, and what the shop asks for a gram of it. */
export const TOTAL = 7_500_000;
export const HARGA = 2_300_000;
let nomor = 0;

type Diminta = { pasti?: boolean; total?: number; pembeli?: object };
export const dimintaOf = (no_order: string, { total = TOTAL, pembeli }: Diminta = {}) =>
  order([], {
    no_order,
    diminta: [{ deskripsi: 'Cincin nama Aisyah', qty: 1, harga: total }],
    ...(pembeli && { pembeli }),
  });
export const jadikanPo = async (no_order: string, who: Who = 'KASIR') =>
  shop.as(who).raw('POST', `pesanan-online/${await idOf(no_order)}/po`, {}, kunci());

/** A buyer pays for a ring that the shop has not: named by the web shop, or only told, and made a pre-order. */
export async function orderPo({ pasti = true, ...more }: Diminta = {}) {
  await shop.modulOn('PRE_ORDER_MODULE');
  const no_order = `RING-${(nomor += 1)}`;
  const one = dimintaOf(no_order, more);
  if (pasti) await sebut(one);
  else await pesan(one);
  const { status, text, body } = await jadikanPo(no_order);
  expect(status, text).toBe(201);
  return { no_order, no_po: body.data.no_po as string };
}

/** The ring as its pesanan has it; weights are grams on the wire. */
export const cincinPo = (no_po: string, more: object = {}) => ({
  ...cincinPesanan({ no_po, urut_po: 1, harga_per_gram: rp(HARGA) }),
  berat: 3.25,
  ...more,
});
export const simpan = (no_po: string, more: object = {}, who: Who = 'OWN') =>
  shop
    .as(who)
    .raw('POST', 'pesanan', { ...pesanan(), barang: [cincinPo(no_po)], ...more }, kunci());
export async function simpanJadi(no_po: string, more: object = {}): Promise<string> {
  const { status, text, body } = await simpan(no_po, more);
  expect(status, text).toBe(201);
  return body.data.no_pesanan as string;
}

/** Its line is a piece of the stock, of 3.250 g. */
export async function jadi(no: string, who: Who = 'OWN') {
  const [code = ''] = await tambahPotong(shop, ['P1']);
  const body = jadiPesanan({
    berat: null,
    kode_kategori: null,
    kode_group: null,
    kode_barcode: code,
  });
  return { code, done: await shop.as(who).raw('POST', `pesanan/${no}/selesai`, body, kunci()) };
}
export async function selesaikan(no: string): Promise<string> {
  const { code, done } = await jadi(no);
  expect(done.status, done.text).toBe(201);
  return code;
}
export const ambil = (no: string, more: object = {}, who: Who = 'OWN') =>
  shop.as(who).raw('POST', `pesanan/${no}/ambil`, { ekspedisi: 'jne reg', ...more }, kunci());
export const batal = (no: string, more: object = {}) =>
  disetujui(
    shop,
    `pesanan/${no}/batal`,
    { alasan: 'Pembeli batal di Shopee', ...more },
    'OWN',
    'SPV',
  );
export const retur = (pj: string, more: object = {}) =>
  disetujui(shop, `penjualan/${pj}/retur`, { alasan: 'Pembeli batal', ...more }, 'OWN', 'SPV');
