import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { pinjaman, pinjamkan } from '#tests/kit/hutang.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

/** 111 million for "99.9" that was typed in a minute: three buy-backs and two loans, each below every limit. */
const HARI = '2026-11-20';
let shop: Shop;
let nomor: string[];
const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const emas = (berat: number) => ({
  kode_sales: 'S01',
  customer: PENJUAL,
  barang: [
    {
      asal_nota: 'TANPA_NOTA',
      nama_barang: 'Batangan',
      kode_dept: 'CC',
      kode_group: 'MR',
      kadar: 99.9,
      berat,
      harga: 30_000_000,
    },
  ],
});
const beli = async (berat: number): Promise<string> => {
  const alone = await send(shop.as('KASIR'), 'pembelian', emas(berat));
  const made =
    alone.status === 201 ? alone : await disetujui(shop, 'pembelian', emas(berat), 'OWN');
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return (made.body.data as { no_faktur_beli: string }).no_faktur_beli;
};
const gadai = async (): Promise<string> =>
  (
    await pinjamkan(shop, {
      customer: { ...pinjaman().customer, ...PENJUAL, kode_customer: null, foto: null },
      jumlah_hutang: rp(9_000_000),
      detail_barang: [{ ...pinjaman().detail_barang[0]!, kadar: persen(9990), berat: mg(12_000) }],
    })
  ).no_faktur_hutang;

beforeAll(async () => {
  shop = await openShop({ hari: HARI, dasar: true });
  await done(shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 300_000_000,
    keterangan: 'Modal',
  });
  nomor = [await beli(13), await beli(13)];
});
afterAll(() => shop.close());

test('two purchases of 30,000,000 are no slices yet; 26 g of 99.9 from one person are told', async () => {
  expect(await sinyal('PECAH PEMBAYARAN')).toEqual([]);
  expect(await sinyal('EMAS TERTINGGI SATU ORANG')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      uraian: '26.000 g kadar tertinggi',
      jml: 2,
      no_dokumen: nomor,
      batas: '25.000 g',
    },
  ]);
});

test('with a third and three loans 117,000,000 left in slices: by person, by cashier, without a photo', async () => {
  nomor.push(await beli(13));
  const pinjam = [await gadai(), await gadai(), await gadai()];
  const semua = [...nomor, ...pinjam].toSorted();
  const keluar = await sinyal('PECAH PEMBAYARAN');
  expect(keluar.flatMap((one) => one.no_dokumen as string[]).length).toBeGreaterThan(1);
  expect(await sinyal('ORANG SAMA SEHARI')).toMatchObject([
    { user_id: 'ksr.kj1', jml: 6, jumlah_rp: 117_000_000, no_dokumen: semua },
  ]);
  expect(await sinyal('PINJAMAN SATU KASIR')).toMatchObject([
    { user_id: 'ksr.kj1', uraian: '3 pinjaman baru', jumlah_rp: 27_000_000 },
  ]);
  expect(await sinyal('EMAS TANPA FOTO')).toMatchObject([
    { user_id: 'ksr.kj1', uraian: '6 dokumen tanpa foto', no_dokumen: semua },
  ]);
});
