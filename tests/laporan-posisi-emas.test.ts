import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { jadiPesanan, pesan, selesaikanPesanan, tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A finished piece is owed at a price of the past only as far as its price was locked (D-36.4, D-40.3). */
let shop: Shop;
let codes: string[];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  codes = await tambahPotong(shop, ['P1', 'P1', 'P1']);
});
afterAll(() => shop.close());

const posisi = async () => {
  const path = 'manajerial/report-posisi-emas?per_tanggal=2026-11-20';
  const rows = barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
  const murni = (name: string, of = 'KEWAJIBAN EMAS') =>
    rows.find(({ blok, posisi: one }) => blok === of && one === name)?.['murni'] ?? 0;
  const beda = rows.filter(({ blok }) => blok === 'BEDA HARI INI');
  return {
    bersih: murni('POSISI BERSIH', 'POSISI BERSIH'),
    dijanjikan: murni('Dijanjikan ke customer'),
    terkunci: murni('Pesanan harga terkunci'),
    beda: beda.reduce((all, one) => all + Math.round(Number(one['murni']) * 1000), 0) / 1000,
  };
};
const selesai = (no: string, kode_barcode: string) =>
  selesaikanPesanan(
    shop,
    no,
    jadiPesanan({ berat: null, kode_kategori: null, kode_group: null, kode_barcode }),
  );

test('№ 96: an order at the price of the day of its pick-up owes no gold, finished or not', async () => {
  const awal = await posisi();
  expect(awal).toMatchObject({ dijanjikan: 0, terkunci: 0 });
  const { no_pesanan } = await pesan(shop, { kunci_harga: 'IKUT_HARI_AMBIL' });
  expect(await posisi()).toEqual(awal);
  await selesai(no_pesanan, codes[0]!);
  expect(await posisi()).toEqual(awal);
});

test('№ 96: one that its DP locks owes what the DP bought, before and after it is finished', async () => {
  const awal = await posisi();
  const { no_pesanan } = await pesan(shop, { pembayaran: tunai(2_000_000) });
  const dipesan = await posisi();
  expect(dipesan.terkunci).toBeGreaterThan(0.5);
  expect(dipesan.dijanjikan).toBe(0);
  await selesai(no_pesanan, codes[1]!);
  const jadi = await posisi();
  expect(jadi).toMatchObject({ bersih: dipesan.bersih, dijanjikan: dipesan.terkunci, terkunci: 0 });
  // What the day made of the position is what its rows add up to.
  expect(jadi.beda - awal.beda).toBeCloseTo(Number(jadi.bersih) - Number(awal.bersih), 3);
});
