import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A ring and a chain without a known cost, sold by two people. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const tempat = { kode_kategori: 'PHS', kode_group: 'T', kode_gudang: 'TK', kode_baki: 'A-01' };
  const emas = { nama_barang: 'Perhiasan', kode_kadar: '750', berat: 2, ongkos: 0 };
  const barang = ['CC', 'KL'].map((kode_dept) => ({ ...tempat, ...emas, kode_dept }));
  const made = await done(shop, 'OWN', 'barang/banyak', { barang });
  for (const [at, kode_sales] of ['S01', 'SL01'].entries())
    await done(shop, 'KASIR', 'penjualan', {
      kode_sales,
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: made[at].kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
    });
});
afterAll(() => shop.close());

test('№ 89: the line "tanpa modal" is of what was asked for, as its rows are', async () => {
  const baca = async (saring: string) => {
    const tgl = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const path = `penjualan/report-margin?${tgl}${saring}`;
    const { status, body, text } = await shop.as('OWN').raw('GET', path);
    expect(status, text).toBe(200);
    return { rows: barisLaporan(body.data), catatan: (body.catatan ?? null) as string | null };
  };
  const semua = await baca('');
  expect(semua.rows).toHaveLength(2);
  expect(semua.catatan).toMatch(/^Tanpa modal: 2 barang, /);
  for (const saring of ['&kode_dept=CC', '&kode_sales=SL01']) {
    const satu = await baca(saring);
    expect(satu.rows).toHaveLength(1);
    const netto = Number(satu.rows[0]!['netto']).toLocaleString('en-US');
    expect(satu.catatan).toBe(`Tanpa modal: 1 barang, netto Rp ${netto}`);
  }
  expect(await baca('&kode_group=M')).toEqual({ rows: [], catatan: null });
});
