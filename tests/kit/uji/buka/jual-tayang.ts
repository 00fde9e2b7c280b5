import { expect } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import type { Who } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';
import { detak, maju, shop, toko, type order } from '#tests/kit/uji/buka/tayang.ts';

export const ORANG = { nama: 'Ibu Jauh', alamat: 'Jl. Seberang 9, Medan', no_hp: '081322224444' };
export const TEMAN = { nama: 'Teman', alamat: 'Jl. Teman 1', no_hp: '081100001111' };
export const isi = (code: string, more: object = {}) => ({
  kode_sales: 'S01',
  customer: ORANG,
  barang: [{ kode_barcode: code }],
  marketplace: 'SHP',
  ekspedisi: 'JNE REG',
  no_order: 'ORD-1',
  ...more,
});
export const jual = (body: object, who: Who = 'SPV', setuju?: string) =>
  shop
    .as(who)
    .raw('POST', 'penjualan', body, { ...kunci(), ...(setuju && { 'x-otorisasi': setuju }) });
export const dijual = async (body: object, who: Who = 'SPV') => {
  const { status, text, body: said } = await jual(body, who);
  expect(status, text).toBe(201);
  return (said.data as { no_faktur_jual: string }).no_faktur_jual;
};
/** Sold, and handed to the courier by a cashier under this number. */
export const kirimDijual = async (body: object, no_resi: string) => {
  const no = await dijual(body);
  const done = await shop.as('KASIR').raw('POST', `penjualan/${no}/kirim`, { no_resi }, kunci());
  expect(done.status, done.text).toBe(200);
  return no;
};
export async function sebut(...orders: ReturnType<typeof order>[]): Promise<void> {
  toko.orders.push(...orders);
  maju(61);
  await detak();
}
const hariIni = async () =>
  (await shop.rows<{ hari: string }>('select max(tgl_system)::text as hari from penjualan'))[0]
    ?.hari;
/** Of № 114 on this day, else on that of the last sale. */
export const sinyal = async (nama: string, hari?: string) => {
  const tgl = hari ?? (await hariIni());
  const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
export const BERBEDA = 'PESANAN ONLINE BERBEDA';
export const TAK_DISEBUT = 'PESANAN ONLINE TAK DISEBUT';
export const rumah = async (who: Who = 'OWN') => {
  const { body } = await shop.as(who).raw('GET', 'dashboard/toko');
  return (body.data.perlu_dilihat as { jenis: string; dokumen: string }[])
    .filter(({ jenis }) => /_(BEDA|TAK_DISEBUT)$/.test(jenis))
    .map(({ jenis, dokumen }) => [jenis, dokumen]);
};
export const pesanan = () =>
  shop.rows('select no_order, status, pasti, beda from pesanan_online order by no_order');
export const idOf = async (no_order: string) =>
  (
    await shop.rows<{ id: string }>('select id::text from pesanan_online where no_order = $1', [
      no_order,
    ])
  )[0]?.id;
