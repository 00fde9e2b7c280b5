import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { batalkanPesanan, pesan, selesaikanPesanan } from '#tests/kit/document/kerja-pesanan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { stock } from '#tests/kit/uji/buka/pesanan.ts';

/** A piece of the stock that filled an order lies where it lay once the order is ended: it was moved (decision 1052). */
const HARI = 'tgl_from=2026-11-21&tgl_to=2026-11-21';
let shop: Shop;
let code: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  [code = ''] = await tambahPotong(shop, ['P1']);
  const { no_pesanan } = await pesan(shop);
  await selesaikanPesanan(shop, no_pesanan, { barang: [stock(code)], kembali: null, upah: null });
  await shop.hari('2026-11-21');
  await batalkanPesanan(shop, no_pesanan);
});
afterAll(() => shop.close());
const baca = async (path: string) => {
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data);
};

test('№ 65 by tray: it was moved from TITIP to its tray; no count corrected anything', async () => {
  const rows = await baca(`barang/report-mutasi-stock?${HARI}&group_by=BAKI`);
  const kini = Object.fromEntries(
    rows.map(({ kunci, pindah_qty, ubah_qty, akhir_qty }) => [
      kunci,
      [pindah_qty, ubah_qty, akhir_qty],
    ]),
  );
  expect(kini).toEqual({ TITIP: [-1, 0, 0], 'TK/A-01': [1, 0, 1] });
});

test('№ 64: its card says so too', async () => {
  const rows = await baca(`barang/report-kartu-stock?${HARI}&kode_barcode=${code}`);
  expect(rows.map(({ jenis }) => jenis)).toEqual(
    expect.arrayContaining(['PINDAH MASUK', 'PINDAH KELUAR']),
  );
  expect(rows.map(({ jenis }) => jenis)).not.toContain('LAIN');
});
